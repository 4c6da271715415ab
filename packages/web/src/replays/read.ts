import { paint } from '../theme.ts';
import { gameOfLog } from './game-of-log.ts';
import { showRoot } from './root.ts';
import type { NotShown, Shown } from './shown.ts';

const SHOWS = {
  root: () => Promise.resolve(showRoot),
  carcassonne: async () => (await import('./carcassonne.ts')).showCarcassonne,
  'fuzzy-knights': async () => (await import('./fuzzy-knights.ts')).showKnights,
} as const;

/** Reads a log as a replay. Games that are not Root are loaded when a log of theirs is read. */
export async function readReplay(log: string, width: number): Promise<Shown | NotShown> {
  const show = await SHOWS[gameOfLog(log)]();
  const shown = show(log, width);
  if ('palette' in shown) paint(shown.palette);
  return shown;
}
