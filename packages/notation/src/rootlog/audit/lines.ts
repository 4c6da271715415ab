import { isLeft } from 'fp-ts/lib/Either.js';
import { type Action, type Table, copyTable } from '@woodlog/core/root';
import type { LogLine } from './log-line.ts';
import type { Span } from '../../kernel/diagnostic.ts';
import { isDoneAnyway } from '../done-anyway.ts';
import { openingOf } from '../replay/replay.ts';
import { type Step, stepsOfTree } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';

/** The last line of a log with the table before it; undefined without a table or a line. */
export function lastLine(tree: Tree): LogLine | undefined {
  const opening = openingOf(tree);
  if (isLeft(opening)) return undefined;
  const { table } = opening.right;
  let last: LogLine | undefined;
  for (const line of linesOf(tree, table, stepsOfTree(tree, table))) last = line;
  return last;
}

/** The lines of a log one by one; the table changes with each step. */
export function* linesOf({ lines }: Tree, table: Table, all: Iterable<Step>): Generator<LogLine> {
  let before = copyTable(table);
  let begun: Omit<LogLine, 'before' | 'actions' | 'spans' | 'slips'> | null = null;
  let actions: Action[] = [];
  let spans: (Span | null)[] = [];
  let slips = false;
  for (const { line, action, span, plan } of all) {
    if (action.kind === 'begin') {
      const label = span ?? { start: 0, end: 0 };
      const anyway = isDoneAnyway(lines[line.index]?.comment?.text ?? '');
      begun = { taker: action.faction, setup: action.setup === true, advanced: false, label, anyway };
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
