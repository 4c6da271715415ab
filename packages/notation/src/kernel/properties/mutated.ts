import fc from 'fast-check';

type Mutation = (text: string, at: number, length: number, scrap: string) => string;

/** Ways to mutate a text at a place. */
const MUTATIONS: readonly Mutation[] = [
  (text, at, length) => text.slice(0, at) + text.slice(at + length),
  (text, at, _length, scrap) => text.slice(0, at) + scrap + text.slice(at),
  (text, at, length, scrap) => text.slice(0, at) + scrap + text.slice(at + length),
  (text, at, length) => text.slice(0, at) + text.slice(at, at + length).repeat(2) + text.slice(at + length),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (text, at) => text.slice(0, at),
];

/** A text mutated in a few places: scraps inserted, removed, doubled, swapped. */
export const mutatedWith =
  (scraps: readonly string[]) =>
  (text: string): fc.Arbitrary<string> =>
    fc
      .array(
        fc.tuple(fc.constantFrom(...MUTATIONS), fc.nat(), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...scraps)),
        { minLength: 1, maxLength: 12, size: 'max' },
      )
      .map((bends) =>
        bends.reduce(
          (bending, [bend, at, length, scrap]) => bend(bending, at % (bending.length + 1), length, scrap),
          text,
        ),
      );

/** Text of scraps, after one of several heads. */
export const noiseOf = (scraps: readonly string[], heads: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...heads), fc.array(fc.constantFrom(...scraps), { maxLength: 60, size: 'max' }))
    .map(([head, list]) => head + list.join(''));

export const anyText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 200, unit: 'binary', size: 'max' }),
  fc.string({ maxLength: 200, size: 'max' }),
);
