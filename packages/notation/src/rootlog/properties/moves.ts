import fc from 'fast-check';
import type { Action, Deck, Part } from '@woodlog/core/root';
import { addUp } from '../add-up.ts';
import { type WrittenThing, card, item, named, piece, place, single } from './components.ts';
import { type Tokens, all, arrow, countTokens, spaced } from './spelling.ts';

/** An action, one of its spellings in a line of the taker, and the productions of the grammar in it. */
export interface Written {
  readonly action: Action;
  readonly text: string;
  readonly forms: readonly string[];
}

export const count = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  { weight: 1, arbitrary: fc.integer({ min: 2, max: 99 }) },
);

/** One thing on the left: what it is, and how it is written inside or outside a bracket. */
interface Term {
  readonly count: number;
  readonly what: string;
  readonly sort: 'piece' | 'single' | 'card';
  readonly tokens: Tokens;
  /** The suit of an unnamed card; in a bracket of cards only this is written. */
  readonly suit: string | undefined;
  readonly form: string;
}

const term = (sort: Term['sort'], thing: fc.Arbitrary<WrittenThing>): fc.Arbitrary<Term> =>
  fc.tuple(count, thing).chain(([count, { name, tokens, form }]) =>
    countTokens(count).map((number) => {
      const suit = /^([BFMR])#$/.exec(name)?.[1];
      return { count, what: name, sort, tokens: [...number, ...tokens], suit, form };
    }),
  );

const thing = (taker: string, deck: Deck): fc.Arbitrary<Term> =>
  fc.oneof(
    { weight: 4, arbitrary: term('piece', piece(taker)) },
    { weight: 1, arbitrary: term('single', single(taker)) },
    { weight: 4, arbitrary: term('card', card(deck)) },
  );

/** Lists, most of them short, some as long as a line of actions allows. */
export const some = <T>(one: fc.Arbitrary<T>, most: number): fc.Arbitrary<T[]> =>
  fc.oneof(
    { weight: 4, arbitrary: one.map((it) => [it]) },
    { weight: 2, arbitrary: fc.array(one, { minLength: 2, maxLength: 4, size: 'max' }) },
    { weight: 1, arbitrary: fc.array(one, { minLength: 2, maxLength: most, size: 'max' }) },
  );

const ownerOf = (what: string): string => /^(?:h_)?[A-Z]/.exec(what)![0];

const defaultStart = ({ sort, what }: Term): string | null =>
  sort === 'card' ? 'draw' : sort === 'single' ? null : `supply:${ownerOf(what)}`;

const defaultEnd = ({ sort, what }: Term): string => {
  if (sort === 'card') return 'discard';
  return /^[a-z]{2}/.test(what) ? 'out' : `supply:${ownerOf(what)}`;
};

/** A blank must separate a card from a hireling's board, or the board would look like part of its name. */
const startOf = (taker: string, terms: readonly Term[]): fc.Arbitrary<WrittenThing> =>
  place(taker).map((thing) => {
    const [first, ...rest] = thing.tokens;
    const apart = first!.startsWith('h_') && terms.some(({ sort }) => sort === 'card');
    return apart ? { ...thing, tokens: [` ${first}`, ...rest] } : thing;
  });

export const plus = (sides: readonly Tokens[]): Tokens => sides.flatMap((side, i) => (i === 0 ? side : ['+', ...side]));

/** The left side with its starts, in any of its forms; `starts` are the written starts of each term. */
interface Left {
  readonly tokens: Tokens;
  readonly starts: readonly (string | undefined)[];
  readonly forms: readonly string[];
}

function bracketed(terms: readonly Term[]): fc.Arbitrary<{ tokens: Tokens; form: string }> {
  const things: Tokens = ['(', ...plus(terms.map(({ tokens }) => tokens)), ')'];
  if (!terms.every(({ suit }) => suit !== undefined)) return fc.constant({ tokens: things, form: 'bracket' });
  const suits: Tokens = ['(', ...plus(terms.map(({ tokens, suit }) => [...tokens.slice(0, -2), suit!])), ')', '#'];
  return fc.constantFrom({ tokens: suits, form: 'bracket of suits' }, { tokens: things, form: 'bracket' });
}

const leftOf = (taker: string, terms: readonly Term[]): fc.Arbitrary<Left> => {
  const forms = terms.map(({ form }) => form);
  const apart = all(terms.map((term) => fc.option(startOf(taker, [term]), { freq: 2, nil: undefined }))).map(
    (starts) => ({
      tokens: plus(
        terms.map(({ tokens, sort }, i) => (sort === 'single' ? tokens : [...tokens, ...(starts[i]?.tokens ?? [])])),
      ),
      starts: starts.map((start) => start?.name),
      forms: [
        ...forms,
        ...starts.flatMap((start) => (start ? [`from ${start.form}`] : [])),
        ...(terms.length > 1 ? ['each with its start'] : []),
      ],
    }),
  );
  const together = fc
    .tuple(bracketed(terms), fc.option(startOf(taker, terms), { nil: undefined }))
    .map(([{ tokens, form }, start]) => ({
      tokens: [...tokens, ...(start?.tokens ?? [])],
      starts: terms.map(() => start?.name),
      forms: [...forms, form, ...(start ? [`from ${start.form}`] : [])],
    }));
  return terms.length === 1
    ? fc.oneof({ weight: 4, arbitrary: apart }, { weight: 1, arbitrary: together })
    : fc.oneof(apart, together);
};

const partOf = (term: Term, start: string | undefined, to: string): Part => ({
  count: term.count,
  what: term.what,
  from: term.sort === 'single' ? null : (start ?? defaultStart(term)),
  to,
});

/** A move of pieces and cards: each thing goes to each place. */
export const plainMove = (taker: string, deck: Deck): fc.Arbitrary<Written> =>
  fc
    .tuple(some(thing(taker, deck), 8), fc.option(some(place(taker), 8), { freq: 4, nil: undefined }))
    .chain(([terms, ends]) =>
      leftOf(taker, terms).chain(({ tokens, starts, forms }) =>
        arrow
          .chain((arrow) => spaced([...tokens, arrow, ...plus(ends?.map(({ tokens }) => tokens) ?? [])]))
          .map((text) => {
            const parts = terms.flatMap((term, i) =>
              (ends?.map(({ name }) => name) ?? [defaultEnd(term)]).map((to) => partOf(term, starts[i], to)),
            );
            const to =
              ends === undefined ? ['to nowhere'] : ends.length > 1 ? ['to several places'] : [`to ${ends[0]!.form}`];
            return { action: { kind: 'move' as const, parts: addUp(parts) }, text, forms: [...forms, ...to] };
          }),
      ),
    );

/** Things of all kinds in one bracket. */
export const mixedMove = (taker: string, deck: Deck): fc.Arbitrary<Written> =>
  fc
    .tuple(
      term('piece', piece(taker)),
      term('card', named(deck)),
      count,
      item,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 12 }),
    )
    .chain(([one, two, number, { name, tokens }, from, to]) =>
      countTokens(number).chain((number_) =>
        spaced([
          '(',
          ...plus([one.tokens, two.tokens, [...number_, ...tokens]]),
          ')',
          String(from),
          '->',
          String(to),
        ]).map((text) => ({
          action: {
            kind: 'move' as const,
            parts: [one, two, { count: number, what: name }].map(({ count, what }) => ({
              count,
              what,
              from: String(from),
              to: String(to),
            })),
          },
          text,
          forms: ['bracket of all sorts'],
        })),
      ),
    );
