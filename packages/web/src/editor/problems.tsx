import { capital } from '@woodlog/core/kernel';
import type { OpenLog } from '@woodlog/language';
import type { Diagnostic, Edit } from '@woodlog/notation/kernel';

interface ProblemsProps {
  readonly log: OpenLog;
  readonly problems: readonly Diagnostic[];
  /** Whether more may come. */
  readonly isAsked: boolean;
  readonly cursor: number;
  readonly onGoTo: (offset: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
}

/** Problems that are listed. */
const MOST = 20;

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** The problems of the text. The one at the cursor, else the first, is shown with its fixes. */
export function Problems({ log, problems, isAsked, cursor, onGoTo, onFix }: ProblemsProps) {
  if (problems.length === 0) return <p class="hint">{isAsked ? 'No problems so far.' : 'No problems.'}</p>;
  const line = lineOf(log.text, cursor);
  const chosen = problems.find(({ start }) => lineOf(log.text, start) === line) ?? problems[0];
  return (
    <ol class="problems">
      {problems.slice(0, MOST).map((one) => (
        <li key={`${one.start} ${one.message}`}>
          <button type="button" class="quiet" onClick={() => onGoTo(one.start)}>
            Line {lineOf(log.text, one.start)}
          </button>{' '}
          <span class={one.severity}>
            {one.message}
            {one.law !== undefined && ` (${one.law})`}
          </span>
          {one.hint !== undefined && <span class="hint"> {one.hint}</span>}
          {one === chosen &&
            (one.fixes ?? log.fixes(one)).map(({ title, edits }) => (
              <button key={title} type="button" onClick={() => onFix(edits)}>
                {capital(title)}
              </button>
            ))}
        </li>
      ))}
      {problems.length > MOST && <li class="hint">and {problems.length - MOST} more</li>}
    </ol>
  );
}
