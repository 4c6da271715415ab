import { EventEmitter } from 'node:events';
import Module, { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Message } from '../src/messages.ts';

/** A page that the extension has opened beside the text. */
export interface OpenedPage {
  readonly title: string;
  html: string;
  readonly messages: Message[];
  /** Says that the page listens. */
  ready(): void;
}

/** As much of the editor as the extension touches; what its library besides asks for is there, and does nothing. */
export interface FakeEditor {
  readonly commands: Map<string, () => void>;
  readonly pages: OpenedPage[];
  /** Puts a text into the editor, with the cursor at an offset. */
  edit(text: string, offset: number): void;
  /** Loads the extension as the editor does. */
  load(path: string): { activate(context: object): Promise<void>; deactivate(): Promise<void> | undefined };
}

/** Something that can be called, made anew, extended and asked for any property. */
const nothing = (): unknown =>
  new Proxy(class {}, {
    get: (target, name) =>
      name === 'prototype' ? target.prototype : name === Symbol.toPrimitive ? () => '' : nothing(),
    apply: () => nothing(),
  });

/** What is known of something; all else of it does nothing. */
const andNothing = <Known extends object>(known: Known): Known =>
  new Proxy(known, { get: (target, name) => (name in target ? target[name as keyof Known] : nothing()) });

/** The editor's own kind of event. */
class Emitter {
  readonly event = nothing();
  fire(): void {}
  dispose(): void {}
}

export function fakeEditor(): FakeEditor {
  const events = new EventEmitter();
  const on = (name: string) => (listener: (what: unknown) => void) => {
    events.on(name, listener);
    return { dispose: () => events.off(name, listener) };
  };
  const commands = new Map<string, () => void>();
  const pages: OpenedPage[] = [];
  let activeTextEditor: object | undefined;
  const createWebviewPanel = (_: string, title: string) => {
    const messages: Message[] = [];
    const page: OpenedPage = { title, html: '', messages, ready: () => events.emit('said', { kind: 'ready' }) };
    pages.push(page);
    const webview = {
      cspSource: 'file:',
      asWebviewUri: (path: string) => pathToFileURL(path).href,
      onDidReceiveMessage: on('said'),
      postMessage: (message: Message) => void messages.push(message),
      set html(html: string) {
        page.html = html;
      },
    };
    return { webview, reveal() {}, onDidDispose: on('closed') };
  };
  const editor = andNothing({
    version: '1.100.0',
    commands: andNothing({
      registerCommand(name: string, run: () => void) {
        commands.set(name, run);
        return { dispose() {} };
      },
    }),
    workspace: andNothing({
      getConfiguration: () => ({ get: (_: string, otherwise: unknown) => otherwise }),
      onDidChangeTextDocument: on('text'),
    }),
    window: andNothing({
      get activeTextEditor() {
        return activeTextEditor;
      },
      createWebviewPanel,
      onDidChangeActiveTextEditor: on('editor'),
      onDidChangeTextEditorSelection: on('cursor'),
    }),
    EventEmitter: Emitter,
    ViewColumn: { Beside: -2 },
    Uri: { joinPath: (folder: string, name: string) => `${folder}/${name}` },
  });
  return {
    commands,
    pages,
    edit(text, offset) {
      const document = {
        languageId: 'rootlog',
        uri: { path: '/game.rootlog' },
        getText: () => text,
        offsetAt: () => offset,
      };
      activeTextEditor = { document, selection: { active: {} } };
      events.emit('cursor', { textEditor: activeTextEditor });
    },
    load(path) {
      const loader = Module as unknown as { _load(name: string, ...more: unknown[]): unknown };
      const load = loader._load;
      loader._load = (name, ...more) => (name === 'vscode' ? editor : load(name, ...more));
      try {
        return createRequire(import.meta.url)(path);
      } finally {
        loader._load = load;
      }
    },
  };
}
