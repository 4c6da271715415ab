import { paint } from '../theme.ts';
import { gameOfLog } from './game-of-log.ts';
import { showRoot } from './root.ts';
import type { NotShown, Shown } from './shown.ts';

/** Reads a log as a replay. Games that are not Root are loaded when a log of theirs is read. */
export async function readReplay(log: string, width: number): Promise<Shown | NotShown> {
  const game = gameOfLog(log);
  const shown =
    game === 'fuzzy-knights'
      ? (await import('./fuzzy-knights.ts')).showKnights(log, width)
      : game === 'carcassonne'
        ? (await import('./carcassonne.ts')).showCarcassonne(log, width)
        : showRoot(log, width);
  if ('palette' in shown) paint(shown.palette);
  return shown;
}
