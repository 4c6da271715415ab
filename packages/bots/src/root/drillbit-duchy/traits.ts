import type { SuitLetter } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Seat,
  type Woodland,
  askForCard,
  clearingsLosing,
  lose,
  matchingSuits,
  moveCard,
} from '@woodlog/core/root-law';
import type { BotTurn, Change } from '../shared/bot.ts';
import { instead } from '../shared/patches.ts';
import { INVADERS, WARRIORS } from './dig.ts';
import { ministersOf } from './law.ts';
import { isSwayed, sway } from './ministers.ts';
import { DIG_WARRIORS, FOUNDATIONS } from './numbers.ts';

/** Whether this is a bot's own turn, which knows its order. */
function hasOrder(wood: Woodland): wood is BotTurn {
  return 'order' in wood;
}

/** The suit of the order card, in its own turn. What else lies on its board are ambushes (ROOT-267). */
function orderSuit(wood: Woodland, self: Seat): SuitLetter | null {
  return wood.taker === self && hasOrder(wood) ? (wood.order?.suit ?? null) : null;
}

/** A person that removed buildings discards a matching card, or a minister of that suit is swayed (ROOT-232). */
const INVESTORS: FactionLaw = {
  *removedAtOnce(wood, self, removals) {
    const { by } = removals[0]!;
    const clearings = clearingsLosing(wood, removals, 'building');
    if (by === null || by.bot || clearings.length === 0) return;
    wood.report?.('ROOT-232');
    const suits = [...new Set(clearings.flatMap((clearing) => matchingSuits(wood, clearing)))];
    const card = yield* askForCard(wood, 'ROOT-232', 'card for the investors', by, { suits });
    if (card !== null) {
      yield* moveCard(card, by.letter, 'discard');
      return yield* lose(wood, self, 1);
    }
    const left = ministersOf(wood, clearings).filter((minister) => !isSwayed(wood, self, minister.card));
    yield* sway(self, left, orderSuit(wood, self));
  },
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Foundations: { card: FOUNDATIONS.card, asked: FOUNDATIONS },
  Investors: { card: 'ROOT-232', law: INVESTORS },
  Overwhelm: {
    card: 'ROOT-233',
    edits: [
      instead(
        'B.10.5.1',
        (old) =>
          function* (turn) {
            turn.memo.set(WARRIORS, DIG_WARRIORS.overwhelm);
            yield* old.play(turn);
            yield* old.play(turn);
          },
      ),
    ],
  },
  Invaders: { card: INVADERS.card, asked: INVADERS },
};
