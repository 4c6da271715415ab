// Games to fit an evaluation and a light policy on: what a player sees at the end of each of its turns and how its game ended, and what
// it chose out of which menus.
import { isLeft } from 'fp-ts/lib/Either.js';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type Faction, type RootSetup } from '@woodlog/core/root';
import type { RootPlayer } from '@woodlog/core/root-law';
import { featureValues, greedyPlayer, playGame } from '../../../src/root/index.ts';
import { seatPlayers } from '../../../src/root/shared/compose.ts';

/** The end of a turn. */
export interface Row {
  readonly faction: string;
  readonly round: number;
  readonly features: Readonly<Record<string, number>>;
  /** Points at the end of the game, less those of the best rival. */
  margin: number;
}

/** A menu: how many deeds of each kind it listed, and the kind that was taken. */
export interface Taken {
  readonly faction: string;
  readonly offered: Readonly<Record<string, number>>;
  readonly kind: string;
}

const BOTS: Readonly<Partial<Record<Faction, string>>> = {
  C: 'mechanical-marquise',
  E: 'electric-eyrie',
  A: 'automated-alliance',
  V: 'vagabot',
};
const BOX = ['C', 'E', 'A', 'V'] as const;
const PEOPLE = FACTIONS.filter((letter) => letter !== 'N' && letter !== 'G');

/** Every other table is the first box with one greedy player among its bots; the rest are four greedy players. */
export function tableOf(game: number): RootSetup {
  const chance = stream('fit', game, 'table');
  const own = BOX[(game >> 1) % BOX.length];
  const letters = game % 2 === 0 ? chance.shuffle([...BOX]) : chance.shuffle([...PEOPLE]).slice(0, 4);
  const seats = letters.map((faction) => {
    const bot = game % 2 === 0 && faction !== own ? BOTS[faction] : undefined;
    return { player: '', faction, bot: bot ?? 'greedy' };
  });
  return { game: 'root', map: 'Fall', deck: 'E&P', seats } as RootSetup;
}

/** Plays one game of greedy players and bots, and tells what it saw. */
export function rowsOf(seed: string, game: number): { readonly rows: Row[]; readonly taken: Taken[] } {
  const setup = tableOf(game);
  const letters = setup.seats.filter(({ bot }) => bot === 'greedy').map(({ faction }) => faction);
  const rows: (Row & { seat: number })[] = [];
  const taken: Taken[] = [];
  const watched = (faction: string): RootPlayer => ({
    name: faction,
    choose(request) {
      const answer = greedyPlayer.choose(request);
      if (request.question.about === 'menu' && request.options.length > 1) {
        const offered: Record<string, number> = {};
        for (const option of request.options) offered[kindOf(option)] = (offered[kindOf(option)] ?? 0) + 1;
        taken.push({ faction, offered, kind: kindOf(answer) });
      }
      return answer;
    },
  });
  const played = playGame(setup, streams(seed, game), {
    lines: false,
    players: Object.fromEntries(letters.map((letter) => [letter, watched(letter)])),
    afterLine(table, { taker, setup: isSetup }) {
      const seat = table.setup.seats.findIndex(({ faction }) => faction === taker);
      if (isSetup || !letters.includes(taker as Faction)) return;
      const round = Math.ceil(table.turn.number / table.setup.seats.length) - 1;
      const features = featureValues(seatPlayers(table), table, seat);
      rows.push({ faction: taker, seat, round, features, margin: 0 });
    },
  });
  if (isLeft(played)) throw new Error(played.left.message);
  const { scores } = played.right.table;
  const ended = rows.map(({ seat, ...row }) => {
    const others = scores.filter((_, other) => other !== seat);
    return { ...row, margin: (scores[seat] ?? 0) - Math.max(...others) };
  });
  return { rows: ended, taken };
}

const kindOf = (option: unknown): string => (option as { readonly kind?: string }).kind ?? 'nothing';
