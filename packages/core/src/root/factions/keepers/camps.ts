import type { Component } from '../../action.ts';
import { CLEARINGS, type Clearing, type ClearingOrBurrow } from '../../data/vocabulary.ts';
import { buildingsAt, inSupply, warriorsAt, oneOfEach } from '../../law/pieces.ts';
import { mayPlace, place, slotUnmet, putWarriors, newPieceUnmet, mayPutWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { remove } from '../../law/remove.ts';
import { matchUnmet, spendCardFor } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { countIn, columnOf, rowThere, nameOf } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { KeepersTurn } from './memory.ts';
import { HUNGRY_WARRIORS, RECRUITS, RELIC_TYPES } from '../../data/factions/keepers.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';

/** The sides up with which a waystation can be placed in a clearing. */
function sidesFor(turn: Turn, clearing: Clearing): ColumnIndex[] {
  const sides = RELIC_TYPES.map((type) => columnOf(turn, `Kb_${type}`));
  return sides.filter((side) => inSupply(turn, side) > 0 && mayPlace(turn, turn.me, side, clearing));
}

/**
 * Replaces a warrior with a waystation, once in a clearing; if neither is on the map, both are placed on its edge
 * (15.4.1).
 */
export function encampChoices(turn: KeepersTurn): Choice[] {
  const { me, layout, memory } = turn;
  const isLost = CLEARINGS.every((one) => warriorsAt(turn, me, one) + buildingsAt(turn, me, one) === 0);
  const clearings = isLost
    ? CLEARINGS.filter(
        (one) => memory.encamped.length === 0 && layout.map.clearings[one].edge && mayPutWarriors(turn, me, one),
      )
    : CLEARINGS.filter((one) => encampUnmet(turn, one) === null);
  return clearings.flatMap((at) =>
    sidesFor(turn, at).map(
      (side): Choice => ({
        option: { kind: 'encamp', law: '15.4.1', what: nameOf(turn, side), at },
        ...(isLost && { must: true }),
        play: () => encamp(turn, at, side, isLost),
      }),
    ),
  );
}

/** Why no warrior becomes a waystation in a clearing. */
function encampUnmet(turn: KeepersTurn, at: ClearingOrBurrow): Unmet | null {
  if (turn.memory.encamped.some((one) => one === at)) return ENCAMPED;
  if (warriorsAt(turn, turn.me, at) === 0) return NOBODY_TO_ENCAMP;
  return at !== 0 && sidesFor(turn, at).length > 0 ? null : slotUnmet(turn, columnOf(turn, 'Kb_f'), at);
}

const ENCAMPED = unmet('15.4.1', 'they encamp only once in a clearing');
const NOBODY_TO_ENCAMP = unmet('15.4.1', 'they have no warrior there to become a waystation');

export const ENCAMP = ruleAt<KeepersTurn>('encamp', '15.4.1', 'Kb_', encampUnmet);

function* encamp(turn: KeepersTurn, at: Clearing, side: ColumnIndex, isLost: boolean): RootTurn {
  const { me, memory } = turn;
  memory.encamped.push(at);
  const station = { column: side, count: 1 };
  if (isLost) yield* place(turn, me, at, [station, { column: me.warrior, count: 1 }]);
  else {
    yield* transfer('Kw', `${at}`, me.supply);
    yield* place(turn, me, at, [station]);
  }
}

/** Replaces a waystation with a warrior, once in a clearing (15.4.2). */
export function decampChoices(turn: KeepersTurn): Choice[] {
  const { me, memory } = turn;
  if (inSupply(turn, me.warrior) === 0) return [];
  return CLEARINGS.filter((one) => !memory.decamped.includes(one) && mayPutWarriors(turn, me, one)).flatMap((at) => {
    const row = rowThere(turn, at);
    const there = me.buildings.filter((column) => countIn(row, column) > 0);
    return there.map((column): Choice => {
      const what = nameOf(turn, column);
      return choice({ kind: 'decamp', law: '15.4.2', what, at }, () => decamp(turn, at, what));
    });
  });
}

function* decamp(turn: KeepersTurn, at: Clearing, what: Component): RootTurn {
  const { me, memory } = turn;
  memory.decamped.push(at);
  yield* transfer(what, `${at}`, me.supply);
  yield* putWarriors(turn, me, at, 1);
}

/** Two warriors at a waystation, for a card that matches it (15.4.3). */
export const recruitChoices = (turn: KeepersTurn): Choice[] =>
  choicesAt(turn, RECRUIT, CLEARINGS, (at) => recruit(turn, at));

const NO_WAYSTATION = unmet('15.4.3', 'it has no waystation');

/** Why nobody can be recruited in a clearing. */
export const RECRUIT = ruleAt<KeepersTurn>('recruit', '15.4.3', 'Kw', (turn, at) => {
  const { me } = turn;
  if (buildingsAt(turn, me, at) === 0) return NO_WAYSTATION;
  return newPieceUnmet(turn, me.warrior, at) ?? matchUnmet(turn, at, '15.4.3');
});

function* recruit(turn: KeepersTurn, at: Clearing): RootTurn {
  const { me } = turn;
  yield* spendCardFor(turn, '15.4.3', at);
  yield* putWarriors(turn, me, at, RECRUITS);
}

/** Removes one warrior from each clearing with four or more (15.6.1). */
export function* liveOffTheLand(turn: Turn): RootTurn {
  const { me } = turn;
  const hungry = CLEARINGS.filter((one) => warriorsAt(turn, me, one) >= HUNGRY_WARRIORS);
  const pieces = oneOfEach([me.warrior]);
  yield* remove(
    turn,
    hungry.map((clearing) => ({ by: me, owner: me, clearing, pieces })),
  );
}
