import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type RootTurn, type Player, ruler, warriorsAt } from '@woodlog/core/root-law';
import type { BotTurn } from './bot.ts';
import { type Purse, payFor, sellerFor } from './services.ts';

/** Up to this many own warriors in the clearing of a battle, it hires mercenaries (ROOT-259). */
const HIRES_UP_TO = 2;

/**
 * Before a battle with few warriors, a bot hires those of the Riverfolk there, but not against themselves (ROOT-259).
 */
export function* hireForBattle(turn: BotTurn, purse: Purse, enemy: Player, clearing: ClearingOrBurrow): RootTurn {
  const { me, flags } = turn;
  const seller = sellerFor(turn, purse);
  if (seller === null || seller === enemy || flags.mercenaries) return;
  if (warriorsAt(turn, me, clearing) > HIRES_UP_TO || warriorsAt(turn, seller, clearing) === 0) return;
  yield* hire(turn, purse, seller);
}

/** A bot that can build nowhere hires mercenaries if that lets it rule a clearing where it could (ROOT-259). */
export function* hireToBuild(turn: BotTurn, purse: Purse, clearings: readonly ClearingOrBurrow[]): RootTurn {
  const { me, state, flags } = turn;
  const seller = sellerFor(turn, purse);
  if (seller === null || flags.mercenaries) return;
  if (clearings.some((clearing) => ruler(state, clearing, me.letter) === me.letter)) yield* hire(turn, purse, seller);
}

function* hire(turn: BotTurn, purse: Purse, seller: Player): RootTurn {
  turn.cite('ROOT-259');
  yield* payFor(turn, seller, purse);
  turn.flags.mercenaries = true;
}
