import { isRight } from 'fp-ts/lib/Either.js';
import { type Stream, stream, streams } from '@woodlog/core/kernel';
import { type Players, type Position, Replay, type Request, type Until, redeal, runOn } from '@woodlog/core/root-law';
import { lightPolicy } from './light-policy.ts';

export type Option = Request['options'][number];

/** Attempts to find a possible deal. */
const TRIES = 3;

/**
 * Takes an option at one possible deal of the hidden cards, and plays on with a light policy; bots play by their law.
 * Trials with one seed get the same deal and dice. Null if no possible deal was found.
 */
export function tryOption(
  players: Players,
  request: Request,
  option: Option,
  seed: string,
  until: Until,
): Position | null {
  const { view, seat, shown } = request;
  for (let tries = 0; tries < TRIES; tries++) {
    const { position, dealer } = redeal(view, seat, stream(seed, tries, 'cards'), shown);
    const replay = new Replay(request, option, lightPolicy(streams(seed, tries), dealer));
    const played = runOn(players, position, { chance: replay.answer }, until);
    if (isRight(played) && !replay.hasStrayed) return played.right;
  }
  return null;
}

/** A seed for a trial. */
export const seedFrom = (chance: Stream): string => `${chance.int(2 ** 32)}`;

/** The index of the highest value; one at random if several are equal. */
export function placeOfBest(values: readonly number[], chance: Stream): number {
  const most = Math.max(...values);
  const places = [...values.keys()].filter((i) => values[i] === most);
  return places.length === 1 ? places[0]! : chance.pick(places);
}
