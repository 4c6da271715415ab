// The language service for logs of Fuzzy Knights.
import { type Tree, check, explain, fmt, parse } from '@woodlog/notation/fuzzy-knights';
import type { LineLanguage } from '../kernel/line-language.ts';
import { lineLanguage } from '../kernel/line-language.ts';
import type { Language, LanguageDocument } from '../kernel/language.ts';

export type { Completion, DocumentSymbol, Fold, Hover, Language } from '../kernel/language.ts';

export type KnightsDocument = LanguageDocument & LineLanguage<Tree>;

/** The language service for logs of Fuzzy Knights. Hover explains lines; completion offers words of the text. */
export const knightsLanguage: Language<KnightsDocument> = lineLanguage({
  parse,
  check,
  explain: (tree) => explain(tree),
  fmt: (tree) => fmt(tree),
  turns: ({ lines }) => lines.flatMap((line) => (line.kind === 'steps' ? [line] : [])),
  header: ({ lines }) => lines.filter(({ kind }) => HEADER.has(kind)),
});

const HEADER: ReadonlySet<string> = new Set(['title', 'map', 'rules', 'days', 'player']);
