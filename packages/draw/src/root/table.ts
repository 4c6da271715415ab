import type { Table } from '@woodlog/core/root';
import { type NamedBox, beside, stack } from '../kernel/box.ts';
import type { Picture } from '../kernel/picture.ts';
import { boardBoxes } from './board.ts';
import type { LawOfClearings } from './clearing.ts';
import { commonBox } from './common.ts';
import { legendBox } from './legend.ts';
import { mapBox } from './map.ts';
import { ROOT_PALETTE } from './palette.ts';
import { scoreTrackBox } from './score-track.ts';

const MARGIN = 20;
const BOARD_WIDTH = 520;

/** What a page shows beside the map; `names` are the players or bots by seat. */
export const boxesBeside = (table: Readonly<Table>, names: readonly string[], width: number): NamedBox[] => [
  ...boardBoxes(table, names, width),
  { name: 'Beside the board', box: commonBox(table, width) },
  { name: 'Legend', box: legendBox(table, width) },
];

/**
 * The whole table: map, score track and common parts on the left, boards on the right.
 *
 * @param names the players or bots by seat
 */
export function drawRoot(names: readonly string[], table: Readonly<Table>, law: LawOfClearings): Picture {
  const map = mapBox(table, law);
  const left = stack([map, scoreTrackBox(table, map.width), commonBox(table, map.width)], MARGIN);
  const all = boardBoxes(table, names, BOARD_WIDTH).map(({ box }) => box);
  const onePile = stack(all, MARGIN).height;
  const perColumn = onePile > left.height ? Math.ceil(all.length / 2) : all.length;
  const right = [all.slice(0, perColumn), all.slice(perColumn)].filter((column) => column.length > 0);
  return {
    box: beside([left, ...right.map((column) => stack(column, MARGIN))], MARGIN),
    palette: ROOT_PALETTE,
    title: `Root, ${table.setup.map} map, after line ${table.turn.number}`,
  };
}
