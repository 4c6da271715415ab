import { paint } from '../theme.ts';
import { showRoot } from './root.ts';
import type { NotShown, Shown } from './shown.ts';

/** Lines that only a record of Carcassonne, or of Fuzzy Knights, has. */
const CARCASSONNE = /^[ \t\ufeff]*\d+[A-Z]{0,6}[ \t]*\([ \t]*(?:-?\d+[ \t]*,[ \t]*-?\d+|dis)[ \t]*\)/m;
const KNIGHTS = /^[ \t\ufeff]*FUZZY[ \t]+KNIGHTS\b/im;

/** Reads a log as a replay. Games that are not Root are loaded when a log of theirs is read. */
export async function readReplay(log: string, width: number): Promise<Shown | NotShown> {
  const shown = KNIGHTS.test(log)
    ? (await import('./fuzzy-knights.ts')).showKnights(log, width)
    : CARCASSONNE.test(log)
      ? (await import('./carcassonne.ts')).showCarcassonne(log, width)
      : showRoot(log, width);
  if ('palette' in shown) paint(shown.palette);
  return shown;
}
