import { assert } from '@woodlog/core/kernel';
import { nearestWord } from '@woodlog/notation/kernel';
import { type GameId, GAME_IDS, isGameId } from './game-ids.ts';
import { GAMES } from './games.ts';

/** A game and why it was chosen: asked for, the file's ending, the lines, or by default (Root). */
export interface Choice {
  readonly game: GameId;
  /** Something to tell the reader about the choice. */
  readonly note?: string;
}

/** Parses `--game`; a text says what is wrong with it. */
export function parseGameId(word: string): GameId | { readonly problem: string } {
  if (isGameId(word)) return word;
  const near = nearestWord(word.toLowerCase(), GAME_IDS);
  return { problem: `Games are ${GAME_IDS.join(', ')}.${near === undefined ? '' : ` (Did you mean ${near}?)`}` };
}

export const gameOfEnding = (path: string): GameId | undefined =>
  GAME_IDS.find((id) => path.toLowerCase().endsWith(GAMES[id].ending));

/** The game whose lines a text has, if it is only one. */
export function gameOfText(text: string): GameId | undefined {
  const found = GAME_IDS.filter((id) => GAMES[id].mark.test(text));
  return found.length === 1 ? found[0] : undefined;
}

/** The game of a library call: the one asked for, else that of the log's lines, else Root. */
export function gameOfCall({
  log,
  request,
}: {
  readonly log: string;
  readonly request: { readonly game?: string };
}): GameId {
  const game = request.game ?? gameOfText(log) ?? 'root';
  assert(isGameId(game), 'the game was checked');
  return game;
}

/**
 * The game of a text: the one asked for, else that of the file's ending, else that of the lines, else Root. An ending
 * that clearly contradicts the lines is an error.
 */
export function chooseGame(
  path: string,
  text: string,
  asked: GameId | undefined,
): Choice | { readonly problem: string } {
  if (asked !== undefined) return { game: asked };
  const ending = gameOfEnding(path);
  const seen = gameOfText(text);
  if (ending !== undefined) {
    if (seen === undefined || seen === ending || GAMES[ending].mark.test(text)) return { game: ending };
    return {
      problem: `is a log of ${GAMES[seen].name}, though its ending is that of ${GAMES[ending].name}; --game ${seen} reads it`,
    };
  }
  if (seen === undefined || seen === 'root') return { game: 'root' };
  return { game: seen, note: `reads as a log of ${GAMES[seen].name}; --game says otherwise` };
}
