import { capital } from '@woodlog/core/kernel';
import { useEffect, useState } from 'preact/hooks';
import { type Diagnostic, type Fix, applyEdits } from '@woodlog/notation/kernel';
import type { LineReport } from '@woodlog/notation/root-audit';
import { auditLog } from '../audit/audit-log.ts';
import { packLog } from '../links.ts';
import { goTo } from '../router.ts';

const WORDS: Readonly<Record<string, string>> = {
  legal: 'legal',
  'legal-if': 'legal, if an unnamed card was a suitable one',
  illegal: 'not legal',
  slip: 'a slip of the pen',
  undecided: 'cannot be decided',
};

/** Whether a game was legal, line by line, with buttons for fixes. */
export function Verdicts({ log }: { readonly log: string }) {
  const [isAsked, setAsked] = useState(false);
  return (
    <section class="verdicts" aria-label="Was it legal?">
      {isAsked ? (
        <Audit key={log} log={log} />
      ) : (
        <button type="button" onClick={() => setAsked(true)}>
          Was it legal?
        </button>
      )}
    </section>
  );
}

function Audit({ log }: { readonly log: string }) {
  const [reports, setReports] = useState<ReadonlyMap<number, LineReport>>(new Map());
  const [state, setState] = useState<'running' | 'done' | { readonly failed: string }>('running');
  useEffect(
    () =>
      auditLog(
        log,
        (report) => {
          if (report === null) setState('done');
          else setReports((known) => new Map(known).set(report.line, report));
        },
        (failed) => setState({ failed }),
      ),
    [],
  );
  const lines = [...reports.values()].sort((a, b) => a.line - b.line);
  const judged = lines.flatMap(({ verdict }) => verdict ?? []);
  const count = (verdict: string): number => judged.filter((one) => one.verdict === verdict).length;
  const counts = Object.entries(WORDS).flatMap(([verdict, words]) =>
    count(verdict) === 0 ? [] : [`${count(verdict)} ${words}`],
  );
  const doubtful = lines.filter(({ diagnostics }) => diagnostics.some(({ severity }) => severity !== 'info'));
  return (
    <>
      <h2>Was it legal?</h2>
      <p aria-live="polite">
        {typeof state === 'object'
          ? `The audit failed: ${state.failed}`
          : `${state === 'running' ? `Looked at ${judged.length} lines so far` : `${judged.length} lines`}: ${
              counts.length === 0 ? 'nothing to say yet' : counts.join(', ')
            }.`}
      </p>
      <ol>
        {doubtful.map(({ line, diagnostics }) => (
          <li key={line}>
            <b>Line {line}</b> <code>{log.split('\n')[line - 1]}</code>
            {diagnostics
              .filter(({ severity }) => severity !== 'info')
              .map((diagnostic) => (
                <Said key={`${diagnostic.start} ${diagnostic.message}`} log={log} diagnostic={diagnostic} />
              ))}
          </li>
        ))}
      </ol>
    </>
  );
}

/** A problem and its fixes. */
const Said = ({ log, diagnostic }: { readonly log: string; readonly diagnostic: Diagnostic }) => {
  const { severity, message, hint, law, fixes = [] } = diagnostic;
  const take = async ({ edits }: Fix): Promise<void> => goTo(`#log=${await packLog(applyEdits(log, edits).text)}`);
  return (
    <div>
      <p class={severity}>
        {message}
        {hint !== undefined && `; ${hint}`} {law !== undefined && <span class="law">{law}</span>}
      </p>
      <div class="row">
        {fixes.map((fix) => (
          <button key={fix.title} type="button" onClick={() => void take(fix)}>
            {capital(fix.title)}
          </button>
        ))}
      </div>
    </div>
  );
};
