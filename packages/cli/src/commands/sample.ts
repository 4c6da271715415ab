import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLeft } from 'fp-ts/lib/Either.js';
import manifest from '../../package.json' with { type: 'json' };
import { type ExitCode, InputError, UsageError, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import { reasonOf } from '../files/reason.ts';
import { writeAside } from '../files/write-aside.ts';
import { type GameId, GAMES } from '../games/games.ts';
import type { PlayRequest } from '../games/play-face.ts';
import { sampleGame } from '../games/sample-games.ts';
import { play } from '../play.ts';
import { jsonText } from '../show/json.ts';
import { say } from '../show/out.ts';
import type { GameOption } from './input.ts';

interface SampleOptions extends GameOption {
  readonly out: string;
  readonly games?: number;
  readonly seed?: string;
  readonly force?: true;
}

/** How many games there are if nothing is said. */
const USUAL_GAMES: Readonly<Record<GameId, number>> = { root: 24, carcassonne: 6, 'fuzzy-knights': 6 };

/** A log of the folder, as the index has it. */
interface Sample extends PlayRequest {
  readonly file: string;
  /** Plays the same game. */
  readonly command: string;
  readonly seats: readonly string[];
  readonly lines: number;
  /** Nobody in a draw. */
  readonly winners: readonly string[];
}

/** `woodlog sample`: a folder of logs of games that differ, with an index. */
export async function sample({ game = 'root', out: folder, ...options }: SampleOptions): Promise<ExitCode> {
  const { games = USUAL_GAMES[game], seed = randomUUID(), force } = options;
  openFolder(folder, force === true);
  const samples: Sample[] = [];
  for (let n = 0; n < games; n++) {
    samples.push(await writeSample(game, folder, seed, n));
    if (process.stderr.isTTY) process.stderr.write(`\r${n + 1} of ${games} games${n + 1 === games ? '\n' : ''}`);
  }
  // Last, so that an index never names a log that is not there.
  writeAside(join(folder, 'README.md'), readme(game, seed, samples));
  writeAside(
    join(folder, 'index.json'),
    [...jsonText({ woodlog: manifest.version, game, seed, logs: samples })].join(''),
  );
  say(`${nameOf(folder)}: ${games} logs; README.md tells what each shows`);
  return exitCode.fine;
}

/** Makes the folder. One that has something in it already is only taken with `--force`; nothing in it is deleted. */
function openFolder(folder: string, force: boolean): void {
  try {
    mkdirSync(folder, { recursive: true });
    if (force || readdirSync(folder).length === 0) return;
  } catch (error) {
    throw new UsageError(`cannot write to ${nameOf(folder)}: ${reasonOf(error)}`);
  }
  throw new UsageError(`${nameOf(folder)} is not empty; --force writes into it, over files of the same names`);
}

async function writeSample(game: GameId, folder: string, seed: string, n: number): Promise<Sample> {
  const { ending, load, loadPlay } = GAMES[game];
  const player = await loadPlay();
  const request = sampleGame(game, player.bots, seed, n);
  const setup = player.setup(request);
  const ownSeed = `${seed}-${n + 1}`;
  const log = await play(setup, ownSeed);
  if (isLeft(log)) throw new InputError(`game ${n + 1} of seed ${seed}: ${log.left.message}`);
  const { turns, winners } = (await load()).read(log.right).json();
  const number = String(n + 1).padStart(3, '0');
  const file = [number, request.map, request.deck, `${setup.seats.length}-players${ending}`];
  const path = file.filter((word) => word !== undefined).join('-');
  writeAside(join(folder, path), log.right);
  return {
    file: path,
    ...request,
    seats: setup.seats.map(({ faction, player: name }) => (faction === undefined ? name : `${faction}: ${name}`)),
    lines: turns.length,
    winners,
    command: commandOf(game, ownSeed, request),
  };
}

function commandOf(game: GameId, seed: string, request: PlayRequest): string {
  const flags = Object.entries({ seed, ...request }).map(([flag, word]) => `--${flag} ${quoted(word)}`);
  return ['woodlog play', ...(game === 'root' ? [] : [`--game ${game}`]), ...flags].join(' ');
}

/** A word as a shell takes it. */
const quoted = (word: string): string => (/^[\w./:=+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`);

function readme(game: GameId, seed: string, samples: readonly Sample[]): string {
  const rows = samples.map(({ file, seats, lines, winners }) => {
    const won = winners.length > 0 ? winners.join(', ') : 'nobody';
    return `| [${file}](${file}) | ${seats.map(cell).join('<br>')} | ${lines} | ${cell(won)} |`;
  });
  const commands = samples.map(({ command }) => `    ${command}\n`);
  return `# ${GAMES[game].name}: ${samples.length} games of bots

Played by woodlog ${manifest.version} with \`woodlog sample --game ${game} --games ${samples.length} --seed ${quoted(seed)}\`.
\`woodlog view FILE -o replay.html\` makes a page on which a game can be stepped through; index.json is for programs.

| log | players | lines | won by |
|---|---|--:|---|
${rows.join('\n')}

Each of them again:

${commands.join('')}`;
}

/** Text inside a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
