// The language service for logs of Fuzzy Knights.
import { fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import {
  type Checked,
  type Tree,
  checkFrom,
  explain,
  explainAction,
  fmt,
  namesOf,
  parse,
  printAction,
  replay,
} from '@woodlog/notation/fuzzy-knights';
import type { LineLanguage } from '../kernel/line-language.ts';
import { lineLanguage } from '../kernel/line-language.ts';
import type { Language, LanguageDocument } from '../kernel/language.ts';
import type { OpenMove } from '../kernel/open-moves.ts';

export type { Completion, DocumentSymbol, Fold, Hover, Language } from '../kernel/language.ts';

export type KnightsDocument = LanguageDocument & LineLanguage<Checked>;

/** The language service for logs of Fuzzy Knights. Hover explains lines; completion offers the steps that are open. */
export const knightsLanguage: Language<KnightsDocument> = lineLanguage({
  parse,
  check: checkFrom,
  explain: (tree) => explain(tree),
  fmt: (tree) => fmt(tree),
  openMoves,
  // What is done, before it is said where.
  stem: /^[^(]*/,
  turns: ({ lines }) => lines.flatMap((line) => (line.kind === 'steps' ? [line] : [])),
  header: ({ lines }) => lines.filter(({ kind }) => HEADER.has(kind)),
});

/** The steps that the rules accept after all that is written. */
function openMoves(tree: Tree): readonly OpenMove[] {
  const played = replay(tree);
  if ('left' in played) return [];
  const { table, setup } = played.right;
  const names = namesOf(setup.seats);
  return (fuzzyKnights.legal?.(table) ?? []).map((action) => ({
    label: 'seat' in action ? `P${action.seat + 1}: ` : '',
    text: printAction(action),
    words: () => explainAction(action, names),
  }));
}

const HEADER: ReadonlySet<string> = new Set(['title', 'map', 'rules', 'days', 'player']);
