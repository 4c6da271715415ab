import { KNIGHTS_PALETTE, legendBox, mapBox, playerBoxes, seatColour, seatInk } from '@woodlog/draw/fuzzy-knights';
import { check, parse } from '@woodlog/notation/fuzzy-knights';
import { readKnightsReplay } from '@woodlog/session/fuzzy-knights';
import type { NotShown, Shown } from './shown.ts';

export function showKnights(log: string, width: number): Shown | NotShown {
  const replay = readKnightsReplay(log, check(parse(log)));
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
      return [
        { name: 'Map', box: mapBox(now, replay.marksAt(frame)) },
        ...playerBoxes(now, names, width).map((box, i) => ({
          name: i === 0 ? 'The day' : (names[i - 1] ?? ''),
          box,
        })),
        { name: 'Legend', box: legendBox(width) },
      ];
    },
  };
}
