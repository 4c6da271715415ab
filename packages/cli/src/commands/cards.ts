import { DECK_CARDS, DECK_SPELLINGS, ITEM_NAMES, SUIT_NAMES, effectOf, tableWord } from '@woodlog/core/root';
import { type ExitCode, UsageError, exitCode } from '../exit.ts';
import { jsonText } from '../show/json.ts';
import { out } from '../show/out.ts';

interface CardsOptions {
  readonly deck?: string;
  readonly json?: true;
}

interface CardRow {
  readonly suit: string;
  readonly name: string;
  readonly copies: number;
  /** In Rootlog: `F#anvil`. */
  readonly rootlog: string;
  /** Suits of the crafting pieces needed; `any` stands for any suit. */
  readonly cost: readonly string[];
  /** The item and the points that crafting it gives. */
  readonly item: string | null;
  readonly points: number;
  /** The effect in a few words; empty for items. */
  readonly effect: string;
}

const SUIT_ORDER = ['F', 'M', 'R', 'B'];

/** `woodlog cards`: the cards of a deck of Root, by suit. */
export async function cards({ deck: word = 'exiles', json }: CardsOptions): Promise<ExitCode> {
  const deck = tableWord(DECK_SPELLINGS, word);
  if (deck === undefined) throw new UsageError(`--deck: unknown deck ${word}; decks are standard and exiles`);
  const listed = [...DECK_CARDS[deck]].sort((a, b) => SUIT_ORDER.indexOf(a.suit) - SUIT_ORDER.indexOf(b.suit));
  const rows = listed.map(
    (card): CardRow => ({
      suit: SUIT_NAMES[card.suit],
      name: card.name,
      copies: card.copies,
      rootlog: `${card.suit}#${card.spelling}`,
      cost: card.cost.map((icon) => (icon === 'any' ? icon : SUIT_NAMES[icon])),
      item: card.item === null ? null : ITEM_NAMES[card.item],
      points: card.vp,
      effect: effectOf(card),
    }),
  );
  await out(json ? jsonText({ game: 'root', deck, cards: rows }) : [tableOf(rows)]);
  return exitCode.fine;
}

function tableOf(rows: readonly CardRow[]): string {
  const lines = [
    ['suit', 'name', 'Rootlog', 'cost', 'item or effect'],
    ...rows.map(({ suit, name, copies, rootlog, cost, item, points, effect }) => [
      suit,
      copies === 1 ? name : `${name} (${copies})`,
      rootlog,
      cost.length === 0 ? '-' : cost.join(' '),
      item === null ? effect : `${item}, ${points === 1 ? '1 point' : `${points} points`}`,
    ]),
  ];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const lineOf = (line: readonly string[]): string => line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join('  ');
  return `${lines.map((line) => lineOf(line).trimEnd()).join('\n')}\n`;
}
