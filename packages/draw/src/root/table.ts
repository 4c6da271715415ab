import { type Table, layoutOf } from '@woodlog/core/root';
import { type Box, beside, stack } from '../kernel/box.ts';
import type { Picture } from '../kernel/picture.ts';
import { boardBox } from './board.ts';
import type { LawOfClearings } from './clearing.ts';
import { commonBox } from './common.ts';
import { mapBox } from './map.ts';
import { ROOT_PALETTE } from './palette.ts';
import { scoreTrackBox } from './score-track.ts';

const MARGIN = 20;
const BOARD_WIDTH = 520;

function boards(names: readonly string[], table: Readonly<Table>): Box[] {
  const { seats } = layoutOf(table.setup);
  return seats.map((_, seat) => boardBox(table, seat, names[seat] ?? '', BOARD_WIDTH));
}

/**
 * The whole table: map, score track and common parts on the left, boards on the right.
 *
 * @param names the players or bots by seat
 */
export function drawRoot(names: readonly string[], table: Readonly<Table>, law: LawOfClearings): Picture {
  const map = mapBox(table, law);
  const left = stack([map, scoreTrackBox(table, map.width), commonBox(table, map.width)], MARGIN);
  const all = boards(names, table);
  const onePile = stack(all, MARGIN).height;
  const perColumn = onePile > left.height ? Math.ceil(all.length / 2) : all.length;
  const right = [all.slice(0, perColumn), all.slice(perColumn)].filter((column) => column.length > 0);
  return {
    box: beside([left, ...right.map((column) => stack(column, MARGIN))], MARGIN),
    palette: ROOT_PALETTE,
    title: `Root, ${table.setup.map} map, after line ${table.turn.number}`,
  };
}
