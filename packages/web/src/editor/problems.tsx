import { capital } from '@woodlog/core/kernel';
import type { OpenLog } from '@woodlog/language';
import type { Diagnostic, Edit } from '@woodlog/notation/kernel';

interface ProblemsProps {
  readonly log: OpenLog;
  readonly problems: readonly Diagnostic[];
  readonly cursor: number;
  readonly onGoTo: (offset: number) => void;
  readonly onFix: (edits: readonly Edit[]) => void;
}

/** So many problems are listed. */
const MOST = 20;

const lineOf = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** What is wrong with the text. The problem at the cursor, or else the first, has its fixes with it. */
export function Problems({ log, problems, cursor, onGoTo, onFix }: ProblemsProps) {
  if (problems.length === 0) return <p class="hint">No problems.</p>;
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
