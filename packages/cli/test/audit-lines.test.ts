import { isRight } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import { type Diagnostic, showDiagnostics } from '@woodlog/notation/kernel';
import { AuditMemory, type LineReport, auditLines } from '@woodlog/notation/root-audit';
import { expect, test } from 'vitest';
import { check } from '../src/any-game.ts';

/** The Marquise battles in 12, and one place of what she removes there is another; then the Eyrie draw too many cards. */
const LOG = `Map: Fall
Deck: E&P
C: Ann
E: Bob

C:t_k->1/w->1+2+4+5+6+7+8+9+10+11+12/b_s->1/b_w->5/b_r->9
E:6w->3/b->3/#builder->$

C:t->1/w2->5/w4->8/#->C
E:#E->$_x/w3->7/XC7/Cw8->/2#->E
C:t->1/w->9/w5->2
`;

/** What the last reports say: diagnostics in the order of the text, and verdicts. */
function lastOf(reports: readonly LineReport[]) {
  const last = new Map(reports.map((report) => [report.line, report]));
  const all = [...last.values()].sort((a, b) => a.line - b.line);
  const diagnostics: Diagnostic[] = all.flatMap((one) => one.diagnostics);
  return {
    diagnostics: showDiagnostics(
      LOG,
      diagnostics.sort((a, b) => a.start - b.start),
    ),
    lines: all.flatMap(({ verdict }) => verdict ?? []),
  };
}

test('the last reports of all lines are what check says', async () => {
  const whole = await check(LOG, { game: 'root' });
  if (!isRight(whole)) throw new Error('it can be checked');
  const { game: _, ...said } = whole.right;
  const reports = [...auditLines(LOG, { seatPlayers })];
  expect(lastOf(reports)).toEqual(said);
  expect(said.lines?.some(({ verdict }) => verdict !== 'legal')).toBe(true);
});

test('lines come in the order of the file until a later one throws light on an earlier one', () => {
  const [first, second] = [...auditLines(LOG)].filter(({ verdict }) => verdict !== null).map(({ line }) => line);
  expect([first, second]).toEqual([6, 7]);
});

test('with the memory of the last audit the same comes out', () => {
  const memory = new AuditMemory();
  const first = [...auditLines(LOG, { memory })];
  expect([...auditLines(LOG, { memory })]).toEqual(first);
});

test('a log without a table has no verdicts', () => {
  expect([...auditLines('no log')].map(({ verdict }) => verdict)).toEqual([null]);
});
