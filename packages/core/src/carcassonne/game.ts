import { type Either, left, right } from 'fp-ts/lib/Either.js';
import type { Game, GameResult } from '../kernel/game.ts';
import { type Json, asJson } from '../kernel/json.ts';
import type { GameSetup } from '../kernel/setup.ts';
import { type Violation, violation } from '../kernel/violation.ts';
import { type CarcassonneAction, carcassonneAction } from './action.ts';
import { enactPlan } from './enact.ts';
import { expansionsOf } from './expansions.ts';
import { hasPlacement, kindsInBag, legalMoves } from './legal.ts';
import { type CarcassonnePlan, planAction } from './plan.ts';
import { starterOf } from './river.ts';
import {
  type CarcassonneState,
  FEWEST_SEATS,
  mostSeats,
  copyState,
  newState,
  segmentOf,
  shapeOf,
  tileOf,
  totalOf,
} from './state.ts';
import { KINDS, kindOfTile } from './tile.ts';

/** Carcassonne: the base game for two to five players. */
export const carcassonne: Game<CarcassonneState, CarcassonneAction, CarcassonnePlan> = {
  id: 'carcassonne',
  setup,
  plan: (state, action) => planAction(state, action),
  enact: enactPlan,
  copy: copyState,
  toAct: (state) => (state.end ? null : state.toMove),
  legal,
  result,
  canonical,
  codecs: { action: carcassonneAction },
};

function setup(request: GameSetup): Either<Violation, CarcassonneState> {
  const { game, seats } = request;
  if (game !== 'carcassonne') return left(violation('setup/game', `this is the setup of ${game}, not of carcassonne`));
  // The budget is for bots.
  const { expansions: _, budget: __, ...others } = request.options ?? {};
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) return left(violation('setup/option', `no such option: ${unknown}`));
  const expansions = expansionsOf(request);
  if ('violation' in expansions) return left(expansions);
  const most = mostSeats(expansions);
  if (seats.length >= FEWEST_SEATS && seats.length <= most) return right(newState(seats.length, expansions));
  const message = `from ${FEWEST_SEATS} to ${most} can play, not ${seats.length}`;
  return left(violation('setup/seats', message, { law: 'PLAYERS 1' }));
}

/** For every kind that may be drawn: its moves, or its discard. */
function legal(state: Readonly<CarcassonneState>): readonly CarcassonneAction[] {
  if (state.end) return [];
  const quit: CarcassonneAction[] = [];
  for (let seat = 0; seat < state.seats; seat++)
    if (!state.conceded.includes(seat)) quit.push({ kind: 'concede', seat });
  quit.push({ kind: 'abandon' });
  if (state.tiles.length === 0) {
    const tile = starterOf(state);
    const { distinct } = kindOfTile(tile);
    const starts = Array.from({ length: distinct }, (_, turns) => ({ kind: 'start', tile, turns }) as const);
    return [...starts, ...quit];
  }
  if (state.left === 0) return [{ kind: 'finish' }, ...quit];
  const moves = kindsInBag(state).flatMap((tile): CarcassonneAction[] =>
    hasPlacement(state, tile) ? legalMoves(state, tile) : [{ kind: 'discard', seat: state.toMove, tile }],
  );
  return [...moves, ...quit];
}

/** Most points win; ties share the win. Whoever concedes loses, and an abandoned game has no winner. */
function result(state: Readonly<CarcassonneState>): GameResult | null {
  if (!state.end) return null;
  const { reason } = state.end;
  if (reason === 'abandoned') return { winners: [], reason };
  const seats = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => !state.conceded.includes(seat));
  const best = Math.max(...seats.map((seat) => totalOf(state, seat)));
  const winners = reason === 'conceded' ? seats : seats.filter((seat) => totalOf(state, seat) === best);
  return { winners, reason };
}

/** The tiles, meeples and supplies; features follow from them. */
function canonical(state: Readonly<CarcassonneState>): Json {
  const tiles = state.tiles.map(({ x, y }, tile) => {
    const { kind, turns } = shapeOf(state, tile);
    const meeples = state.meeples
      .filter(({ segment }) => tileOf(segment) === tile)
      .map(({ seat, segment, figure }) => ({
        seat,
        on: segmentOf(state, segment).claim,
        ...(figure && { figure }),
      }));
    return { x, y, tile: kind.id, turns, meeples };
  });
  tiles.sort((a, b) => a.y - b.y || a.x - b.x);
  const kinds = KINDS.filter(({ from }) => from === null || state.expansions.includes(from));
  return asJson({
    tiles,
    ...(state.expansions.length > 0 && {
      expansions: state.expansions,
      hands: state.hands,
      goods: state.goods,
      again: state.again,
    }),
    bag: Object.fromEntries(kinds.map(({ id, index }) => [id, state.bag[index] ?? 0])),
    toMove: state.toMove,
    conceded: [...state.conceded].sort(),
    supply: state.supply,
    scores: state.scores,
    finals: state.finals.map((parts) => parts.map(({ type, points }) => ({ type, points }))),
    end: state.end?.reason ?? null,
  });
}
