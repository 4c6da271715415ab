/** Lines that only records of Carcassonne, or logs of Fuzzy Knights, have. */
const CARCASSONNE = /^[ \t\ufeff]*(?:\d+[A-Z]{0,6}[ \t]*\([ \t]*(?:-?\d+[ \t]*,[ \t]*-?\d+|dis)[ \t]*\)|A[ \t]*=)/m;
const KNIGHTS = /^[ \t\ufeff]*FUZZY[ \t]+KNIGHTS\b/im;

export type GameName = 'root' | 'carcassonne' | 'fuzzy-knights';

/** The game that a log is of. */
export const gameOfLog = (log: string): GameName =>
  KNIGHTS.test(log) ? 'fuzzy-knights' : CARCASSONNE.test(log) ? 'carcassonne' : 'root';
