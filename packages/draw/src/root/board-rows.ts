import { type Layout, type Table, contentsIn, layoutOf } from '@woodlog/core/root';
import { counted } from '@woodlog/core/kernel';
import type { Box } from '../kernel/box.ts';
import { type PanelRow, textBox } from '../kernel/panel.ts';
import { type DrawnContents, cardBoxes, contentsOf, supplyBoxes } from './place-contents.ts';
import { pieceBox } from './pieces.ts';
import { suitWords } from './component.ts';

const row = (label: string, ...boxes: readonly (readonly Box[])[]): PanelRow => ({ label, boxes: boxes.flat() });

const words = (text: string): Box[] => (text === '' ? [] : [textBox(text)]);

/** The rows of a faction's board, empty ones too. */
export function boardRows(table: Readonly<Table>, seat: number): PanelRow[] {
  const layout = layoutOf(table.setup);
  const { faction, bot } = layout.seats[seat]!;
  const board = contentsOf(table, `${faction}$`);
  const own = OWN_ROWS[faction]?.(table, board, layout) ?? [row('On the board', board.pieces)];
  const items = faction === 'H' ? [] : [row('Items', board.items)];
  const crafted = row(bot === undefined ? 'Crafted' : 'Cards kept', board.cards);
  return [handRow(table, layout, seat), crafted, ...items, ...own, row('Supply', supplyBoxes(table, faction))];
}

/** Cards in hand: their number, and those known. */
function handRow(table: Readonly<Table>, layout: Layout, seat: number): PanelRow {
  const { bot, faction } = layout.seats[seat]!;
  const { cards: hand } = contentsIn(table, faction);
  if (bot !== undefined && hand.length === 0) return row('Hand');
  const label = bot !== undefined && faction === 'O' ? 'Market' : 'Hand';
  const known = hand.filter((card) => card !== '#');
  const count = counted(hand.length, 'card');
  return row(label, words(known.length === 0 ? count : `${count}:`), cardBoxes(layout.deck, known));
}

type OwnRows = (table: Readonly<Table>, board: DrawnContents, layout: Layout) => PanelRow[];

const parts =
  (faction: string, labels: Readonly<Record<string, string>>): OwnRows =>
  (table) =>
    Object.entries(labels).map(([part, label]) => {
      const { ownCards, cards, pieces } = contentsOf(table, `${faction}$_${part}`);
      return row(label, ownCards, cards, pieces);
    });

const vagabond =
  (faction: string): OwnRows =>
  (table, { ownCards, pieces, quests }) => [
    row('Character', ownCards, pieces),
    row('Satchel', contentsOf(table, `${faction}$s`).items),
    row('On tracks', contentsOf(table, `${faction}$t`).items),
    row('Damaged', contentsOf(table, `${faction}$d`).items),
    row('Quests', quests),
    row('Relations', words(relations(table, faction))),
  ];

const RELATION_WORDS: Readonly<Record<string, string>> = { h: 'hostile', a: 'allied' };

/** Factions that are not indifferent: `hostile C, E; allied A`. */
function relations(table: Readonly<Table>, vagabond: string): string {
  const by = new Map<string, string[]>();
  for (const [faction, status] of Object.entries(table.relationships[vagabond] ?? {})) {
    if (status !== '0') by.set(status, [...(by.get(status) ?? []), faction]);
  }
  const standings = [...by].map(
    ([status, factions]) => `${RELATION_WORDS[status] ?? `step ${status}`}: ${factions.join(' ')}`,
  );
  return standings.length === 0 ? 'indifferent to all' : standings.join(', ');
}

const suitsColumns = { F: 'Decree: fox', R: 'Decree: rabbit', M: 'Decree: mouse', B: 'Decree: bird' };
const personColumns = { r: 'Recruit', m: 'Move', x: 'Battle', b: 'Build' };

/** Parts that only this faction's board has. */
const OWN_ROWS: Readonly<Record<string, OwnRows>> = {
  E: (table, board, layout) => {
    const bot = layout.seats.find(({ faction }) => faction === 'E')?.bot;
    return [
      row('Leader', board.ownCards, board.pieces),
      ...parts('E', bot === undefined ? personColumns : suitsColumns)(table, board, layout),
    ];
  },
  A: (_, { pieces, stacked }) => [
    row('Supporters', words(stacked.length === 0 ? 'none' : ''), stacked),
    row('Officers', pieces),
  ],
  V: vagabond('V'),
  G: vagabond('G'),
  L: (table, { pieces }) => [
    row('Acolytes', pieces),
    row('Outcast', words(table.outcast === null ? '' : `${suitWords(table.outcast)}${table.hated ? ', hated' : ''}`)),
    row('Lost Souls', contentsOf(table, 'L$_l').cards),
  ],
  O: (table, { pieces }) => {
    const { h, r, m } = table.prices;
    const price = (value: number | null): string => (value === null ? '?' : String(value));
    const prices = `hand card ${price(h)}, riverboats ${price(r)}, mercenaries ${price(m)}`;
    return [
      row('Payments', pieces),
      row('Funds', words(table.funds > 0 ? String(table.funds) : '')),
      row('Prices', words(h === null && r === null && m === null ? '' : prices)),
    ];
  },
  D: (table, { ownCards, pieces }) => {
    const { pieces: below, cards } = contentsOf(table, '0');
    return [row('Ministers', ownCards, pieces), row('Burrow', below, cards)];
  },
  H: (_, { ownCards, items, pieces }) => [row('Mood', ownCards), row('Hoard', items, pieces)],
  K: (table, board, layout) => [
    row('Relics', board.pieces),
    ...parts('K', { 1: 'Retinue 1', 2: 'Retinue 2', 3: 'Retinue 3' })(table, board, layout),
  ],
  N: (table, { pieces }) => [
    row('On the board', pieces),
    row(
      'Ego track',
      table.egoTrack.map((name) => pieceBox({ name, kind: 'token', owner: 'N', piece: name.slice(1), count: 1 })),
    ),
    row('Id', contentsOf(table, 'N$_i').pieces),
  ],
};
