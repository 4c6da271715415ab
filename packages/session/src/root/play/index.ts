// A game of Root at a table: questions in words, answers, undo and resume.
export { deedText } from '../labels/deed-text.ts';
export { DEED_LABELS, deedLabel } from '../labels/deeds.ts';
export { type Names, cardLabel, namesOf, seatLabel } from '../labels/names.ts';
export { isCard, isQuest } from './cards.ts';
export { ownCards } from './own-cards.ts';
export { isPerson, nameOfPlayer, ownPlayers, playerOfSeat, withPlayers } from './seats.ts';
export type { SessionOptions } from '../../kernel/table-game.ts';
export { type BoardNow, type PieceThere, actionsTo, boardPlaces, handOf, piecesAt } from './board.ts';
export {
  answer,
  ask,
  close,
  endWith,
  lastSteps,
  openSession,
  redo,
  seats,
  undo,
  write,
  writeMost,
} from './session.ts';
export { requestsAt } from './requests-at.ts';
export { startSession } from './start.ts';
export { tapped } from './at-table.ts';
export { type Standing, endingOf, opensRound, standingOf, winnersAfter } from './standing.ts';
export { choiceText, isWritten, standing } from './words.ts';
