// What all games at a table share: replays and the types of a session.
export { frameAt } from './frame-at.ts';
export type { NoReplay, Problem, ReadReplay, Replay, ReplayPlayer, Step, Turn } from './replay.ts';
export type { AtTable, SessionOptions, TableSeat } from './table-game.ts';
export type { WriteResult } from './write-option.ts';
export type {
  Asked,
  AskedBattle,
  AskedHits,
  AskedQuestion,
  Due,
  Moment,
  Option,
  OptionGroup,
  Over,
  Part,
  PastLine,
  Played,
  QuestionKind,
  Refusal,
  Session,
} from './session.ts';
export { canUndo } from './table-game.ts';
