import { CARCASSONNE_PALETTE, boardBox, frameOfTiles, playerBoxes } from '@woodlog/draw/carcassonne';
import { readCarcassonneReplay } from '@woodlog/session/carcassonne';
import { drawnPlayersOf } from '../../pictures/carcassonne/drawn-players.ts';
import type { ReplayPicture, ShowReplay } from './shown-replay.ts';

const PANEL = 400;

export const showCarcassonne: ShowReplay = (text, diagnostics) => {
  const replay = readCarcassonneReplay(text, diagnostics);
  if ('problem' in replay) return replay;
  const drawn = drawnPlayersOf(replay.players);
  return {
    ...replay,
    players: drawn.map((player, seat) => ({ ...player, ...replay.players[seat]!, colour: player.colour })),
    palette: CARCASSONNE_PALETTE,
    pictures(frame): ReplayPicture[] {
      const now = replay.tableAt(frame);
      const panels = playerBoxes(now, drawn, PANEL);
      return [
        { name: 'Board', box: boardBox(now, drawn, frameOfTiles(now.tiles)) },
        ...panels.map((box, seat) => ({ name: drawn[seat]?.name ?? 'Bag', box })),
      ];
    },
  };
};
