import { isLeft } from 'fp-ts/lib/Either.js';
import { seatPeople } from '@woodlog/bots/root';
import { type Action, type Table, copyTable } from '@woodlog/core/root';
import { type Match, PEOPLE_PHASES, beginLine, matchLine, playerOf } from '@woodlog/core/root-law';
import { type Diagnostic, type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import { type Step, type Tree, openingOf, parse, steps } from '@woodlog/notation/root';
import { isPerson, isRandom } from './seats.ts';
import type { Audit, AuditedLine } from '../../turn/turn-adapter.ts';

/** A line of a log with the table before it. */
interface LogLine {
  readonly taker: string;
  readonly setup: boolean;
  /** Where it begins. */
  readonly label: Span;
  readonly before: Table;
  readonly actions: readonly Action[];
  readonly spans: readonly (Span | null)[];
  /** Whether an action could not be read, or the ledger found it wrong. */
  readonly slips: boolean;
}

/** The first line of a log that a seed played by itself: whoever has no bot there was no person. */
const PLAYED_BY_SEED = /^\ufeff?\/\/ woodlog [^\r\n]*\d seed "/;

/**
 * Holds every line of a log to the law of its players. `null` where the law of people does not know the turn of one of the
 * factions, where a puppet stands in for a person, or where there is no table.
 */
export function audit(text: string): Audit | null {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return null;
  const { table } = opening.right;
  const nobody = PLAYED_BY_SEED.test(text);
  const known = table.setup.seats.every(
    (seat) =>
      seat.bot !== undefined ||
      ((isRandom(seat) || (!nobody && isPerson(seat))) && PEOPLE_PHASES[seat.faction] !== undefined),
  );
  if (!known) return null;
  const lines: AuditedLine[] = [];
  const diagnostics: Diagnostic[] = [];
  const starts = lineStartsOf(text);
  for (const line of linesOf(tree, table, steps(tree, table))) {
    const match = line.slips ? null : matchOf(line);
    diagnostics.push(...(match === null ? [] : diagnosticsOf(line, match)));
    lines.push({ line: positionAt(starts, line.label.start).line, taker: line.taker, ...verdictOf(match) });
  }
  return { diagnostics, lines };
}

/** The lines of a log one by one; the table is that of the steps, and changes with them. */
function* linesOf({ lines }: Tree, table: Table, all: Iterable<Step>): Generator<LogLine> {
  let before = copyTable(table);
  let begun: Pick<LogLine, 'taker' | 'setup' | 'label'> | null = null;
  let actions: Action[] = [];
  let spans: (Span | null)[] = [];
  let slips = false;
  for (const { line, action, span, plan } of all) {
    if (action.kind === 'begin') {
      const label = span ?? { start: 0, end: 0 };
      begun = { taker: action.faction, setup: action.setup === true, label };
      [actions, spans, slips] = [[], [], plan.slips.length > 0 || hasUnread(lines[line.index])];
    } else if (action.kind === 'end') {
      if (begun !== null) yield { ...begun, before, actions, spans, slips };
      before = copyTable(table);
      begun = null;
    } else if (begun !== null) {
      actions.push(action);
      spans.push(span);
      slips ||= plan.slips.length > 0;
    } else before = copyTable(table);
  }
}

const hasUnread = (line: Tree['lines'][number] | undefined): boolean =>
  line?.kind === 'turn' && line.actions.some(({ action }) => action === null);

function matchOf({ before, taker, setup, actions }: LogLine): Match {
  const players = seatPeople(before);
  const me = playerOf(players, taker);
  if (me === undefined) return { verdict: 'undecided', because: `${taker} is not at this table` };
  return matchLine(players, { table: before, now: beginLine(me, setup) }, actions);
}

function verdictOf(match: Match | null): Pick<AuditedLine, 'verdict' | 'law' | 'because'> {
  if (match === null) return { verdict: 'slip' };
  switch (match.verdict) {
    case 'legal': {
      const [because] = match.assumed;
      return because === undefined ? { verdict: 'legal' } : { verdict: 'legal-if', because };
    }
    case 'illegal': {
      const [first] = match.breaches;
      return { verdict: 'illegal', ...(first && { law: first.law, because: first.because }) };
    }
    case 'undecided':
      return match;
  }
}

function diagnosticsOf({ label, spans }: LogLine, match: Match): Diagnostic[] {
  const at = (action: number): Span => spans[action] ?? spans.at(-1) ?? label;
  const said = (severity: Diagnostic['severity'], code: string, message: string, action: number): Diagnostic => {
    const { start, end } = at(action);
    return { severity, code, message, start, end };
  };
  switch (match.verdict) {
    case 'legal':
      return [...new Set(match.assumed)].map((assumed) => said('info', 'law/assumed', `legal if ${assumed}`, 0));
    case 'illegal':
      return match.breaches.map(({ kind, law, because, action }) => ({
        ...said('error', kind === 'missing' ? 'law/not-done' : 'law/not-allowed', because, action),
        law,
      }));
    case 'undecided':
      return [said('info', 'law/undecided', `not decided: ${match.because}`, 0)];
  }
}
