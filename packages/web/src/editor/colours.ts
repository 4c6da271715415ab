import { HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Patterns of tokens; the first that matches counts. All notations are alike enough. */
const TOKENS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['comment', /^\/\/.*/],
  ['labelName', /^[A-Za-z0-9]+:/],
  ['keyword', /^(?:[BFMR]?#[a-z@]*|Z(?:%?[a-z@]+)|%[a-z])/],
  ['operator', /^(?:->|\+\+|--|[/;^~>])/],
  ['atom', /^X[A-Z]\d*/],
  ['number', /^\d+(?:_\d+)*/],
];

const log = StreamLanguage.define({
  name: 'log',
  token(stream) {
    for (const [name, pattern] of TOKENS) {
      if (name === 'labelName' && !stream.sol()) continue;
      if (stream.match(pattern)) return name;
    }
    stream.next();
    return null;
  },
});

const style = HighlightStyle.define([
  { tag: tags.comment, color: 'var(--muted)', fontStyle: 'italic' },
  { tag: tags.labelName, color: 'var(--main)', fontWeight: '700' },
  { tag: tags.keyword, color: 'var(--mark)' },
  { tag: tags.operator, color: 'var(--muted)', whiteSpace: 'nowrap' },
  { tag: tags.atom, color: 'var(--error)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', backgroundColor: 'var(--panel)', fontSize: '16px' },
  '.cm-scroller': { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: '1.5' },
  '.cm-content': { caretColor: 'var(--ink)', paddingBlock: '8px' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'var(--panel)', color: 'var(--muted)', border: 'none' },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: 'var(--soft)' },
  '.cm-tooltip': { backgroundColor: 'var(--panel)', color: 'var(--ink)', borderColor: 'var(--edge)', maxWidth: '92vw' },
  '.cm-tooltip .said': { padding: '6px 10px', whiteSpace: 'pre-wrap', maxWidth: '60ch' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: 'var(--main)', color: 'var(--on-main)' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', minHeight: '28px' },
  '.cm-completionDetail': { fontStyle: 'normal', fontFamily: 'system-ui, sans-serif', opacity: '0.85' },
  // The editor underlines problems with images, which the page's policy forbids.
  '.cm-lintRange': { backgroundImage: 'none !important', textDecoration: 'underline wavy var(--muted)' },
  '.cm-lintRange-error': { textDecorationColor: 'var(--error)' },
  '.cm-foldPlaceholder': { backgroundColor: 'var(--soft)', color: 'var(--muted)', borderColor: 'var(--line)' },
});

/** The look of a log, in the page's colours. */
export const colours: Extension = [log, syntaxHighlighting(style), theme];
