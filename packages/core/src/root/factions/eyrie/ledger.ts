import { DECREE_COLUMNS, LEADERS, VIZIER } from './sheet.ts';
import { SUITS } from '../../data/vocabulary.ts';
import type { Journal } from '../../ledger/journal.ts';
import type { BoardPart, FactionLedger } from '../faction-ledger.ts';

const VIZIER_NAME = `${VIZIER.suit}#${VIZIER.spelling}`;

/** A person's columns are named by what they do, a bot's by suit, in capitals (D17). */
const personColumns: readonly BoardPart[] = DECREE_COLUMNS.map((column) => ({ suffix: `_${column}`, holds: 'cards' }));
const botColumns: readonly BoardPart[] = SUITS.map((suit) => ({ suffix: `_${suit}`, holds: 'cards' }));

function decree(journal: Journal) {
  const columns = journal.layout.bots.has('E') ? botColumns : personColumns;
  return columns.map(({ suffix }) => journal.spot(`E$${suffix}`));
}

function takeBackViziers(journal: Journal): void {
  const { columnOf, supplyRow } = journal.layout;
  const vizier = columnOf.get(VIZIER_NAME)!;
  for (const { row } of decree(journal)) {
    const there = journal.count(row, vizier);
    if (there > 0) journal.movePieces(vizier, row, supplyRow, there);
  }
}

function takeBackLeaders(journal: Journal, except: number): void {
  const { columnOf, supplyRow } = journal.layout;
  const board = journal.spot('E$').row;
  for (const { spelling } of LEADERS) {
    const leader = columnOf.get(`#${spelling}`)!;
    if (leader !== except && journal.count(board, leader) > 0) journal.movePieces(leader, board, supplyRow, 1);
  }
}

export const EYRIE_LEDGER: FactionLedger = {
  letter: 'E',
  ownCards: [
    ...LEADERS.map(({ spelling }) => ({ spelling, count: 1 })),
    { spelling: VIZIER.spelling, suit: VIZIER.suit, count: VIZIER.count },
  ],
  boardParts: (seat) => (seat.bot === undefined ? personColumns : botColumns),

  /** A leader brings the two viziers into his columns (7.3.4, 7.7.3). Nobody writes it. */
  arrived(journal, part, { column }) {
    if (part !== '' || journal.layout.bots.has('E')) return;
    const { columns, columnOf, supplyRow } = journal.layout;
    const leader = LEADERS.find(({ spelling }) => columns[column]!.name === `#${spelling}`);
    if (leader === undefined) return;
    takeBackLeaders(journal, column);
    takeBackViziers(journal);
    for (const decreeColumn of leader.viziers) {
      journal.movePieces(columnOf.get(VIZIER_NAME)!, supplyRow, journal.spot(`E$_${decreeColumn}`).row, 1);
    }
    journal.imply('7.3.4', `the viziers go under ${leader.viziers.map((column) => `$_${column}`).join(' and ')}`);
  },

  /** A person's `$_->` clears the board, viziers and leader with it; a bot's purges all but the viziers (D17). */
  discardDecree(journal) {
    for (const { pile } of decree(journal)) journal.discardAll(pile);
    if (journal.layout.bots.has('E')) return;
    takeBackViziers(journal);
    takeBackLeaders(journal, -1);
  },
};
