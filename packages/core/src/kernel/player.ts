/** Plays a seat of a game: whoever asks it tells it in the request all that it may know. */
export interface Player<Request, Answer> {
  readonly name: string;
  choose(request: Request): Answer;
}
