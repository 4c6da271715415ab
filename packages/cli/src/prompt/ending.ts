import { visible } from '../show/visible.ts';
import { Choices } from './choices.ts';
import { dueText } from './moment-text.ts';
import type { TableNow } from './table-now.ts';

/** Ends the turn with what happens automatically; warns first of what prevents it, and goes on the second time. */
export function endTurn<Table>(now: TableNow<Table>): void {
  const { face, session, prompter } = now;
  const isFree = session.free === true || now.moment().steps.some(({ free }) => free === true);
  if (isFree || now.isWarned) {
    now.become(face.play.close?.(session) ?? session);
    return;
  }
  let after = session;
  for (;;) {
    const moment = face.play.ask(after);
    if (after.log !== session.log) break;
    const end = moment.kind === 'asked' ? new Choices(moment.question).end : undefined;
    if (moment.kind === 'asked' && end === undefined) {
      now.become(after);
      const due = dueText(moment);
      prompter.say(
        `${due === '' ? visible(moment.question.prompt) : `still due: ${due}`}\nend once more ends the turn all the same`,
      );
      now.isWarned = true;
      return;
    }
    const next = face.play.answer(after, end?.answer ?? null);
    if ('refused' in next) break;
    after = next;
  }
  now.become(after);
}

/** Ends a line that is not checked against the law; `isSaid` if by a word, which needs no warning. */
export function closeFreely<Table>(now: TableNow<Table>, isSaid = false): void {
  const { session, face, prompter } = now;
  const doubts = [
    ...(now.refused === '' ? [] : ['your last line was not taken']),
    ...(session.answers.length > 0 ? [] : ['you have typed nothing for this turn yet']),
  ];
  if (isSaid || doubts.length === 0 || now.isWarned) now.become(face.play.close?.(session) ?? session);
  else {
    now.isWarned = true;
    prompter.say(`${doubts.join('\n')}\npress Enter again to end the turn all the same`);
  }
}
