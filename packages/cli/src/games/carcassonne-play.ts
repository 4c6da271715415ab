import { isLeft, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, botsOf, play } from '@woodlog/bots/carcassonne';
import { MOST_SEATS } from '@woodlog/core/carcassonne';
import { streams } from '@woodlog/core/kernel';
import { print, recordOf } from '@woodlog/notation/carcassonne';
import type { PlayFace } from './play-face.ts';

/** Carcassonne played by bots. */
export const carcassonnePlay: PlayFace = {
  seats: ['A', 'B', 'C', 'D', 'E'].slice(0, MOST_SEATS),
  bots: BOT_NAMES,
  usualBots: ['greedy', 'greedy'],
  setup: (bots) => ({ game: 'carcassonne', seats: bots.map((bot, i) => ({ player: `${bot} ${i + 1}`, bot })) }),
  play(setup, seed, comment) {
    const bots = botsOf(setup);
    if (isLeft(bots)) return bots;
    const played = play(setup, streams(seed, 0), bots.right);
    if (isLeft(played)) return played;
    return right(print(recordOf(setup, played.right.actions, { comment })));
  },
};
