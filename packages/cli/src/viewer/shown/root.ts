import { layoutOf, ownerName } from '@woodlog/core/root';
import { ROOT_PALETTE, boardBox, colourOf, commonBox, inkOn, legendBox, mapBox } from '@woodlog/draw/root';
import { readRootReplay, seatNames } from '@woodlog/session/root';
import { lawOfClearings } from '../../pictures/root/clearing-law.ts';
import type { ReplayPicture, ShowReplay } from './shown-replay.ts';

const BOARD_WIDTH = 520;

export const showRoot: ShowReplay = (text, diagnostics) => {
  const replay = readRootReplay(text, diagnostics);
  if ('problem' in replay) return replay;
  return {
    ...replay,
    players: replay.players.map((player) => ({ ...player, colour: colourOf(player.id), ink: inkOn(player.id) })),
    palette: ROOT_PALETTE,
    pictures(frame): ReplayPicture[] {
      const now = replay.tableAt(frame);
      const { map, seats } = layoutOf(now.setup);
      const names = seatNames(now.setup);
      return [
        { name: `${map.name} map`, box: mapBox(now, lawOfClearings(now), replay.marksAt(frame)) },
        ...seats.map(({ faction, index }) => ({
          name: `Board of the ${ownerName(faction)}`,
          box: boardBox(now, index, names[index] ?? '', BOARD_WIDTH),
        })),
        { name: 'Beside the board', box: commonBox(now, BOARD_WIDTH) },
        { name: 'Legend', box: legendBox(now, BOARD_WIDTH) },
      ];
    },
  };
};
