import { setMaxListeners } from 'node:events';
import { join } from 'node:path';
import { type ExitCode, exitCode } from '../exit.ts';
import { nameOf } from '../files/read.ts';
import type { GameId } from '../games/game-ids.ts';
import { GAMES } from '../games/games.ts';
import { Cost } from '../ladder/cost.ts';
import { type Entry, type LadderRequest, entriesOf, ownIn, withPlayer } from '../ladder/entries.ts';
import { playedRows } from '../ladder/play-run.ts';
import { ratingsOf } from '../ladder/ratings.ts';
import { type Standing, standingOf } from '../ladder/standing.ts';
import { ladderText, ratingsText } from '../ladder/text.ts';
import { USUAL_SECONDS } from '../players/own-players.ts';
import { gamesProgress } from '../show/games-progress.ts';
import { out, say } from '../show/out.ts';
import { hearSignals } from '../show/signals.ts';
import { runOf } from '../simulate/request.ts';
import type { GameRow } from '../simulate/row.ts';

interface LadderOptions extends LadderRequest {
  readonly out: string;
  readonly game?: GameId;
  readonly games?: number;
  readonly seed?: string;
  readonly map?: string;
  readonly deck?: string;
  readonly budget?: number;
  readonly jobs?: number;
  readonly playerSeconds?: number;
  readonly json?: true;
}

const USUAL_GAMES = 24;

/** Games a file: few, so that stopping a ladder loses little. */
const CHUNK = 12;

/** All factions for people; the Chameleandroid is a bot only. */
const ROOT_SEATS = ['C', 'E', 'A', 'V', 'G', 'L', 'O', 'D', 'P', 'H', 'K'];
const SEATS: Readonly<Record<GameId, readonly string[]>> = {
  root: ROOT_SEATS,
  carcassonne: ['A', 'B', 'C', 'D'],
  'fuzzy-knights': ['P1', 'P2', 'P3', 'P4'],
};

/**
 * `woodlog ladder`: measures a player against others or in place of bots. Each table is played with and without it,
 * from the same seeds. Keeps what the folder has already.
 */
export async function ladder(options: LadderOptions): Promise<ExitCode> {
  const { out: folder, game = 'root', games = USUAL_GAMES, seed = 'ladder', jobs, json, player } = options;
  const adapter = await GAMES[game].loadPlay();
  const entries = entriesOf(options, game, adapter, SEATS[game]);
  const isNamed = game === 'root';
  const settings = { seconds: options.playerSeconds ?? USUAL_SECONDS };
  const { map, deck, budget } = options;
  const table = { game, games, seed, chunk: CHUNK, rotate: true as const, map, deck, budget };
  const flags = Object.fromEntries(Object.entries(table).filter(([, value]) => value !== undefined));
  const runAt = async (entry: Entry, withIt: boolean) => {
    const own = ownIn(entry, player, withIt);
    const bots = withIt ? withPlayer(entry, player) : entry.lineups;
    const run = await runOf({ ...flags, bots, ...(own.length > 0 && { player: own }) }, undefined, seed);
    return { run, ...(own.length > 0 && { own: settings }) };
  };
  const cost = new Cost(folder);
  const progress = gamesProgress(2 * games * entries.length);
  const signals = hearSignals();
  // Every run of the ladder listens to the same signal.
  setMaxListeners(0, signals.stop);
  const standings: Standing[] = [];
  const all: [GameRow[], GameRow[]] = [[], []];
  const played: GameRow[] = [];
  try {
    for (const entry of entries) {
      const [tested, instead] = [await runAt(entry, true), await runAt(entry, false)];
      const at = join(folder, entry.seat);
      const rows = await playedRows(join(at, 'with'), tested.run, jobs, signals.stop, progress, cost, tested.own);
      const others = signals.stop.aborted
        ? []
        : await playedRows(join(at, 'without'), instead.run, jobs, signals.stop, progress, cost, instead.own);
      if (signals.stop.aborted) break;
      standings.push(standingOf(entry.seat, rows, others, isNamed));
      played.push(...rows, ...others);
      if (entry.isRepeat) continue;
      all[0].push(...rows.map((row) => marked(row, entry.seat, isNamed, standings.length)));
      all[1].push(...others.map((row) => marked(row, entry.seat, isNamed, standings.length)));
    }
  } finally {
    progress.end();
    signals.end();
  }
  if (signals.stop.aborted) {
    say(`stopped: ${nameOf(folder)} keeps what was played; the same command goes on`);
    return signals.die();
  }
  const together = standings.length > 1 ? standingOf('all', all[0], all[1], true) : null;
  const ratings = ratingsOf(played);
  const { coreHours } = cost;
  const said = { game, player, seed, games, standings, ...(together && { together }), ratings, coreHours };
  if (json) await out([`${JSON.stringify(said)}\n`]);
  else
    await out([
      ladderText(player, options.against ?? 'its bot', standings, together),
      `\n${ratingsText(ratings)}\n${Number(coreHours.toPrecision(2))} core hours\n`,
    ]);
  return exitCode.fine;
}

/** The game under the seat name `all`, so that games of several seats count together. */
function marked(row: GameRow, seat: string, isNamed: boolean, entry: number): GameRow {
  const { seats, rotation, winners } = row;
  const at = isNamed ? seats.indexOf(seat) : (seats.indexOf(seat) - rotation + seats.length) % seats.length;
  const name = seats[at] ?? '';
  return {
    ...row,
    index: row.index * ROOT_SEATS.length * 2 + entry,
    seats: seats.map((one) => (one === name ? 'all' : one)),
    winners: winners.map((one) => (one === name ? 'all' : one)),
  };
}
