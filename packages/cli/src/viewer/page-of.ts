import { diagnosticsOf } from '../check.ts';
import type { TurnChances } from '../games/analysis.ts';
import { GAMES } from '../games/games.ts';
import type { Opened } from '../input/open-log.ts';
import { viewerPage } from './html.ts';
import { viewerOf } from './viewers.ts';

/**
 * The replay page of a log; without `law`, people's moves are not checked.
 *
 * @param chances chances to win after each turn, which the page then shows beside the points
 */
export async function pageOf(
  { game, name, text, reading }: Opened,
  law = true,
  chances: readonly TurnChances[] = [],
): Promise<string> {
  // The built command is beside the viewers.
  const viewer = viewerOf(game, new URL('viewer/', import.meta.url));
  const title = `${name}: ${GAMES[game].name}`;
  const { diagnostics } = await diagnosticsOf(GAMES[game], text, reading, law);
  return viewerPage({ title, log: text, diagnostics, chances, ...viewer });
}
