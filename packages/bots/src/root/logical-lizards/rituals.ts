import { type ClearingOrBurrow, type Component, spellingOf, described } from '@woodlog/core/root';
import {
  type RootTurn,
  inSupply,
  transfer,
  onMap,
  openSlots,
  rules,
  suitOfCard,
  warriorsAt,
  isOfSuit,
  putWarriors,
  moveParts,
  mayPutWarriors,
} from '@woodlog/core/root-law';
import type { CheckedTrait, BotTurn, Step } from '../shared/bot.ts';
import { enemyBuildings, ownWarriors } from '../shared/measures.ts';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { first, most, target, tie } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { placeGarden } from './gardens.ts';
import { DISCARD_PILE, takeTop } from './lost-souls.ts';
import { RITUALS } from './numbers.ts';
import { hireForGarden } from './services.ts';

/** Bird rituals gain another acolyte. */
export const MARTYRS: CheckedTrait = { card: 'ROOT-249', trait: 'Martyrs' };

/** The cards revealed in this turn, in the order they were revealed. */
const REVEALED = 'revealed';

function reveal(turn: BotTurn, card: Component): void {
  const count = turn.memory[REVEALED] ?? 0;
  turn.memory[`${REVEALED} ${count}`] = described(turn.layout.cards, card);
  turn.memory[REVEALED] = count + 1;
}

/** The revealed cards, the first revealed first. */
export function revealed({ memory, layout }: BotTurn): Component[] {
  return Array.from({ length: memory[REVEALED] ?? 0 }, (_, n) => spellingOf(layout.cards, memory[`${REVEALED} ${n}`]!));
}

const withOpenSlots = first(
  (turn: BotTurn, clearing: ClearingOrBurrow) => openSlots(turn.state, clearing) > 0,
  'an open slot',
);

/** Places a warrior in a clearing of this suit, and a garden if it then rules there (B.8.5.1). */
function* gather(turn: BotTurn, suit: string): RootTurn {
  turn.cite('B.8.5.1');
  const { me } = turn;
  const legal = ALL_CLEARINGS.filter(
    (clearing) => isOfSuit(turn, clearing, suit) && mayPutWarriors(turn, me, clearing),
  );
  const clearing = target(turn, legal, tie('B.8.5.1.I', withOpenSlots), most(enemyBuildings));
  if (clearing === undefined) return;
  yield* putWarriors(turn, me, clearing, 1);
  yield* hireForGarden(turn, clearing);
  if (rules(turn, me, clearing)) yield* placeGarden(turn, me, clearing);
}

/** A warrior from the clearing with the most becomes an acolyte; the card is gone (B.8.5.2). */
function* sacrifice(turn: BotTurn, card: Component): RootTurn {
  turn.cite('B.8.5.2');
  const { me } = turn;
  const own = { count: 1, what: 'Lw', to: me.board };
  if (onMap(turn, me.warrior) > 0) {
    const legal = ALL_CLEARINGS.filter((clearing) => warriorsAt(turn, me, clearing) > 0);
    const clearing = target(turn, legal, most(ownWarriors))!;
    yield* moveParts([{ ...own, from: `${clearing}` }]);
  }
  if (hasTrait(me, MARTYRS) && inSupply(turn, me.warrior) > 0) {
    turn.cite(MARTYRS.card);
    yield* moveParts([{ ...own, from: me.supply }]);
  }
  yield* transfer(card, me.board, DISCARD_PILE);
}

/** Reveals cards of the Lost Souls and performs a ritual for each (B.8.5), but not for a card of unknown suit. */
export function* rituals(turn: BotTurn, cards: number): RootTurn {
  for (let n = 0; n < cards; n++) {
    const card = yield* takeTop(turn, turn.me.board);
    if (card === null) return;
    const suit = suitOfCard(card);
    if (suit === 'B') yield* sacrifice(turn, card);
    else {
      reveal(turn, card);
      if (suit !== null) yield* gather(turn, suit);
    }
  }
}

export const performRituals: Step = {
  law: 'B.8.5',
  name: 'Perform Rituals',
  play: (turn) => rituals(turn, RITUALS.default),
};
