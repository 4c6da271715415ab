// The language service for logs of all games.
import type { Diagnostic, Edit, Fix } from '@woodlog/notation/kernel';
import { carcassonneLanguage } from './carcassonne/index.ts';
import { knightsLanguage } from './fuzzy-knights/index.ts';
import type { Completion, DocumentSymbol, Fold, Hover, Language, LanguageDocument, Offer } from './kernel/language.ts';
import { rootLanguage } from './root/index.ts';

export type { Completion, DocumentSymbol, Fold, Hover } from './kernel/language.ts';

export type Game = 'root' | 'carcassonne' | 'fuzzy-knights';

/** A document of some game, and what editors ask about it. */
export interface OpenLog {
  readonly game: Game;
  readonly text: string;
  /** The document after an edit. */
  read(text: string): OpenLog;
  diagnostics(): readonly Diagnostic[];
  fixes(diagnostic: Diagnostic): readonly Fix[];
  hover(offset: number): Hover | null;
  /** Puts moves known to be `lawful` there first. */
  completions(offset: number, lawful?: readonly Offer[]): readonly Completion[];
  folds(): readonly Fold[];
  symbols(): readonly DocumentSymbol[];
  format(): readonly Edit[];
}

function opened<Doc extends LanguageDocument>(game: Game, language: Language<Doc>, doc: Doc): OpenLog {
  return {
    game,
    text: doc.text,
    read: (text) => opened(game, language, language.read(text, doc)),
    diagnostics: () => language.diagnostics(doc),
    fixes: (diagnostic) => language.fixes(doc, diagnostic),
    hover: (offset) => language.hover(doc, offset),
    completions: (offset, lawful) => language.completions(doc, offset, lawful),
    folds: () => language.folds(doc),
    symbols: () => language.symbols(doc),
    format: () => language.format(doc),
  };
}

/**
 * Opens a text as a log of a game.
 *
 * @example openAs('root', 'Map: Fall\nDeck: E&P\nC: Ann\nC:r_b->1\n').diagnostics().length // 1
 */
export function openAs(game: Game, text: string): OpenLog {
  switch (game) {
    case 'root':
      return opened(game, rootLanguage, rootLanguage.read(text));
    case 'carcassonne':
      return opened(game, carcassonneLanguage, carcassonneLanguage.read(text));
    case 'fuzzy-knights':
      return opened(game, knightsLanguage, knightsLanguage.read(text));
  }
}

/**
 * The game of a file: by its ending, else by the editor's name for its language.
 *
 * @example gameOf('file:///evening.knights', 'plaintext') // 'fuzzy-knights'
 */
export function gameOf(uri: string, languageId: string): Game {
  const said = `${languageId} ${uri}`.toLowerCase();
  if (/\.carcassonne$/.test(uri)) return 'carcassonne';
  if (/\.knights$/.test(uri)) return 'fuzzy-knights';
  if (/\.rootlog$/.test(uri)) return 'root';
  if (said.startsWith('carcassonne')) return 'carcassonne';
  return said.startsWith('fuzzy') || said.startsWith('knights') ? 'fuzzy-knights' : 'root';
}
