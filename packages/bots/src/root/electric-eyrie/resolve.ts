import { SUIT_NAMES } from '@woodlog/core/root';
import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type Player,
  buildingsAt,
  defendersAt,
  enemiesOf,
  isDefenseless,
  rules,
  warriorsAt,
  warriorsToRule,
  moveWarriors,
  mayPutWarriors,
} from '@woodlog/core/root-law';
import { battleIn } from '../shared/actions.ts';
import type { CheckedTrait, BotTurn, Step } from '../shared/bot.ts';
import { buildingsIn, enemyPieces, ownWarriors, piecesIn, points } from '../shared/measures.ts';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { lowestPriority } from '../shared/priority.ts';
import { type Key, fewest, first, most, target, tie } from '../shared/target.ts';
import { OWN_WARRIORS } from '../shared/services.ts';
import { hasTrait } from '../shared/traits.ts';
import { cardsIn, hasMostCards, matchesColumn } from './decree.ts';
import { COLUMNS, type Column } from './numbers.ts';
import { hasRoost } from './roosts.ts';
import { boardFor, reach } from './services.ts';
import { placeWarriors } from './turmoil.ts';

/** A tied column also gives the extra hit. */
export const FOCUSED: CheckedTrait = { card: 'ROOT-279', trait: 'Focused' };

/** A step for each column of the Decree from left to right; skips empty ones (B.5.5.1). */
const eachColumn = (
  law: string,
  name: string,
  play: (turn: BotTurn, column: Column, cards: number) => ReturnType<Step['play']>,
): Step[] =>
  COLUMNS.map((column) => ({
    law,
    name: `${name}: ${SUIT_NAMES[column]}`,
    *play(turn) {
      const cards = cardsIn(turn, turn.me, column);
      if (cards === 0) return;
      turn.cite('B.5.5.1');
      yield* play(turn, column, cards);
    },
  }));

const matching = (turn: BotTurn, column: Column, fits: (clearing: ClearingOrBurrow) => boolean): ClearingOrBurrow[] =>
  ALL_CLEARINGS.filter((clearing) => matchesColumn(turn, column, clearing) && fits(clearing));

const withoutRoost: Key<ClearingOrBurrow> = first(
  (turn, clearing) => !hasRoost(turn, turn.me, clearing),
  'no roost there',
);

/** Places as many warriors as the column has cards, at a roost. */
export const recruit = eachColumn('B.5.5.1.I', 'Recruit', function* (turn, column, cards) {
  const { me } = turn;
  const legal = matching(
    turn,
    column,
    (clearing) => hasRoost(turn, me, clearing) && mayPutWarriors(turn, me, clearing),
  );
  const clearing = target(
    turn,
    legal,
    tie('B.5.5.1.I.a', most(enemyPieces)),
    tie('B.5.5.1.I.b', fewest(ownWarriors)),
    tie('B.5.5.1.I.c', lowestPriority),
  );
  yield* placeWarriors(turn, clearing, cards);
});

/** Warriors that can leave a clearing: those not needed to rule, or as many as the column has cards. */
function movable(turn: BotTurn, from: ClearingOrBurrow, cards: number): number {
  const { me } = turn;
  return warriorsAt(turn, me, from) - Math.max(warriorsToRule(turn, me, from), cards);
}

/** From the clearing with the most warriors, moves as many as are not needed there. */
export const march = eachColumn('B.5.5.1.II', 'Move', function* (turn, column, cards) {
  const { me } = turn;
  const legal = matching(
    turn,
    column,
    (clearing) => rules(turn, me, clearing) && movable(turn, clearing, cards) > 0 && reach(turn, clearing).length > 0,
  );
  const from = target(turn, legal, most(ownWarriors));
  if (from === undefined) return;
  const to = target(
    turn,
    reach(turn, from),
    withoutRoost,
    tie('B.5.5.1.II.a', fewest(enemyPieces)),
    tie('B.5.5.1.II.b', lowestPriority),
  )!;
  yield* boardFor(turn, from, to);
  yield* moveWarriors(turn, me, from, to, movable(turn, from, cards));
});

/** Defenseless enemy buildings in a clearing. */
function defenselessBuildings(turn: BotTurn, clearing: ClearingOrBurrow): number {
  let count = 0;
  for (const seat of enemiesOf(turn, turn.me)) {
    if (isDefenseless(turn, seat, clearing)) count += buildingsAt(turn, seat, clearing);
  }
  return count;
}

const defender = (clearing: ClearingOrBurrow): Key<Player>[] => [
  most(buildingsIn(clearing)),
  tie('B.5.5.1.III.d', most(piecesIn(clearing))),
  tie('B.5.5.1.III.e', most(points)),
];

/** One battle, with an extra hit from the longest column. */
export const fight = eachColumn('B.5.5.1.III', 'Battle', function* (turn, column) {
  const { me } = turn;
  const focused = hasTrait(me, FOCUSED);
  if (focused) turn.cite(FOCUSED.card);
  const extraHits = hasMostCards(turn, me, column, focused) ? 1 : 0;
  let left = matching(turn, column, (clearing) => defendersAt(turn, me, clearing).length > 0);
  while (left.length > 0) {
    const clearing = target(
      turn,
      left,
      tie('B.5.5.1.III.a', withoutRoost),
      tie('B.5.5.1.III.b', most(defenselessBuildings, 'defenseless buildings')),
      tie('B.5.5.1.III.c', lowestPriority),
    )!;
    if ((yield* battleIn(turn, clearing, defender(clearing), { extraHits, purse: OWN_WARRIORS })) !== null) return;
    left = left.filter((other) => other !== clearing);
  }
});
