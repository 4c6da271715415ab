// The kernel's entry point: what games, notations, bots and the command build on.
export { advance, reduceAll } from './advance.ts';
export { type Accept, type Answerer, type Fitted, firstOf, fitAnswer } from './answer.ts';
export { Bug, type BugWhere, assert, bugAt, printBug } from './bug.ts';
export {
  type Codec,
  codecOf,
  dictionaryOf,
  flag,
  integer,
  isWritable,
  isWritableLine,
  json,
  listOf,
  oneOf,
  orNull,
  record,
  textLike,
  tagged,
  text,
} from './codec.ts';
export { type Choice, Choices } from './choices.ts';
export { capital, counted, oneOrMany, listed } from './counted.ts';
export { decode } from './decode.ts';
export { type Done, type Pending, type PersonOptions, askPerson, resume } from './drivers/person.ts';
export { type Run, type Stop, start } from './drivers/run.ts';
export { script } from './drivers/script.ts';
export { type Deal, type Played, chance, puppet, simulate } from './drivers/simulate.ts';
export { canonicalJson, fingerprint } from './fingerprint.ts';
export type { Game, GameResult } from './game.ts';
export {
  type Json,
  type JsonArray,
  type JsonObject,
  type JsonScalar,
  type JsonShape,
  asJson,
  copyJson,
  isSameJson,
  keepJson,
} from './json.ts';
export type {
  Answer,
  AnswerTo,
  ChooseQuestion,
  DrawQuestion,
  PickQuestion,
  Question,
  Questions,
  RollQuestion,
} from './question.ts';
export type { Player, PlayerRequest } from './player.ts';
export { type Reducer, createReducer, reduce } from './reduce.ts';
export { type Streams, lineStreams, stream, streams } from './seed.ts';
export { type GameSetup, type SeatSetup, canonicalSeats, canonicalSetup, gameSetup, seatSetup } from './setup.ts';
export type { Stream } from './stream.ts';
export { observing } from './observing.ts';
export { type Step, type Table, type Turn, type TurnOf, act, asking } from './turn.ts';
export { type Violation, type ViolationAt, isViolation, violation } from './violation.ts';
