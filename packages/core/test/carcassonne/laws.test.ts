import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CarcassonneAction,
  type CarcassonneState,
  acceptDraw,
  carcassonne,
  carcassonneTurn,
  dealer,
  kindOfTile,
  legalMoves,
  newState,
  tilesInBag,
  totalOf,
  turnAction,
} from '../../src/carcassonne/index.ts';
import {
  advance,
  createReducer,
  decode,
  fingerprint,
  isViolation,
  reduceAll,
  script,
  stream,
} from '../../src/kernel/index.ts';
import { puppetGame } from './games.ts';

const games = fc.record({ seed: fc.string(), game: fc.nat(), seats: fc.integer({ min: 2, max: 5 }) });
const reduce = createReducer({ freeze: true })(carcassonne);

describe('reduce, reduceAll and advance are one (docs/kernel.md: Plan and enact)', () => {
  test('at every action of a game, and no state is written to but by its owner', () => {
    fc.assert(
      fc.property(games, ({ seed, game, seats }) => {
        const { actions, end } = puppetGame(seed, game, seats);
        const owned = newState(seats);
        let pure = newState(seats) as Readonly<typeof owned>;
        for (const action of actions) {
          const next = reduce(pure, action);
          if (isLeft(next)) throw new Error(next.left.message);
          pure = next.right;
          expect(advance(carcassonne, owned, action)).toBeNull();
        }
        expect(pure).toEqual(owned);
        expect(owned).toEqual(end);
        expect(reduceAll(carcassonne)(newState(seats), actions)).toEqual({ _tag: 'Right', right: end });
        expect(JSON.parse(JSON.stringify(end))).toEqual(end);
      }),
      { numRuns: 10 },
    );
  });

  test('a copy shares nothing that play writes to', () => {
    const { actions } = puppetGame('copy', 0);
    const state = newState(2);
    for (const action of actions) {
      const before = carcassonne.copy(state);
      const text = JSON.stringify(before);
      advance(carcassonne, state, action);
      expect(JSON.stringify(before)).toBe(text);
    }
  });
});

describe('actions', () => {
  test('those of a game pass the codec, as JSON and back', () => {
    for (const action of puppetGame('codec', 1, 3).actions) {
      expect(decode(carcassonne.codecs.action, JSON.parse(JSON.stringify(action)))).toEqual({
        _tag: 'Right',
        right: action,
      });
    }
  });

  test('others do not, with the place', () => {
    const wrong = { kind: 'place', seat: 0, x: 0, y: 0.5, tile: 'CRFX', turns: 0 };
    const result = decode(carcassonne.codecs.action, wrong);
    expect(isLeft(result) && result.left.message).toBe(
      'y: expected whole number from -99 to 99, got 0.5; tile: expected kind of tile such as CRFR or FFFFK, got "CRFX"',
    );
  });

  test('every listed action is accepted, and the list is that of the game', () => {
    const { actions } = puppetGame('legal', 2);
    const state = newState(2);
    for (const action of actions) {
      const legal = carcassonne.legal?.(state) ?? [];
      expect(legal.filter((one) => isViolation(carcassonne.plan(state, one)))).toEqual([]);
      expect(legal).toContainEqual(action);
      advance(carcassonne, state, action);
    }
  });
});

describe('a board turned (LOCATION 2)', () => {
  const turned = (actions: readonly CarcassonneAction[], quarters: number) =>
    actions.map((action) => turnAction(action, quarters));

  const partsOf = ({ finals }: CarcassonneState) => finals.map((own) => own.map(({ type, points }) => [type, points]));

  test('is the same game: all scores and parts are the same', () => {
    const { actions, end } = puppetGame('turn', 3);
    for (const quarters of [1, 2, 3]) {
      const result = reduceAll(carcassonne)(newState(2), turned(actions, quarters));
      if (isLeft(result)) throw new Error(result.left.message);
      expect(result.right.scores).toEqual(end.scores);
      expect(partsOf(result.right)).toEqual(partsOf(end));
    }
  });

  test('four quarters, and a quarter there and back, change nothing', () => {
    const { actions } = puppetGame('turn', 4);
    expect(turned(turned(actions, 1), 3)).toEqual(actions);
    expect(turned(turned(actions, 2), 2)).toEqual(actions);
    expect(turned(actions, 4)).toEqual(actions);
  });
});

test('the fingerprint tells tables, not the order in which squares were filled', () => {
  const lay = (moves: readonly (readonly [number, number])[]) => {
    const state = newState(2);
    advance(carcassonne, state, { kind: 'start', tile: 'CRFR', turns: 0 });
    for (const [i, [x, y]] of moves.entries()) {
      advance(carcassonne, state, { kind: 'place', seat: i % 2, x, y, tile: 'FRFR', turns: 0 });
    }
    return fingerprint(carcassonne.canonical(state));
  };
  expect(
    lay([
      [0, 1],
      [0, -1],
    ]),
  ).toBe(
    lay([
      [0, -1],
      [0, 1],
    ]),
  );
  expect(
    lay([
      [0, 1],
      [0, -1],
    ]),
  ).not.toBe(
    lay([
      [0, 1],
      [0, 2],
    ]),
  );
});

describe('a turn', () => {
  test('draws, lays, and is told what does not fit', () => {
    const state = newState(2);
    const [first] = legalMoves(reduced([{ kind: 'start', tile: 'CRFR', turns: 1 }]), 'FFFFK');
    const result = script(carcassonne, carcassonneTurn, state, [['FFFFK'], first], acceptDraw(state));
    expect(isRight(result) && result.right.actions).toEqual([{ kind: 'start', tile: 'CRFR', turns: 1 }, first]);
    const wrong = script(carcassonne, carcassonneTurn, state, [['FFFFX'], first], acceptDraw(state));
    expect(isLeft(wrong) && wrong.left.violation).toBe('answer/not-a-tile');
  });

  test('only a tile that is left in the bag is drawn (TILES 1)', () => {
    const state = reduced([{ kind: 'start', tile: 'CRFR', turns: 1 }]);
    const options = legalMoves(state, 'CCCCP');
    const after = reduced([{ kind: 'start', tile: 'CRFR', turns: 1 }, options[0]!]);
    const result = script(carcassonne, carcassonneTurn, after, [['CCCCP'], options[0]], acceptDraw(after));
    expect(isLeft(result) && result.left).toMatchObject({
      violation: 'answer/none-left',
      message: 'answer 1: no tile CCCCP is left in the bag',
      law: 'TILES 1',
    });
  });

  test('a dealer goes by the table where somebody else has drawn (TILES 1)', () => {
    const state = newState(2);
    const deal = dealer(stream('maple', 0, 'deck'));
    const question = { kind: 'draw', law: 'MOVES 2', from: 'bag', count: 1, kinds: [] } as const;
    const [first] = deal(question, state);
    const rest = tilesInBag(state);
    rest.splice(rest.indexOf(first!), 1);
    // Everything but one tile has been drawn by others.
    const last = rest[0]!;
    state.bag.fill(0);
    state.bag[kindOfTile(last).index] = 1;
    expect(deal(question, state)).toEqual([last]);
  });

  test('a setup for one or six is refused', () => {
    const seats = (n: number) => Array.from({ length: n }, (_, i) => ({ player: `p${i}` }));
    for (const n of [0, 1, 6]) expect(isLeft(carcassonne.setup({ game: 'carcassonne', seats: seats(n) }))).toBe(true);
    for (const n of [2, 5]) expect(isRight(carcassonne.setup({ game: 'carcassonne', seats: seats(n) }))).toBe(true);
    expect(isLeft(carcassonne.setup({ game: 'root', seats: seats(2) }))).toBe(true);
  });

  test('the winner has most points; equal points share', () => {
    for (let game = 0; game < 20; game++) {
      const { end } = puppetGame('winner', game);
      const totals = [totalOf(end, 0), totalOf(end, 1)] as const;
      const winners = [0, 1].filter((seat) => totals[seat] === Math.max(...totals));
      expect(carcassonne.result(end)).toEqual({ winners, reason: 'tiles' });
    }
  });
});

function reduced(actions: readonly CarcassonneAction[]) {
  const result = reduceAll(carcassonne)(newState(2), actions);
  if (isLeft(result)) throw new Error(result.left.message);
  return result.right;
}
