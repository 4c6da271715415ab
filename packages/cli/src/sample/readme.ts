import manifest from '../../package.json' with { type: 'json' };
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { counted } from '@woodlog/core/kernel';
import { quoted } from '../show/quoted.ts';
import type { Shown, Things } from './coverage.ts';
import type { Never } from './things.ts';

export interface IndexedLog {
  readonly file: string;
  readonly seats: readonly string[];
  readonly winners: readonly string[];
  readonly reason: string;
  readonly rounds: number;
  readonly covers: Things;
  /** Plays the same game. */
  readonly command: string;
}

/** `index.json`: the folder for programs. */
export interface Index {
  readonly woodlog: string;
  readonly game: GameId;
  readonly seed: string;
  readonly logs: readonly IndexedLog[];
  readonly coverage: readonly Shown[];
  readonly never: readonly Never[];
}

/** `README.md` of a folder: the index for people. */
export function readme({ game, seed, logs, coverage, never }: Index): string {
  const rows = logs.map(({ file, seats, winners, reason, rounds }) => {
    const won = winners.length > 0 ? winners.join(', ') : 'nobody';
    const first = byKind(coverage.filter(({ log }) => log === file)).join('<br>');
    return `| [${file}](${file}) | ${seats.map(cell).join('<br>')} | ${rounds} | ${reason} | ${cell(won)} | ${first} |`;
  });
  const commands = logs.map(({ command }) => `    ${command}\n`);
  return `# ${GAMES[game].name}: ${counted(logs.length, 'game')} of bots

Played by woodlog ${manifest.version}:

    woodlog sample --game ${game} --games ${logs.length} --seed ${quoted(seed)}

\`woodlog view FILE -o replay.html\` makes a page on which a game can be stepped through; index.json is for programs.

| log | players | rounds | end | won by | the first to show |
|---|---|--:|---|---|---|
${rows.join('\n')}

## What they show

${coverageText(coverage, never)}
## Each of them again

A seed that ends in a second number was looked for, so that the game ends as it does.

${commands.join('')}`;
}

function coverageText(coverage: readonly Shown[], never: readonly Never[]): string {
  const missing = coverage.filter(({ log }) => log === null);
  const rows = coverage.map(({ kind, what, log }) => {
    return `| ${kind} | ${cell(what)} | ${log === null ? 'none' : `[${log.slice(0, 3)}](${log})`} |`;
  });
  const table = `${coverage.length - missing.length} of ${coverage.length} things, each with the first log that shows it.

| what | | first in |
|---|---|---|
${rows.join('\n')}
`;
  const lack = missing.length === 0 ? '' : `\nToo few games to show ${byKind(missing).join('; ')}.\n`;
  return [table, lack, ...never.map(({ kind, what, why }) => `\nNo game here has the ${kind} ${what}: ${why}.\n`)].join(
    '',
  );
}

/** `bot vagabot, logical-lizards`, a text for each kind. */
function byKind(shown: readonly Shown[]): readonly string[] {
  const kinds = [...new Set(shown.map(({ kind }) => kind))];
  return kinds.map((kind) => {
    const words = shown.filter((one) => one.kind === kind).map(({ what }) => cell(what));
    return `${kind} ${words.join(', ')}`;
  });
}

/** Escapes text in a table. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
