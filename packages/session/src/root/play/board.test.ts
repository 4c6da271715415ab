import { isLeft } from 'fp-ts/lib/Either.js';
import { stream } from '@woodlog/core/kernel';
import { type Faction, type Table, layoutOf } from '@woodlog/core/root';
import { check, parse, replay } from '@woodlog/notation/root';
import { expect, test } from 'vitest';
import type { Session } from '../../kernel/session.ts';
import { type BoardNow, actionsTo, boardPlaces, handOf, piecesAt } from './board.ts';
import { answer, ask, endWith, openSession } from './session.ts';
import { startSession } from './start.ts';

const BOTS: readonly (readonly [Faction, string])[] = [
  ['C', 'mechanical-marquise'],
  ['E', 'electric-eyrie'],
  ['A', 'automated-alliance'],
];

function tableOf(log: string): Table {
  const game = replay(parse(log));
  if (isLeft(game)) throw new Error(game.left.message);
  return game.right.table;
}

/** What a person would set after a turn: all pieces, points and hands of the real board. */
function seenOn(table: Readonly<Table>): Required<BoardNow> {
  const { seats } = layoutOf(table.setup);
  return {
    pieces: Object.fromEntries(
      boardPlaces(table).map((place) => [
        place,
        Object.fromEntries(piecesAt(table, place).map(({ piece, count }) => [piece, count])),
      ]),
    ),
    points: Object.fromEntries(seats.map(({ faction, index }) => [faction, table.scores[index] ?? 0])),
    hands: Object.fromEntries(seats.map(({ faction }) => [faction, handOf(table, faction)])),
  };
}

test('the nearest pieces move, the rest comes from the supply or goes there', () => {
  const table = tableOf('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:3w->1/2w->9/b_s->1\n');
  const pieces = { '1': { Cw: 1, Cb_s: 0 }, '9': { Cw: 1, Ew: 2 }, '5': { Cw: 2 }, '3': { Cw: 2 } };
  expect(actionsTo(table, { pieces, points: { C: 3 }, hands: { C: 5 } })).toEqual([
    '2Cw1->5',
    'Cw9->3',
    'Cw->3',
    'Cb_s1->',
    '2Ew->9',
    '2#->C',
    'C++3',
  ]);
  expect(actionsTo(table, seenOn(table))).toEqual([]);
});

/** How many lines a faction plays; more with `SESSION_LINES=100 npx vitest run packages/session`. */
const LINES = Number(process.env['SESSION_LINES'] ?? 10);

test.each(['C', 'V', 'O', 'H'] as const)(
  'turns of %s told by the board alone leave the same board, are marked, and bots play on',
  (person) => {
    const bots = BOTS.filter(([letter]) => letter !== person).slice(0, 2);
    const seats = [
      { player: 'Ann', faction: person as Faction },
      ...bots.map(([faction, bot]) => ({ player: '', faction, bot })),
    ];
    const begun = startSession({ game: 'root', map: 'Fall', deck: 'E&P', seats }, { chance: { seed: 'b', index: 0 } });
    if (isLeft(begun)) throw new Error(begun.left.message);
    const random = stream(`board ${person}`, 0, 'answers');
    const taken = (given: ReturnType<typeof answer>): Session => {
      if ('refused' in given) throw new Error(given.refused);
      return given;
    };
    const step = (session: Session): Session => {
      const moment = ask(session);
      if (moment.kind !== 'asked') return taken(answer(session, null));
      const options = moment.question.groups.flatMap((group) => group.options);
      return taken(answer(session, random.pick(options).answer));
    };
    let session = begun.right;
    for (let line = 0; line < LINES; line++) {
      const moment = ask(session);
      if (moment.kind === 'over') break;
      let played = session;
      while (played.log === session.log) played = step(played);
      if (moment.kind !== 'asked' || moment.taker !== 0 || moment.phase === 'Setup') {
        session = played;
        continue;
      }
      const told = taken(endWith(session, seenOn(tableOf(played.log))));
      expect(told.log).toMatch(/\/\/ done anyway\n$/);
      const { pieces, points, hands } = seenOn(tableOf(told.log));
      expect({ pieces, points, hands }).toEqual(seenOn(tableOf(played.log)));
      session = told;
    }
    expect(session.past.length).toBeGreaterThan(LINES / 2);
    expect(check(parse(session.log)).filter(({ severity }) => severity === 'error')).toEqual([]);
  },
);

test('a board that cannot be is refused, and nothing is asked of a bot', () => {
  const begun = openSession('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:t_k->1\nE:b+6w->3\n');
  if (isLeft(begun)) throw new Error(begun.left.message);
  expect(endWith(begun.right, { pieces: { '1': { Cw: 99 } } })).toHaveProperty('refused');
});
