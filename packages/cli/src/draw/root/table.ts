import { type Table, layoutOf } from '@woodlog/core/root';
import { type Box, beside, stack } from '../box.ts';
import type { Picture } from '../standalone.ts';
import { printSeatName } from '@woodlog/notation/root';
import { boardBox } from './board.ts';
import { commonBox } from './common.ts';
import { mapBox } from './map.ts';
import { ROOT_PALETTE } from './palette.ts';
import { scoreTrackBox } from './score-track.ts';

const MARGIN = 20;
const BOARD_WIDTH = 520;

/** The player's or the bot's name of a seat. */
export const seatName = (table: Readonly<Table>, seat: number): string => printSeatName(table.setup.seats[seat]!);

function boards(table: Readonly<Table>): Box[] {
  const { seats } = layoutOf(table.setup);
  return seats.map((_, seat) => boardBox(table, seat, seatName(table, seat), BOARD_WIDTH));
}

/** The whole table: the map, the score track and what lies beside it on the left, the boards on the right. */
function tableBox(table: Readonly<Table>): Box {
  const map = mapBox(table, []);
  const left = stack([map, scoreTrackBox(table, map.width), commonBox(table, map.width)], MARGIN);
  const all = boards(table);
  const onePile = stack(all, MARGIN).height;
  const perColumn = onePile > left.height ? Math.ceil(all.length / 2) : all.length;
  const right = [all.slice(0, perColumn), all.slice(perColumn)].filter((column) => column.length > 0);
  const columns = [left, ...right.map((column) => stack(column, MARGIN))];
  return beside(columns, MARGIN);
}

export function drawTable(table: Readonly<Table>): Picture {
  return {
    box: tableBox(table),
    palette: ROOT_PALETTE,
    title: `Root, ${table.setup.map} map, after line ${table.turn.number}`,
  };
}
