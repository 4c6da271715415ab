// Records for property tests: whole games by the rules, and random ones that only the notation allows.
import { isLeft } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import {
  type CarcassonneAction,
  type CarcassonneQuestions,
  type CarcassonneState,
  FIGURES,
  KINDS,
  SHAPES,
  carcassonne,
  carcassonneTurn,
  dealer,
  newState,
} from '@woodlog/core/carcassonne';
import { type GameSetup, chance, firstOf, puppet, simulate, streams } from '@woodlog/core/kernel';
import type { Final, Header, Log, LogAction, Player, Points, Score, Turn } from '../index.ts';
import { idOf } from '../log.ts';
import { printStrangeTile, printTile } from '../print/tile.ts';
import { readTile } from '../read/tile.ts';

export function setupFor(seats: number): GameSetup {
  return {
    game: 'carcassonne',
    seats: Array.from({ length: seats }, (_, seat) => ({ player: `puppet ${idOf(seat)}` })),
  };
}

/** A random game: its actions, and the table after each turn. */
export function puppetGame(seed: string, game: number, seats: number) {
  const own = streams(seed, game);
  const answerer = firstOf<CarcassonneState, CarcassonneQuestions>(chance(own, dealer(own.deck)), puppet(own));
  const state = newState(seats);
  const actions: CarcassonneAction[] = [];
  const tables: CarcassonneState[] = [];
  while (carcassonne.toAct(state) !== null) {
    const played = simulate(carcassonne, carcassonneTurn, state, answerer);
    if (isLeft(played)) throw new Error(played.left.message);
    actions.push(...played.right.actions);
    tables.push(carcassonne.copy(state));
  }
  return { actions, tables };
}

export const anyGame = fc.record({ seed: fc.string(), game: fc.nat(1000), seats: fc.integer({ min: 2, max: 5 }) });

const word = fc.stringMatching(/^[A-Za-z0-9'!?.:-]{1,8}$/);
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '));
const noteLine = fc
  .array(fc.oneof(word, fc.constantFrom('/', '(3,4)', '+4', '[03:24]', '5A (0,1) CCCF', '✓', '=')), { maxLength: 6 })
  .map((list) => list.join(' '));
const note = fc
  .tuple(noteLine, fc.array(noteLine, { maxLength: 2 }))
  .map((lines) => lines.flat().join('\n'))
  .filter((text) => text !== '');

const count = fc.nat(300);
const points: fc.Arbitrary<Points> = fc
  .record({ points: fc.array(count, { maxLength: 3 }), total: fc.option(count, { nil: undefined }) })
  .filter((one) => one.points.length > 0 || one.total !== undefined)
  .map(({ points: list, total }) => (total === undefined ? { points: list } : { points: list, total }));

const shape = fc.constantFrom(...SHAPES.filter(({ turns, kind }) => turns < kind.distinct));
const anyFigure = fc.option(fc.constantFrom(...FIGURES), { nil: undefined, freq: 1 });
const claimed = shape.chain((one) =>
  fc
    .record({ segment: fc.integer({ min: -1, max: one.kind.segments.length - 1 }), figure: anyFigure })
    .map(({ segment, figure }) => ({ one, segment, ...(segment >= 0 && figure && { figure }) })),
);
const coordinate = fc.integer({ min: -99, max: 99 });

const sides = ['C', 'R', 'F', 'V', 'A', 'O', 'S', 'T'];
const figures = fc.constantFrom('', '', '', 'm', 'M', 'm[B]', 'M[p]', 'm[ph]', 'M[barn]', 'm[b]', 'm[w]');
const face = fc.tuple(
  fc.constantFrom(...sides),
  fc.constantFrom('', '', '2', '3'),
  fc.constantFrom('', 'p', 'w', 'I'),
  figures,
);
/** An unknown tile in canonical form: it has a forest, so it cannot be a known one. */
const expansionTile = fc
  .tuple(face, face, face, fc.constantFrom('', 'K', 'p', 'h'), figures)
  .map(([a, b, c, mark, on]) => {
    const read = readTile(`T${[a, b, c].flat().join('')}${mark}${mark === '' ? '' : on}`);
    if (!('tile' in read)) throw new Error(read.expected);
    return printStrangeTile(read.tile);
  });

function lastAction(seat: number, expansions: boolean): fc.Arbitrary<LogAction> {
  if (expansions) {
    const lay = fc.record({ x: coordinate, y: coordinate, tile: expansionTile });
    return lay.map(({ x, y, tile }): LogAction => ({ kind: 'lay', seat, x, y, tile }));
  }
  const place = fc
    .record({ tile: claimed, x: coordinate, y: coordinate, isRecalled: fc.boolean() })
    .map(({ tile, x, y, isRecalled }): LogAction => {
      const { one, segment, ...figure } = tile;
      const { kind, turns } = one;
      const claim = kind.segments[segment]?.claim;
      return {
        kind: 'place',
        seat,
        x,
        y,
        tile: kind.id,
        turns,
        ...(claim && { claim }),
        ...figure,
        ...(isRecalled && !claim && { recalls: 'abbot' }),
      };
    });
  const unplaced = claimed.map(
    ({ one, segment, figure: own }): LogAction => ({ kind: 'unplaced', seat, tile: printTile(one, segment, own) }),
  );
  return fc.oneof({ weight: 9, arbitrary: place }, unplaced, fc.constant<LogAction>({ kind: 'concede', seat }));
}

function turnArbitrary(number: number, seats: number, expansions: boolean): fc.Arbitrary<Turn> {
  const seat = (number - 1) % seats;
  const discard = expansions
    ? expansionTile.map((tile): LogAction => ({ kind: 'drop', seat, tile }))
    : fc.constantFrom(...KINDS).map(({ id }): LogAction => ({ kind: 'discard', seat, tile: id }));
  const discards = fc.oneof({ weight: 8, arbitrary: fc.constant([]) }, fc.array(discard, { maxLength: 2 }));
  const others = Array.from({ length: seats }, (_, other) => idOf(other)).filter((id) => id !== idOf(seat));
  const score = fc
    .record({ own: fc.option(points, { nil: undefined }), players: fc.subarray(others), theirs: points })
    .map(({ own, players, theirs }): Score | undefined => {
      if (!own && players.length === 0) return undefined;
      return {
        ...(own && { own }),
        ...(players.length > 0 && { others: players.map((player) => ({ player, ...theirs })) }),
      };
    });
  return fc
    .record({ discards, last: lastAction(seat, expansions), score, comment: fc.option(note, { nil: undefined }) })
    .map(({ discards: before, last, score: own, comment }) => ({
      number,
      taker: idOf(seat),
      actions: [...before, last],
      ...(own && { score: own }),
      ...(comment !== undefined && { comment }),
    }));
}

const optional = fc.option(words, { nil: undefined });

function playerArbitrary(seat: number): fc.Arbitrary<Player> {
  return fc
    .record({
      nick: words,
      name: optional,
      country: optional,
      colour: optional,
      place: fc.option(fc.integer({ min: 1, max: 23 }), { nil: undefined }),
      points: count,
    })
    .map(({ nick, name, country, colour, place, points: own }) => ({
      id: idOf(seat),
      nick,
      ...(name !== undefined && { name }),
      ...(country !== undefined && { country }),
      ...(colour !== undefined && { colour }),
      ...(place !== undefined && { place, points: own }),
    }));
}

/** A record that the notation can write, regardless of the rules. */
export function wildLog(expansions = false): fc.Arbitrary<Log> {
  const size = fc.record({ seats: fc.integer({ min: 2, max: 4 }), moves: fc.integer({ min: 1, max: 12 }) });
  return size.chain(({ seats, moves }) => {
    const everybody = Array.from({ length: seats }, (_, seat) => idOf(seat));
    const start: fc.Arbitrary<LogAction> = expansions
      ? expansionTile.map((tile): LogAction => ({ kind: 'lay', seat: null, x: 0, y: 0, tile }))
      : fc.integer({ min: 0, max: 3 }).map((turns): LogAction => ({ kind: 'start', tile: 'CRFR', turns }));
    const first = start.map((action): Turn => ({ number: 0, taker: '', actions: [action] }));
    const rest = fc.tuple(...Array.from({ length: moves }, (_, i) => turnArbitrary(i + 1, seats, expansions)));
    const abandoned = fc.boolean().map((isOver): Turn[] => {
      return isOver ? [{ number: moves + 1, taker: everybody.join(''), actions: [{ kind: 'abandon' }] }] : [];
    });
    const finals = fc.tuple(
      ...everybody.map((player) =>
        fc
          .record({ points, comment: fc.option(note, { nil: undefined }) })
          .map(({ points: own, comment }): Final => ({ player, ...own, ...(comment !== undefined && { comment }) })),
      ),
    );
    const header = fc
      .record({
        fields: fc.option(fc.array(words, { maxLength: 3 }), { nil: undefined }),
        players: fc.tuple(...everybody.map((_, seat) => playerArbitrary(seat))),
        comments: fc.array(noteLine, { maxLength: 2 }),
      })
      .map(
        ({ fields, players, comments }): Header => ({
          players,
          ...(fields && { fields: ['05/06/2022', ...fields] }),
          ...(comments.length > 0 && { comments }),
        }),
      );
    return fc.record({ header, first, rest, abandoned, finals: fc.oneof(fc.constant([]), finals) }).map(
      (parts): Log => ({
        game: 'carcassonne',
        header: parts.header,
        turns: [parts.first, ...parts.rest, ...parts.abandoned],
        finals: parts.finals,
      }),
    );
  });
}
