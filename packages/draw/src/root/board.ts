import { type Table, layoutOf, ownerName } from '@woodlog/core/root';
import { counted } from '@woodlog/core/kernel';
import type { Box, NamedBox } from '../kernel/box.ts';
import { type PanelRow, bodyWidth, panelBox, rowsBox, textBox } from '../kernel/panel.ts';
import { at, el, group } from '../kernel/svg.ts';
import { fittedLabel, label } from '../kernel/text.ts';
import { boardRows } from './board-rows.ts';
import { colourOf, inkOn } from './palette.ts';

const HEAD = 40;
const LABELS = 104;

/** The boards of all factions; `names` are the players or bots by seat. */
export const boardBoxes = (table: Readonly<Table>, names: readonly string[], width: number): NamedBox[] =>
  layoutOf(table.setup).seats.map(({ faction, index }) => ({
    name: `Board of the ${ownerName(faction)}`,
    box: boardBox(table, index, names[index] ?? '', width),
  }));

function boardBox(table: Readonly<Table>, seat: number, name: string, width: number): Box {
  const { faction, bot } = layoutOf(table.setup).seats[seat]!;
  const rows: readonly PanelRow[] = boardRows(table, seat).filter(({ boxes }) => boxes.length > 0);
  return panelBox(
    head(
      { faction, name, isBot: bot !== undefined, score: table.scores[seat]!, marker: table.markers[seat] ?? null },
      width,
    ),
    rowsBox(rows, bodyWidth(width), LABELS),
    width,
  );
}

interface Head {
  readonly faction: string;
  readonly name: string;
  readonly isBot: boolean;
  readonly score: number;
  /** The board that the score marker is on, if it left the track. */
  readonly marker: string | null;
}

function head({ faction, name, isBot, score, marker }: Head, width: number): Box {
  const ink = inkOn(faction);
  const points = marker === null ? counted(score, 'point') : `${score}, marker on ${marker}`;
  const room = width - 64 - textBox(points, { size: 16, bold: true }).width - 16;
  const title = isBot ? name : [ownerName(faction), name].filter((word) => word !== '').join(': ');
  return {
    width,
    height: HEAD,
    draw: (x, y) =>
      at(
        x,
        y,
        1,
        el('path', {
          d: `M0 ${HEAD}V12a12 12 0 0 1 12-12H${width - 12}a12 12 0 0 1 12 12V${HEAD}Z`,
          class: `f-${colourOf(faction)}`,
        }),
        group(
          {},
          el('circle', { cx: 24, cy: HEAD / 2, r: 14, class: 'f-light s-dark', 'stroke-width': 1.5 }),
          label(24, HEAD / 2, faction, { size: 17, bold: true, anchor: 'middle', colour: 'dark' }),
        ),
        fittedLabel(48, HEAD / 2, title, room, { size: 17, bold: true, colour: ink }),
        label(width - 14, HEAD / 2, points, { size: 16, bold: true, anchor: 'end', colour: ink }),
      ),
  };
}
