import { isLeft } from 'fp-ts/lib/Either.js';
import { POINTS_TO_WIN, copyTable, layoutOf } from '@woodlog/core/root';
import { logOf, openingOf, parse } from '@woodlog/notation/root';
import { boardBox } from '../../draw/root/board.ts';
import { commonBox } from '../../draw/root/common.ts';
import { ownerName } from '../../draw/root/component.ts';
import { mapBox } from '../../draw/root/map.ts';
import { ROOT_PALETTE, colourOf, inkOn } from '../../draw/root/palette.ts';
import { seatName } from '../../draw/root/table.ts';
import type { FilmPicture, MakeFilm } from '../film.ts';
import { createCamera } from './camera.ts';
import { takeReels } from './reels.ts';

const BOARD_WIDTH = 520;

/** A Rootlog as a film. */
export const makeRootFilm: MakeFilm = (text) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { table } = opening.right;
  const { map, deck, seats } = layoutOf(table.setup);
  const camera = createCamera(table);
  const { reels, notes } = takeReels(tree, copyTable(table), camera);
  const { winners, comment } = logOf(tree);
  return {
    title: `Root, ${map.name} map, ${deck} deck`,
    notes: comment === undefined || notes.includes(comment) ? notes : [...notes, comment],
    players: seats.map(({ faction, index }) => ({
      id: faction,
      name: [ownerName(faction), seatName(table, index)].filter((word) => word !== '').join(', '),
      colour: colourOf(faction),
      ink: inkOn(faction),
    })),
    palette: ROOT_PALETTE,
    reels,
    winners,
    measure: 'Points',
    goal: POINTS_TO_WIN,
    scoresAt: (frame) => camera.frames[frame]!.scores,
    pictures(frame): FilmPicture[] {
      const now = camera.tableAt(frame);
      return [
        { name: `${map.name} map`, box: mapBox(now, camera.frames[frame]!.marks) },
        ...seats.map(({ faction, index }) => ({
          name: `Board of the ${ownerName(faction)}`,
          box: boardBox(now, index, seatName(now, index), BOARD_WIDTH),
        })),
        { name: 'Beside the board', box: commonBox(now, BOARD_WIDTH) },
      ];
    },
  };
};
