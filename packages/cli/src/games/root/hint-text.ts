import { type Hint, hintsFor } from '@woodlog/bots/root';
import { isSameJson } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import { END } from '@woodlog/core/root-law';
import type { Asked, Option, Session } from '@woodlog/session/kernel';
import { requestsAt } from '@woodlog/session/root-play';
import { visible } from '../../show/visible.ts';

/** Trials of all menus of the phase: a second or two on a slow core at the first hint, half of that later. */
const TRIALS = 200;

/** Standard errors, and points, within which two options count as equal. */
const SURE = 2;
const CLOSE = 0.5;

/** The best options of a question, what they fall short of the best, and why. */
export function hintText(session: Session, { question }: Asked<Table>): string {
  const options = question.groups.flatMap((group) => group.options);
  const requests = requestsAt(session);
  if (requests.length === 0) return 'no hint here: chance decides, or a card that woodlog does not know';
  if (options.length === 1) return `there is only one answer: ${visible(options[0]?.label ?? '')}`;
  const rows = hintsFor(requests, Math.ceil(TRIALS / requests.length)).flatMap((hint, i) => [
    `  ${visible(labelOf(options, hint))}${i === 0 ? '' : ` (${shortText(hint)})`}`,
    reasonRow(hint, i === 0 ? 'the next' : 'the best'),
  ]);
  const head = `Best first, by ${TRIALS} trials of this turn and your next; the numbers are averages over both, and may be wrong`;
  return [head, ...rows].join('\n');
}

function labelOf(options: readonly Option[], { option }: Hint): string {
  const isEnd = typeof option === 'object' && option.kind === END;
  const found = options.find(({ answer }) =>
    isEnd ? typeof answer === 'object' && answer !== null && 'end' in answer : isSameJson(answer, option),
  );
  return found?.label ?? String(typeof option === 'object' ? option.kind : option);
}

/** How far an option is behind, and whether that may be luck. */
function shortText({ less, error }: Hint): string {
  const much = `${less.toFixed(1)} points less, ± ${(SURE * error).toFixed(1)}`;
  return less < Math.max(CLOSE, SURE * error) ? `${much}: about as good` : much;
}

function reasonRow({ gains, losses }: Hint, other: string): string {
  const parts = [gains, losses].map((texts) => texts.join(', ')).filter((text) => text !== '');
  return `      against ${other}: ${parts.length === 0 ? 'no clear difference' : parts.join('; but ')}`;
}
