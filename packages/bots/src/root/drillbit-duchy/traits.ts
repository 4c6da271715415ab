import type { ClearingOrBurrow, SuitLetter } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Player,
  type RootTurn,
  type RulesContext,
  askForCard,
  clearingsLosing,
  controllerOf,
  lose,
  matchingSuits,
  transfer,
} from '@woodlog/core/root-law';
import type { BotTurn, CardModifier } from '../shared/bot.ts';
import { instead } from '../shared/patches.ts';
import { INVADERS, WARRIORS } from './dig.ts';
import { ministersOf } from './law.ts';
import { isSwayed, sway } from './ministers.ts';
import { DIG_WARRIORS, FOUNDATIONS } from './numbers.ts';
import { askedFor } from '../shared/traits.ts';

/** Whether this is a bot's own turn, which has an order. */
function hasOrder(ctx: RulesContext): ctx is BotTurn {
  return 'order' in ctx;
}

/** The suit of the order card, in its own turn. Other cards on its board are ambushes (ROOT-267). */
function orderSuit(ctx: RulesContext, self: Player): SuitLetter | null {
  return ctx.taker === self && hasOrder(ctx) ? (ctx.order?.suit ?? null) : null;
}

/** A person who removed buildings discards a matching card, or a minister of that suit is swayed (ROOT-232). */
const INVESTORS: FactionLaw = {
  removed(ctx, self, removals) {
    const [removal] = removals;
    const by = removal?.by ? controllerOf(ctx, removal.by) : undefined;
    const clearings = clearingsLosing(ctx, removals, 'building');
    if (by === undefined || by.bot || clearings.length === 0) return [];
    return [{ owner: self, what: 'investors', cards: [by.letter], play: () => invest(ctx, self, by, clearings) }];
  },
};

function* invest(ctx: RulesContext, self: Player, by: Player, clearings: readonly ClearingOrBurrow[]): RootTurn {
  ctx.cite('ROOT-232');
  const suits = [...new Set(clearings.flatMap((clearing) => matchingSuits(ctx, clearing)))];
  const card = yield* askForCard(ctx, 'ROOT-232', 'card for the investors', by, { suits });
  if (card !== null) {
    yield* transfer(card, by.letter, 'discard');
    return yield* lose(ctx, self, 1);
  }
  const left = ministersOf(ctx, clearings).filter((minister) => !isSwayed(ctx, self, minister.card));
  yield* sway(self, left, orderSuit(ctx, self));
}

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Foundations: askedFor(FOUNDATIONS),
  Investors: { card: 'ROOT-232', law: INVESTORS },
  Overwhelm: {
    card: 'ROOT-233',
    patches: [
      instead('B.10.5.1', function* (turn, old) {
        turn.memory[WARRIORS] = DIG_WARRIORS.overwhelm;
        yield* old.play(turn);
        yield* old.play(turn);
      }),
    ],
  },
  Invaders: askedFor(INVADERS),
};
