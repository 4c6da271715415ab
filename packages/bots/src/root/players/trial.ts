import { isRight } from 'fp-ts/lib/Either.js';
import { type Stream, firstOf, stream, streams } from '@woodlog/core/kernel';
import { isWon, nextLine } from '@woodlog/core/root';
import {
  type Players,
  type Position,
  Replay,
  type Request,
  type RootAnswerer,
  redeal,
  runOn,
} from '@woodlog/core/root-law';
import { lightPolicy } from './light-policy.ts';

export type Option = Request['options'][number];

/** What two battle dice show on average. Of turns with dice the luckiest would seem best. */
const USUAL_ROLLS = [2, 1];

export const usualRolls: RootAnswerer = (question) =>
  question.kind === 'roll' && question.dice === USUAL_ROLLS.length ? USUAL_ROLLS : undefined;

/** Attempts to find a deal that could have been true. */
const TRIES = 3;

/**
 * Takes an option at one way how the hidden cards may lie, and plays to the end of the turn or step by a light policy, bots as they are. Trials
 * of one seed meet the same deal and the same dice. Null where no deal was found that could have been true.
 */
export function tryOption(
  players: Players,
  request: Request,
  option: Option,
  seed: string,
  until: 'step' | 'turn',
): Position | null {
  const { view, seat, shown } = request;
  for (let tries = 0; tries < TRIES; tries++) {
    const { position, dealer } = redeal(view, seat, stream(seed, tries, 'cards'), shown);
    const replay = new Replay(request, option, firstOf(usualRolls, lightPolicy(players, streams(seed, tries), dealer)));
    const played = runOn(players, position, { chance: replay.answer }, until);
    if (isRight(played) && !replay.hasStrayed) return played.right;
  }
  return null;
}

/**
 * Plays on from the end of a turn until the seat is next, bots as they are and people by the light policy. The position stays as
 * it is; what its seat cannot see is dealt anew.
 */
export function playRound(players: Players, end: Position, seat: number, seed: string): Position {
  const { position, dealer } = redeal(end, seat, stream(seed, 0, 'cards'));
  const chance = lightPolicy(players, streams(seed, 0), dealer);
  let at = position;
  for (let lines = players.seats.length; lines > 0 && !isWon(at.table) && nextLine(at.table).seat !== seat; lines--) {
    const played = runOn(players, at, { chance }, 'turn');
    if (!isRight(played)) return at;
    at = played.right;
  }
  return at;
}

/** Plays the next turn of a seat by the light policy, with usual rolls. The position stays as it is. */
export function playTurn(players: Players, before: Position, seat: number, seed: string): Position {
  if (isWon(before.table)) return before;
  const { position, dealer } = redeal(before, seat, stream(seed, 0, 'cards'));
  const chance = firstOf(usualRolls, lightPolicy(players, streams(seed, 0), dealer));
  const played = runOn(players, position, { chance }, 'turn');
  return isRight(played) ? played.right : before;
}

/** A seed for a trial. */
export const seedFrom = (chance: Stream): string => `${chance.int(2 ** 32)}`;

/** The place of the highest value; one of them at random where several are. */
export function placeOfBest(values: readonly number[], chance: Stream): number {
  const most = Math.max(...values);
  const places = [...values.keys()].filter((i) => values[i] === most);
  return places.length === 1 ? places[0]! : chance.pick(places);
}
