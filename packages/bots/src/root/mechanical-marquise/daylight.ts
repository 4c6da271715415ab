import {
  type RootTurn,
  destinations,
  inSupply,
  mayPlace,
  rules,
  warriorsAt,
  moveWarriors,
  putPiece,
  columnOf,
  sumOf,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, pileAt } from '@woodlog/core/root';
import { battleIn } from '../shared/actions.ts';
import type { BotTurn, Step } from '../shared/bot.ts';
import { enemyPieces, ownWarriors, piecesIn, points } from '../shared/measures.ts';
import { discardOrder, orderedClearings, revealOrder } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { hireToBuild } from '../shared/mercenaries.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { most, target, tie } from '../shared/target.ts';
import { BUILDING_OF_SUIT, BUILDINGS, type Building, standing } from './buildings.ts';
import { recruit } from './recruit.ts';

/** Warriors that she recruits (B.4.5.2), and leaves behind when moving (B.4.5.4). */
export const RECRUITS = 4;
const STAY = 3;
/** Up to this many buildings on the map, she expands (B.4.5.5). */
const EXPANDS_TO = 5;

/** Memory keys: buildings placed in this turn; how often she has expanded, and how often she may (D48). */
const BUILT = 'built';
const EXPANDED = 'expanded';
const CARDS = 'cards';

/** The defender is the player with the most pieces there, then the most points; `section` has that tie-break. */
export function* fight(turn: BotTurn, clearing: ClearingOrBurrow, section: string): RootTurn {
  yield* battleIn(turn, clearing, [most(piecesIn(clearing)), tie(section, most(points))], { purse: OWN_WARRIORS });
}

const battleStep: Step = {
  law: 'B.4.5.1',
  name: 'Battle',
  *play(turn) {
    for (const clearing of orderedClearings(turn)) yield* fight(turn, clearing, 'B.4.5.1.I');
  },
};

const recruitStep: Step = { law: 'B.4.5.2', name: 'Recruit', play: (turn) => recruit(turn, RECRUITS) };

/** Places a building in the ruled clearing with the most of her warriors where it can be placed (B.4.5.3). */
export function* build(turn: BotTurn, building: Building): RootTurn {
  const { me } = turn;
  const column = columnOf(turn, building);
  if (inSupply(turn, column) === 0) return;
  const buildable = clearingsInOrder(turn).filter((clearing) => mayPlace(turn, me, column, clearing));
  if (!buildable.some((one) => rules(turn, me, one))) yield* hireToBuild(turn, OWN_WARRIORS, buildable);
  const legal = buildable.filter((one) => rules(turn, me, one));
  const clearing = target(turn, legal, most(ownWarriors));
  if (clearing === undefined) return;
  const placed = yield* putPiece(turn, me, clearing, column);
  turn.memory[BUILT] = (turn.memory[BUILT] ?? 0) + placed;
}

const buildStep: Step = {
  law: 'B.4.5.3',
  name: 'Build',
  *play(turn) {
    const suit = turn.order?.suit;
    if (suit === 'F' || suit === 'R' || suit === 'M') yield* build(turn, BUILDING_OF_SUIT[suit]);
  },
};

/**
 * Moves all but `stay` warriors from a clearing to the adjacent one with the most enemy pieces. Returns where they
 * went, or null.
 */
export function* march(
  turn: BotTurn,
  from: ClearingOrBurrow,
  stay: ClearingOrBurrow,
): RootTurn<ClearingOrBurrow | null> {
  const { me } = turn;
  const count = warriorsAt(turn, me, from) - stay;
  if (count <= 0) return null;
  const to = target(turn, destinations(turn, me, from), most(enemyPieces));
  if (to === undefined) return null;
  return (yield* moveWarriors(turn, me, from, to, count)) ? to : null;
}

/** From each of these clearings, moves all but three; returns the clearings moved into. */
export function* marchAll(turn: BotTurn, clearings: readonly ClearingOrBurrow[]): RootTurn<ReadonlySet<number>> {
  const reached = new Set<number>();
  for (const from of clearings) {
    const to = yield* march(turn, from, STAY);
    if (to !== null) reached.add(to);
  }
  return reached;
}

const moveStep: Step = {
  law: 'B.4.5.4',
  name: 'Move',
  *play(turn) {
    yield* marchAll(turn, orderedClearings(turn));
  },
};

/**
 * If no building was placed and few are on the map, a new order restarts Daylight, at most once for each card (D48).
 */
const expandStep: Step = {
  law: 'B.4.5.5',
  name: 'Expand',
  *play(turn) {
    const { memory, state, layout } = turn;
    if (turn.order === null || (memory[BUILT] ?? 0) > 0) return undefined;
    if (sumOf(BUILDINGS, (building) => standing(turn, building)) > EXPANDS_TO) return undefined;
    const expanded = memory[EXPANDED] ?? 0;
    const pass = memory[CARDS] ?? state.draw + pileAt(state, layout.discardPile).length + 1;
    if (expanded >= pass) return undefined;
    memory[CARDS] = pass;
    memory[EXPANDED] = expanded + 1;
    yield* discardOrder(turn);
    yield* revealOrder(turn, 'B.4.5.5');
    return turn.order === null ? undefined : 'again';
  },
};

/** How often she has expanded in this turn. */
export function timesExpanded({ memory }: BotTurn): number {
  return memory[EXPANDED] ?? 0;
}

export const DAYLIGHT: readonly Step[] = [battleStep, recruitStep, buildStep, moveStep, expandStep];
