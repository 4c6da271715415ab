import { KNIGHTS_PALETTE, boxesBeside, mapBox, seatColour, seatInk } from '@woodlog/draw/fuzzy-knights';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { readKnightsReplay } from '@woodlog/session/fuzzy-knights';
import { BOARD_WIDTH, type NotShown, type Shown } from './shown.ts';

export function showKnights(log: string, diagnostics: readonly Diagnostic[], width = BOARD_WIDTH): Shown | NotShown {
  const replay = readKnightsReplay(log, diagnostics);
  if ('problem' in replay) return replay;
  const names = replay.players.map(({ name }) => name);
  return {
    ...replay,
    palette: KNIGHTS_PALETTE,
    players: replay.players.map((player, seat) => ({
      ...player,
      colour: seatColour(seat),
      ink: seatInk(seat),
      letter: player.id,
    })),
    pictures(frame) {
      const now = replay.tableAt(frame);
      return [{ name: 'Map', box: mapBox(now, replay.marksAt(frame)) }, ...boxesBeside(now, names, width)];
    },
  };
}
