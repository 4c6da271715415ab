import {
  type Clearing,
  type Counted,
  POINTS_TO_WIN,
  type RootMap,
  SUIT_NAMES,
  type Table,
  contentsIn,
  layoutOf,
  ruinAt,
  suitOf,
} from '@woodlog/core/root';
import { openSlots, ruler } from '@woodlog/core/root-law';
import { seatNames } from '@woodlog/session/root';
import { visible } from '../../show/visible.ts';
import { type Canvas, type CellStyle, type Ink, createCanvas } from '../canvas.ts';

const WIDTH = 80;
const HEIGHT = 34;
/** The size of a clearing in characters. */
export const CELL = { width: 15, height: 4 } as const;
const BAR = 40;

type Ground = Exclude<Ink, 'gray'>;

const FACTION_GROUNDS: Readonly<Record<string, Ground>> = {
  C: 'yellow',
  E: 'blue',
  A: 'green',
  V: 'white',
  G: 'white',
  L: 'yellow',
  O: 'cyan',
  D: 'red',
  P: 'magenta',
  H: 'red',
  K: 'white',
  N: 'magenta',
};

const SUIT_INKS: Readonly<Record<string, Ink>> = { F: 'red', M: 'yellow', R: 'white' };

/** Letters on a faction's colour. Cached, since runs of one style join by identity. */
const chipStyles = new Map<string, CellStyle>();

function chip(owner: string): CellStyle {
  let style = chipStyles.get(owner);
  if (style === undefined) {
    style = { ink: 'black', ground: FACTION_GROUNDS[owner] ?? 'white', bold: true };
    chipStyles.set(owner, style);
  }
  return style;
}

const PATH: CellStyle = { ink: 'gray' };
const CLOSED: CellStyle = { ink: 'red' };
const WATER: CellStyle = { ink: 'blue' };
const TREES: CellStyle = { ink: 'green' };

/** Scales the map's coordinates to the upper left cells of clearings. */
export function cellsOf(map: RootMap): (point: { readonly x: number; readonly y: number }) => { x: number; y: number } {
  const all = Object.values(map.clearings);
  const left = Math.min(...all.map(({ x }) => x));
  const top = Math.min(...all.map(({ y }) => y));
  const wide = Math.max(...all.map(({ x }) => x)) - left;
  const high = Math.max(...all.map(({ y }) => y)) - top;
  return ({ x, y }) => ({
    x: Math.round(((x - left) / wide) * (WIDTH - CELL.width)),
    y: Math.round(((y - top) / high) * (HEIGHT - CELL.height)),
  });
}

/** The map with pieces, and scores below, for 80 columns. */
export function terminalTable(table: Readonly<Table>): Canvas {
  const layout = layoutOf(table.setup);
  const { map, seats } = layout;
  const canvas = createCanvas(WIDTH, HEIGHT + 1 + seats.length);
  const cell = cellsOf(map);
  const centre = (clearing: number): { x: number; y: number } => {
    const { x, y } = cell(map.clearings[clearing as 1]);
    return { x: x + CELL.width / 2, y: y + 1 };
  };
  for (const { a, b } of map.rivers) draw(canvas, centre(a), centre(b), '~', WATER);
  for (const { a, b, closed, name } of map.paths) {
    const shut = closed && !table.openPaths.includes(name);
    draw(canvas, centre(a), centre(b), shut ? 'x' : '·', shut ? CLOSED : PATH);
  }
  for (const { name, x, y } of map.forests) {
    const at = cell({ x, y });
    canvas.write(at.x + 6, at.y + 1, '♣♣♣', TREES);
    writePieces(canvas, at.x + 6, at.y + 2, CELL.width, contentsIn(table, name).pieces);
  }
  for (const clearing of Object.values(map.clearings)) writeClearing(canvas, table, clearing.clearing, cell(clearing));
  for (const [seat, { faction }] of seats.entries()) writeScore(canvas, table, seat, faction, HEIGHT + 1 + seat);
  return canvas;
}

function draw(
  canvas: Canvas,
  a: { x: number; y: number },
  b: { x: number; y: number },
  sign: string,
  style: CellStyle,
): void {
  const steps = Math.max(Math.abs(a.x - b.x) / 2, Math.abs(a.y - b.y));
  for (let i = 0; i <= steps; i++) {
    const part = steps === 0 ? 0 : i / steps;
    canvas.write(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, sign, style);
  }
}

function writeClearing(
  canvas: Canvas,
  table: Readonly<Table>,
  clearing: Clearing,
  { x, y }: { x: number; y: number },
): void {
  for (let line = 0; line < CELL.height; line++) canvas.write(x, y + line, ' '.repeat(CELL.width));
  const suit = suitOf(table.setup, clearing);
  const rules = ruler(table, clearing);
  const name = ` ${clearing} ${suit === null ? '' : SUIT_NAMES[suit]} `;
  canvas.write(
    x,
    y,
    name,
    suit === null ? { bold: true } : { ink: 'black', ground: (SUIT_INKS[suit] as Ground) ?? 'white', bold: true },
  );
  if (rules !== null) canvas.write(x + name.length + 1, y, ` ${rules} `, chip(rules));
  const here = contentsIn(table, `${clearing}`).pieces;
  const buildings = here.filter(({ kind }) => kind === 'building');
  const open = Math.max(0, openSlots(table, clearing));
  const after = writePieces(canvas, x, y + 1, CELL.width, buildings);
  canvas.write(after, y + 1, (ruinAt(table, clearing).stands ? '▲' : '') + '□'.repeat(open));
  writePieces(
    canvas,
    x,
    y + 2,
    CELL.width,
    here.filter(({ kind }) => kind === 'warrior' || kind === 'pawn'),
  );
  writePieces(
    canvas,
    x,
    y + 3,
    CELL.width,
    here.filter(({ kind }) => kind === 'token' || kind === 'landmark' || kind === 'item'),
  );
}

/** Writes pieces as `Cs`, `C3`, `At` on their factions' colours; returns the next column. */
function writePieces(canvas: Canvas, x: number, y: number, room: number, pieces: readonly Counted[]): number {
  let at = x;
  for (const { name, owner, piece, count, kind } of pieces) {
    const mark = kind === 'warrior' ? '' : kind === 'pawn' ? '' : piece.replace('b_', '').replace('t_', '');
    const text =
      kind === 'landmark'
        ? name.slice(0, 3)
        : `${owner.replace('h_', '').toUpperCase()}${mark}${count === 1 ? '' : count}`;
    if (at + text.length > x + room) {
      canvas.write(x + room - 1, y, '+');
      return x + room;
    }
    canvas.write(at, y, text, chip(owner));
    at += text.length + 1;
  }
  return at;
}

function writeScore(canvas: Canvas, table: Readonly<Table>, seat: number, faction: string, y: number): void {
  const points = table.scores[seat]!;
  const length = Math.round((Math.min(POINTS_TO_WIN, Math.max(0, points)) / POINTS_TO_WIN) * BAR);
  canvas.write(0, y, ` ${faction} `, chip(faction));
  canvas.write(4, y, '█'.repeat(length), { ink: FACTION_GROUNDS[faction] ?? 'white' });
  canvas.write(4 + length, y, '─'.repeat(BAR - length), PATH);
  canvas.write(5 + BAR, y, String(points).padStart(3), { bold: true });
  const marker = table.markers[seat] ?? null;
  const name = marker === null ? visible(seatNames(table.setup)[seat] ?? '') : `marker on ${marker}`;
  const room = WIDTH - 9 - BAR;
  canvas.write(9 + BAR, y, name.length <= room ? name : `${name.slice(0, room - 1)}…`);
}
