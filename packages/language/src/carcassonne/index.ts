// The language service for records of Carcassonne.
import { type Tree, check, explain, fmt, parse } from '@woodlog/notation/carcassonne';
import type { LineLanguage } from '../kernel/line-language.ts';
import { lineLanguage } from '../kernel/line-language.ts';
import type { Language, LanguageDocument } from '../kernel/language.ts';

export type { Completion, DocumentSymbol, Fold, Hover, Language } from '../kernel/language.ts';

export type CarcassonneDocument = LanguageDocument & LineLanguage<Tree>;

/** The language service for records of Carcassonne. Hover explains lines; completion offers words of the text. */
export const carcassonneLanguage: Language<CarcassonneDocument> = lineLanguage({
  parse,
  check,
  explain: (tree) => explain(tree),
  fmt: (tree) => fmt(tree),
  turns: ({ lines }) => lines.flatMap((line) => (line.kind === 'move' ? [line] : [])),
  header: ({ lines }) => lines.filter(({ kind }) => HEADER.has(kind)),
});

const HEADER: ReadonlySet<string> = new Set(['header', 'player']);
