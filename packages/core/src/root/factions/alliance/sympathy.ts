import { listed } from '../../../kernel/index.ts';
import type { SuitLetter } from '../../action.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { matchingSuits } from '../../law/cards.ts';
import { controllerOf } from '../../law/enemies.ts';
import { nextTo } from '../../law/neighbours.ts';
import { onMap, warriorsAt, clearingsWith } from '../../law/pieces.ts';
import { supplyUnmet, putPiece, newPieceUnmet } from '../../law/place.ts';
import type { FromHand, RootTurn } from '../../law/questions.ts';
import { mayHave, spendCards } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { several, spotText } from '../../words/lists.ts';
import { MARTIAL_LAW_WARRIORS, SYMPATHY_COST } from '../../data/factions/alliance.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { columnOf } from '../../table/look-up.ts';
import { scorePlaced } from '../../law/score.ts';
import { choice } from '../../turn/choices-at.ts';

export const sympathy = (turn: Turn): ColumnIndex => columnOf(turn, 'At');

/** The clearings with sympathy (8.2.5.II). */
export const sympathetic = (turn: Turn): ClearingOrBurrow[] => clearingsWith(turn, turn.me.tokens);

/** Supporters that match a clearing, including birds (8.2.3). */
export function supportersFor(turn: Turn, clearing: ClearingOrBurrow): FromHand {
  return { suits: matchingSuits(turn, clearing) as readonly SuitLetter[], place: turn.me.board };
}

/** Supporters that sympathy in a clearing costs: one more under Martial Law (8.4.2.II). */
function sympathyCost(turn: Turn, clearing: ClearingOrBurrow): number {
  const cost = SYMPATHY_COST[onMap(turn, sympathy(turn))] ?? 0;
  return cost + (isUnderMartialLaw(turn, clearing) ? 1 : 0);
}

/** Whether another player has three warriors there, counting those that it treats as its own (8.4.2.II.a). */
function isUnderMartialLaw(turn: Turn, clearing: ClearingOrBurrow): boolean {
  return turn.seats.some((other) => {
    if (other === turn.me) return false;
    let all = warriorsAt(turn, other, clearing);
    for (const hireling of turn.hirelings)
      if (controllerOf(turn, hireling) === other) all += warriorsAt(turn, hireling, clearing);
    return all >= MARTIAL_LAW_WARRIORS;
  });
}

/** Sympathy in a clearing adjacent to sympathy, or anywhere if there is none (8.4.2). */
export function spreadChoices(turn: Turn): Choice[] {
  if (supplyUnmet(turn, sympathy(turn)) !== null) return [];
  const theirs = sympathetic(turn);
  const near = nextTo(turn, turn.me, theirs);
  const found: Choice[] = [];
  for (const at of theirs.length === 0 ? CLEARINGS : CLEARINGS.filter((one) => near.has(one)))
    if (spreadUnmet(turn, at, theirs, near) === null)
      found.push(
        choice({ kind: 'spread', law: '8.4.2', at }, () =>
          spread(turn, at, supportersFor(turn, at), sympathyCost(turn, at)),
        ),
      );
  return found;
}

/** Why sympathy may not spread to a clearing. */
function spreadUnmet(
  turn: Turn,
  at: ClearingOrBurrow,
  theirs = sympathetic(turn),
  near = nextTo(turn, turn.me, theirs),
): Unmet | null {
  return (
    tokenUnmet(turn, at, theirs) ??
    (theirs.length === 0 || near.has(at) ? null : notNear(at, near)) ??
    supportersUnmet(turn, at, '8.4.2.II', sympathyCost(turn, at))
  );
}

/** Why no sympathy may be placed in a clearing, by whatever rule. */
function tokenUnmet(
  turn: Turn,
  at: ClearingOrBurrow,
  theirs: readonly ClearingOrBurrow[] = sympathetic(turn),
): Unmet | null {
  if (theirs.includes(at)) return ONE_A_CLEARING;
  return newPieceUnmet(turn, sympathy(turn), at);
}

const ONE_A_CLEARING = unmet('8.2.5.I', 'it has sympathy already');

const notNear = (at: ClearingOrBurrow, near: ReadonlySet<ClearingOrBurrow>): Unmet => ({
  law: '8.4.2.I',
  because: () => `${spotText(at)} is not adjacent to sympathy; ${listed([...near].sort((a, b) => a - b))} are`,
});

/** Why the supporters cannot pay for something in a clearing. */
export function supportersUnmet(turn: Turn, at: ClearingOrBurrow, law: string, cost: number): Unmet | null {
  return mayHave(turn, turn.me, supportersFor(turn, at), cost) ? null : tooFewSupporters(at, law, cost);
}

const tooFewSupporters = (at: ClearingOrBurrow, law: string, cost: number): Unmet =>
  unmet(law, () => `it costs ${several(cost, 'supporter')} matching ${spotText(at)}, and they have fewer`);

const NOBODY_TO_ORGANIZE = unmet('8.6.1.IV', 'they have no warrior there to organize with');

export const SPREAD = ruleAt('spread', '8.4.2', 'At', (turn, at) => spreadUnmet(turn, at));
/** Why a warrior may not be replaced with sympathy in a clearing (8.6.1.IV). */
export const ORGANIZE = ruleAt(
  'organize',
  '8.6.1.IV',
  'At',
  (turn, at) => (warriorsAt(turn, turn.me, at) > 0 ? null : NOBODY_TO_ORGANIZE) ?? tokenUnmet(turn, at),
);

function* spread(turn: Turn, clearing: Clearing, wanted: FromHand, cost: number): RootTurn {
  yield* spendCards(turn, turn.me, '8.4.2.II', 'supporter to spend', wanted, cost);
  yield* placeSympathy(turn, '8.4.2.III', clearing);
}

/** Places sympathy, and scores the points of its space (8.4.2.III, 8.6.1.IV). */
export function* placeSympathy(turn: Turn, law: string, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  turn.cite(law);
  if ((yield* putPiece(turn, me, clearing, sympathy(turn))) === 0) return;
  yield* scorePlaced(turn, me, sympathy(turn));
}
