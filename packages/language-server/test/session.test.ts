import { PassThrough } from 'node:stream';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic as Problem } from '@woodlog/notation/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type {
  CodeAction,
  CompletionList,
  Diagnostic,
  DocumentSymbol,
  FoldingRange,
  Hover,
  InitializeResult,
  PublishDiagnosticsParams,
  TextEdit,
} from 'vscode-languageserver';
import {
  type MessageConnection,
  StreamMessageReader,
  StreamMessageWriter,
  createConnection,
  createMessageConnection,
} from 'vscode-languageserver/node';
import { type LawCheck, serve } from '../src/index.ts';

const GAME = readFileSync(join(import.meta.dirname, '../../../examples/first-game.rootlog'), 'utf8');
const URI = 'file:///game.rootlog';

const [toServer, toClient] = [new PassThrough(), new PassThrough()];
const published: PublishDiagnosticsParams[] = [];
const stopped: string[] = [];
const started: string[] = [];
/** Something about the last line. */
const lawSays = (text: string): Problem => {
  const start = text.trimEnd().lastIndexOf('\n') + 1;
  return { severity: 'error', code: 'law/not-allowed', message: 'no', law: '4.2', start, end: start + 2 };
};

/** Answers at once for a text of Ann without `wait`, and never for others. */
const law: LawCheck = () => ({
  check(text, report) {
    started.push(text);
    if (text.includes('Ann') && !text.includes('wait'))
      report([{ line: text.split('\n').length - 1, diagnostics: [lawSays(text)] }]);
  },
  offers: (text) =>
    Promise.resolve(text.includes('w10->') ? [{ text: 'w10->12', label: 'lawful', kind: 'action' }] : []),
  stop: () => stopped.push(started.at(-1) ?? ''),
  close: () => {},
});

let client: MessageConnection;

/** What is published next that passes; what came before is not looked at again. */
async function next(passes: (one: PublishDiagnosticsParams) => boolean): Promise<readonly Diagnostic[]> {
  for (;;) {
    const found = published.find(passes);
    if (found !== undefined) return found.diagnostics;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

beforeAll(async () => {
  const server = createConnection(new StreamMessageReader(toServer), new StreamMessageWriter(toClient));
  serve(server, { law, lawDelay: 20 });
  server.listen();
  client = createMessageConnection(new StreamMessageReader(toClient), new StreamMessageWriter(toServer));
  client.onNotification('textDocument/publishDiagnostics', (one: PublishDiagnosticsParams) => {
    published.push(one);
  });
  client.listen();
});
afterAll(() => client.dispose());

const open = (uri: string, text: string): Promise<void> =>
  client.sendNotification('textDocument/didOpen', { textDocument: { uri, languageId: 'rootlog', version: 1, text } });
const ask = <Answer>(method: string, more: object = {}): Promise<Answer> =>
  client.sendRequest(`textDocument/${method}`, { textDocument: { uri: URI }, ...more });

test('an editor opens a log, reads, completes, repairs and formats it', async () => {
  const { capabilities } = await client.sendRequest<InitializeResult>('initialize', {
    ...{ processId: null, rootUri: null, capabilities: {} },
  });
  expect(capabilities).toMatchObject({ hoverProvider: true, documentFormattingProvider: true });
  await client.sendNotification('initialized', {});
  await open(URI, GAME);
  expect(await next(({ version }) => version === 1)).toEqual([]);

  const hover = await ask<Hover>('hover', { position: { line: 13, character: 8 } });
  expect(hover).toMatchObject({ contents: { kind: 'markdown', value: expect.stringMatching(/^Crafts /) } });
  expect(await ask<FoldingRange[]>('foldingRange')).toContainEqual({ startLine: 13, endLine: 16 });
  const symbols = await ask<DocumentSymbol[]>('documentSymbol');
  expect(symbols.map(({ name }) => name)).toEqual(['Header', 'Setup', 'Round 1', 'Round 2']);

  // A line is written at the end.
  const line = GAME.split('\n').length - 1;
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri: URI, version: 2 },
    contentChanges: [{ range: { start: { line, character: 0 }, end: { line, character: 0 } }, text: 'C:r_b->1/w10->' }],
  });
  const [problem] = await next(({ version }) => version === 2);
  expect(problem).toMatchObject({ code: 'rootlog/unknown-piece', source: 'woodlog', range: { start: { line } } });

  const { items } = await ask<CompletionList>('completion', { position: { line, character: 14 } });
  expect(items.slice(0, 2)).toMatchObject([
    { label: 'w10->12', detail: 'lawful' },
    { label: 'w10->1', detail: 'a warrior to clearing 1 (fox)' },
  ]);

  const at = { line, character: 3 };
  const [action] = await ask<CodeAction[]>('codeAction', {
    range: { start: at, end: at },
    context: { diagnostics: [] },
  });
  expect(action).toMatchObject({ title: 'Write `b_r->1`', isPreferred: true });
  expect(action?.edit?.changes?.[URI]).toEqual([
    { range: { start: { line, character: 2 }, end: { line, character: 5 } }, newText: 'b_r' },
  ]);
  expect(await ask<TextEdit[]>('formatting', { options: { tabSize: 2, insertSpaces: true } })).toBeInstanceOf(Array);
});

test('the rules are asked after a pause, and stopped when the text changes', async () => {
  const uri = 'file:///law.rootlog';
  await open(uri, 'Map: Fall\nDeck: E&P\nC: Ann // wait\nC:w->1\n');
  while (!started.some((text) => text.includes('wait'))) await new Promise((resolve) => setTimeout(resolve, 5));
  await client.sendNotification('textDocument/didChange', {
    textDocument: { uri, version: 2 },
    contentChanges: [{ text: 'Map: Fall\nDeck: E&P\nC: Ann\nC:w->1\n' }],
  });
  const [said] = await next((one) => one.uri === uri && one.version === 2 && one.diagnostics.length > 0);
  expect(said).toMatchObject({ code: 'law/not-allowed', message: 'no (4.2)' });
  expect(stopped.some((text) => text.includes('wait'))).toBe(true);
  await client.sendNotification('textDocument/didClose', { textDocument: { uri } });
  expect(await next((one) => one.uri === uri && one.version === undefined)).toEqual([]);
});

test('other games are known by the ending of their file', async () => {
  const uri = 'file:///record.carcassonne';
  await open(uri, 'A = Ann\nB = Bo\n0 (0,0) RCRF\n1A (0,1) FCCCm\n');
  expect((await next((one) => one.uri === uri)).filter(({ severity }) => severity === 1)).toEqual([]);
});
