import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { builtCommand, FIRST_GAME, filesFolder } from './command.ts';

const start = builtCommand();
const { file } = filesFolder();

test('the bundled command runs each subcommand', async () => {
  const [version, checked, parsed] = await Promise.all([
    start(['--version']),
    start(['check', FIRST_GAME]),
    start(['parse', '--json', FIRST_GAME]),
  ]);
  expect(version).toEqual({ code: 0, out: `${manifest.version}\n`, err: '' });
  expect(checked).toEqual({ code: 0, out: '', err: `${FIRST_GAME}: no errors\n` });
  const [printed, formatted, replayed, explained, refused] = await Promise.all([
    start(['print'], { input: parsed.out }),
    start(['fmt'], { input: readFileSync(FIRST_GAME, 'utf8') }),
    start(['replay', FIRST_GAME]),
    start(['explain', FIRST_GAME]),
    start(['replay', 'none.rootlog']),
  ]);
  expect(printed.out).toBe(readFileSync(FIRST_GAME, 'utf8'));
  expect(formatted.out).toBe(printed.out);
  expect(replayed.out).toMatch(/Scores/);
  expect(explained.out).toMatch(/^line 9, C \(Hazel\)$/m);
  expect(refused).toEqual({ code: 2, out: '', err: 'error: cannot read none.rootlog: there is no such file\n' });
});

test('an output is never the file that the shell made standard input', async () => {
  const log = readFileSync(FIRST_GAME, 'utf8');
  const path = file('no-ending', log);
  const { code, err } = await start(['view', '-o', path], { inFile: path });
  expect([code, err]).toEqual([2, expect.stringContaining('is read here, and would be lost')]);
  expect(readFileSync(path, 'utf8')).toBe(log);
});

test('a picture of bytes goes to standard output whole', async () => {
  const { code, out } = await start(['replay', FIRST_GAME, '--png', '-']);
  expect([code, out.slice(1, 4)]).toEqual([0, 'PNG']);
});

test('a closed pipe is no crash', async () => {
  const long = file('long.rootlog', `${readFileSync(FIRST_GAME, 'utf8')}${'C:w->1/w->2/w->3\n'.repeat(20_000)}`);
  const { code, err } = await start(['fmt', long], { closePipe: true });
  expect([code, err]).toEqual([0, '']);
});

test.runIf(existsSync('/dev/full'))('output that cannot be written is an error', async () => {
  const { code, err } = await start(['replay', FIRST_GAME], { outFile: '/dev/full' });
  expect([code, err]).toEqual([2, 'error: cannot write standard output: the disk is full\n']);
});

describe('colours', () => {
  const input = 'Map: Nowhere\n';

  test('are left to terminals, unless FORCE_COLOR asks for them', async () => {
    const [plain, forced, both] = await Promise.all([
      start(['check'], { input }),
      start(['check'], { input, env: { FORCE_COLOR: '1' } }),
      start(['check'], { input, env: { FORCE_COLOR: '1', NO_COLOR: '1' } }),
    ]);
    expect(plain.err).not.toContain('\x1b');
    expect(forced.err).toContain('\x1b[31m');
    expect(both.err).toBe(plain.err);
  });

  test('never come from the log itself', async () => {
    const { out, err } = await start(['parse'], { input: 'Map: Nowhere\x1b[31m\nC: \x1b]0;Ann\x07\nC:\x1b[2J->1\n' });
    expect(out).toContain('␛]0;Ann␇');
    expect(out + err).not.toContain('\x1b');
  });
});

test('an editor is served on standard input and output', async () => {
  const framed = (message: object): string => {
    const text = JSON.stringify({ jsonrpc: '2.0', ...message });
    return `Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`;
  };
  const textDocument = { uri: 'file:///a.rootlog', languageId: 'rootlog', version: 1, text: 'Map: Fal\n' };
  const input = [
    { id: 1, method: 'initialize', params: { processId: null, rootUri: null, capabilities: {} } },
    { method: 'textDocument/didOpen', params: { textDocument } },
    { id: 2, method: 'shutdown' },
    { method: 'exit' },
  ];
  const { out, err } = await start(['lsp', '--stdio'], { input: input.map(framed).join('') });
  expect(err).toBe('');
  expect(out).toContain('"hoverProvider":true');
  expect(out).toContain('did you mean Fall?');
});
