import { type Accept, type Question, isViolation, violation } from '@woodlog/core/kernel';
import { type Action, type Layout, type Part, type PlaceName, type Table, layoutOf, root } from '@woodlog/core/root';
import { NO_CARD, type RootQuestions, fitsHand } from '@woodlog/core/root-law';

/** Whether given cards fit a hand, or there is none. */
export function acceptCards(table: Readonly<Table>): Accept<RootQuestions> {
  const layout = layoutOf(table.setup);
  return (question, answer) => {
    if (question.kind !== 'choose' || question.hand === undefined || question.options !== undefined) return null;
    if (answer === NO_CARD || (isCard(layout, answer) && fitsHand(layout, answer, question.hand) !== false))
      return null;
    return violation('answer/not-a-card', 'this card does not fit', { law: question.law });
  };
}

/** Whether a card can be drawn from a pile: a quest, or a card of the deck. */
export function isDrawnCard(table: Readonly<Table>, { from }: Question<RootQuestions, 'draw'>, card: string): boolean {
  const layout = layoutOf(table.setup);
  return from === 'quests' ? isQuest(layout, card) : isCard(layout, card);
}

export function isCard({ things }: Layout, word: unknown): word is string {
  const thing = typeof word === 'string' ? things.get(word) : undefined;
  return thing?.is === 'card' && thing.card >= 0;
}

export function isQuest({ things }: Layout, word: unknown): boolean {
  const thing = typeof word === 'string' ? things.get(word) : undefined;
  return thing?.is === 'card' && thing.quest >= 0;
}

interface Way {
  readonly from: PlaceName;
  readonly to: PlaceName;
}

/** The cards, by name, that can still go from one place to another. */
export function possibleCards(table: Readonly<Table>, { from, to }: Way, gone: readonly string[] = []): string[] {
  const layout = layoutOf(table.setup);
  const { spellings, printed } = from === 'quests' ? layout.quests : layout.cards;
  const part = (what: string): Part => ({ count: 1, what, from, to });
  const named = spellings.filter((card, i) => printed[i] != null && /^[BFMR]#[^%]/.test(card));
  return [...new Set(named)].filter((card) => {
    if (from === 'quests') return !gone.includes(card);
    const action: Action = { kind: 'move', parts: [...gone, card].map(part) };
    return !isViolation(root.plan(table, action));
  });
}
