import fc from 'fast-check';

/**
 * Spellings are made of tokens that blanks may separate, with all the freedom that writers take. They are independent
 * of the printer.
 */
export type Tokens = readonly string[];

/** One of several spellings, the first more often than the others. */
export const mostly = <T>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> =>
  others.length === 0
    ? fc.constant(usual)
    : fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: fc.constantFrom(...others) });

/** Combines arbitrary values into one arbitrary list. */
export const all = <T>(arbitraries: readonly fc.Arbitrary<T>[]): fc.Arbitrary<T[]> => fc.tuple(...arbitraries);

const gap = fc.oneof(
  { weight: 12, arbitrary: fc.constant('') },
  { weight: 2, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: fc.constantFrom('  ', '\t', '\u00a0', ' \u2009') },
);

/** Tokens with stray blanks between them. */
export const spaced = (tokens: Tokens): fc.Arbitrary<string> =>
  all(tokens.map((_, i) => (i === 0 ? fc.constant('') : gap))).map((gaps) =>
    tokens.map((token, i) => gaps[i]! + token).join(''),
  );

/** The arrow of a move, also as people type it and as word processors change it. */
export const arrow: fc.Arbitrary<string> = mostly('->', '→', '–>', '—>', '=>', '-->');

/** A count: one is usually omitted. */
export const countTokens = (count: number): fc.Arbitrary<Tokens> =>
  count === 1 ? mostly<Tokens>([], ['1']) : mostly<Tokens>([String(count)], [`0${count}`]);
