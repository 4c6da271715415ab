import { CLEARINGS, pileAt, placeNamed, spellingOf } from '@woodlog/core/root';
import { type RootTurn, ask, transfer, score, suitOfCard, isOfSuit } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { hasTrait } from '../shared/traits.ts';
import { exhaust } from './items.ts';
import { nearest, travel } from './journey.ts';
import { QUESTING, QUEST_ITEMS, QUEST_POINTS } from './numbers.ts';

/** His quest is on his board; those on offer may be another Vagabond's (B.7.3.3). Null when the quest deck is empty. */
function currentQuest({ state, layout }: BotTurn, board: string): string | null {
  const quest = pileAt(state, placeNamed(layout, board).quests)[0];
  return quest === undefined ? null : spellingOf(layout.quests, quest);
}

export function* drawQuest(turn: BotTurn, law: string): RootTurn {
  const { board } = turn.me;
  if (turn.state.questDraw === 0) return;
  const [quest] = yield* ask({ kind: 'draw', law, from: 'quests', count: 1, to: board });
  yield* transfer(quest!, 'draw', board);
}

/** Goes to the nearest clearing of his quest's suit and completes it there (B.7.5.2). */
export function* quest(turn: BotTurn): RootTurn {
  const { me } = turn;
  const card = currentQuest(turn, me.board);
  if (card === null) return;
  const suit = suitOfCard(card);
  const clearing = nearest(
    turn,
    CLEARINGS.filter((one) => isOfSuit(turn, one, suit)),
  );
  if (clearing === undefined || !(yield* travel(turn, clearing)) || !(yield* exhaust(turn, me, QUEST_ITEMS))) return;
  yield* transfer(card, me.board, 'discard');
  const questing = hasTrait(me, QUESTING);
  if (questing) turn.cite(QUESTING.card);
  yield* score(turn, me, QUEST_POINTS[questing ? 'questing' : 'default']);
  yield* drawQuest(turn, 'B.7.5.2');
}
