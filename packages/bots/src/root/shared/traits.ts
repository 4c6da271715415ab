import type { Seat } from '@woodlog/core/root-law';
import type { AskedTrait } from './bot.ts';

/** Whether a bot has a trait, for steps and hooks that go otherwise with it. */
export function hasTrait({ setup }: Seat, { trait }: AskedTrait): boolean {
  return setup.traits?.includes(trait) === true;
}
