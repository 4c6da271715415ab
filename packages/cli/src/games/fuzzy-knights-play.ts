import { isLeft, right } from 'fp-ts/lib/Either.js';
import { BOT_NAMES, type BotName, botSetup, playGame } from '@woodlog/bots/fuzzy-knights';
import { MOST_PLAYERS } from '@woodlog/core/fuzzy-knights';
import { print, recordOf } from '@woodlog/notation/fuzzy-knights';
import { parseBots, refuseMapAndDeck } from '../commands/bots.ts';
import type { PlayFace } from './play-face.ts';

const SEATS = ['P1', 'P2', 'P3', 'P4'];
const USUAL_BOTS = 'P1=sensible,P2=sensible';

/** Fuzzy Knights played by bots. */
export const fuzzyKnightsPlay: PlayFace = {
  versions: 'rules 1 notation 1',
  bots: BOT_NAMES,
  setup(request) {
    refuseMapAndDeck(request, 'Fuzzy Knights');
    const bots = parseBots(request.bots ?? USUAL_BOTS, SEATS.slice(0, MOST_PLAYERS), BOT_NAMES);
    return botSetup(bots as readonly BotName[]);
  },
  play(setup, seed, comment) {
    const played = playGame(setup, seed);
    if (isLeft(played)) return played;
    const log = recordOf(setup, played.right.actions, played.right.result);
    return right(print({ ...log, header: { ...log.header, comments: [comment] } }));
  },
};
