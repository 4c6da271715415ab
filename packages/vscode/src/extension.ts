// Starts the language server, and shows board and replay beside the text.
import { join } from 'node:path';
import { type ExtensionContext, commands, workspace } from 'vscode';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { showBoard } from './board.ts';
import { LANGUAGES } from './logs.ts';
import { showReplay } from './replay.ts';

let client: LanguageClient | undefined;

/** Called by the editor when a log is opened or a command is run. */
export async function activate(context: ExtensionContext): Promise<void> {
  context.subscriptions.push(
    commands.registerCommand('woodlog.showBoard', () => showBoard(context.extensionUri)),
    commands.registerCommand('woodlog.replay', () => showReplay(context.extensionUri)),
  );
  const module = context.asAbsolutePath(join('dist', 'server.js'));
  const args = workspace.getConfiguration('woodlog').get('law', true) ? [] : ['--no-law'];
  client = new LanguageClient(
    'woodlog',
    'Woodlog',
    { module, args, transport: TransportKind.stdio },
    { documentSelector: LANGUAGES.map((language) => ({ language })) },
  );
  await client.start();
}

/** Called by the editor when it closes. */
export const deactivate = (): Promise<void> | undefined => client?.stop();
