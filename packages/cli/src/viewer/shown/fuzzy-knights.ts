import { KNIGHTS_PALETTE, legendBox, mapBox, playerBoxes, seatColour, seatInk } from '@woodlog/draw/fuzzy-knights';
import { readKnightsReplay } from '@woodlog/session/fuzzy-knights';
import { drawnNames } from '../../pictures/fuzzy-knights/drawn-names.ts';
import type { ReplayPicture, ShowReplay } from './shown-replay.ts';

const PANEL = 460;

export const showKnights: ShowReplay = (text, diagnostics) => {
  const replay = readKnightsReplay(text, diagnostics);
  if ('problem' in replay) return replay;
  const names = drawnNames(replay.players);
  return {
    ...replay,
    players: replay.players.map((player, seat) => ({ ...player, colour: seatColour(seat), ink: seatInk(seat) })),
    palette: KNIGHTS_PALETTE,
    pictures(frame): ReplayPicture[] {
      const now = replay.tableAt(frame);
      const panels = playerBoxes(now, names, PANEL);
      return [
        { name: 'Map', box: mapBox(now, replay.marksAt(frame)) },
        ...panels.map((box, i) => ({ name: i === 0 ? 'The day' : names[i - 1]!, box })),
        { name: 'Legend', box: legendBox(PANEL) },
      ];
    },
  };
};
