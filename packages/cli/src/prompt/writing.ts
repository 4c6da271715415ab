import type { Moment, Refusal } from '@woodlog/session/kernel';
import { diagnosticsText } from '../show/diagnostics.ts';
import type { Paint } from '../show/paint.ts';
import { visible, visibleLines } from '../show/visible.ts';
import type { TableNow } from './table-now.ts';

/** Records what was just refused, by the pieces alone. */
export const ANYWAY = 'anyway';

/** Most alternatives that are named. */
const MOST_ALLOWED = 4;

/** Takes as much notation as it can; the rest is left for editing. */
export function write<Table>(now: TableNow<Table>, words: string, moment: Moment<Table>): void {
  const { prompter, face, session } = now;
  if (words === ANYWAY || words.startsWith(`${ANYWAY} `)) {
    writeFreely(now, words.slice(ANYWAY.length + 1) || now.refused);
    return;
  }
  const { session: after, taken, refusal } = face.play.writeMost(session, words);
  if (after !== session) now.become(after);
  if (refusal === null) return;
  if (refusal.among !== undefined) {
    now.askAgain(refusal.among);
    return;
  }
  now.refused = refusal.rest ?? words;
  now.isWarned = false;
  refuse(now, refusal, taken, words, now.taker(moment)?.id ?? '');
  if (taken === '') return;
  prompter.say(`taken: ${visible(taken)}\nleft to type: ${visible(now.refused)}`);
  prompter.prefill?.(now.refused);
}

/** Records the refused words by the pieces alone, and marks the line. */
function writeFreely<Table>(now: TableNow<Table>, words: string): void {
  const { prompter, face, session } = now;
  if (face.play.writeFreely === undefined || words === '') {
    prompter.say('nothing was refused');
    return;
  }
  const after = face.play.writeFreely(session, words);
  if ('refused' in after) refuse(now, after, '', words, '');
  else {
    now.become(after);
    prompter.say('recorded by the pieces alone; the line is marked');
  }
}

function refuse<Table>(
  { prompter, face, sheet }: TableNow<Table>,
  refusal: Refusal,
  taken: string,
  words: string,
  name: string,
): void {
  prompter.say(refusalText(refusal, words, name, sheet.paint));
  const anyway = face.play.writeFreely === undefined ? '' : `, or ${ANYWAY} to record it held to the pieces alone`;
  if (taken === '') prompter.say(`nothing was taken: type it again (? lists what you may do)${anyway}`);
}

/** Why input is refused, with a mark under the wrong words where that is known, and what would be allowed. */
function refusalText(
  { refused, law, problems, allowed = [] }: Refusal,
  words: string,
  name: string,
  paint: Paint,
): string {
  if (problems !== undefined) return diagnosticsText({ name, text: words, diagnostics: problems }, paint);
  const section = law === undefined ? '' : ` (${law})`;
  const listed = allowed.slice(0, MOST_ALLOWED).map(visible);
  const more = allowed.length > listed.length ? '; ? lists all' : '';
  const instead = listed.length === 0 ? '' : `\n  = ${listed.join('\n    or ')}${more}`;
  return `${visibleLines(refused)}${section}${instead}`;
}
