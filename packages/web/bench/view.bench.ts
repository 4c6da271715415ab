// From a log to a replay page: making the file, and what the page does before its first picture, beside a bare replay.
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { check, parse, replay as playLog } from '@woodlog/notation/root';
import { compare } from '../../../bench/compare.ts';
import { viewerPage } from '../../cli/src/viewer/html.ts';
import { viewerOf } from '../../cli/src/viewer/viewers.ts';
import { showRoot } from '../src/replays/root.ts';
import type { Shown } from '../src/replays/shown.ts';

const CORPUS = '../shared/corpus/root';

/** The longest real log where there are some, else our own example. */
function longestLog(): string {
  const folder = existsSync(CORPUS) ? CORPUS : 'examples';
  const files = readdirSync(folder).filter((file) => file.endsWith('.rootlog'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).sort((a, b) => b.length - a.length)[0] ?? '';
}

function replayOf(text: string): Shown {
  const replay = showRoot(text, check(parse(text)));
  if ('problem' in replay) throw new Error(replay.problem);
  return replay;
}

const draw = (replay: Shown, frame: number): string =>
  replay
    .pictures(frame)
    .map(({ box }) => box.draw(0, 0))
    .join('');

const log = longestLog();
const replay = replayOf(log);
const frames = replay.turns.reduce((sum, { steps }) => sum + steps.length, 0);
const peer = (): unknown => playLog(parse(log));
const peerName = 'replay of the log';

compare(`replay of ${frames} frames and its first picture`, () => draw(replayOf(log), 0), peer, {
  peerName,
  seconds: 4,
});
let frame = 0;
compare('picture of a frame', () => draw(replay, frame++ % frames), peer, { peerName, seconds: 4 });

const folder = mkdtempSync(join(tmpdir(), 'woodlog-view-'));
execFileSync(process.execPath, ['build.mjs', folder], { cwd: 'packages/cli' });
const viewer = viewerOf('root', pathToFileURL(`${folder}/viewer/`));
const makePage = (): string => viewerPage({ title: 'game.rootlog', log, diagnostics: check(parse(log)), ...viewer });
compare('page from a log that is read', makePage, peer, { peerName, seconds: 2 });
const page = makePage();
const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
console.log(
  `page of ${frames} frames: ${kilobytes(page.length)}, gzipped ${kilobytes(gzipSync(page).length)}; 500 KB allowed`,
);
rmSync(folder, { recursive: true });
