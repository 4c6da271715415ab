import type { Stream } from './stream.ts';

/** What a player is asked, in any game. Games add what else the seat may know. */
export interface PlayerRequest<View = unknown, Option = unknown> {
  readonly seat: number;
  /** Numbers the turns of the game; all questions of one turn have the same number. */
  readonly turn: number;
  readonly view: View;
  /** One of them is the answer. */
  readonly options: readonly Option[];
  /** Chance for this decision alone, independent of the game's. */
  readonly chance: Stream;
  /** Reports the player's value of the choice, for recorded decisions; present if they are recorded. */
  readonly tellValue?: (value: number) => void;
}

/** Plays a seat of a game. Each request tells the player all that it may know. */
export interface Player<Request, Answer> {
  readonly name: string;
  choose(request: Request): Answer;
}
