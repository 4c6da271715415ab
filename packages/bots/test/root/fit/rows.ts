// Games to fit an evaluation on: what a player sees at the end of each of its turns, and how its game ended.
import { isLeft } from 'fp-ts/lib/Either.js';
import { type Stream, stream, streams } from '@woodlog/core/kernel';
import { FACTIONS, type Faction, type RootSetup } from '@woodlog/core/root';
import { featureValues, playGame } from '../../../src/root/index.ts';
import { seatPlayers } from '../../../src/root/shared/compose.ts';

/** The end of a turn. */
export interface Row {
  readonly faction: string;
  readonly round: number;
  readonly features: Readonly<Record<string, number>>;
  /** Points at the end of the game, less those of the best rival. */
  margin: number;
}

const BOTS: Readonly<Partial<Record<Faction, string>>> = {
  C: 'mechanical-marquise',
  E: 'electric-eyrie',
  A: 'automated-alliance',
  V: 'vagabot',
  L: 'logical-lizards',
  O: 'riverfolk-robots',
  D: 'drillbit-duchy',
  P: 'cogwheel-corvids',
};
const BOX = ['C', 'E', 'A', 'V'] as const;
const PEOPLE = FACTIONS.filter((letter) => letter !== 'N' && letter !== 'G');

/** A faction that the light policy plays, among three bots. */
export function botsBeside(faction: Faction, chance: Stream): RootSetup {
  const others = chance.shuffle(Object.entries(BOTS).filter(([letter]) => letter !== faction)).slice(0, 3);
  const seats = chance.shuffle([[faction, 'random'] as const, ...others]);
  return {
    game: 'root',
    map: 'Fall',
    deck: 'E&P',
    seats: seats.map(([letter, bot]) => ({ player: '', faction: letter, bot })),
  } as RootSetup;
}

/** Looks at some turns behind each option, and searches no further. */
const PLAYER = 'search:1';

/** Every other table is the first box with one such player among its bots; the rest are four of them. */
export function tableOf(game: number): RootSetup {
  const chance = stream('fit', game, 'table');
  const own = BOX[(game >> 1) % BOX.length];
  const letters = game % 2 === 0 ? chance.shuffle([...BOX]) : chance.shuffle([...PEOPLE]).slice(0, 4);
  const seats = letters.map((faction) => {
    const bot = game % 2 === 0 && faction !== own ? BOTS[faction] : undefined;
    return { player: '', faction, bot: bot ?? PLAYER };
  });
  return { game: 'root', map: 'Fall', deck: 'E&P', seats } as RootSetup;
}

/** Plays one game of players and bots, and tells what it saw. */
export function rowsOf(seed: string, game: number): Row[] {
  const setup = tableOf(game);
  const letters = setup.seats.filter(({ bot }) => bot === PLAYER).map(({ faction }) => faction);
  const rows: (Row & { seat: number })[] = [];
  const played = playGame(setup, streams(seed, game), {
    lines: false,
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
  return rows.map(({ seat, ...row }) => {
    const others = scores.filter((_, other) => other !== seat);
    return { ...row, margin: (scores[seat] ?? 0) - Math.max(...others) };
  });
}
