// The language service for records of Carcassonne.
import { carcassonne } from '@woodlog/core/carcassonne';
import {
  type Checked,
  type Tree,
  checkFrom,
  explain,
  explainMove,
  fmt,
  parse,
  printAction,
  replay,
} from '@woodlog/notation/carcassonne';
import type { LineLanguage } from '../kernel/line-language.ts';
import { lineLanguage } from '../kernel/line-language.ts';
import type { Language, LanguageDocument } from '../kernel/language.ts';
import type { OpenMove } from '../kernel/open-moves.ts';

export type { Completion, DocumentSymbol, Fold, Hover, Language } from '../kernel/language.ts';

export type CarcassonneDocument = LanguageDocument & LineLanguage<Checked>;

/** The language service for records of Carcassonne. Hover explains lines; completion offers the moves that are open. */
export const carcassonneLanguage: Language<CarcassonneDocument> = lineLanguage({
  parse,
  check: checkFrom,
  explain: (tree) => explain(tree),
  fmt: (tree) => fmt(tree),
  openMoves,
  // Where a tile may lie.
  stem: /^.*?\) /,
  turns: ({ lines }) => lines.flatMap((line) => (line.kind === 'move' ? [line] : [])),
  header: ({ lines }) => lines.filter(({ kind }) => HEADER.has(kind)),
});

/** The moves with every tile that may be drawn, after all that is written. */
function openMoves(tree: Tree): readonly OpenMove[] {
  const played = replay(tree);
  if ('left' in played) return [];
  const { table } = played.right;
  let number = 0;
  for (const line of tree.lines) if (line.kind === 'move') number = line.number + 1;
  const letter = String.fromCharCode(65 + table.toMove);
  return (carcassonne.legal?.(table) ?? []).flatMap((action) => {
    if (!('tile' in action)) return [];
    const label = action.kind === 'start' ? '0 ' : `${number}${letter} `;
    return [{ label, text: printAction(action), words: () => explainMove(action, table) }];
  });
}

const HEADER: ReadonlySet<string> = new Set(['header', 'player']);
