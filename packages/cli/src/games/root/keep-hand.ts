import { type Action, CARDS_DEALT, STARTING_HAND, type Table } from '@woodlog/core/root';
import type { Dealer } from '@woodlog/core/root-law';
import type { Prompter } from '../../turn/prompter.ts';
import { tellOwner } from './secrets.ts';

/** The five cards of a starting hand (A.7). */
export const dealFive = (table: Readonly<Table>, letter: string, dealer: Dealer): readonly string[] =>
  dealer.draw({ kind: 'draw', law: 'A.7', from: letter, count: CARDS_DEALT, to: letter }, table);

export const fiveCards = (dealt: readonly string[]): string => dealt.map((card, at) => `${at + 1}: ${card}`).join('  ');

/** Asks which three of them to keep, by their numbers, so that nobody else learns them (A.10); null if the person leaves. */
export async function keepThree(
  prompter: Prompter,
  table: Readonly<Table>,
  letter: string,
  dealt: readonly string[],
): Promise<readonly Action[] | null> {
  if (prompter.isReplaying !== true) await tellOwner(prompter, table, letter, fiveCards(dealt));
  for (;;) {
    const typed = await prompter.ask('three cards to keep, by number, such as 1 3 4: ');
    if (typed === null) return null;
    const kept = [...new Set(typed.match(/\d+/g))].flatMap((number) => dealt[Number(number) - 1] ?? []);
    if (kept.length === STARTING_HAND)
      return kept.map((what) => ({ kind: 'move', parts: [{ count: 1, what, from: letter, to: letter }] }));
    prompter.keep?.(null);
    prompter.say('expected three different numbers from 1 to 5');
  }
}
