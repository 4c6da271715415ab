import { FACTION_SHEETS, ITEM_NAMES, type Item, type Table, layoutOf, ownerName } from '@woodlog/core/root';
import { type Box, flow } from '../kernel/box.ts';
import { bodyWidth, panelBox, textBox } from '../kernel/panel.ts';
import { at } from '../kernel/svg.ts';
import { label } from '../kernel/text.ts';
import { icon } from './icons.ts';
import { itemBox, pieceBox, ruinBox } from './pieces.ts';
import { SUITS, suitIcon, suitName } from './suits.ts';

const HEAD = 34;
const SIZE = 14;
/** Pieces are smaller than on the map. */
const SCALE = 0.8;

function entry(sign: Box, words: string): Box {
  const text = textBox(words, { size: SIZE });
  const left = sign.width * SCALE + 6;
  const height = Math.max(sign.height * SCALE, text.height);
  return {
    width: left + text.width,
    height,
    draw: (x, y) =>
      at(x, y + (height - sign.height * SCALE) / 2, SCALE, sign.draw(0, 0)) +
      text.draw(x + left, y + (height - text.height) / 2),
  };
}

const sign = (draw: Box['draw']): Box => ({ width: 26, height: 26, draw });

/** A piece without number or value, for the legend. */
const KINDS = { w: 'warrior', p: 'pawn', b: 'building', t: 'token' } as const;

function piecesOf(faction: keyof typeof FACTION_SHEETS): Box[] {
  return FACTION_SHEETS[faction].pieces.flatMap(({ piece, name }) => {
    const kind = KINDS[piece[0] as keyof typeof KINDS];
    if (kind === undefined) return [];
    const shown = pieceBox({ name: `${faction}${piece}`, kind, owner: faction, piece, count: 1 });
    return [entry(shown, `${name}, ${ownerName(faction)}`)];
  });
}

/** Explains the signs of a game: suits, the players' pieces, items, and common ones. */
export function legendBox(table: Readonly<Table>, width: number): Box {
  const { seats } = layoutOf(table.setup);
  const suits = SUITS.map((suit) =>
    entry(
      sign((x, y) => icon(suitIcon(suit), x, y, 26, 'ink')),
      suitName(suit),
    ),
  );
  const items = (Object.entries(ITEM_NAMES) as [Item, string][]).map(([item, name]) =>
    entry(itemBox(`%${item}`, 1, name), name),
  );
  const crown = entry(
    sign((x, y) => icon('crown', x, y, 26, 'ink')),
    'rules the clearing',
  );
  const entries = [
    ...suits,
    crown,
    entry(ruinBox(1, 'ruin'), 'ruin'),
    ...seats.flatMap(({ faction }) => piecesOf(faction)),
    ...items,
    entry(itemBox('%se', 1, 'exhausted'), 'exhausted'),
    entry(itemBox('%', 1, 'not seen yet'), 'not seen yet'),
  ];
  const head: Box = {
    width,
    height: HEAD,
    draw: (x, y) => label(x + 14, y + HEAD / 2 + 4, 'Legend', { size: 17, bold: true }),
  };
  return panelBox(head, flow(entries, bodyWidth(width), { gap: 12 }), width);
}
