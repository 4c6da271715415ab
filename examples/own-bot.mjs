// A bot of your own for Carcassonne, against the random one: node examples/own-bot.mjs (after npm ci && npm run build).
import { play, randomBot } from '@woodlog/bots/carcassonne';
import { streams } from '@woodlog/core/kernel';
import { totalOf } from '@woodlog/core/carcassonne';
import { isRight } from 'fp-ts/lib/Either.js';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';

/** What is worth a meeple, best first. */
const WORTH = ['cloister', 'city', 'road'];

/** Takes a move that claims something of worth; of equal ones any, by the game's own chance, so that a seed repeats it. */
export const claimingBot = ({ options, chance }) => {
  for (const feature of WORTH) {
    const claiming = options.filter(({ claim }) => claim?.startsWith(feature));
    if (claiming.length > 0) return chance.pick(claiming);
  }
  return chance.pick(options);
};

/** Plays games, each side beginning every other one, and counts what the own bot wins. */
export function compete(games, seed) {
  const score = { won: 0, points: 0, against: 0 };
  for (let index = 0; index < games; index++) {
    const own = index % 2;
    const seats = [0, 1].map((seat) => ({ player: seat === own ? 'Own' : 'Random' }));
    const bots = [0, 1].map((seat) => (seat === own ? claimingBot : randomBot));
    const game = play({ game: 'carcassonne', seats }, streams(seed, index), bots);
    if (!isRight(game)) throw new Error(game.left.message);
    const { state } = game.right;
    const [mine, theirs] = [totalOf(state, own), totalOf(state, 1 - own)];
    score.points += mine;
    score.against += theirs;
    if (mine > theirs) score.won++;
  }
  return score;
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const { won, points, against } = compete(50, 'maple');
  console.log(`${won} of 50 games won, ${points / 50} points to ${against / 50}`);
}
