import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import { BOTS_AT_PLAY, type PlayedGame, playGame } from '@woodlog/bots/root';
import { type GameSetup, type Violation, streams } from '@woodlog/core/kernel';
import { DECK_IDS, MAP_IDS } from '@woodlog/core/root';
import { type Log, print } from '@woodlog/notation/root';
import { UsageError } from '../exit.ts';
import type { PlayFace } from './play-face.ts';
import { parseRootSeats } from './root-seats.ts';

/** Four bots, who are asked for by nothing else. */
const USUAL_BOTS = 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,N=chameleandroid';

/** Root played by bots that play by the law; a seat without a bot is played by a puppet. */
export const rootPlay: PlayFace = {
  versions: 'rules 1 notation 2.8',
  bots: [...BOTS_AT_PLAY.map(({ id }) => id), 'puppet'],
  setup: ({ bots = USUAL_BOTS, map = 'fall', deck = 'exiles' }) => ({
    game: 'root',
    map: chosen('map', map, MAP_IDS),
    deck: chosen('deck', deck, DECK_IDS),
    seats: parseRootSeats(
      bots,
      BOTS_AT_PLAY.map(({ id }) => id),
    ),
  }),
  play(setup: GameSetup, seed: string, comment: string): Either<Violation, string> {
    const played = playGame(setup, streams(seed, 0));
    return isLeft(played) ? played : right(print(logOfGame(played.right, comment)));
  },
};

function chosen<T extends string>(what: string, word: string, known: Readonly<Record<string, T>>): T {
  const name = Object.hasOwn(known, word) ? known[word] : undefined;
  if (name === undefined)
    throw new UsageError(`--${what}: there is no ${what} ${word}; it is one of ${Object.keys(known).join(', ')}`);
  return name;
}

/** The log of a played game; a draw says why nobody won (D29). */
function logOfGame({ setup, lines, winners, reason }: PlayedGame, comment: string): Log {
  return {
    game: 'root',
    header: {
      map: setup.map as NonNullable<Log['header']['map']>,
      deck: setup.deck as NonNullable<Log['header']['deck']>,
      ...(setup.suits && { clearings: setup.suits as NonNullable<Log['header']['clearings']> }),
      players: setup.seats.map(({ faction, player }) => ({ faction: faction!, name: player })),
      comments: [comment],
    },
    turns: lines.map(({ taker, setup: inSetup, actions }, i) => ({
      taker,
      ...(inSetup && { setup: true as const }),
      actions,
      ...(winners.length === 0 && i === lines.length - 1 && { comment: reason }),
    })),
    winners,
  };
}
