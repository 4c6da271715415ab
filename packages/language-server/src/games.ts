import { carcassonneLanguage } from '@woodlog/language/carcassonne';
import { knightsLanguage } from '@woodlog/language/fuzzy-knights';
import type { Completion, DocumentSymbol, Fold, Hover, LanguageDocument, Language } from '@woodlog/language/kernel';
import { rootLanguage } from '@woodlog/language/root';
import type { Diagnostic, Edit, Fix } from '@woodlog/notation/kernel';

export type Game = 'root' | 'carcassonne' | 'fuzzy-knights';

/** A document of some game, and what can be asked about it. */
export interface Opened {
  readonly game: Game;
  readonly text: string;
  /** The document after an edit. */
  read(text: string): Opened;
  diagnostics(): readonly Diagnostic[];
  fixes(diagnostic: Diagnostic): readonly Fix[];
  hover(offset: number): Hover | null;
  completions(offset: number): readonly Completion[];
  folds(): readonly Fold[];
  symbols(): readonly DocumentSymbol[];
  format(): readonly Edit[];
}

function opened<Doc extends LanguageDocument>(game: Game, language: Language<Doc>, doc: Doc): Opened {
  return {
    game,
    text: doc.text,
    read: (text) => opened(game, language, language.read(text, doc)),
    diagnostics: () => language.diagnostics(doc),
    fixes: (diagnostic) => language.fixes(doc, diagnostic),
    hover: (offset) => language.hover(doc, offset),
    completions: (offset) => language.completions(doc, offset),
    folds: () => language.folds(doc),
    symbols: () => language.symbols(doc),
    format: () => language.format(doc),
  };
}

/** Opens a text as a log of a game. */
export function openAs(game: Game, text: string): Opened {
  switch (game) {
    case 'root':
      return opened(game, rootLanguage, rootLanguage.read(text));
    case 'carcassonne':
      return opened(game, carcassonneLanguage, carcassonneLanguage.read(text));
    case 'fuzzy-knights':
      return opened(game, knightsLanguage, knightsLanguage.read(text));
  }
}

/** The game of a file: its ending tells it, else what the editor calls its language. */
export function gameOf(uri: string, languageId: string): Game {
  const said = `${languageId} ${uri}`.toLowerCase();
  if (/\.carcassonne$/.test(uri)) return 'carcassonne';
  if (/\.knights$/.test(uri)) return 'fuzzy-knights';
  if (/\.rootlog$/.test(uri)) return 'root';
  if (said.startsWith('carcassonne')) return 'carcassonne';
  return said.startsWith('fuzzy') || said.startsWith('knights') ? 'fuzzy-knights' : 'root';
}
