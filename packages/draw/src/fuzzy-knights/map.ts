import { type Settlement, type State, type Tile, TIERS, placeOf } from '@woodlog/core/fuzzy-knights';
import { counted } from '@woodlog/core/kernel';
import { type Box, framed } from '../kernel/box.ts';
import { type Svg, at, el, group, title } from '../kernel/svg.ts';
import { type Targets, type Squares, drawSquareTargets, squareNear } from '../kernel/squares.ts';
import { label } from '../kernel/text.ts';
import { seatColour, seatInk } from './palette.ts';

export const SIDE = 58;
const RIM = 28;
const MIDDLE = SIDE / 2;

const SQUARES: Squares = { side: SIDE, corner: (x, y) => ({ x: RIM + (x - 1) * SIDE, y: RIM + (y - 1) * SIDE }) };

/**
 * The tappable square nearest to a tap.
 *
 * @param point in units of the map's picture
 */
export const squareTapped = (
  point: { readonly x: number; readonly y: number },
  open: readonly string[],
): string | null => squareNear(point, open, SQUARES);

/**
 * The map with everything on it; `marked` tiles are framed, `targets` may be tapped. The first row is on top, as in the
 * rules.
 */
export function mapBox(state: Readonly<State>, marked: readonly Tile[] = [], targets: Targets = { open: [] }): Box {
  const { width: columns, height: rows } = state.size;
  const [width, height] = [columns * SIDE + RIM + 8, rows * SIDE + RIM + 8];
  const corner = (tile: Tile): { x: number; y: number } => SQUARES.corner(...placeOf(state.size, tile));
  const style = { size: 14, anchor: 'middle', colour: 'muted' } as const;
  let ground = '';
  for (let x = 0; x < columns; x++) ground += label(RIM + x * SIDE + MIDDLE, RIM / 2, String(x + 1), style);
  for (let y = 0; y < rows; y++) ground += label(RIM / 2, RIM + y * SIDE + MIDDLE, String(y + 1), style);
  ground += el('rect', { x: RIM, y: RIM, width: columns * SIDE, height: rows * SIDE, class: 'f-grass' });
  ground += el('path', { d: gridLines(columns, rows), fill: 'none', class: 's-grass-line', 'stroke-width': 1 });
  let things = '';
  for (let tile = 0; tile < columns * rows; tile++) {
    const drawn = drawTile(state, tile);
    const { x: left, y: top } = corner(tile);
    const [column, row] = placeOf(state.size, tile);
    if (drawn !== '') things += group({ 'data-about': `(${column}, ${row})` }, at(left, top, 1, drawn));
  }
  const frames = marked.map((tile) => {
    const { x: left, y: top } = corner(tile);
    const shape = { x: left + 1, y: top + 1, width: SIDE - 2, height: SIDE - 2, rx: 6, fill: 'none' };
    return el('rect', { ...shape, class: 's-mark', 'stroke-width': 4 });
  });
  return framed(width, height, 14, ground, things, ...frames, drawSquareTargets(targets, SQUARES));
}

function gridLines(columns: number, rows: number): string {
  let d = '';
  for (let x = 0; x <= columns; x++) d += `M${RIM + x * SIDE} ${RIM}v${rows * SIDE}`;
  for (let y = 0; y <= rows; y++) d += `M${RIM} ${RIM + y * SIDE}h${columns * SIDE}`;
  return d;
}

/** What is on a tile: a settlement or mine below, tokens in a corner, heroes in front. */
function drawTile(state: Readonly<State>, tile: Tile): Svg {
  const settlement = state.settlements.find((one) => one.at === tile);
  const mine = state.mines.find((one) => one.at === tile);
  const heroes = state.players.flatMap(({ heroes }, seat) =>
    heroes.flatMap((hero, index) => (hero?.at === tile ? [{ seat, index, followers: hero.mercenaries }] : [])),
  );
  const tokens = (['monster', 'resource', 'item'] as const).filter((token) => (state.tokens[token][tile] ?? 0) > 0);
  return [
    settlement === undefined ? '' : drawSettlement(settlement, heroes.length > 0),
    mine === undefined ? '' : drawMine(mine.owner),
    ...tokens.map((token, i) => {
      const small = settlement !== undefined || mine !== undefined || heroes.length > 0 || tokens.length > 1;
      const x = small ? 13 + i * 17 : MIDDLE;
      return at(x, small ? 13 : MIDDLE, small ? 0.62 : 1, drawToken(token, state.tokens[token][tile]!));
    }),
    ...heroes.map(({ seat, index, followers }, i) =>
      at(SIDE - 16 - i * 20, SIDE - 19, 1, drawHero(seat, index), men(-12, -15, followers, 'with the hero')),
    ),
    settlement === undefined ? '' : men(12, SIDE - 10, settlement.mercenaries, 'in the garrison'),
  ].join('');
}

const TOWER = 13;

/** A tower for each tier, with ramparts. Beside heroes, the towers are on the left. */
export function drawSettlement(
  { seat, tier, ramparts }: Pick<Settlement, 'seat' | 'tier' | 'ramparts'>,
  isShared = false,
): Svg {
  const storeys = TIERS.indexOf(tier) + 1;
  const middle = isShared ? (storeys * TOWER) / 2 + 4 : MIDDLE;
  const colour = `f-${seatColour(seat)} s-rim`;
  const line = { class: colour, 'stroke-width': 1.5, 'stroke-linejoin': 'round' };
  const walls =
    ramparts === null
      ? ''
      : el('rect', {
          x: 3,
          y: 5,
          width: SIDE - 6,
          height: SIDE - 10,
          rx: 3,
          fill: 'none',
          class: 's-rim',
          'stroke-width': ramparts === 'palisade' ? 2 : 4,
          'stroke-dasharray': '6 3',
        });
  const towers = Array.from({ length: storeys }, (_, i) => {
    const x = middle - (storeys * TOWER) / 2 + i * TOWER;
    const top = 26 - storeys * 2;
    return el('path', { d: `M${x} 48V${top}L${x + TOWER / 2} ${top - 12} ${x + TOWER} ${top}V48Z`, ...line });
  });
  return group(
    {},
    title(`${tier} of P${seat + 1}${ramparts === null ? '' : ` with ${ramparts}`}`),
    walls,
    ...towers,
    label(middle, 37, String(seat + 1), { size: 14, bold: true, anchor: 'middle', colour: seatInk(seat) }),
  );
}

export function drawMine(owner: number | null): Svg {
  return group(
    {},
    title(owner === null ? "nobody's mine" : `mine of P${owner + 1}`),
    el('path', {
      d: `M8 44 22 16 29 26 36 12 50 44Z`,
      class: `f-${seatColour(owner)} s-rim`,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    el('path', { d: 'M22 44v-8a7 7 0 0 1 14 0v8Z', class: 'f-dark' }),
    owner === null
      ? ''
      : label(MIDDLE + 14, 38, String(owner + 1), { size: 12, bold: true, anchor: 'middle', colour: seatInk(owner) }),
  );
}

const TOKEN_SHAPES = {
  monster:
    'M-13 12V-2a13 13 0 0 1 26 0V12L8.5 7 4.3 12 0 7-4.3 12-8.5 7ZM-5-5a2.5 2.5 0 1 0 .01 0ZM5-5a2.5 2.5 0 1 0 .01 0Z',
  resource: 'M-13 11V-1h7V-8H7v7h6V11Z',
  item: 'M0-14 12 0 0 14-12 0Z',
} as const;

export function drawToken(token: keyof typeof TOKEN_SHAPES, count: number): Svg {
  return group(
    {},
    title(count === 1 ? token : `${count} × ${token}`),
    el('path', {
      d: TOKEN_SHAPES[token],
      class: `f-${token} s-rim`,
      'stroke-width': 1.5,
      'fill-rule': 'evenodd',
      'stroke-linejoin': 'round',
    }),
    count === 1 ? '' : label(13, 10, String(count), { size: 16, bold: true, halo: 'panel', anchor: 'middle' }),
  );
}

/** The number of mercenaries, on a pale disc. */
export function men(x: number, y: number, count: number, where: string): Svg {
  if (count === 0) return '';
  const width = 10 + 8 * String(count).length;
  return group(
    {},
    title(`${counted(count, 'mercenary', 'mercenaries')} ${where}`),
    el('rect', { x: x - width / 2, y: y - 8, width, height: 16, rx: 8, class: 'f-men s-rim', 'stroke-width': 1.5 }),
    label(x, y, String(count), { size: 12, bold: true, anchor: 'middle', colour: 'dark' }),
  );
}

/** A shield with the player's number and the hero's. */
export function drawHero(seat: number, index: number): Svg {
  const name = `H${index + 1}`;
  return group(
    {},
    title(`P${seat + 1}, hero ${name}`),
    el('path', {
      d: 'M-13-14H13V2C13 10 6 14 0 18-6 14-13 10-13 2Z',
      class: `f-${seatColour(seat)} s-rim`,
      'stroke-width': 2,
    }),
    label(0, -7, `P${seat + 1}`, { size: 10, anchor: 'middle', colour: seatInk(seat) }),
    label(0, 4, name, { size: 13, bold: true, anchor: 'middle', colour: seatInk(seat) }),
  );
}
