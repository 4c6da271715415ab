import { type ClearingOrBurrow, CLEARINGS, ITEMS, countAt, placeAt, rowOfClearing } from '@woodlog/core/root';
import { type RootTurn, type RulesContext, hiddenItems, transfer, askChance } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { exhaust } from './items.ts';
import { nearest, travel } from './journey.ts';
import { settleTrack } from './track.ts';

/** Whether something is under a ruin there. */
function hides({ state, layout }: RulesContext, clearing: ClearingOrBurrow): boolean {
  const { ruinRow } = placeAt(layout, rowOfClearing(clearing));
  return ruinRow >= 0 && countAt(state, ruinRow, layout.hiddenItem) > 0;
}

/** Goes to the nearest ruin and takes a random item from it (B.7.5.1). */
export function* explore(turn: BotTurn): RootTurn {
  const { me } = turn;
  const ruins = CLEARINGS.filter((clearing) => hides(turn, clearing));
  const ruin = nearest(turn, ruins);
  if (ruin === undefined || !(yield* travel(turn, ruin)) || !(yield* exhaust(turn, me, 1))) return;
  const hidden = hiddenItems(turn.state);
  const options = hidden.length > 0 ? hidden : ITEMS;
  const item = yield* askChance('B.7.5.1', 'item', 'item under the ruin', options);
  yield* transfer(`%${item}`, `${ruin}`, me.board);
  yield* settleTrack(turn, me);
}
