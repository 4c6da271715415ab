import type { Completion, DocumentSymbol as Part, Fold, Hover as Said } from '@woodlog/language/kernel';
import type { Diagnostic as Problem, Edit, Severity, Span } from '@woodlog/notation/kernel';
import {
  type CompletionItem,
  CompletionItemKind,
  type Diagnostic,
  DiagnosticSeverity,
  type DocumentSymbol,
  type FoldingRange,
  type Hover,
  type Range,
  SymbolKind,
  type TextEdit,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';

const SEVERITIES: Readonly<Record<Severity, DiagnosticSeverity>> = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  info: DiagnosticSeverity.Information,
};

export const rangeOf = (text: TextDocument, { start, end }: Span): Range => ({
  start: text.positionAt(start),
  end: text.positionAt(end),
});

export function diagnosticOf(text: TextDocument, problem: Problem): Diagnostic {
  const { severity, code, message, hint, law } = problem;
  const section = law === undefined ? '' : ` (${law})`;
  return {
    range: rangeOf(text, problem),
    severity: SEVERITIES[severity],
    code,
    source: 'woodlog',
    message: `${message}${section}${hint === undefined ? '' : `\n${hint}`}`,
  };
}

export const textEditOf = (text: TextDocument, edit: Edit): TextEdit => ({
  range: rangeOf(text, edit),
  newText: edit.text,
});

export const hoverOf = (text: TextDocument, said: Said): Hover => ({
  contents: { kind: 'markdown', value: said.text },
  range: rangeOf(text, said),
});

const KINDS: Readonly<Record<Completion['kind'], CompletionItemKind>> = {
  label: CompletionItemKind.Keyword,
  value: CompletionItemKind.EnumMember,
  action: CompletionItemKind.Function,
  place: CompletionItemKind.Field,
  card: CompletionItemKind.Constant,
};

/** Keeps the order of offers; editors filter by the text that is written. */
export const completionOf = (text: TextDocument, offered: Completion, index: number): CompletionItem => ({
  label: offered.text,
  detail: offered.label,
  kind: KINDS[offered.kind],
  sortText: String(index).padStart(4, '0'),
  filterText: offered.text,
  textEdit: textEditOf(text, offered),
});

export const foldOf = ({ startLine, endLine }: Fold): FoldingRange => ({
  startLine: startLine - 1,
  endLine: endLine - 1,
});

const SYMBOLS: Readonly<Record<Part['kind'], SymbolKind>> = {
  header: SymbolKind.Namespace,
  round: SymbolKind.Module,
  turn: SymbolKind.Event,
};

export function symbolOf(text: TextDocument, { name, kind, children, ...span }: Part): DocumentSymbol {
  const range = rangeOf(text, span);
  const own = { name, kind: SYMBOLS[kind], range, selectionRange: range };
  return children === undefined ? own : { ...own, children: children.map((child) => symbolOf(text, child)) };
}
