import { isLeft } from 'fp-ts/lib/Either.js';
import { DECKS, MAPS, type Table, copyTable } from '@woodlog/core/root';
import type { Stuck } from '@woodlog/core/root-law';
import { type Diagnostic, textAt } from '../../kernel/diagnostic.ts';
import { editTo } from '../fixes/candidate.ts';
import { printSuits } from '../print/log.ts';
import { suitsMeant } from '../read/suits.ts';
import { openingOf } from '../replay/replay.ts';
import { stepsOfTree } from '../replay/steps.ts';
import type { Line, Tree } from '../tree.ts';
import type { DecodedLog } from './decoded-log.ts';
import { MOST_FIXES } from './entry.ts';
import type { Law } from './judge.ts';
import { linesOf } from './lines.ts';
import type { LogLine } from './log-line.ts';

/** Another header fits better than the written one if so many more lines are legal with it. */
export const LEAD = 3;

/** What a line gives, and the code of warnings about other lines that follow if that is wrong. */
const THINGS = {
  map: ['this map', 'rootlog/unknown-forest'],
  deck: ['this deck', 'rootlog/other-deck'],
  clearings: ['these suits', ''],
} as const;

type HeaderLine = Extract<Line, { readonly kind: keyof typeof THINGS }>;

/** A log with another line of its header, and how that is written. */
interface Other {
  readonly tree: Tree;
  readonly line: HeaderLine;
  readonly meant: string;
}

/** What is said of the header, if it is read otherwise than written: at most one thing. */
export interface HeaderMeant {
  readonly table: Table;
  readonly said: readonly Diagnostic[];
  /** The code of warnings about other lines that follow from it. */
  readonly echo: string;
}

/**
 * The header that fits what was played better than the written one, with one other line: other suits of clearings, if each
 * does not have four (A.1), or else, once a log is decoded and lines are in trouble, another map or deck, the suits that are
 * printed on the map, or two of the suits swapped.
 */
export function headerMeant(tree: Tree, start: Table, law: Law, log?: DecodedLog): HeaderMeant | null {
  const wrong = log === undefined ? [] : inTrouble(log).slice(0, LEAD);
  const impossible = headersOf(tree, start, false);
  const all =
    log === undefined ? impossible : impossible.length > 0 || wrong.length < LEAD ? [] : headersOf(tree, start, true);
  if (all.length === 0) return null;
  const stuck = new Map(wrong.map((one) => [one.label.start, law.stuckAt(one)]));
  const isRead = log !== undefined || start.setup.suits !== undefined;
  let least = isRead ? troublesOf(law, tree, start) - (log ? LEAD : 1) : Number.POSITIVE_INFINITY;
  let best: (Other & { readonly table: Table })[] = [];
  for (const other of all) {
    const opening = openingOf(other.tree);
    if (isLeft(opening)) continue;
    const { table } = opening.right;
    // Of the lines in trouble one may be wrong by itself.
    if (log && troublesOf(law, other.tree, table, 1, stuck) > 1) continue;
    const troubles = troublesOf(law, other.tree, table, least);
    if (troubles > least) continue;
    best = [...(troubles < least ? [] : best), { ...other, table }];
    least = troubles;
  }
  const [first] = best;
  if (first === undefined) return null;
  const { line, table } = first;
  const { kind, value } = line;
  const [what, echo] = THINGS[kind];
  const slip = {
    ...{ severity: 'error' as const, code: `slip/${kind}`, message: `what was played does not fit ${what}` },
    ...{ ...value, ...(kind === 'clearings' && { law: 'A.1' }) },
  };
  const fixes = best.map(({ line: { value: at }, meant }) => ({
    title: `write \`${meant}\``,
    certain: false,
    edits: [editTo(at.start, textAt(tree.text, at), meant)],
  }));
  const known = tree.diagnostics.find(({ severity, start: from }) => severity === 'error' && from === value.start);
  return { table, said: [{ ...(known ?? slip), fixes: fixes.slice(0, MOST_FIXES) }], echo };
}

/** The log with another line in its header: before it is decoded, only suits in place of those that cannot be dealt. */
function headersOf(tree: Tree, { setup }: Table, isDecoded: boolean): Other[] {
  const all = (line: Line): readonly (readonly [HeaderLine, string])[] => {
    if (line.kind === 'clearings') {
      const { all: suits, isPossible } = suitsMeant(textAt(tree.text, line.value), setup.map);
      return isPossible === isDecoded ? suits.map((one) => [{ ...line, suits: one }, printSuits(one)]) : [];
    }
    if (!isDecoded) return [];
    if (line.kind === 'map') return MAPS.map((map) => [{ ...line, map }, map]);
    return line.kind === 'deck' ? DECKS.map((deck) => [{ ...line, deck }, deck]) : [];
  };
  return tree.lines.flatMap((written, i) =>
    all(written).map(([line, meant]) => ({ line, meant, tree: { ...tree, lines: tree.lines.with(i, line) } })),
  );
}

/** How many lines are not legal at a table, up to one more than `most`; of some only, if it is known where they are stuck. */
function troublesOf(
  law: Law,
  tree: Tree,
  start: Table,
  most = Number.POSITIVE_INFINITY,
  known?: ReadonlyMap<number, Stuck | null>,
): number {
  const table = copyTable(start);
  let troubles = 0;
  for (const one of linesOf(tree, table, stepsOfTree(tree, table))) {
    const { setup, slips, label } = one;
    if (known?.has(label.start) === false) continue;
    if (slips || !(setup || law.stuckAt(one, known?.get(label.start)) === null)) troubles += 1;
    if (troubles > most) break;
  }
  return troubles;
}

/** Lines that are illegal, short of something, or read otherwise than written, as they are written. */
export const inTrouble = (log: DecodedLog): LogLine[] =>
  log.entries.flatMap(({ repairs, written, isUnread }, i) => {
    const read = repairs.length > 0 ? log.lineAt(i, written, log.tableAt(i)) : log.judgedOf(i)?.line;
    const isWrong = repairs.length > 0 || log.isWrong(i);
    return read !== undefined && isWrong && !read.setup && !isUnread ? read : [];
  });
