import { type Uri, window } from 'vscode';
import { isLog, offsetIn } from './logs.ts';
import { openPanel } from './panel.ts';

/** Opens a replay of the current log at the cursor's turn. */
export function showReplay(extension: Uri): void {
  const editor = window.activeTextEditor;
  if (editor === undefined || !isLog(editor.document)) {
    void window.showInformationMessage('Open a log to replay it.');
    return;
  }
  const name = editor.document.uri.path.split('/').at(-1) ?? '';
  const { tell } = openPanel('replay', `Replay of ${name}`, extension);
  tell({ kind: 'replay', text: editor.document.getText(), offset: offsetIn(editor) });
}
