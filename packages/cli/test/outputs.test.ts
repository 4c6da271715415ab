import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GAMES } from '../src/games/games.ts';
import { editLog, editorWords } from '../src/turn/edit-log.ts';
import type { Prompter } from '../src/turn/prompter.ts';
import { FIRST_GAME, filesFolder, run } from './command.ts';

const { file, folder } = filesFolder();
const LOG = readFileSync(FIRST_GAME, 'utf8');

describe('an output that would replace a log is refused', () => {
  const mine = file('mine.rootlog', LOG);
  const other = file('other.rootlog', LOG);
  symlinkSync('mine.rootlog', join(folder, 'link.html'));
  symlinkSync('other.rootlog', join(folder, 'led.html'));
  symlinkSync('new.rootlog', join(folder, 'none.html'));
  linkSync(mine, join(folder, 'same.svg'));
  const read = 'is read here, and would be lost';
  const ending = 'has the ending of a log';

  test.each([
    ['view over its log', ['view', mine, '-o', mine], read],
    ['view over its log by another path', ['view', mine, '-o', join(folder, '.', 'sub', '..', 'mine.rootlog')], read],
    ['view over its log by a link', ['view', mine, '-o', join(folder, 'link.html')], read],
    ['a picture over its log by a second name', ['replay', mine, '--svg', join(folder, 'same.svg')], read],
    ['a picture over its log', ['replay', mine, '--png', mine], read],
    ['rows of a report over a log', ['report', mine, other, '--export', other], read],
    ['a report over a log', ['report', mine, other, '-o', mine], read],
    ['view over another log', ['view', mine, '-o', other], ending],
    ['view over another log by a link', ['view', mine, '-o', join(folder, 'led.html')], ending],
    ['view by a link to a log that is not there', ['view', mine, '-o', join(folder, 'none.html')], ending],
    ['a new file with the ending of a log', ['view', mine, '-o', join(folder, 'new.CARCASSONNE')], ending],
    ['a picture with the ending of a log', ['replay', mine, '--svg', join(folder, 'new.knights')], ending],
  ])('%s', async (_what, words, reason) => {
    mkdirSync(join(folder, 'sub'), { recursive: true });
    const { code, err } = await run(words);
    expect([code, err]).toEqual([2, expect.stringContaining(reason)]);
    for (const path of [mine, other]) expect(readFileSync(path, 'utf8')).toBe(LOG);
    expect(readdirSync(folder).filter((name) => name.startsWith('new.'))).toEqual([]);
  });

  test('a report over the games of its run', async () => {
    const folderOf = join(folder, 'run');
    const bots = ['--bots', 'C=mechanical-marquise,E=electric-eyrie', '--games', '2', '--jobs', '1'];
    await run(['simulate', '--out', folderOf, '--seed', 'x', ...bots]);
    const shard = join(folderOf, readdirSync(folderOf).find((name) => name.endsWith('.parquet')) ?? 'none');
    for (const lost of [shard, join(folderOf, 'run.json')]) {
      const { code, err } = await run(['report', folderOf, '-o', lost]);
      expect([code, err]).toEqual([2, expect.stringContaining(read)]);
    }
    symlinkSync('run', join(folder, 'run-by-link'));
    const { code, err } = await run(['merge', folderOf, '--out', join(folder, 'run-by-link')]);
    expect([code, err]).toEqual([2, expect.stringContaining('is one of the parts')]);
  });

  test('a new run over files in its folder', async () => {
    mkdirSync(join(folder, 'evenings', 'logs'), { recursive: true });
    const log = file('evenings/logs/game-0.rootlog', LOG);
    const words = ['simulate', '--out', join(folder, 'evenings'), '--games', '1', '--keep-logs', '100', '--jobs', '1'];
    const { code, err } = await run(words);
    expect([code, err]).toEqual([2, expect.stringContaining('has files already')]);
    expect(readFileSync(log, 'utf8')).toBe(LOG);
  });

  test('links that go in a circle are named', async () => {
    symlinkSync('circle.svg', join(folder, 'circle.svg'));
    const { code, err } = await run(['replay', mine, '--svg', join(folder, 'circle.svg')]);
    expect([code, err]).toEqual([2, expect.stringContaining('symbolic links go round')]);
  });

  test('- is standard output, and never a file of that name', async () => {
    const bots = 'C=mechanical-marquise,E=electric-eyrie';
    const played = await run(['play', '--seed', 'x', '--bots', bots, '-o', '-']);
    expect([played.code, played.out]).toEqual([0, expect.stringContaining('C: Mechanical Marquise 2.0')]);
    const { code, err } = await run(['report', mine, '--export', '-']);
    expect([code, err]).toEqual([2, expect.stringContaining('--export is a file')]);
    expect(existsSync('-')).toBe(false);
  });

  test('a page may be written anew, and not over the rows of the same report', async () => {
    const page = join(folder, 'page.html');
    for (let n = 0; n < 2; n++) expect((await run(['report', mine, '-o', page])).code).toBe(0);
    const { code, err } = await run(['report', mine, '-o', page, '--export', page]);
    expect([code, err]).toEqual([2, expect.stringContaining('was just written')]);
  });
});

test('play -o through a link to nothing writes where it leads, and leaves the link', async () => {
  const link = join(folder, 'dangling.rootlog');
  symlinkSync('led-to.rootlog', link);
  const { code } = await run(['play', '--seed', 'x', '--bots', 'C=mechanical-marquise,E=electric-eyrie', '-o', link]);
  expect([code, lstatSync(link).isSymbolicLink()]).toEqual([0, true]);
  expect(readFileSync(join(folder, 'led-to.rootlog'), 'utf8')).toContain('C: Mechanical Marquise 2.0');
});

test.each([
  ['--resume', ['play', '--resume']],
  ['fmt --write', ['fmt', '--write']],
  ['sample', ['sample', '--games', '1', '--force', '--out', join(folder, 'killed'), '--game', 'carcassonne']],
])('%s removes what a killed command left aside, and nothing that is still being written', async (_what, words) => {
  mkdirSync(join(folder, 'killed'), { recursive: true });
  const log = file('killed/game.rootlog', 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n');
  const aside = (pid: number): string =>
    join(folder, 'killed', `.woodlog-${pid}-00000000-0000-0000-0000-000000000000-${hostname()}.tmp`);
  const [gone, atWork] = [aside(2 ** 22 + 1), aside(process.ppid)];
  for (const path of [gone, atWork]) writeFileSync(path, 'half of a game');
  await run(words[0] === 'sample' ? words : [...words, log]);
  expect([existsSync(gone), existsSync(atWork)]).toEqual([false, true]);
});

test('the editor is started without a shell: its words are those of $VISUAL, else of $EDITOR, else vi', () => {
  expect(editorWords({ VISUAL: 'code --wait', EDITOR: 'ed' })).toEqual(['code', '--wait']);
  expect(editorWords({ VISUAL: ' ', EDITOR: `"/opt/my editor/bin" -n --title='a b'c` })).toEqual([
    '/opt/my editor/bin',
    '-n',
    '--title=a bc',
  ]);
  expect(editorWords({ EDITOR: 'ed $(touch x)' })).toEqual(['ed', '$(touch', 'x)']);
  expect(editorWords({})).toEqual(['vi']);
});

describe('edit at the prompt', () => {
  afterEach(() => vi.unstubAllEnvs());

  test.each(['plain', 'two words', "it's", 'a "b" c', '$(touch pwned)', '`id`', '-x'])(
    'a fake editor is given the file, whatever its name: %s.rootlog',
    async (name) => {
      const log = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n';
      const path = file(`${name}.rootlog`, log);
      const script = file(
        'fake editor.mjs',
        "import { appendFileSync } from 'node:fs'; appendFileSync(process.argv.at(-1), 'C:w->1\\n');",
      );
      vi.stubEnv('VISUAL', `"${process.execPath}" "${script}"`);
      const session = { pause: (open: () => void) => open(), say: () => {} } as unknown as Prompter;
      expect(await editLog(path, () => {}, session, await GAMES.root.load())).toBe(`${log}C:w->1\n`);
      expect(existsSync('pwned')).toBe(false);
    },
  );

  test('an editor that is not there is named, and the log stays as it was', async () => {
    const path = file('kept.rootlog', LOG);
    vi.stubEnv('VISUAL', 'no-such-editor --wait');
    const said: string[] = [];
    const session = {
      pause: (open: () => void) => open(),
      say: (text: string) => said.push(text),
    } as unknown as Prompter;
    expect(await editLog(path, () => {}, session, await GAMES.root.load())).toBe(null);
    expect(said.join()).toContain('cannot start the editor no-such-editor');
    expect(readFileSync(path, 'utf8')).toBe(LOG);
  });
});
