// Measures how well chances foretell who wins, and fits the curve: one round of each game, drawn by chance, is looked at.
import { isLeft } from 'fp-ts/lib/Either.js';
import { stream, streams } from '@woodlog/core/kernel';
import { type RootSetup, type Table, copyTable } from '@woodlog/core/root';
import { playGame } from '../../../src/root/index.ts';
import type { Curve } from '../../../src/root/players/chance-curve.ts';
import { type Outlook, chancesOf, outlook } from '../../../src/root/players/win-chances.ts';
import { seatPlayers } from '../../../src/root/shared/compose.ts';
import { tableOf } from './rows.ts';

/** What was seen of a table, and who won its game. */
export interface Look {
  readonly kind: 'bots' | 'players';
  /** Points now. */
  readonly points: readonly number[];
  readonly outlooks: readonly Outlook[];
  readonly winners: readonly number[];
}

const RUNS = 10;
const LOOKS = 4;

const BOXES = [
  { C: 'mechanical-marquise', E: 'electric-eyrie', A: 'automated-alliance', V: 'vagabot' },
  { L: 'logical-lizards', O: 'riverfolk-robots', D: 'drillbit-duchy', P: 'cogwheel-corvids' },
  { C: 'mechanical-marquise', E: 'electric-eyrie', L: 'logical-lizards', D: 'drillbit-duchy' },
];

function botsAt(game: number): RootSetup {
  const all = Object.entries(BOXES[game % BOXES.length] ?? {});
  const seats = stream('chances', game, 'table')
    .shuffle(all)
    .map(([faction, bot]) => ({ player: '', faction, bot }));
  return { game: 'root', map: 'Fall', deck: 'E&P', seats } as RootSetup;
}

/** Plays a game and looks at some of its tables between two lines. */
export function looksOf(seed: string, game: number, kind: Look['kind']): Look[] {
  // Odd tables are those without bots.
  const setup = kind === 'bots' ? botsAt(game) : tableOf(2 * game + 1);
  const tables: Table[] = [];
  const played = playGame(setup, streams(seed, game), {
    lines: false,
    afterLine(table, line) {
      if (!line.setup) tables.push(copyTable(table));
    },
  });
  if (isLeft(played)) throw new Error(played.left.message);
  const winners = played.right.winners.map((letter) => setup.seats.findIndex(({ faction }) => faction === letter));
  const looked = stream(seed, game, 'looks').shuffle(tables.slice(0, -1)).slice(0, LOOKS);
  return looked.map((table) => ({
    kind,
    points: table.scores,
    outlooks: Array.from({ length: RUNS }, (_, run) => outlook(seatPlayers(table), table, 'look', run)),
    winners,
  }));
}

/** The chances by a curve; points alone without outlooks. */
export function chancesBy(curve: Curve, { points, outlooks }: Look, alone = false): number[] {
  if (alone) return chancesOf(points, points, curve);
  const each = outlooks.map((seen) =>
    'winners' in seen
      ? points.map((_, seat) => Number(seen.winners.includes(seat)))
      : chancesOf(seen.before, seen.after, curve),
  );
  return points.map((_, seat) => each.reduce((sum, one) => sum + (one[seat] ?? 0), 0) / each.length);
}

/** The Brier score: squares of what chances miss by, over the seats of a table, on average; 0 is best. */
export function brier(curve: Curve, looks: readonly Look[], alone = false): number {
  const misses = looks.map((look) =>
    chancesBy(curve, look, alone).reduce((sum, one, seat) => sum + (one - Number(look.winners.includes(seat))) ** 2, 0),
  );
  return misses.reduce((sum, one) => sum + one, 0) / looks.length;
}

const STEEPNESS = [0.02, 0.05, 0.1, 0.15, 0.2, 0.3];
const GROWTH = [0, 0.1, 0.2, 0.3, 0.5, 0.7, 1];
const MORE = [0, 0.25, 0.5, 0.75, 1, 1.5, 2];

/** The curve of a grid with the least Brier score, the mean over the kinds of tables: few of one kind count as much as many of the other. */
export function fitCurve(looks: readonly Look[], alone = false): Curve {
  const all = STEEPNESS.flatMap((steepness) =>
    GROWTH.flatMap((growth) => (alone ? [0] : MORE).map((more): Curve => ({ steepness, growth, more }))),
  );
  const kinds = [...new Set(looks.map(({ kind }) => kind))].map((kind) => looks.filter((look) => look.kind === kind));
  const scores = all.map((curve) => kinds.reduce((sum, own) => sum + brier(curve, own, alone), 0));
  return all[scores.indexOf(Math.min(...scores))] ?? { steepness: 0, growth: 0, more: 0 };
}
