import { isInPlay } from '../../law/effects/play-area.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import type { Turn } from '../../law/step.ts';
import { total } from '../../sum-of.ts';

/** Every five warriors on the Coffin Makers score a point, and then leave them (ROOT-62). */
const COFFIN_WARRIORS = 5;

/** How many warriors lie on the taker's Coffin Makers. */
export function onCoffin({ state, layout, me }: Turn): number {
  if (!isInPlay(state, layout, me.index, 'R#coffin')) return 0;
  return total(state.rows[layout.coffinRow] ?? []);
}

/** Scores the warriors that lay there when the turn began. */
export function* scoreCoffin(turn: Turn): RootTurn {
  const points = Math.floor(turn.now.coffin / COFFIN_WARRIORS);
  if (points === 0) return;
  turn.cite('ROOT-62');
  yield* score(turn, turn.me, points);
}
