import { availableItem, craftItem, drawCards, onMap, score, nameOf, moveCards } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { isBirdOrder } from '../shared/order.ts';
import { DISCARD_PILE, LOST_SOULS, lostSouls } from './lost-souls.ts';
import { GARDEN_POINTS } from './numbers.ts';
import { revealed } from './rituals.ts';
import { buyCraft } from './services.ts';

/** Gardens of the ordered suit on the map; for a bird order, those of the track with the fewest left. */
function gardens(turn: BotTurn): number {
  const { me, order } = turn;
  const suits = isBirdOrder(turn)
    ? me.buildings
    : me.buildings.filter((column) => nameOf(turn, column) === `Lb_${order?.suit?.toLowerCase()}`);
  return Math.max(0, ...suits.map((column) => onMap(turn, column)));
}

const scoreGardens: Step = {
  law: 'B.8.6.1',
  name: 'Score',
  *play(turn) {
    const count = gardens(turn);
    if (count > 0) yield* score(turn, turn.me, GARDEN_POINTS[count - 1]!);
  },
};

const discardLostSouls: Step = {
  law: 'B.8.6.2',
  name: 'Discard Lost Souls',
  play: (turn) => moveCards(lostSouls(turn), LOST_SOULS, DISCARD_PILE),
};

/** The card that was revealed first ends on top (D18). */
const returnRevealed: Step = {
  law: 'B.8.6.3',
  name: 'Return Revealed Cards',
  play: (turn) => moveCards(revealed(turn).reverse(), turn.me.board, LOST_SOULS),
};

/** The card becomes a Lost Soul, whether crafted or not (D18). */
const craft: Step = {
  law: 'B.8.6.4',
  name: 'Craft',
  *play(turn) {
    const [card] = yield* drawCards(turn, 'B.8.6.4', 'discard', 1);
    if (card === undefined) return;
    const better = availableItem(turn, card) === null ? yield* buyCraft(turn) : null;
    yield* craftItem(turn, turn.me, better ?? card);
  },
};

export const EVENING: readonly Step[] = [scoreGardens, discardLostSouls, returnRevealed, craft];
