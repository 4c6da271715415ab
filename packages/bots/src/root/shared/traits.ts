import type { Player } from '@woodlog/core/root-law';
import type { CardModifier, CheckedTrait } from './bot.ts';

/** Whether a bot has a trait, for steps and hooks that depend on it. */
export function hasTrait({ setup }: Player, { trait }: CheckedTrait): boolean {
  return setup?.traits?.includes(trait) === true;
}

/** What a trait changes that is only asked for. */
export const askedFor = (checked: CheckedTrait): CardModifier => ({ card: checked.card, checked });
