import type { Action } from '@woodlog/core/root';
import type { Span } from '../../kernel/diagnostic.ts';
import type { Log } from '../log.ts';
import type { ActionNode, Tree } from '../tree.ts';

/** An action to be played, and its span; a log without a text has no spans. */
export interface Written {
  readonly action: Action;
  readonly span: Span | null;
}

/** A line to be played: the header's placements (turn 0), or the line of a player with its start and end. */
export interface PlayedLine {
  /** Number of the line among the players' lines, from 1; setup lines count. */
  readonly turn: number;
  /** Index among the tree's lines, or the log's turns. */
  readonly index: number;
  readonly actions: readonly Written[];
}

export function isTree(source: Tree | Log): source is Tree {
  return 'text' in source;
}

/** The lines of a log as the ledger plays them: each between its `begin` and its `end` (D3). */
export function* playedLines(source: Tree | Log): Generator<PlayedLine> {
  if (isTree(source)) yield* linesOfTree(source);
  else yield* linesOfLog(source);
}

/** Placement lines before the first turn, wherever they are. Of several of one kind the first counts, as in `logOf`. */
const PLACEMENTS = ['landmarks', 'hirelings'] as const;

/** The same for a tree alone. */
export function* linesOfTree(tree: Tree): Generator<PlayedLine> {
  for (const kind of PLACEMENTS) {
    const index = tree.lines.findIndex((line) => line.kind === kind);
    const line = tree.lines[index];
    if (line?.kind === kind) yield { turn: 0, index, actions: line.actions.flatMap(written) };
  }
  let turn = 0;
  for (const [index, line] of tree.lines.entries()) {
    if (line.kind !== 'turn') continue;
    turn++;
    const begin: Action = { kind: 'begin', faction: line.taker, ...(line.setup && { setup: true as const }) };
    const end = { start: line.end, end: line.end };
    yield {
      turn,
      index,
      actions: [
        { action: begin, span: line.label },
        ...line.actions.flatMap(written),
        { action: { kind: 'end' }, span: end },
      ],
    };
  }
}

function written(node: ActionNode): Written[] {
  return node.action === null ? [] : [{ action: node.action, span: node }];
}

function* linesOfLog({ header, turns }: Log): Generator<PlayedLine> {
  const bare = (action: Action): Written => ({ action, span: null });
  yield { turn: 0, index: 0, actions: [...(header.landmarks ?? []), ...(header.hirelingSetup ?? [])].map(bare) };
  for (const [index, { taker, setup, actions }] of turns.entries()) {
    const begin: Action = { kind: 'begin', faction: taker, ...(setup && { setup }) };
    yield { turn: index + 1, index, actions: [begin, ...actions, { kind: 'end' } as const].map(bare) };
  }
}
