import { type Table, copyTable, enact, planLeniently } from '@woodlog/core/root';
import { type Checked, type Line, checkFrom, parse, tableBefore } from '@woodlog/notation/root';

/** A parsed and checked log of Root. */
export interface RootDocument {
  readonly text: string;
  readonly checked: Checked;
}

/** Reads a log; after an edit, continues from the state before the changed line. */
export function readRoot(text: string, before?: RootDocument): RootDocument {
  return { text, checked: checkFrom(parse(text), before?.checked) };
}

export type TurnLine = Extract<Line, { kind: 'turn' }>;

/** An action being written. */
export interface OpenAction {
  readonly line: TurnLine;
  readonly index: number;
  /** Its text so far. */
  readonly written: string;
}

/** The action being written at a place of a player's line, if any. */
export function openActionAt(doc: RootDocument, offset: number): OpenAction | null {
  const lineStart = doc.text.lastIndexOf('\n', offset - 1) + 1;
  const found = lineAt(doc, offset) ?? lineAt(doc, lineStart);
  const before = doc.text.slice(lineStart, offset);
  if (found?.line.kind !== 'turn' || found.line.label.end > offset || before.includes('//')) return null;
  const written = /[^/;:]*$/.exec(before)?.[0].trimStart() ?? '';
  return { line: found.line, index: found.index, written };
}

/** The line at a place of the text, with its index. */
export function lineAt({ checked }: RootDocument, offset: number): { line: Line; index: number } | null {
  const { lines } = checked.tree;
  const index = lines.findIndex(({ start, end }) => start <= offset && offset <= end);
  const line = lines[index];
  return line === undefined ? null : { line, index };
}

/** The table in a player's line before a place, or null. */
export function tableAt({ checked }: RootDocument, index: number, offset: number): Table | null {
  const line = checked.meant.lines[index];
  const before = tableBefore(checked, index);
  if (before === null || line?.kind !== 'turn') return before;
  const table = copyTable(before);
  const begin = { kind: 'begin', faction: line.taker, ...(line.setup && { setup: true as const }) } as const;
  enact(table, planLeniently(table, begin));
  for (const { action, end } of line.actions)
    if (action !== null && end < offset) enact(table, planLeniently(table, action));
  return table;
}
