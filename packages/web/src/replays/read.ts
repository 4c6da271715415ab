import { paint } from '../theme.ts';
import { gameOfLog } from './game-of-log.ts';
import type { NotShown, Shown } from './shown.ts';

/** Removes from a table what must not be drawn. */
type See = (table: object) => object;

const SHOWS = {
  root: async () => {
    const [{ showRoot }, { check, parse }] = await Promise.all([import('./root.ts'), import('./checks/root.ts')]);
    return (log: string, width: number, see?: See) => showRoot(log, check(parse(log)), width, see as never);
  },
  carcassonne: async () => {
    const [{ showCarcassonne }, { check, parse }] = await Promise.all([
      import('./carcassonne.ts'),
      import('./checks/carcassonne.ts'),
    ]);
    return (log: string, width: number) => showCarcassonne(log, check(parse(log)), width);
  },
  'fuzzy-knights': async () => {
    const [{ showKnights }, { check, parse }] = await Promise.all([
      import('./fuzzy-knights.ts'),
      import('./checks/fuzzy-knights.ts'),
    ]);
    return (log: string, width: number) => showKnights(log, check(parse(log)), width);
  },
} as const;

/** Reads a log as a replay. Loads the game's part when a log of it is read. */
export async function readReplay(log: string, width: number, see?: See): Promise<Shown | NotShown> {
  const show = await SHOWS[gameOfLog(log)]();
  const shown = show(log, width, see);
  if ('palette' in shown) paint(shown.palette);
  return shown;
}
