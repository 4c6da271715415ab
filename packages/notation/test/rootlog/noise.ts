import fc from 'fast-check';

/** Scraps of Rootlog, whole and torn, and what gets in among them. */
// biome-ignore format: a list
const SCRAPS = [
  'C', 'E', 'V', 'K', 'P', 'L', 'h_E', 'h_', 'S', 'w', 'b_s', 't_k', 't', 'p', 'f', 'r', '_', '$', '$_', '#', '@', '*', '%', '%s', '%_', 'd', 'e', 's',
  '->', '<->', '^', '+', '++', '--', '->', '-', ' - ', '(', ')', '/', ';', '//', ':', ',', '\n', '\r\n', '\r', ' ', '\t', '\ufeff', '\u00a0', '→', '–>', '=>',
  '0', '1', '2', '3', '12', '13', '99', '100', '5_9', '2_7_10', 'X', 'Z', '?', 'Q', 'B', 'F', 'M', 'R', 'sabo', 'anvil', 'favor', 'fpart', 'despot', 'better burrow bank',
  'Map:', 'Map: Fall', 'Deck: E&P', 'Deck: Standard', 'Clearings: F1', 'Landmarks:', 'Hirelings: h_C, h_Ad', 'Pool: CE', 'Winner: C', 'C: Ann\n', '\nC:', '\nE:', 'Vagabot (easy)',
  '\0', '\ud800', 'é', '😀', '\u2028', 'a', 'z', 'A', '.', '&', '"',
] as const;

/** Text of scraps, or of anything at all. */
export const noise: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.array(fc.constantFrom(...SCRAPS), { maxLength: 60, size: 'max' }).map((scraps) => scraps.join('')),
  },
  {
    weight: 2,
    arbitrary: fc
      .array(fc.constantFrom(...SCRAPS), { maxLength: 60, size: 'max' })
      .map((scraps) => `C: Ann\nC:${scraps.join('')}`),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 200, unit: 'binary', size: 'max' }) },
);

type Bend = (text: string, at: number, length: number, scrap: string) => string;

/** Ways to bend a text at a place. */
const BENDS: readonly Bend[] = [
  (text, at, length) => text.slice(0, at) + text.slice(at + length),
  (text, at, _length, scrap) => text.slice(0, at) + scrap + text.slice(at),
  (text, at, length, scrap) => text.slice(0, at) + scrap + text.slice(at + length),
  (text, at, length) => text.slice(0, at) + text.slice(at, at + length).repeat(2) + text.slice(at + length),
  (text, at) => text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
  (text, at) => text.slice(0, at),
];

/** A text bent in a few places: scraps put in, taken out, doubled, swapped. */
export const bent = (text: string): fc.Arbitrary<string> =>
  fc
    .array(fc.tuple(fc.constantFrom(...BENDS), fc.nat(), fc.integer({ min: 1, max: 8 }), fc.constantFrom(...SCRAPS)), {
      minLength: 1,
      maxLength: 12,
      size: 'max',
    })
    .map((bends) =>
      bends.reduce(
        (bending, [bend, at, length, scrap]) => bend(bending, at % (bending.length + 1), length, scrap),
        text,
      ),
    );
