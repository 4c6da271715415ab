import type { SuitLetter } from '../../action.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { matchingSuits } from '../../law/cards.ts';
import { controllerOf } from '../../law/enemies.ts';
import { adjacentFor } from '../../law/neighbours.ts';
import { inSupply, onMap, tokensAt, warriorsAt } from '../../law/pieces.ts';
import { mayPlace, place } from '../../law/place.ts';
import type { FromHand, RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { mayHave, spendCards } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { MARTIAL_LAW_WARRIORS, SYMPATHY_COST } from '../../data/factions/alliance.ts';
import { columnNamed } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';

export const sympathy = ({ layout }: Turn): ColumnIndex => columnNamed(layout, 'At');

/** The clearings with sympathy (8.2.5.II). */
export function sympathetic(turn: Turn): ClearingOrBurrow[] {
  return CLEARINGS.filter((clearing) => tokensAt(turn, turn.me, clearing) > 0);
}

/** Supporters that match a clearing, birds among them (8.2.3). */
export function supportersFor(turn: Turn, clearing: ClearingOrBurrow): FromHand {
  return { suits: matchingSuits(turn, clearing) as readonly SuitLetter[], place: turn.me.board };
}

/** Supporters that sympathy costs in a clearing: one more under Martial Law (8.4.2.II). */
function sympathyCost(turn: Turn, clearing: ClearingOrBurrow): number {
  const cost = SYMPATHY_COST[onMap(turn, sympathy(turn))] ?? 0;
  return cost + (isUnderMartialLaw(turn, clearing) ? 1 : 0);
}

/** Whether another player has three warriors there, those that it treats as its own for rule too (8.4.2.II.a). */
function isUnderMartialLaw(turn: Turn, clearing: ClearingOrBurrow): boolean {
  return turn.seats.some((other) => {
    if (other === turn.me) return false;
    let all = warriorsAt(turn, other, clearing);
    for (const hireling of turn.hirelings)
      if (controllerOf(turn, hireling) === other) all += warriorsAt(turn, hireling, clearing);
    return all >= MARTIAL_LAW_WARRIORS;
  });
}

/** Sympathy in a clearing next to sympathy, or anywhere while there is none (8.4.2). */
export function spreadChoices(turn: Turn): Choice[] {
  const { me } = turn;
  const token = sympathy(turn);
  if (inSupply(turn, token) === 0) return [];
  const theirs = sympathetic(turn);
  const near = new Set<ClearingOrBurrow>();
  for (const clearing of theirs) for (const next of adjacentFor(turn, me, clearing)) near.add(next);
  const found: Choice[] = [];
  for (const at of CLEARINGS) {
    if (theirs.includes(at) || (theirs.length > 0 && !near.has(at)) || !mayPlace(turn, me, token, at)) continue;
    const wanted = supportersFor(turn, at);
    const cost = sympathyCost(turn, at);
    if (!mayHave(turn, me, wanted, cost)) continue;
    found.push({ option: { kind: 'spread', law: '8.4.2', at }, play: () => spread(turn, at, wanted, cost) });
  }
  return found;
}

function* spread(turn: Turn, clearing: Clearing, wanted: FromHand, cost: number): RootTurn {
  yield* spendCards(turn, turn.me, '8.4.2.II', 'supporter to spend', wanted, cost);
  yield* placeSympathy(turn, '8.4.2.III', clearing);
}

/** Places sympathy, and scores what its space shows (8.4.2.III, 8.6.1.IV). */
export function* placeSympathy(turn: Turn, law: string, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  turn.report?.(law);
  if ((yield* place(turn, me, clearing, [{ column: sympathy(turn), count: 1 }])) === 0) return;
  yield* score(turn, me, me.law.placingPoints?.(turn, me, sympathy(turn)) ?? 0);
}
