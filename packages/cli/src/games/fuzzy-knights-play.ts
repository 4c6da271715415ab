import { isLeft, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, type BotName, botSetup, playGame } from '@woodlog/bots/fuzzy-knights';
import { MOST_PLAYERS } from '@woodlog/core/fuzzy-knights';
import { print, recordOf } from '@woodlog/notation/fuzzy-knights';
import type { PlayFace } from './play-face.ts';

/** Fuzzy Knights played by bots. */
export const fuzzyKnightsPlay: PlayFace = {
  seats: ['P1', 'P2', 'P3', 'P4'].slice(0, MOST_PLAYERS),
  bots: BOT_NAMES,
  usualBots: ['sensible', 'sensible'],
  setup: (bots) => botSetup(bots as readonly BotName[]),
  play(setup, seed, comment) {
    const played = playGame(setup, seed);
    if (isLeft(played)) return played;
    const log = recordOf(setup, played.right.actions, played.right.result);
    return right(print({ ...log, header: { ...log.header, comments: [comment] } }));
  },
};
