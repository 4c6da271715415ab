import type { Diagnostic, Edit, Fix, Span } from '@woodlog/notation/kernel';

/** A parsed text; a language may add parts of its own. */
export interface LanguageDocument {
  readonly text: string;
}

/** A place in English. */
export interface Hover extends Span {
  /** Markdown; laws are in brackets. */
  readonly text: string;
}

export type CompletionKind = 'label' | 'value' | 'action' | 'place' | 'card';

/** A text that may replace what is written at a position. */
export interface Completion extends Span {
  readonly text: string;
  /** Its meaning in words. */
  readonly label: string;
  readonly kind: CompletionKind;
}

/** A completion without its position. */
export type Offer = Pick<Completion, 'text' | 'label' | 'kind'>;

/** Lines, from 1, that fold into the first. */
export interface Fold {
  readonly startLine: number;
  readonly endLine: number;
}

/** A part of a text in an outline. */
export interface DocumentSymbol extends Span {
  readonly name: string;
  readonly kind: 'header' | 'round' | 'turn';
  readonly children?: readonly DocumentSymbol[];
}

/**
 * What editors ask about texts of one notation. Nothing is kept between calls: a new text is read with the previous
 * one.
 */
export interface Language<Doc extends LanguageDocument = LanguageDocument> {
  /** Parses a text. With the previous text, checks only what the edit may have changed. */
  read(text: string, before?: Doc): Doc;
  /** Syntax and ledger diagnostics in order, without fixes. */
  diagnostics(doc: Doc): readonly Diagnostic[];
  /** Fixes of a diagnostic, best first. */
  fixes(doc: Doc, diagnostic: Diagnostic): readonly Fix[];
  /** The explanation at an offset, or null. */
  hover(doc: Doc, offset: number): Hover | null;
  /** Completions at an offset, likeliest first; those known to be `lawful` come before. */
  completions(doc: Doc, offset: number, lawful?: readonly Offer[]): readonly Completion[];
  folds(doc: Doc): readonly Fold[];
  symbols(doc: Doc): readonly DocumentSymbol[];
  /** Edits that format the text; empty if it is formatted. */
  format(doc: Doc): readonly Edit[];
}
