import {
  type RootTurn,
  type Player,
  battle,
  buildingsAt,
  defendersAt,
  enemiesOf,
  isDefenseless,
  mayBattle,
  piecesAt,
  tokensAt,
  warriorsAt,
  pawnClearing,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, CLEARINGS, pileAt } from '@woodlog/core/root';
import type { BotTurn, Step } from '../shared/bot.ts';
import { discardOrder, orderedClearings, revealOrder } from '../shared/order.ts';
import { points } from '../shared/measures.ts';
import { type Measure, fewest, first, most, target, targetPlayer, tie } from '../shared/target.ts';
import { moveToId, placeEgo, yourClearing } from './ego.ts';
import { goTo, mayGo } from './go.ts';
import { REVEL_EGO } from './numbers.ts';
import { earliest, isOutrun, latest } from './players.ts';
import { hireForBattle } from './services.ts';
import { terminate } from './terminate.ts';

/** Set by Target if there is nobody to target: Revel comes next (Chmd.7.1). */
const NOBODY = 'nobody';

function isOrderedThere(turn: BotTurn, player: Player): boolean {
  return orderedClearings(turn).some((clearing) => piecesAt(turn, player, clearing) > 0);
}

function isWandering(turn: BotTurn, player: Player): boolean {
  return player.pawns.length > 0 && pawnClearing(turn, player) === null;
}

/**
 * The clearing of the Vagabond with the most points of all enemies, ordered or not. In a forest he is no target, and
 * another with as many points is next (D43, B.2.3).
 */
function leadingVagabond(turn: BotTurn): ClearingOrBurrow | null {
  const onTheMap = first((_: BotTurn, player: Player) => !isWandering(turn, player), 'on the map');
  const enemies = enemiesOf(turn, turn.me);
  const leader = targetPlayer(turn, enemies, most(points), onTheMap, first(isOrderedThere), latest);
  return leader === undefined || leader.pawns.length === 0 ? null : pawnClearing(turn, leader);
}

/** Takes another order until an enemy is in an ordered clearing, at most once for every card (Chmd.7.1, D44). */
function* findOrder(turn: BotTurn): RootTurn<boolean> {
  const { me, state, layout } = turn;
  const enemies = enemiesOf(turn, me);
  if (!CLEARINGS.some((clearing) => enemies.some((enemy) => piecesAt(turn, enemy, clearing) > 0))) return false;
  let cards = state.draw + pileAt(state, layout.discardPile).length;
  while (!enemies.some((enemy) => isOrderedThere(turn, enemy))) {
    if (cards === 0 || turn.order === null) return false;
    cards -= 1;
    yield* discardOrder(turn);
    yield* revealOrder(turn, 'Chmd.7.1');
  }
  return true;
}

/** The ordered clearings with pieces of an enemy that it can go to. */
function clearingsOf(turn: BotTurn, player: Player): ClearingOrBurrow[] {
  return orderedClearings(turn).filter((clearing) => piecesAt(turn, player, clearing) > 0 && mayGo(turn, clearing));
}

/** The clearing to target the enemy in: with the most buildings and tokens, then the fewest warriors (D43). */
function targetClearing(turn: BotTurn): ClearingOrBurrow | undefined {
  const there = enemiesOf(turn, turn.me).filter((enemy) => clearingsOf(turn, enemy).length > 0);
  const player = targetPlayer(turn, there, most(points), tie('Chmd.7.1.I', latest));
  if (player === undefined) return undefined;
  const built: Measure<ClearingOrBurrow> = (_, clearing) =>
    buildingsAt(turn, player, clearing) + tokensAt(turn, player, clearing);
  const guarded: Measure<ClearingOrBurrow> = (_, clearing) => warriorsAt(turn, player, clearing);
  return target(
    turn,
    clearingsOf(turn, player),
    most(built, 'buildings and tokens of that player'),
    fewest(guarded, 'warriors of that player'),
  );
}

const targetStep: Step = {
  law: 'Chmd.7.1',
  name: 'Target',
  *play(turn) {
    const vagabond = leadingVagabond(turn);
    if (vagabond !== null && mayGo(turn, vagabond)) {
      yield* goTo(turn, vagabond);
      return;
    }
    if (!(yield* findOrder(turn))) {
      turn.memory[NOBODY] = 1;
      return;
    }
    const clearing = targetClearing(turn);
    if (clearing !== undefined) yield* goTo(turn, clearing);
  },
};

const terminateStep: Step = {
  law: 'Chmd.7.2',
  name: 'Terminate',
  *play(turn) {
    if (turn.memory[NOBODY] === undefined) yield* terminate(turn);
  },
};

/** The enemy with the most points there, the first in turn order if tied. */
function foe(turn: BotTurn, clearing: ClearingOrBurrow): Player | undefined {
  return targetPlayer(turn, defendersAt(turn, turn.me, clearing), most(points), tie('Chmd.7.3.I', earliest));
}

/** A battle, with mercenaries if it can hire them by then (ROOT-257, ROOT-259). */
function* fight(turn: BotTurn, enemy: Player, clearing: ClearingOrBurrow): RootTurn {
  yield* hireForBattle(turn, enemy, clearing);
  yield* battle(turn, turn.me, enemy, clearing);
}

/** Once, and again against pieces that are left defenseless (D46). */
const battleStep: Step = {
  law: 'Chmd.7.3',
  name: 'Battle',
  *play(turn) {
    const { me } = turn;
    const clearing = yourClearing(turn, me);
    if (turn.memory[NOBODY] !== undefined || clearing === null) return;
    const enemy = foe(turn, clearing);
    if (enemy === undefined) return;
    yield* fight(turn, enemy, clearing);
    if (isDefenseless(turn, enemy, clearing) && mayBattle(turn, me, enemy, clearing))
      yield* fight(turn, enemy, clearing);
  },
};

const revel: Step = {
  law: 'Chmd.7.4',
  name: 'Revel',
  *play(turn) {
    for (let n = 0; n < REVEL_EGO; n++) yield* placeEgo(turn, turn.me);
    if (isOutrun(turn)) yield* moveToId(turn, turn.me);
  },
};

export const ESCALATED_DAYLIGHT: readonly Step[] = [targetStep, terminateStep, battleStep, revel];
