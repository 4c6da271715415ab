import type { Diagnostic, Edit, Fix, Span } from '@woodlog/notation/kernel';

/** A text that a language has read; its other parts are the language's own. */
export interface LanguageDocument {
  readonly text: string;
}

/** What stands somewhere, in English. */
export interface Hover extends Span {
  /** Markdown; laws stand in brackets. */
  readonly text: string;
}

export type CompletionKind = 'label' | 'value' | 'action' | 'place' | 'card';

/** A text that may stand at a position, in place of what is there so far. */
export interface Completion extends Span {
  readonly text: string;
  /** What it means, in words. */
  readonly label: string;
  readonly kind: CompletionKind;
}

/** A completion before it is known where it stands. */
export type Offer = Pick<Completion, 'text' | 'label' | 'kind'>;

/** Lines from 1 that fold into the first. */
export interface Fold {
  readonly startLine: number;
  readonly endLine: number;
}

/** A part of a text for an outline. */
export interface DocumentSymbol extends Span {
  readonly name: string;
  readonly kind: 'header' | 'round' | 'turn';
  readonly children?: readonly DocumentSymbol[];
}

/** What an editor asks about texts of one notation. Nothing is kept between calls: a new text is read with the last one. */
export interface Language<Doc extends LanguageDocument = LanguageDocument> {
  /** Reads a text. With the text before an edit, only what the edit may have changed is checked again. */
  read(text: string, before?: Doc): Doc;
  /** Mistakes of syntax and pieces, in the order of the text, without fixes. */
  diagnostics(doc: Doc): readonly Diagnostic[];
  /** Changes that remove a diagnostic of the document, best first. */
  fixes(doc: Doc, diagnostic: Diagnostic): readonly Fix[];
  /** What stands at an offset, or null. */
  hover(doc: Doc, offset: number): Hover | null;
  /** What may stand at an offset, likeliest first; before that what is known to be `lawful` there. */
  completions(doc: Doc, offset: number, lawful?: readonly Offer[]): readonly Completion[];
  folds(doc: Doc): readonly Fold[];
  symbols(doc: Doc): readonly DocumentSymbol[];
  /** Edits that format the text; none where it is formatted. */
  format(doc: Doc): readonly Edit[];
}
