import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, explode, inSupply, kindOfPlot, plotColumn, transfer } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import type { Kind } from './numbers.ts';

/** A random plot from the supply replaces it, face up; if none is left, it stays (B.11.7.1, D58). */
function* swap(turn: BotTurn, clearing: ClearingOrBurrow, kind: Kind): RootTurn {
  const { me } = turn;
  if (inSupply(turn, plotColumn(turn, 't')) === 0) return;
  const other = yield* kindOfPlot(turn, me, 'B.11.7.1', clearing);
  yield* transfer(`P${kind}`, `${clearing}`, me.supply);
  yield* transfer(`P${other}`, me.supply, `${clearing}`);
}

/** Removes enemy pieces there, and is replaced (B.11.7.1). */
export function* bomb(turn: BotTurn, clearing: ClearingOrBurrow, kind: Kind): RootTurn {
  turn.cite('B.11.7.1');
  yield* explode(turn, turn.me, clearing);
  yield* swap(turn, clearing, kind);
}
