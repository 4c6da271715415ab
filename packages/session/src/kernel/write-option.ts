import type { Moment, Refusal, Session } from './session.ts';
import type { AtTable } from './table-game.ts';

/** Takes the option that a notation writes so, whatever its blanks and case. */
export function writeOption<Table>(
  { ask, answer }: Pick<AtTable<Table>, 'ask' | 'answer'>,
  session: Session,
  words: string,
): Session | Refusal {
  const moment: Moment<Table> = ask(session);
  const options = moment.kind === 'asked' ? moment.question.groups.flatMap((group) => group.options) : [];
  const plain = (text: string): string => text.replace(/\s+/g, '').toLowerCase();
  const option = options.find(({ text }) => text !== undefined && plain(text) === plain(words));
  if (option !== undefined) return answer(session, option.answer);
  return { refused: 'that is not legal here', rest: words, allowed: options.map(({ label }) => label) };
}
