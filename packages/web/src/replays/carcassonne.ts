import { CARCASSONNE_PALETTE, boardBox, drawnPlayers, frameOfTiles, playerBoxes } from '@woodlog/draw/carcassonne';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { readCarcassonneReplay } from '@woodlog/session/carcassonne';
import { BOARD_WIDTH, type NotShown, type Shown } from './shown.ts';

export function showCarcassonne(
  log: string,
  diagnostics: readonly Diagnostic[],
  width = BOARD_WIDTH,
): Shown | NotShown {
  const replay = readCarcassonneReplay(log, diagnostics);
  if ('problem' in replay) return replay;
  const drawn = drawnPlayers(replay.players);
  return {
    ...replay,
    palette: CARCASSONNE_PALETTE,
    players: replay.players.map((player, seat) => ({
      ...player,
      colour: drawn[seat]?.colour ?? 'panel',
      ink: drawn[seat]?.ink ?? 'dark',
      letter: player.id,
    })),
    pictures(frame) {
      const now = replay.tableAt(frame);
      return [{ name: 'Board', box: boardBox(now, drawn, frameOfTiles(now.tiles)) }, ...playerBoxes(now, drawn, width)];
    },
  };
}
