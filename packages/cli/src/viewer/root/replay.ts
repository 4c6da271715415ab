import { isLeft } from 'fp-ts/lib/Either.js';
import { POINTS_TO_WIN, copyTable, layoutOf } from '@woodlog/core/root';
import { logOf, openingOf, parse } from '@woodlog/notation/root';
import { boardBox } from '../../draw/root/board.ts';
import { commonBox } from '../../draw/root/common.ts';
import { ownerName } from '../../draw/root/component.ts';
import { legendBox } from '../../draw/root/legend.ts';
import { mapBox } from '../../draw/root/map.ts';
import { ROOT_PALETTE, colourOf, inkOn } from '../../draw/root/palette.ts';
import { seatName } from '../../draw/root/table.ts';
import { type ReadReplay, type ReplayPicture, ownTitleAmong } from '../replay.ts';
import { createRecorder } from './recorder.ts';
import { turnsOf } from './turns.ts';

const BOARD_WIDTH = 520;

export const readRootReplay: ReadReplay = (text, diagnostics) => {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return { problem: opening.left.message };
  const { table } = opening.right;
  const { map, deck, seats } = layoutOf(table.setup);
  const recorder = createRecorder(table);
  const { turns, notes } = turnsOf(tree, copyTable(table), recorder, diagnostics);
  const { winners, comment } = logOf(tree);
  return {
    ...ownTitleAmong(notes),
    title: `Root, ${map.name} map, ${deck} deck`,
    notes: comment === undefined || notes.includes(comment) ? notes : [...notes, comment],
    players: seats.map(({ faction, index }) => ({
      id: faction,
      name: [ownerName(faction), seatName(table, index)].filter((word) => word !== '').join(', '),
      colour: colourOf(faction),
      ink: inkOn(faction),
    })),
    palette: ROOT_PALETTE,
    turns,
    winners,
    unit: 'Turn',
    measure: 'Points',
    goal: POINTS_TO_WIN,
    scoresAt: (frame) => recorder.frames[frame]!.scores,
    pictures(frame): ReplayPicture[] {
      const now = recorder.tableAt(frame);
      return [
        { name: `${map.name} map`, box: mapBox(now, recorder.frames[frame]!.marks) },
        ...seats.map(({ faction, index }) => ({
          name: `Board of the ${ownerName(faction)}`,
          box: boardBox(now, index, seatName(now, index), BOARD_WIDTH),
        })),
        { name: 'Beside the board', box: commonBox(now, BOARD_WIDTH) },
        { name: 'Legend', box: legendBox(now, BOARD_WIDTH) },
      ];
    },
  };
};
