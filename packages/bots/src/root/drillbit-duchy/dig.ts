import {
  type RootTurn,
  type RulesContext,
  buildingsAt,
  inSupply,
  mayMove,
  mayPlace,
  openSlots,
  tokensAt,
  warriorsAt,
  putPiece,
  moveWarriors,
  columnOf,
  sumOf,
} from '@woodlog/core/root-law';
import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import type { CheckedTrait, BotTurn, Step } from '../shared/bot.ts';
import { enemyBuildings, enemyTokens, enemyWarriors, ownWarriors } from '../shared/measures.ts';
import { isBirdOrder, orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { type Key, fewest, most, target, tie } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { BURROW } from './burrow.ts';
import { DIG_WARRIORS } from './numbers.ts';

/** Set by a trait: how many warriors each Dig needs and moves (ROOT-233). */
export const WARRIORS = 'warriors to dig';

/** Dig, Build and the Banker's Build invade. */
export const INVADERS: CheckedTrait = { card: 'ROOT-234', trait: 'Invaders' };

export function tunnel(ctx: RulesContext): ColumnIndex {
  return columnOf(ctx, 'Dt');
}

function allWarriors(turn: BotTurn, clearing: ClearingOrBurrow): number {
  return sumOf(turn.sides, (owner) => warriorsAt(turn, owner, clearing));
}

function emptySlots({ state }: BotTurn, clearing: ClearingOrBurrow): number {
  return openSlots(state, clearing);
}

function buildingsAndTokens(turn: BotTurn, clearing: ClearingOrBurrow): number {
  return enemyBuildings(turn, clearing) + enemyTokens(turn, clearing);
}

/** The clearing of a Dig, as the order chooses it. */
function usualKeys(turn: BotTurn): Key<ClearingOrBurrow>[] {
  if (hasTrait(turn.me, INVADERS)) return [tie(INVADERS.card, most(enemyBuildings)), fewest(enemyWarriors)];
  if (isBirdOrder(turn)) return [tie('B.10.5.1.I', most(buildingsAndTokens, 'enemy buildings and tokens'))];
  return [tie('B.10.5.1.I', most(emptySlots, 'empty slots')), fewest(allWarriors, 'warriors')];
}

/** The Brigadier's own tie-break (B.10.7.4). */
const BRIGADIER_KEYS: readonly Key<ClearingOrBurrow>[] = [
  tie('B.10.7.4', most(buildingsAndTokens, 'enemy buildings and tokens')),
];

/** Where a tunnel comes from: the supply, or the clearing with the fewest of its warriors (B.10.5.1.II). */
function tunnelFrom(turn: BotTurn): string {
  const { me } = turn;
  if (inSupply(turn, tunnel(turn)) > 0) return me.supply;
  turn.cite('B.10.5.1.II');
  const dug = clearingsInOrder(turn).filter((clearing) => tokensAt(turn, me, clearing) > 0);
  return `${target(turn, dug, fewest(ownWarriors))!}`;
}

/**
 * Places a tunnel in an ordered clearing without one and without own buildings, and moves warriors through it
 * (B.10.5.1).
 */
function* digInto(turn: BotTurn, needs: number, moves: number, keys: readonly Key<ClearingOrBurrow>[]): RootTurn {
  const { me } = turn;
  if (warriorsAt(turn, me, BURROW) < needs) return;
  const legal = orderedClearings(turn).filter(
    (clearing) =>
      tokensAt(turn, me, clearing) === 0 &&
      buildingsAt(turn, me, clearing) === 0 &&
      mayPlace(turn, me, tunnel(turn), clearing),
  );
  const to = target(turn, legal, ...keys);
  if (to === undefined) return;
  const placed = yield* putPiece(turn, me, to, tunnel(turn), tunnelFrom(turn));
  if (placed === 0 || !mayMove(turn, me, BURROW, to)) return;
  const count = Math.min(moves, warriorsAt(turn, me, BURROW));
  yield* moveWarriors(turn, me, BURROW, to, count);
}

/** Warriors that a Dig moves in this turn. */
function moved({ memory }: BotTurn): number {
  return memory[WARRIORS] ?? DIG_WARRIORS.default;
}

export const digStep: Step = {
  law: 'B.10.5.1',
  name: 'Dig',
  play: (turn) => digInto(turn, moved(turn), moved(turn), usualKeys(turn)),
};

/** Digs with three warriors, or with all four if they are there (B.10.7.4). */
export function* brigadier(turn: BotTurn): RootTurn {
  yield* digInto(turn, DIG_WARRIORS.brigadier, moved(turn), BRIGADIER_KEYS);
}
