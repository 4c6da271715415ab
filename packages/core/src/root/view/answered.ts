import type { Answer, Question } from '../../kernel/index.ts';
import type { Pile } from '../cards/pile.ts';
import { NO_CARD, type RootQuestions } from '../law/questions.ts';
import { type Layout, layoutOf } from '../table/layout.ts';
import { secretFrom } from './secrets.ts';
import type { StepRecord } from './step-record.ts';

type Asked = Question<RootQuestions>;

/** An answered question of a step, as a seat has seen it. */
export interface Answered {
  readonly kind: Asked['kind'];
  readonly law: string;
  /** Who answered; omitted for chance. */
  readonly seat?: number;
  readonly answer: Answer<RootQuestions>;
}

/**
 * The answers of a step that a seat has seen. It leaves out which cards others gave, kept or lost from their hands,
 * drawn cards, and kinds of plots: `Seen` has those that were shown. A played ambush is seen at once (4.3.1).
 */
export function answersSeenBy(seat: number, { start, events }: StepRecord): Answered[] {
  const layout = layoutOf(start.table.setup);
  return events.flatMap((event): Answered[] => {
    if (!('asked' in event)) return [];
    const { asked, answer, piles } = event;
    if (isSecretFrom(layout, seat, asked, piles) && !(isAmbush(asked) && answer !== NO_CARD)) return [];
    const { kind, law } = asked;
    return [{ kind, law, ...(kind === 'choose' && { seat: asked.seat }), answer }];
  });
}

/** Whether the question asks for an ambush (4.3.1). */
export const isAmbush = (asked: Asked): boolean => asked.kind === 'choose' && asked.hand?.ambush === true;

/**
 * Whether the answer to a question is secret from a seat, or seen only as cards that it receives: what the dealer
 * knows.
 */
export function isSecretFrom(layout: Layout, seat: number, asked: Asked, piles: readonly Pile[]): boolean {
  switch (asked.kind) {
    case 'roll':
      return false;
    case 'draw':
      return asked.from !== 'quests';
    case 'pick':
      return asked.plot !== undefined || areSecret(layout, seat, asked.options, piles);
    case 'choose':
      if (asked.seat === seat && asked.hand?.random === undefined) return false;
      return asked.hand !== undefined || areSecret(layout, seat, asked.options ?? [], piles);
  }
}

/** Whether all options are cards of one pile that the seat may not look at. */
function areSecret(layout: Layout, seat: number, options: readonly unknown[], piles: readonly Pile[]): boolean {
  const held = options.filter((one) => one !== NO_CARD).map((one) => layout.cards.byName.get(`${one}`));
  return (
    held.length > 0 &&
    secretFrom(layout, seat).some(({ pile }) => held.every((card) => card !== undefined && piles[pile]?.includes(card)))
  );
}
