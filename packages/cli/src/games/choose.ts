import { assert } from '@woodlog/core/kernel';
import { nearestWord } from '@woodlog/notation/kernel';
import { type GameId, GAME_IDS, GAMES } from './games.ts';

/** Why a text is read as a game's: it was said, the file's ending tells, its lines tell, or nothing did (Root). */
export interface Choice {
  readonly game: GameId;
  /** Something to tell the reader about the choice. */
  readonly note?: string;
}

/** The word of `--game`; a text says what is wrong with it. */
export function parseGameId(word: string): GameId | { readonly problem: string } {
  if (isGameId(word)) return word;
  const near = nearestWord(word.toLowerCase(), GAME_IDS);
  return { problem: `Games are ${GAME_IDS.join(', ')}.${near === undefined ? '' : ` (Did you mean ${near}?)`}` };
}

export const isGameId = (word: string): word is GameId => (GAME_IDS as readonly string[]).includes(word);

export const gameOfEnding = (path: string): GameId | undefined =>
  GAME_IDS.find((id) => path.toLowerCase().endsWith(GAMES[id].ending));

/** The game whose lines a text has, when it has those of one game alone. */
export function gameOfText(text: string): GameId | undefined {
  const found = GAME_IDS.filter((id) => GAMES[id].mark.test(text));
  return found.length === 1 ? found[0] : undefined;
}

/** The game of a checked call of the library: what is asked for, else what the log's lines tell; Root if they do not. */
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
 * The game to read a text as: what was asked for, else what the ending says, else what its lines say, else Root.
 * An ending that the lines clearly contradict is a problem.
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
