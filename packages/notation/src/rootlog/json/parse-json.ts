import { showDiagnostics } from '../../kernel/diagnostic.ts';
import { placing } from '../../kernel/placed.ts';
import { logOf } from '../meaning.ts';
import type { Tree } from '../tree.ts';
import type { ActionJson, LogJson, TurnJson } from './envelope.ts';

/** Where each field of an action or turn is that has one. */
type Placed<T> = T & Required<Pick<T & ActionJson, 'line'>>;

/** A log as JSON: what it means, with the place of each action, and all there is to say about how it is written. */
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
