import { type CarcassonneState, GOODS, figuresIn, totalOf } from '@woodlog/core/carcassonne';
import { counted } from '@woodlog/core/kernel';
import { type Box, type NamedBox, flow, framed } from '../kernel/box.ts';
import { type PanelRow, bodyWidth, panelBox, playerHead, rowsBox, textBox } from '../kernel/panel.ts';
import { at } from '../kernel/svg.ts';
import { label } from '../kernel/text.ts';
import { drawMeeple } from './meeple.ts';
import { drawGood } from './tile.ts';
import type { DrawnPlayer } from './palette.ts';

const LABELS = 100;

function meeplesBox(seat: number, count: number, players: readonly DrawnPlayer[]): Box {
  const one: Box = { width: 26, height: 26, draw: (x, y) => at(x + 13, y + 13, 1, drawMeeple({ seat }, players)) };
  return flow(new Array<Box>(count).fill(one), 26 * 8, { gap: 2 });
}

function inHand(state: Readonly<CarcassonneState>, seat: number, players: readonly DrawnPlayer[]): Box[] {
  const count = state.supply[seat] ?? 0;
  const meeples = count > 0 ? [meeplesBox(seat, count, players)] : [textBox('no meeple')];
  const others = figuresIn(state.hands[seat] ?? 0).map(
    (figure): Box => ({
      width: 34,
      height: 34,
      draw: (x, y) => at(x + 17, y + 17, 1, drawMeeple({ seat, figure }, players)),
    }),
  );
  return [...meeples, ...others];
}

function goodsBoxes(goods: readonly number[]): Box[] {
  return GOODS.flatMap((good, i): Box[] => {
    const count = goods[i] ?? 0;
    const icon: Box = { width: 22, height: 24, draw: (x, y) => at(x + 11, y + 12, 1, drawGood(good)) };
    return count > 0 ? [icon, textBox(`${good} ${count}`)] : [];
  });
}

/** A player's points, meeples in hand, and points from the end of the game. */
function playerBox(
  state: Readonly<CarcassonneState>,
  seat: number,
  players: readonly DrawnPlayer[],
  width: number,
): Box {
  const points = totalOf(state, seat);
  const finals = state.finals[seat]!;
  const rows: PanelRow[] = [{ label: 'In hand', boxes: inHand(state, seat, players) }];
  if (finals.length > 0) {
    const sums = new Map<string, number>();
    for (const part of finals) sums.set(part.type, (sums.get(part.type) ?? 0) + part.points);
    const parts = [...sums].map(([type, sum]) => `${type} ${sum}`).join(', ');
    rows.push({ label: 'At the end', boxes: [textBox(parts)] });
  }
  const goods = goodsBoxes(state.goods[seat] ?? []);
  if (goods.length > 0) rows.push({ label: 'Goods', boxes: goods });
  if (state.conceded.includes(seat)) rows.push({ label: 'Conceded', boxes: [textBox('yes')] });
  const head = playerHead(
    players[seat]?.name ?? '',
    counted(points, 'point'),
    players[seat] ?? { colour: 'unknown', ink: 'dark' },
    width,
  );
  return panelBox(head, rowsBox(rows, bodyWidth(width), LABELS), width);
}

/** A panel for each player, and one for the bag. */
export function playerBoxes(
  state: Readonly<CarcassonneState>,
  players: readonly DrawnPlayer[],
  width: number,
): NamedBox[] {
  const left = `${state.left} tiles in the bag, ${state.tiles.length} laid`;
  const bag = framed(width, 40, 12, label(14, 20, left, { size: 16 }));
  const panels = state.scores.map((_, seat) => ({
    name: players[seat]?.name ?? '',
    box: playerBox(state, seat, players, width),
  }));
  return [...panels, { name: 'Bag', box: bag }];
}
