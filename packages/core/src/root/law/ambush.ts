import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { SuitLetter } from '../action.ts';
import { askForCard, matchingSuits, suitOfCard } from './cards.ts';
import { cardEffects } from './effects/effects.ts';
import type { RootTurn } from './questions.ts';
import type { BattleState } from './events.ts';
import { NO_SEAT, type Player, type RulesContext } from './context.ts';
import { pileAt, playerAt } from '../table/look-up.ts';
import { described } from '../cards/descriptions.ts';

/** Hits of an ambush that is not foiled (4.3.1.II). */
const AMBUSH_HITS = 2;

/** Ambush cards played in a battle, and the hits they deal to the attacker. */
export interface Ambushes {
  readonly played: readonly SuitLetter[];
  readonly hits: number;
}

/**
 * The defender may play a matching ambush card, and the attacker may foil it with another (4.3.1). Nobody plays
 * ambushes against a bot (B.2.8.2). A bot plays the ambush that it keeps on its board; a person may foil it.
 */
export function* playAmbushes(ctx: RulesContext, { attacker, defender, clearing }: BattleState): RootTurn<Ambushes> {
  const none = { played: [], hits: 0 };
  if (attacker.law.hatesSurprises === true) {
    ctx.cite('B.2.8.2');
    return none;
  }
  const isUnmoved = ignoresAmbush(ctx, attacker);
  if (isUnmoved && defender.bot) return none;
  const first = yield* ambush(ctx, defender, clearing, 'play an ambush?');
  if (first === null) return none;
  ctx.cite('4.3.1');
  if (isUnmoved) return { played: [first], hits: 0 };
  const foil = yield* ambush(ctx, attacker, clearing, 'foil the ambush?', first);
  ctx.cite(foil === null ? '4.3.1.II' : '4.3.1.I');
  return foil === null ? { played: [first], hits: AMBUSH_HITS } : { played: [first, foil], hits: 0 };
}

/** Whether a card in play lets the attacker ignore ambushes. They may still be played. */
function ignoresAmbush(ctx: RulesContext, attacker: Player): boolean {
  const effect = cardEffects(ctx, attacker).find(({ ignoresAmbush }) => ignoresAmbush);
  if (effect !== undefined) ctx.cite(effect.law);
  return effect !== undefined;
}

function* ambush(
  ctx: RulesContext,
  seat: Player,
  clearing: ClearingOrBurrow,
  prompt: string,
  played: SuitLetter | null = null,
): RootTurn<SuitLetter | null> {
  // Hirelings cannot use the ambush cards of their controller (H.3.5).
  if (seat.index === NO_SEAT) return null;
  // Only of birds there are two (2.1.2).
  const suits = matchingSuits(ctx, clearing).filter((suit) => suit === 'B' || suit !== played);
  if (seat.bot) return keptAmbush(ctx, seat, suits);
  const card = yield* askForCard(ctx, '4.3.1', prompt, seat, { suits, ambush: true, optional: true });
  return card === null ? null : suitOfCard(card);
}

/** The ambush that a bot keeps on its board, if it keeps one: of the clearing's suit before a bird (Chmd.10.2). */
function keptAmbush(ctx: RulesContext, seat: Player, suits: readonly SuitLetter[]): SuitLetter | null {
  if (seat.law.keepsAmbush?.(ctx, seat) !== true) return null;
  const { cards } = ctx.layout;
  const kept = pileAt(ctx.state, playerAt(ctx.layout, seat.index).boardPile);
  return suits.find((suit) => kept.includes(described(cards, `${suit}#@`))) ?? null;
}
