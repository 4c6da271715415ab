// Whole games of four bots, on one core: without their lines, and with them printed as a log.
import { isLeft } from 'fp-ts/lib/Either.js';
import { streams } from '@woodlog/core/kernel';
import { BOTS, type BotId, type RootSetup } from '@woodlog/core/root';
import { print } from '@woodlog/notation/root';
import { compare, measure } from '../../../bench/compare.ts';
import { playGame } from '../src/root/index.ts';

const SEATS: readonly BotId[] = ['mechanical-marquise', 'electric-eyrie', 'automated-alliance', 'chameleandroid'];
const setup: RootSetup = {
  game: 'root',
  map: 'Fall',
  deck: 'E&P',
  seats: SEATS.map((id) => {
    const { name, letters } = BOTS.find((bot) => bot.id === id)!;
    return { player: name, faction: letters[0], bot: id };
  }),
};
const GAMES = 20;

function games(lines: boolean): number {
  let length = 0;
  for (let game = 0; game < GAMES; game++) {
    const played = playGame(setup, streams('bench', game), { lines });
    if (isLeft(played)) throw new Error(played.left.message);
    const { lines: turns, winners } = played.right;
    if (!lines) length += winners.length;
    else {
      const header = {
        map: 'Fall',
        deck: 'E&P',
        players: setup.seats.map(({ faction, player }) => ({ faction, name: player })),
      } as const;
      length += print({ game: 'root', header, turns: turns.map(({ setup: _, ...turn }) => turn), winners }).length;
    }
  }
  return length;
}

measure('a game of four bots', () => games(false), { operations: GAMES, seconds: 4 });
compare(
  'a game of four bots, with its log',
  () => games(true),
  () => games(false),
  {
    peerName: 'without its log',
    operations: GAMES,
    seconds: 4,
  },
);
