import { type BesideTable, readBeside, writeBeside } from './beside-file.ts';
import type { DecisionRow } from './decision-rows.ts';
import type { Range } from './ranges.ts';

/** Choices: one row for each, in the order of the game. */
export const DECISIONS: BesideTable<'decisions'> = {
  name: 'decisions',
  columns: {
    index: { type: 'int64' },
    game: { type: 'text' },
    line: { type: 'int32' },
    seat: { type: 'text' },
    bot: { type: 'text' },
    step: { type: 'text' },
    section: { type: 'text' },
    options: { type: 'text', list: true },
    choice: { type: 'int32' },
    value: { type: 'double', nullable: true },
    outcome: { type: 'text' },
    margin: { type: 'int32', nullable: true },
  },
};

/** Writes the choices of a range, and returns the hash of the file; empty, and without a file, if none are kept. */
export const writeDecisions = (
  folder: string,
  range: Range,
  games: readonly { readonly decisions?: readonly DecisionRow[] | undefined }[],
): string =>
  writeBeside(
    DECISIONS,
    folder,
    range,
    games.flatMap(({ decisions = [] }) => decisions),
  );

/** The choices of a range by game index, from a file that has been checked. */
export async function readDecisions(
  folder: string,
  range: Range,
): Promise<ReadonlyMap<number, readonly DecisionRow[]>> {
  const games = new Map<number, DecisionRow[]>();
  for (const read of await readBeside(DECISIONS, folder, range)) {
    const index = Number(read['index']);
    const rows = games.get(index) ?? [];
    games.set(index, rows);
    rows.push({ ...(read as unknown as DecisionRow), index });
  }
  return games;
}
