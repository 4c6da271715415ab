import { expect, test, vi } from 'vitest';
import { copyTable } from '@woodlog/core/root';
import { firstLinesOf } from '../../../test/rootlog/first-lines.ts';
import { auditLines } from './audit.ts';
import { DecodedLog, LINES_AHEAD } from './decoded-log.ts';
import { slipsIn } from './ledger.ts';

test.each(['15-4-2', '12-6-1'])('log %s has the ledger errors that playing all of its lines again finds', (name) => {
  const lines = firstLinesOf(name);
  const known = DecodedLog.prototype.slipsAfter;
  let calls = 0;
  const spy = vi.spyOn(DecodedLog.prototype, 'slipsAfter').mockImplementation(function (this: DecodedLog, ...args) {
    const [at, instead, i, ahead = LINES_AHEAD, most = Number.POSITIVE_INFINITY] = args;
    const found = known.apply(this, args);
    let slips = 0;
    for (const { reading, setup, table } of this.linesFrom(at, instead, i + ahead))
      slips += slipsIn(copyTable(table), reading, setup);
    expect(Math.min(found, most + 1)).toBe(Math.min(slips, most + 1));
    calls += 1;
    return found;
  });
  for (const n of [14, 22]) {
    const text = lines.with(n, (lines[n] ?? '').replace(/\d(?=->)/, '4'));
    for (const _ of auditLines(text.join('\n')));
  }
  spy.mockRestore();
  expect(calls).toBeGreaterThan(50);
});
