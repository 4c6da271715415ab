import { showDiagnostics } from '../../kernel/diagnostic.ts';
import { placing } from '../../kernel/placed.ts';
import { logOf } from '../meaning.ts';
import type { Tree } from '../tree.ts';
import type { ActionJson, LogJson, TurnJson } from './envelope.ts';

/** An action or turn with its position, if it has one. */
type Placed<T> = T & Required<Pick<T & ActionJson, 'line'>>;

/** A log as JSON: its meaning, the position of each action, and all diagnostics. */
export function parseJson(tree: Tree): LogJson & {
  readonly turns: readonly (Placed<TurnJson> & { readonly actions: readonly Required<ActionJson>[] })[];
} {
  const { header, turns, winners, comment } = logOf(tree);
  const { lineAt, placed } = placing(tree.text);
  const lines = tree.lines.filter((line) => line.kind === 'turn');
  return {
    game: 'root',
    header,
    turns: lines.map(({ taker, start, actions }, i) => {
      const { setup, comment } = turns[i]!;
      return {
        taker,
        line: lineAt(start),
        ...(setup && { setup }),
        actions: actions.map((node) => placed(node, node.action)),
        ...(comment !== undefined && { comment }),
      };
    }),
    winners,
    ...(comment !== undefined && { comment }),
    diagnostics: showDiagnostics(tree.text, tree.diagnostics),
  };
}
