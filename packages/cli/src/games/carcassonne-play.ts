import { isLeft, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, botsOf, play } from '@woodlog/bots/carcassonne';
import { MOST_SEATS } from '@woodlog/core/carcassonne';
import { streams } from '@woodlog/core/kernel';
import { print, recordOf } from '@woodlog/notation/carcassonne';
import { parseBots, refuseMapAndDeck } from '../commands/bots.ts';
import type { PlayFace } from './play-face.ts';

const SEATS = ['A', 'B', 'C', 'D', 'E'];
const USUAL_BOTS = 'A=greedy,B=greedy';

/** Carcassonne played by bots. */
export const carcassonnePlay: PlayFace = {
  versions: 'rules 1 notation 3',
  bots: BOT_NAMES,
  setup(request) {
    refuseMapAndDeck(request, 'Carcassonne');
    const bots = parseBots(request.bots ?? USUAL_BOTS, SEATS.slice(0, MOST_SEATS), BOT_NAMES);
    return { game: 'carcassonne', seats: bots.map((bot, i) => ({ player: `${bot} ${i + 1}`, bot })) };
  },
  play(setup, seed, comment) {
    const bots = botsOf(setup);
    if (isLeft(bots)) return bots;
    const played = play(setup, streams(seed, 0), bots.right);
    if (isLeft(played)) return played;
    return right(print(recordOf(setup, played.right.actions, { comment })));
  },
};
