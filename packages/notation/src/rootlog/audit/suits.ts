import { type Table, copyTable } from '@woodlog/core/root';
import type { Diagnostic } from '../../kernel/diagnostic.ts';
import { writing } from '../fixes/candidate.ts';
import { printSuits } from '../print/log.ts';
import { type Suits, suitsMeant } from '../read/suits.ts';
import { steps } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import type { DecodedLog } from './decoded-log.ts';
import { MOST_FIXES } from './entry.ts';
import type { Law } from './judge.ts';
import { linesOf } from './lines.ts';
import type { LogLine } from './log-line.ts';

/** Suits of clearings fit better than others if so many more lines are legal with them. */
export const LEAD = 3;

/** A table whose clearings have other suits than the log gives them, and what is said of that. */
interface WithSuits {
  readonly table: Table;
  readonly said: readonly Diagnostic[];
}

/**
 * The suits of clearings that fit what was played: better than those that are written, if each does not have four (A.1), or,
 * once a log is decoded, if lines in trouble are legal with two of them swapped.
 */
export function withSuits(tree: Tree, start: Table, law: Law, log?: DecodedLog): WithSuits | null {
  const lines = tree.lines.filter((one) => one.kind === 'clearings');
  const line = lines.find(({ suits }) => suits !== null) ?? lines[0];
  if (line === undefined) return null;
  const at = line.value;
  const written = tree.text.slice(at.start, at.end);
  const { all, isPossible } = suitsMeant(written);
  if (isPossible !== (log !== undefined)) return null;
  const of = (suits: Suits): Table => ({ ...start, setup: { ...start.setup, suits } });
  const isLegal = (one: LogLine): boolean => one.setup || one.slips || law.stuckAt(one) === null;
  const wrong = log === undefined ? [] : inTrouble(log).slice(0, LEAD);
  const stuck = wrong.map((one) => law.stuckAt(one));
  const explains = (suits: Suits): boolean => {
    const { setup } = of(suits);
    let others = 0;
    return wrong.every(
      (one, n) => law.stuckAt({ ...one, before: { ...one.before, setup } }, stuck[n]) === null || ++others < 2,
    );
  };
  const likely = !isPossible ? all : wrong.length < LEAD ? [] : all.filter(explains);
  let least = Number.POSITIVE_INFINITY;
  const trials = [...likely, line.suits].flatMap((suits) => {
    if (suits === null) return [];
    const table = copyTable(of(suits));
    let troubles = 0;
    for (const one of linesOf(tree, table, steps(tree, table))) if (!isLegal(one) && ++troubles > least + LEAD) break;
    least = Math.min(least, troubles);
    return [{ suits, troubles }];
  });
  const now = trials.find(({ suits }) => suits === line.suits);
  const best = trials.filter(({ troubles }) => troubles === least);
  const [first] = best;
  if (first === undefined || (now !== undefined && now.troubles < least + (isPossible ? LEAD : 1))) return null;
  const message = 'these suits do not fit what was played';
  const slip = { severity: 'error' as const, code: 'slip/clearings', message, ...at, law: 'A.1' };
  const said = tree.diagnostics.find(({ code }) => code === 'rootlog/clearings') ?? slip;
  const fixes = best.flatMap((one) =>
    one === now ? [] : [{ ...writing(at.start, written, printSuits(one.suits), 2), certain: false }],
  );
  return { table: of(first.suits), said: [{ ...said, fixes: fixes.slice(0, MOST_FIXES) }] };
}

/** Lines that are illegal, or read otherwise than written, as they are written. */
export const inTrouble = (log: DecodedLog): LogLine[] =>
  log.entries.flatMap(({ repairs, written }, i) => {
    const { match = null, line } = log.judgedOf(i) ?? {};
    const read = repairs.length > 0 ? log.lineAt(i, written, log.tableAt(i)) : line;
    const isWrong = repairs.length > 0 || match?.verdict === 'illegal';
    return read !== undefined && isWrong && !read.setup && !read.slips ? read : [];
  });
