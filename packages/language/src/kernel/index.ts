// What the language services of all notations share.
export type {
  Completion,
  CompletionKind,
  DocumentSymbol,
  Fold,
  Hover,
  Language,
  LanguageDocument,
  Offer,
} from './language.ts';
