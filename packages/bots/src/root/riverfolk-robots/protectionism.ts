import { inSupply } from '@woodlog/core/root-law';
import type { BotTurn } from '../shared/bot.ts';
import { isEmptyOfPayments } from './payments.ts';

/** The conditions that Organize found to be met, for the rest of the turn (B.9.2.4). */
export const SHIELD = 'shield';
const SWORD = 'sword';

export function checkProtectionism(turn: BotTurn): void {
  turn.cite('B.9.2.4');
  const { me, memory } = turn;
  if (isEmptyOfPayments(turn)) memory[SHIELD] = 1;
  if (inSupply(turn, me.warrior) === 0) memory[SWORD] = 1;
}

export function isProtectionist({ memory }: BotTurn): boolean {
  return memory[SHIELD] !== undefined || memory[SWORD] !== undefined;
}
