import { type TextEditor, type Uri, window, workspace } from 'vscode';
import { isLog, offsetIn } from './logs.ts';
import { type Panel, openPanel } from './panel.ts';

/** Milliseconds without a key or a move of the cursor before the board is drawn. */
const PAUSE = 60;

let open: Panel | undefined;

/** Opens the board beside the text; it follows the cursor in any log. */
export function showBoard(extension: Uri): void {
  if (open !== undefined) {
    open.panel.reveal(undefined, true);
    return;
  }
  const panel = openPanel('board', 'Board', extension);
  open = panel;
  let timer: NodeJS.Timeout | undefined;
  const follow = (editor: TextEditor | undefined): void => {
    if (editor === undefined || !isLog(editor.document)) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => panel.tell({ kind: 'board', text: editor.document.getText(), offset: offsetIn(editor) }),
      PAUSE,
    );
  };
  const listeners = [
    window.onDidChangeActiveTextEditor(follow),
    window.onDidChangeTextEditorSelection(({ textEditor }) => follow(textEditor)),
    workspace.onDidChangeTextDocument(({ document }) => {
      if (document === window.activeTextEditor?.document) follow(window.activeTextEditor);
    }),
  ];
  panel.panel.onDidDispose(() => {
    clearTimeout(timer);
    for (const listener of listeners) listener.dispose();
    open = undefined;
  });
  follow(window.activeTextEditor);
}
