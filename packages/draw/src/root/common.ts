import { type Table, contentsIn, layoutOf, ownerName } from '@woodlog/core/root';
import { counted } from '@woodlog/core/kernel';
import type { Box } from '../kernel/box.ts';
import { type PanelRow, bodyWidth, panelBox, rowsBox, textBox } from '../kernel/panel.ts';
import { label } from '../kernel/text.ts';
import { cardBoxes, contentsOf } from './place-contents.ts';
import { pieceBox } from './pieces.ts';

/** Cards shown of the discard pile, from the top. */
const SHOWN_DISCARDS = 5;
const HEAD = 34;
const LABELS = 140;

/** What belongs to nobody: piles, items, quests, hirelings, and what is out of the game or missing. */
export function commonBox(table: Readonly<Table>, width: number): Box {
  const rows: PanelRow[] = [
    { label: 'Draw pile', boxes: [textBox(drawText(table))] },
    { label: 'Discard pile', boxes: discardBoxes(table) },
    { label: 'Dominance', boxes: contentsOf(table, 'dominance').cards },
    { label: 'Items to craft', boxes: contentsOf(table, 'items').items },
    { label: 'Quests', boxes: contentsOf(table, 'Q').quests },
    { label: 'Coffin Makers', boxes: contentsOf(table, 'coffin').pieces },
    ...hirelingRows(table),
    { label: 'Out of game', boxes: Object.values(contentsOf(table, 'out')).flat() },
    { label: 'Short', boxes: shortBoxes(table) },
  ];
  const head: Box = {
    width,
    height: HEAD,
    draw: (x, y) => label(x + 14, y + HEAD / 2 + 4, 'Beside the board', { size: 17, bold: true }),
  };
  const body = rowsBox(
    rows.filter(({ boxes }) => boxes.length > 0),
    bodyWidth(width),
    LABELS,
  );
  return panelBox(head, body, width);
}

function drawText({ draw, shuffles }: Readonly<Table>): string {
  const again = shuffles === 0 ? '' : `, shuffled ${shuffles === 1 ? 'once' : `${shuffles} times`}`;
  return `${counted(draw, 'card')}${again}`;
}

function discardBoxes(table: Readonly<Table>): Box[] {
  const { deck } = layoutOf(table.setup);
  const { cards: pile } = contentsIn(table, '*');
  if (pile.length === 0) return [textBox('empty')];
  const top = pile.slice(-SHOWN_DISCARDS).reverse();
  return [textBox(`${pile.length}, on top`), ...top.flatMap((card) => cardBoxes(deck, [card]))];
}

function hirelingRows(table: Readonly<Table>): PanelRow[] {
  return Object.entries(table.hirelings).map(([hireling, { holder, markers, demoted }]) => {
    const { pieces, items } = contentsOf(table, `${hireling}$`);
    const whose = holder === null ? 'free' : `hired by ${holder}`;
    const left = markers === null ? '' : `, ${counted(markers, 'marker')}`;
    return {
      label: ownerName(hireling),
      boxes: [textBox(`${whose}${left}${demoted ? ', demoted' : ''}`), ...pieces, ...items],
    };
  });
}

/** Pieces that a lenient reading had to make up (D5). */
function shortBoxes(table: Readonly<Table>): Box[] {
  const { pieces, cards } = contentsIn(table, '?');
  return [...pieces.map(pieceBox), ...cardBoxes(layoutOf(table.setup).deck, cards)];
}
