import { randomBytes } from 'node:crypto';
import { type Uri, ViewColumn, Uri as Uris, type WebviewPanel, window } from 'vscode';
import type { Message, Ready } from './messages.ts';
import { webviewPage } from './webview-page.ts';

/** A page beside the text. */
export interface Panel {
  /** Sends a message once the page listens. */
  tell(message: Message): void;
  readonly panel: WebviewPanel;
}

/** Opens a page beside the text, which keeps the focus. */
export function openPanel(kind: Message['kind'], title: string, extension: Uri): Panel {
  const dist = Uris.joinPath(extension, 'dist');
  const panel = window.createWebviewPanel(
    `woodlog.${kind}`,
    title,
    { viewColumn: ViewColumn.Beside, preserveFocus: kind === 'board' },
    { enableScripts: true, localResourceRoots: [dist], retainContextWhenHidden: true },
  );
  const { webview } = panel;
  const source = (name: string): string => webview.asWebviewUri(Uris.joinPath(dist, name)).toString();
  let last: Message | undefined;
  let isReady = false;
  webview.onDidReceiveMessage((said: Ready) => {
    isReady = said.kind === 'ready';
    if (last !== undefined) void webview.postMessage(last);
  });
  webview.html = webviewPage({
    ...{ title, script: source('webview.js'), style: source('style.css') },
    ...{ source: webview.cspSource, nonce: randomBytes(16).toString('hex') },
  });
  return {
    panel,
    tell(message) {
      last = message;
      if (isReady) void webview.postMessage(message);
    },
  };
}
