import { readFileSync } from 'node:fs';
import type { Palette } from '@woodlog/draw/kernel';
import { CARCASSONNE_PALETTE } from '@woodlog/draw/carcassonne';
import { KNIGHTS_PALETTE } from '@woodlog/draw/fuzzy-knights';
import { ROOT_PALETTE } from '@woodlog/draw/root';
import type { GameId } from '../games/game-ids.ts';

const PALETTES: Readonly<Record<GameId, Palette>> = {
  root: ROOT_PALETTE,
  carcassonne: CARCASSONNE_PALETTE,
  'fuzzy-knights': KNIGHTS_PALETTE,
};

/** The parts of a game's replay page besides the log; `folder` is where the build puts the viewers. */
export function viewerOf(
  game: GameId,
  folder: URL,
): { readonly script: string; readonly style: string; readonly palette: Palette } {
  const read = (name: string): string => readFileSync(new URL(name, folder), 'utf8');
  return { script: read(`${game}.js`), style: read('view.css'), palette: PALETTES[game] };
}
