import {
  type Codec,
  codecOf,
  dictionaryOf,
  flag,
  json,
  listOf,
  oneOf,
  record,
  seatSetup,
  text,
} from '@woodlog/core/kernel';
import { GAME_IDS } from '../games/game-ids.ts';
import { RANDOM, type RunConfiguration } from './configuration.ts';

/** More line-ups than fit on a command line. */
const MOST_LINEUPS = 10_000;

/** Checks the shape of a configuration; `configurationProblem` checks that it can be played. */
export function runConfiguration(): Codec<RunConfiguration> {
  const words = listOf(text(60), 40);
  const seats = listOf(seatSetup, 20);

  const isLineup = (value: unknown): boolean => value === RANDOM || (seats.is(value) && value.length > 0);

  const lineups = codecOf(
    `list of line-ups, one at least: each is ${RANDOM} or a list of seats`,
    (value): value is RunConfiguration['lineups'] =>
      Array.isArray(value) && value.length > 0 && value.length <= MOST_LINEUPS && value.every(isLineup),
  );

  return record<RunConfiguration>(
    'configuration',
    { game: oneOf(GAME_IDS), lineups },
    {
      maps: words,
      decks: words,
      rotate: flag,
      players: dictionaryOf(text(1000), 20),
      common: record<NonNullable<RunConfiguration['common']>>(
        'what all tables have in common',
        {},
        { suits: words, landmarks: words, hirelings: words, options: dictionaryOf(json, 100) },
      ),
    },
  );
}
