// A game of Root at a table: questions in words, answers, undo and resume.
export { DEED_LABELS, deedLabel } from '../labels/deeds.ts';
export { type Names, cardLabel, namesOf, seatLabel } from '../labels/names.ts';
export { isPerson, isRandom } from './seats.ts';
export type { SessionOptions } from '../../kernel/table-game.ts';
export { type BoardNow, type PieceThere, actionsTo, boardPlaces, handOf, piecesAt } from './board.ts';
export {
  answer,
  ask,
  endWith,
  openSession,
  redo,
  startSession,
  undo,
  write,
} from './session.ts';
export { choiceText, isWritten, standing } from './words.ts';
