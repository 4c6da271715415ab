import { CLEARINGS, type Clearing, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import { nextTo } from '../../law/neighbours.ts';
import { inSupply, tokensAt, warriorsAt, clearingsWith } from '../../law/pieces.ts';
import { putPiece, newPieceUnmet } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { mayRaze, raze } from '../../law/remove.ts';
import { itemsUnder, itemUnderRuin } from '../../law/ruins.ts';
import { chooseOne, askChance } from '../../law/choose.ts';
import { matchUnmet, spendCardFor } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { afterGain } from './hoard.ts';
import type { HundredsTurn } from './memory.ts';
import { JUBILANT_ROLLS, MOB_DIE } from '../../data/factions/hundreds.ts';
import { inMood } from './warlord.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt } from '../../turn/choices-at.ts';
import { columnOf } from '../../table/look-up.ts';

const mobs = (turn: Turn): Clearing[] => clearingsWith(turn, turn.me.tokens);

const mayPlaceMob = (turn: Turn, clearing: Clearing): boolean => mobUnmet(turn, clearing) === null;

/** Why there is no mob to be placed in a clearing, however it comes there. */
function mobUnmet(turn: Turn, at: ClearingOrBurrow): Unmet | null {
  const mob = columnOf(turn, 'Ht');
  return tokensAt(turn, turn.me, at) > 0 ? MOB_THERE : newPieceUnmet(turn, mob, at);
}

const MOB_THERE = unmet('14.6.1', 'it has a mob already');

function* placeMob(turn: Turn, clearing: Clearing): RootTurn {
  yield* putPiece(turn, turn.me, clearing, columnOf(turn, 'Ht'));
}

/** Mobs with something to raze, one after another, in the order that the Hundreds choose (14.4.1). */
export function razeChoices(turn: HundredsTurn): Choice[] {
  const { me, memory } = turn;
  return mobs(turn)
    .filter((clearing) => !memory.razed.includes(clearing))
    .filter((clearing) => mayRaze(turn, me, clearing) || itemsUnder(turn, clearing) > 0)
    .map((clearing) => ({
      option: { kind: 'raze', law: '14.4.1', at: clearing },
      must: true,
      *play() {
        memory.razed.push(clearing);
        yield* raze(turn, me, clearing);
        yield* takeFromRuin(turn, clearing);
      },
    }));
}

function* takeFromRuin(turn: Turn, clearing: Clearing): RootTurn {
  if (itemsUnder(turn, clearing) === 0) return;
  const item = yield* itemUnderRuin(turn, '14.4.1', 'item under the ruin');
  if (item === undefined) return;
  yield* transfer(`%${item}`, `${clearing}`, turn.me.board);
  yield* afterGain(turn, turn.me, item);
}

/** Where the mob die can place a mob: adjacent to a clearing with a mob, and without one (14.4.1). */
export function spreadsTo(turn: Turn): Clearing[] {
  if (inSupply(turn, columnOf(turn, 'Ht')) === 0) return [];
  const near = nextTo(turn, turn.me, mobs(turn));
  return CLEARINGS.filter((clearing) => near.has(clearing) && mayPlaceMob(turn, clearing));
}

/** The mob die names a suit; the Hundreds choose one of the matching clearings (14.4.1, 14.7.3). */
export function* rollMob(turn: Turn, law: string): RootTurn {
  const rolled = yield* askChance(law, 'suit', 'mob die', [...MOB_DIE]);
  const matching = spreadsTo(turn).filter((clearing) => (turn.suits[clearing] ?? rolled) === rolled);
  if (matching.length > 0)
    yield* placeMob(turn, yield* chooseOne(turn.me, law, 'place', 'clearing for a mob', matching));
}

/**
 * A mob in a clearing with a Hundreds warrior, for a matching card (14.6.1), and what a Jubilant warlord adds (14.7.3).
 */
export function inciteChoices(turn: HundredsTurn): Choice[] {
  const { memory } = turn;
  const found: Choice[] = [];
  if (memory.rolls > 0 && spreadsTo(turn).length > 0) {
    found.push({
      option: { kind: 'roll', law: '14.7.3' },
      *play() {
        memory.rolls -= 1;
        yield* rollMob(turn, '14.7.3');
      },
    });
  }
  if (inSupply(turn, columnOf(turn, 'Ht')) === 0) return found;
  return [...found, ...choicesAt(turn, INCITE, CLEARINGS, (at) => incite(turn, at))];
}

const NOBODY_TO_INCITE = unmet('14.6.1', 'they have no warrior there to incite a mob');

/** Why no mob is incited in a clearing. */
export const INCITE = ruleAt('incite', '14.6.1', 'Ht', (turn, at) => {
  if (warriorsAt(turn, turn.me, at) === 0) return NOBODY_TO_INCITE;
  return mobUnmet(turn, at) ?? matchUnmet(turn, at, '14.6.1');
});

function* incite(turn: HundredsTurn, at: Clearing): RootTurn {
  const { me, memory } = turn;
  memory.rolls = inMood(turn, me, 'jubilant', at) ? JUBILANT_ROLLS : 0;
  yield* spendCardFor(turn, '14.6.1', at);
  yield* placeMob(turn, at);
}
