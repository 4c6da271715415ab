import fc from 'fast-check';
import type { ItemSide, Part } from '@woodlog/core/root';
import { addUp } from '../add-up.ts';
import { item } from './components.ts';
import { type Written, count, plus, some } from './moves.ts';
import { type Tokens, all, arrow, countTokens, mostly, spaced } from './spelling.ts';

/** Where an item is: its board (if any), its place, and its side. */
interface Lying {
  readonly place: string;
  readonly board: string | undefined;
  readonly side: ItemSide | undefined;
  readonly tokens: Tokens;
  readonly form: string;
}

const AREAS = ['s', 'd', 't'] as const;
const SIDES: readonly ItemSide[] = ['r', 'e'];
const isVagabond = (owner: string): boolean => owner === 'V' || owner === 'G';

/** Starts of items in a line of the taker; if omitted, they are on the taker's board. */
const lying = (taker: string): fc.Arbitrary<Lying> => {
  const side = fc.option(fc.constantFrom(...SIDES), { nil: undefined });
  const near = side.map(
    (side): Lying => ({
      place: `${taker}$`,
      board: taker,
      side,
      tokens: side ? [side] : [],
      form: side ? 'side' : 'own board',
    }),
  );
  const onBoard = fc.tuple(fc.constantFrom('V', 'G', 'C', 'h_V'), side).map(
    ([board, side]): Lying => ({
      place: `${board}$`,
      board,
      side,
      tokens: [board, '$', ...(side ?? '')],
      form: 'board',
    }),
  );
  const areaOf = (board: string, tokens: Tokens) =>
    fc.tuple(fc.constantFrom(...AREAS), side).map(
      ([area, side]): Lying => ({
        place: `${board}$${area}`,
        board,
        side,
        tokens: [...tokens, area, ...(side ?? '')],
        form: 'area',
      }),
    );
  const clearing = fc
    .integer({ min: 1, max: 12 })
    .map(
      (n): Lying => ({ place: String(n), board: undefined, side: undefined, tokens: [String(n)], form: 'clearing' }),
    );
  const far = fc.constantFrom('V', 'G').chain((board) => areaOf(board, [board, '$']));
  return fc.oneof(
    near,
    onBoard,
    far,
    clearing,
    ...(isVagabond(taker) ? [areaOf(taker, []), areaOf(taker, ['$'])] : []),
  );
};

/** Where items go, as written for all of them. */
interface Going {
  readonly end: (from: Lying) => { to: string; turn?: ItemSide };
  readonly tokens: Tokens;
  readonly form: string;
  /** Whether it can be written for an item at this start. */
  readonly fits: (from: Lying) => boolean;
}

const always = (): boolean => true;

const going = (taker: string): fc.Arbitrary<Going> => {
  const out = fc.constant<Going>({ end: () => ({ to: 'out' }), tokens: [], form: 'out', fits: always });
  const turned = (tokens: Tokens, turn: ItemSide): fc.Arbitrary<Tokens> =>
    fc.constantFrom<Tokens>([...tokens, '+', turn], [turn, '+', ...tokens], [...tokens, turn]);
  const flip = fc.constantFrom(...SIDES).map(
    (turn): Going => ({
      end: ({ place }) => ({ to: place, turn }),
      tokens: [turn],
      form: 'flip',
      fits: ({ board }) => board !== undefined,
    }),
  );
  const nearArea = ({ board }: Lying, area: string): string => `${board && isVagabond(board) ? board : taker}$${area}`;
  const canBeNear = ({ board }: Lying): boolean => isVagabond(taker) || (board !== undefined && isVagabond(board));
  const area = fc.constantFrom(...AREAS).map(
    (area): Going => ({
      end: (from) => ({ to: nearArea(from, area) }),
      tokens: [area],
      form: 'area',
      fits: canBeNear,
    }),
  );
  const areaTurned = fc.tuple(fc.constantFrom(...AREAS), fc.constantFrom(...SIDES)).chain(([area, turn]) =>
    turned([area], turn).map(
      (tokens): Going => ({
        end: (from) => ({ to: nearArea(from, area), turn }),
        tokens,
        form: 'area, turned',
        fits: canBeNear,
      }),
    ),
  );
  const board = fc.constantFrom('V', 'G', 'C', taker);
  const toBoard = board.chain((owner) =>
    mostly<Tokens>(owner === taker ? ['$'] : [owner, '$'], [owner, '$']).map(
      (tokens): Going => ({ end: () => ({ to: `${owner}$` }), tokens, form: 'board', fits: always }),
    ),
  );
  const toBoardTurned = fc
    .tuple(board, fc.constantFrom(...SIDES))
    .chain(([owner, turn]) =>
      turned([owner, '$'], turn).map(
        (tokens): Going => ({ end: () => ({ to: `${owner}$`, turn }), tokens, form: 'board, turned', fits: always }),
      ),
    );
  const toAreaOf = fc.tuple(fc.constantFrom('V', 'G'), fc.constantFrom(...AREAS)).map(
    ([owner, area]): Going => ({
      end: () => ({ to: `${owner}$${area}` }),
      tokens: [owner, '$', area],
      form: 'area of a board',
      fits: always,
    }),
  );
  const clearing = fc
    .integer({ min: 1, max: 12 })
    .map((n): Going => ({ end: () => ({ to: String(n) }), tokens: [String(n)], form: 'clearing', fits: always }));
  return fc.oneof(out, flip, area, areaTurned, toBoard, toBoardTurned, toAreaOf, clearing);
};

/** A move of items: the joined ends describe each of them. */
export const itemMove = (taker: string): fc.Arbitrary<Written> =>
  fc.tuple(some(fc.tuple(count, item), 8), going(taker), fc.boolean()).chain(([items, to, together]) => {
    const start = lying(taker).filter(to.fits);
    const starts = together ? start.map((common) => items.map(() => common)) : all(items.map(() => start));
    return fc.tuple(starts, all(items.map(([count]) => countTokens(count))), arrow).chain(([starts, counts, arrow]) => {
      const things = items.map(([, { tokens }], i) => [...counts[i]!, ...tokens]);
      const left = together
        ? ['(', ...plus(things), ')', ...starts[0]!.tokens]
        : plus(things.map((tokens, i) => [...tokens, ...starts[i]!.tokens]));
      const parts = items.map(([count, { name }], i): Part => {
        const { place, side } = starts[i]!;
        return { count, what: name, from: place, ...(side && { side }), ...to.end(starts[i]!) };
      });
      const forms = [
        ...items.map(([, { form }]) => form),
        `items: ${to.form}`,
        ...starts.map(({ form }) => `item from ${form}`),
        ...(together ? ['bracket of items'] : []),
      ];
      return spaced([...left, arrow, ...to.tokens]).map((text) => ({
        action: { kind: 'move' as const, parts: addUp(parts) },
        text,
        forms,
      }));
    });
  });
