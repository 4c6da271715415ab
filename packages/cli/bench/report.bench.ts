// From a run's shards to a report: reading and counting 100,000 games, and the page made of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measure } from '../../../bench/compare.ts';
import { reportPage } from '../src/report/page/page.ts';
import { readRunOf } from '../src/report/read-run.ts';
import { reportOf } from '../src/report/report.ts';
import { someRows, writeRun } from '../test/report/rows.ts';

const GAMES = 100_000;

const folder = mkdtempSync(join(tmpdir(), 'woodlog-report-'));
await writeRun(folder, someRows(GAMES), { chunk: 1000 });

const start = performance.now();
const report = await reportOf(await readRunOf([folder]), [folder]);
const page = reportPage(report);
const seconds = (performance.now() - start) / 1000;
console.log(
  `report of ${GAMES} games: ${seconds.toFixed(1)} s, a page of ${(page.length / 1024).toFixed(0)} KB; 10 s allowed`,
);

measure('page from the figures of a report', () => reportPage(report), { seconds: 2 });
rmSync(folder, { recursive: true });
