import { isLeft } from 'fp-ts/lib/Either.js';
import { playGame } from '@woodlog/bots/root';
import { streams } from '@woodlog/core/kernel';
import { peopleSetup, writtenLines } from '../../../bots/test/root/people-logs.ts';
import { written } from '../../../bots/test/root/written.ts';

/** How a log is written: with every card and die, or as people write. */
export const STYLES = ['named', 'people'] as const;
export type Style = (typeof STYLES)[number];

/** Lines of a log of a real game, more or less. A longer log is cut. */
const MOST_LINES = 48;

/** The log of a legal game of four people at random, with any of the eleven factions. */
export function legalLog(seed: string, index: number, style: Style): string {
  const setup = peopleSetup(seed, index);
  const game = playGame(setup, streams(seed, index));
  if (isLeft(game)) throw new Error(game.left.message);
  const all = game.right.lines;
  const lines = style === 'named' ? all : [...all.slice(0, 1), ...writtenLines(setup, seed, index)];
  const kept = lines.slice(0, MOST_LINES);
  const text = written({ ...game.right, lines: kept, winners: kept.length < all.length ? [] : game.right.winners });
  return style === 'named' ? text : joined(text);
}

/** Writes pieces of a kind that come to several clearings as people do: `w->1/w->6` as `w->1+6`. */
const joined = (text: string): string =>
  text.replace(
    /(?<=[:/])(\d*[A-Z]?[wbt](?:_[a-z])?->)(\d+)((?:\/\1\d+)+)(?=\/|$)/gm,
    (_, piece: string, first: string, more: string) => `${piece}${first}${more.replaceAll(`/${piece}`, '+')}`,
  );
