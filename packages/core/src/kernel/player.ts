import type { Stream } from './stream.ts';

/** What a player is asked, in any game. A game adds what else the seat may know. */
export interface PlayerRequest<View = unknown, Option = unknown> {
  readonly seat: number;
  /** Numbers the turns of the game: it is the same for all questions of one turn. */
  readonly turn: number;
  readonly view: View;
  /** One of them is the answer. */
  readonly options: readonly Option[];
  /** Chance for this decision alone: none of the game's. */
  readonly chance: Stream;
  /** Tells what the choice is worth to the player, for data that is kept of decisions; there if somebody keeps it. */
  readonly tellValue?: (value: number) => void;
}

/** Plays a seat of a game: whoever asks it tells it in the request all that it may know. */
export interface Player<Request, Answer> {
  readonly name: string;
  choose(request: Request): Answer;
}
