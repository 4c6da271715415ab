import { showDiagnostics } from '../../kernel/diagnostic.ts';
import { placing } from '../../kernel/placed.ts';
import type { Log } from '../log.ts';
import { logOf } from '../meaning.ts';
import { movesOf } from '../replay/moves.ts';
import type { Tree } from '../tree.ts';
import type { LogJson, TurnJson } from './envelope.ts';

/**
 * What a tree means as JSON, each action with its text and place.
 *
 * @example parseJson(parse('1A (0,1) FCCCm')).turns[0].actions[0].column // 4
 */
export function parseJson(tree: Tree): LogJson {
  const { text, diagnostics } = tree;
  const { header, turns, finals } = logOf(tree);
  const { lineAt, placed } = placing(text);
  const lines = movesOf(tree);
  const ofMove = lines.filter(({ final }) => !final);
  const ofEnd = lines.filter(({ final }) => final);
  return {
    game: 'carcassonne',
    header,
    turns: [
      ...turns.map(({ number, taker, score, comment }, i): TurnJson => {
        const { label, line } = ofMove[i]!;
        const nodes = line?.kind === 'move' ? line.actions : [];
        return {
          taker,
          number,
          line: lineAt(label.start),
          actions: nodes.map((node) => placed(node, node.action)),
          ...(score && { score }),
          ...(comment !== undefined && { comment }),
        };
      }),
      ...finals.map(({ player, points, total, comment }, i): TurnJson => {
        const { label, actions } = ofEnd[i]!;
        return {
          taker: player,
          line: lineAt(label.start),
          actions: actions.map(({ action, span }) => placed(span, action)),
          final: { points, ...(total !== undefined && { total }) },
          ...(comment !== undefined && { comment }),
        };
      }),
    ],
    winners: winnersOf(header),
    diagnostics: showDiagnostics(text, diagnostics),
  };
}

/** Letters of the players marked 1st. */
export function winnersOf({ players }: Log['header']): string[] {
  return players.filter(({ place }) => place === 1).map(({ id }) => id);
}
