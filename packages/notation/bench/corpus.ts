import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Action, type Table, copyTable } from '@woodlog/core/root';
import { parse } from '../src/rootlog/index.ts';
import { playedLines } from '../src/rootlog/replay/lines.ts';
import { openingOf } from '../src/rootlog/replay/replay.ts';

const CORPUS = '../shared/corpus/root';
const EXAMPLES = 'examples';

/** The logs of real games where they are there, else our own examples. Benches run from the root of the project. */
export function benchLogs(): string[] {
  const folder = existsSync(CORPUS) ? CORPUS : EXAMPLES;
  if (folder === EXAMPLES) console.error(`${CORPUS} is not there: measuring our own examples`);
  const files = readdirSync(folder).filter((file) => file.endsWith('.rootlog'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** A log's opening table and the actions of its lines. */
export interface BenchGame {
  readonly opening: Table;
  readonly lines: readonly (readonly Action[])[];
  readonly actions: readonly Action[];
}

export function benchGame(text: string): BenchGame {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) throw new Error(opening.left.message);
  const lines = [...playedLines(tree)].map((line) => line.actions.map(({ action }) => action));
  return { opening: copyTable(opening.right.table), lines, actions: lines.flat() };
}
