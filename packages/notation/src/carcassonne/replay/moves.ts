import type { Span } from '../../kernel/diagnostic.ts';
import type { Log, LogAction, PlayerPoints, Score } from '../log.ts';
import { inOrder } from '../order.ts';
import type { Line, Tree } from '../tree.ts';

/** Something to be played, and its span. */
export interface Written {
  readonly action: LogAction;
  readonly span: Span;
}

/** A move or a line of the final scoring, ready to be played; without spans for a record without a text. */
export interface PlayedMove {
  /** The number of the move; for a line of the final scoring, that of the last move. */
  readonly number: number;
  readonly taker: string;
  /** `31A`; only the letter for a line of the final scoring. */
  readonly label: Span & { readonly text: string };
  readonly actions: readonly Written[];
  /** Whether part of it could not be read, which has been reported. */
  readonly hasUnread: boolean;
  readonly score: { readonly score: Score; readonly span: Span } | null;
  readonly final: PlayerPoints | null;
  /** Its line among those of the tree, if there is one. */
  readonly line: Line | null;
}

const NOWHERE: Span = { start: 0, end: 0 };

export function isTree(source: Tree | Log): source is Tree {
  return 'lines' in source;
}

/** The moves of a record in order, then the lines of the final scoring; the first of those ends the game. */
export function movesOf(source: Tree | Log): PlayedMove[] {
  const written = isTree(source) ? inOrder(source.lines).flatMap(moveOfLine) : movesOfLog(source);
  // A final line counts as one even among the moves.
  const moves = [...written.filter(({ final }) => !final), ...written.filter(({ final }) => final)];
  let number = 0;
  let hasEnd = false;
  return moves.map((move) => {
    if (!move.final) {
      number = move.number;
      return move;
    }
    const actions = hasEnd ? [] : [{ action: { kind: 'finish' } as const, span: move.label }];
    hasEnd = true;
    return { ...move, number, actions };
  });
}

function moveOfLine(line: Line): PlayedMove[] {
  if (line.kind === 'final') {
    const { final } = line;
    const label = { start: line.start, end: line.comment?.start ?? line.end, text: final.player };
    return [{ number: 0, taker: final.player, label, actions: [], hasUnread: false, score: null, final, line }];
  }
  if (line.kind !== 'move') return [];
  const { number, taker, score } = line;
  const actions = line.actions.flatMap(({ action, start, end }) => (action ? [{ action, span: { start, end } }] : []));
  return [
    {
      number,
      taker,
      label: { ...line.label, text: `${number}${taker}` },
      actions,
      hasUnread: line.unread !== null || actions.length < line.actions.length,
      score: score && { score: score.score, span: { start: score.start, end: score.end } },
      final: null,
      line,
    },
  ];
}

function movesOfLog({ turns, finals }: Log): PlayedMove[] {
  const base = { hasUnread: false, line: null };
  return [
    ...turns.map(({ number, taker, actions, score }): PlayedMove => {
      const label = { ...NOWHERE, text: `${number}${taker}` };
      const written = actions.map((action) => ({ action, span: NOWHERE }));
      return {
        ...base,
        number,
        taker,
        label,
        actions: written,
        score: score ? { score, span: NOWHERE } : null,
        final: null,
      };
    }),
    ...finals.map((final): PlayedMove => {
      const label = { ...NOWHERE, text: final.player };
      return { ...base, number: 0, taker: final.player, label, actions: [], score: null, final };
    }),
  ];
}
