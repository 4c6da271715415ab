import { acceptCompletion, closeCompletion, startCompletion } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, redo, undo } from '@codemirror/commands';
import { foldGutter, foldKeymap } from '@codemirror/language';
import { lintKeymap } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { OpenLog } from '@woodlog/language';
import type { Offer } from '@woodlog/language/kernel';
import type { Diagnostic, Edit } from '@woodlog/notation/kernel';
import { answers, logField, problemsChanged } from './answers.ts';
import { colours } from './colours.ts';

/** The text and its cursor, after an edit or a move of the cursor. */
export interface Written {
  readonly log: OpenLog;
  readonly cursor: number;
}

/** A text that is being edited. */
export interface LogView {
  insert(text: string): void;
  apply(edits: readonly Edit[]): void;
  /** Moves the cursor into view. */
  goTo(offset: number): void;
  complete(): void;
  undo(): void;
  redo(): void;
  /** Marks problems again, such as after a verdict of the rules. */
  mark(): void;
  close(): void;
}

interface LogViewOptions {
  readonly text: string;
  problemsOf(log: OpenLog): readonly Diagnostic[];
  /** Completions known to be lawful at a place. */
  lawfulAt(log: OpenLog, at: number): Promise<readonly Offer[]>;
  onChange(written: Written): void;
}

/**
 * Puts an editor into an element, in a shadow root: the page's policy allows no inline style, but within a shadow the
 * editor makes its style sheets by script.
 */
export function logView(parent: HTMLElement, { text, problemsOf, lawfulAt, onChange }: LogViewOptions): LogView {
  const root = parent.shadowRoot ?? parent.attachShadow({ mode: 'open' });
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      selection: { anchor: text.length },
      extensions: [
        history(),
        lineNumbers(),
        foldGutter(),
        highlightActiveLine(),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': 'Log',
          tabindex: '0',
          autocapitalize: 'off',
          spellcheck: 'false',
        }),
        answers(problemsOf, lawfulAt),
        colours,
        keymap.of([
          { key: 'Tab', run: acceptCompletion },
          { key: 'Escape', run: closeCompletion },
          ...foldKeymap,
          ...historyKeymap,
          ...lintKeymap,
          ...defaultKeymap,
        ]),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged || selectionSet) onChange({ log: state.field(logField), cursor: state.selection.main.head });
        }),
      ],
    }),
  });
  onChange({ log: view.state.field(logField), cursor: text.length });
  return {
    insert(written) {
      view.dispatch(view.state.replaceSelection(written), { userEvent: 'input.type' });
      view.focus();
    },
    apply(edits) {
      view.dispatch({ changes: edits.map(({ start, end, text: insert }) => ({ from: start, to: end, insert })) });
    },
    goTo(offset) {
      view.dispatch({ selection: { anchor: Math.min(offset, view.state.doc.length) }, scrollIntoView: true });
      view.focus();
    },
    complete: () => void startCompletion(view),
    undo: () => void undo(view),
    redo: () => void redo(view),
    mark: () => view.dispatch({ effects: problemsChanged.of(null) }),
    close: () => view.destroy(),
  };
}
