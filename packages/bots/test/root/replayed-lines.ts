import { isLeft } from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import { advance, fingerprint } from '@woodlog/core/kernel';
import {
  type Action,
  RANDOM_PLAYER,
  type RootSetup,
  type Table,
  copyTable,
  root,
  setupTable,
} from '@woodlog/core/root';
import { check, logOf, parse, setupOf } from '@woodlog/notation/root';
import type { PlayedGame } from '@woodlog/bots/root';
import type { WrittenLine } from './people-logs.ts';
import { written } from './written.ts';

const asWritten = new WeakMap<RootSetup, RootSetup>();

/** A setup as its log has it, which does not say who decides for a person; one object for each, so that its layout is built once. */
function writtenSetup(setup: RootSetup): RootSetup {
  const known = asWritten.get(setup);
  if (known !== undefined) return known;
  const seats = setup.seats.map(({ bot, ...seat }) =>
    bot === undefined || bot === RANDOM_PLAYER ? seat : { ...seat, bot },
  );
  const inLog = { ...setup, seats };
  asWritten.set(setup, inLog);
  return inLog;
}

/** The table as its log has it. */
export const printOf = (table: Readonly<Table>): string =>
  fingerprint(root.canonical({ ...table, setup: writtenSetup(table.setup) }));

/** Writes a game as a log and replays that: each line, which comes to the table of the game (`prints`), with the table before it. */
export function* replayedLines(
  game: PlayedGame,
  name: string,
  prints: readonly string[],
): Generator<WrittenLine & { readonly line: number; readonly where: string }> {
  const text = written(game);
  const tree = parse(text);
  expect(check(tree), name).toEqual([]);
  const log = logOf(tree);
  const opening = setupTable(setupOf(log));
  if (isLeft(opening)) throw new Error(opening.left.message);
  const table = opening.right;
  for (const action of log.header.hirelingSetup ?? []) expect(advance(root, table, action)).toBeNull();
  for (const [line, { taker, setup = false, actions }] of log.turns.entries()) {
    const where = `${name}, line ${line + 1}`;
    const before = copyTable(table);
    const begin: Action = { kind: 'begin', faction: taker, ...(setup && { setup: true }) };
    for (const action of [begin, ...actions, { kind: 'end' } as const])
      expect(advance(root, table, action), where).toBeNull();
    expect(printOf(table), where).toBe(prints[line]);
    yield { before, taker, setup, actions, line, where };
  }
}
