import { type Violation, violation } from '../../kernel/index.ts';
import { type Description, type Descriptions, UNKNOWN, isDominance } from '../cards/descriptions.ts';
import { type Pile, takeCard, takeLeftmost } from '../cards/pile.ts';
import type { Column } from '../table/component.ts';
import type { Layout } from '../table/layout.ts';
import { columnAt, countAt, pileAt, placeAt, placeNamed } from '../table/look-up.ts';
import type { Place } from '../table/place.ts';
import type { Field, Table, LineNow } from '../table/table.ts';
import { type Implied, type Plan, POSTING } from './enact.ts';
import type { ColumnIndex, RowIndex, PileIndex } from '../table/indices.ts';

/** Shared by the empty lists of all plans, most of which stay empty; frozen for that reason. */
const EMPTY: never[] = Object.freeze([]) as unknown as never[];

/** No part of a move is being planned. */
export const NO_PART = -1;

/**
 * The plan of one action while it is made. It reads the table as it will be after the entries so far, and never writes
 * to it.
 *
 * A missing component is entered anyway, from the suspense place `?`, and noted as a slip. A strict reader takes the
 * first slip as the action's violation; a lenient one continues with what the log says (D5).
 */
export class PlanBuilder implements Plan {
  readonly table: Readonly<Table>;
  readonly layout: Layout;
  readonly postings: number[] = [];
  pileIndexes: PileIndex[] = EMPTY;
  piles: Pile[] = EMPTY;
  fields: Field[] = EMPTY;
  values: Table[Field][] = EMPTY;
  implied: Implied[] = EMPTY;
  slips: Violation[] = EMPTY;
  /** The current part of a move. */
  part = NO_PART;

  constructor(table: Readonly<Table>, layout: Layout) {
    this.table = table;
    this.layout = layout;
  }

  /** Whose line it is; empty before the first. */
  get taker(): string {
    return this.table.turn.taker ?? '';
  }

  /** Notes what is wrong, as `ledger/` and the code; for a move, with the part concerned. */
  slip(code: string, message: string, law?: string, more?: Violation['details']): void {
    if (this.slips === EMPTY) this.slips = [];
    const part = this.part === NO_PART ? undefined : { part: this.part };
    const details = part && { details: { ...part, ...more } };
    this.slips.push(violation(`ledger/${code}`, message, { ...(law !== undefined && { law }), ...details }));
  }

  /** Notes that there is no such faction, piece or card at this table. */
  notInGame(code: string, name: string): void {
    this.slip(code, `${name} is not in this game`);
  }

  imply(law: string, what: string): void {
    if (this.implied === EMPTY) this.implied = [];
    this.implied.push({ law, what });
  }

  // Fields

  get<F extends Field>(field: F): Table[F] {
    const i = this.fields.indexOf(field);
    return (i < 0 ? this.table[field] : this.values[i]) as Table[F];
  }

  set<F extends Field>(field: F, value: Table[F]): void {
    const i = this.fields.indexOf(field);
    if (i >= 0) {
      this.values[i] = value;
      return;
    }
    if (this.fields === EMPTY) {
      this.fields = [];
      this.values = [];
    }
    this.fields.push(field);
    this.values.push(value);
  }

  setTurn(change: Partial<LineNow>): void {
    this.set('turn', { ...this.get('turn'), ...change });
  }

  // Pieces

  /** The number of a column's components in a row, including the entries so far. */
  count(row: RowIndex, column: ColumnIndex): number {
    let n = countAt(this.table, row, column);
    const { postings } = this;
    for (let i = 0; i < postings.length; i += POSTING) {
      const count = postings[i + 4] ?? 0;
      if (postings[i] === row && postings[i + 1] === column) n -= count;
      if (postings[i + 2] === row && postings[i + 3] === column) n += count;
    }
    return n;
  }

  post(fromRow: RowIndex, fromColumn: ColumnIndex, toRow: RowIndex, toColumn: ColumnIndex, count: number): void {
    this.postings.push(fromRow, fromColumn, toRow, toColumn, count);
  }

  /** The column that a component counts as once it is in that row. */
  private landing(column: ColumnIndex, row: RowIndex): ColumnIndex {
    const { supplyRow, itemsRow } = this.layout;
    return row === supplyRow || row === itemsRow ? this.column(column).home : column;
  }

  private postSome(
    fromRow: RowIndex,
    fromColumn: ColumnIndex,
    toRow: RowIndex,
    toColumn: ColumnIndex,
    wanted: number,
  ): number {
    if (wanted === 0) return 0;
    const n = Math.min(wanted, this.count(fromRow, fromColumn));
    if (n > 0) this.post(fromRow, fromColumn, toRow, this.landing(toColumn, toRow), n);
    return Math.max(n, 0);
  }

  /**
   * Moves `count` components of a column between rows. In a class with faces, a face-down one may turn out to be the
   * face asked for, and one asked for by class may be any (D1). Missing ones come from `?`.
   */
  movePieces(column: ColumnIndex, fromRow: RowIndex, toRow: RowIndex, count: number): void {
    const { home, faces } = this.column(column);
    let left = count - this.postSome(fromRow, column, toRow, column, count);
    if (left > 0 && home !== column) left -= this.postSome(fromRow, home, toRow, column, left);
    for (const face of faces) {
      if (left === 0) break;
      left -= this.postSome(fromRow, face, toRow, face, left);
    }
    if (left > 0) this.owe(column, fromRow, toRow, left, count);
  }

  private owe(column: ColumnIndex, fromRow: RowIndex, toRow: RowIndex, missing: number, wanted: number): void {
    const { name, home, owner } = this.column(column);
    const place = placeWords(placeAt(this.layout, fromRow), owner);
    const there = wanted - missing;
    const message =
      there === 0 ? `${place} has no ${name}` : `${place} has only ${there} ${name}, cannot move ${wanted}`;
    this.slip('short', message, 'D5', { there });
    this.post(this.layout.suspenseRow, home, toRow, this.landing(column, toRow), missing);
  }

  column(index: ColumnIndex): Column {
    return columnAt(this.layout, index);
  }

  // Cards

  pile(index: PileIndex): Pile {
    return this.piles[this.pileIndexes.indexOf(index)] ?? pileAt(this.table, index);
  }

  setPile(index: PileIndex, pile: Pile): void {
    const i = this.pileIndexes.indexOf(index);
    if (i >= 0) {
      this.piles[i] = pile;
      return;
    }
    if (this.piles === EMPTY) {
      this.pileIndexes = [];
      this.piles = [];
    }
    this.pileIndexes.push(index);
    this.piles.push(pile);
  }

  /** Takes a fitting card from a pile; a missing one comes from `?`. */
  takeCard(stock: Descriptions, pile: PileIndex, wanted: Description, place: string): Description {
    const takeOne = this.isRow(pile) ? takeLeftmost : takeCard;
    const taken = takeOne(stock, this.pile(pile), wanted);
    if (taken === null) {
      const message = wanted === UNKNOWN ? 'has no more cards' : `has no card that can be ${stock.spellings[wanted]}`;
      this.slip('no-card', `${place} ${message}`, 'D5');
      this.oweCard(stock, wanted);
      return wanted;
    }
    this.setPile(pile, taken.rest);
    return taken.card;
  }

  /** Whether the cards lie in a row from left to right: a hand with an order, the Market (D19). */
  private isRow(pile: PileIndex): boolean {
    const { ordered, seats } = this.layout;
    return ordered[pile] === true && seats.some(({ handPile }) => handPile === pile);
  }

  /** Takes a card from the suspense place (D5). */
  oweCard(stock: Descriptions, card: Description): void {
    const { cards, suspensePile, suspenseQuests } = this.layout;
    this.putCard(stock === cards ? suspensePile : suspenseQuests, card);
  }

  putCard(pile: PileIndex, card: Description): void {
    this.setPile(pile, [...this.pile(pile), card]);
  }

  /**
   * Draws a card, as known as the log says. The discard pile is shuffled the moment the last card is drawn (2.1, D7).
   */
  drawCard(card: Description): void {
    this.shuffleIfEmpty();
    const left = this.get('draw') - 1;
    if (left < 0) {
      this.slip('no-card', 'the draw pile and the discard pile are empty', '2.1');
      this.oweCard(this.layout.cards, card);
      return;
    }
    this.set('draw', left);
    this.shuffleIfEmpty();
  }

  /** Also called after each action: cards discarded together are shuffled together. */
  shuffleIfEmpty(): void {
    if (this.get('draw') > 0) return;
    const { discardPile } = this.layout;
    const discarded = this.pile(discardPile).length;
    if (discarded === 0) return;
    this.setPile(discardPile, []);
    this.set('draw', this.get('draw') + discarded);
    this.set('shuffles', this.get('shuffles') + 1);
    this.imply('2.1', `the discard pile (${discarded}) is shuffled into a new draw pile`);
  }

  /** Puts a card where discarded cards go: to the Lost Souls while Lizards are at the table (10.2.6, D8). */
  discard(card: Description): void {
    const { lostSoulsPile } = this.layout;
    if (lostSoulsPile < 0) this.discardForGood(card);
    else this.putCard(lostSoulsPile, card);
  }

  /** Puts a card on the discard pile; a dominance card becomes available (3.3.3). */
  discardForGood(card: Description): void {
    const { cards, dominancePile, discardPile } = this.layout;
    if (isDominance(cards, card)) {
      this.putCard(dominancePile, card);
      this.imply('3.3.3', `${cards.spellings[card]} can be taken by anyone`);
      return;
    }
    this.putCard(discardPile, card);
  }

  /** Moves a pile of cards, bottom first, to where discarded cards go; the Lost Souls, to the discard pile. */
  discardAll(pile: PileIndex): void {
    const cards = this.pile(pile);
    this.setPile(pile, []);
    for (const card of cards) {
      if (pile === this.layout.lostSoulsPile) this.discardForGood(card);
      else this.discard(card);
    }
  }

  place(name: string): Place {
    return placeNamed(this.layout, name);
  }
}

/** A place in words: `clearing 3`, `the Burrow`, `C$`. */
export function placeWords({ kind, name }: Place, owner = ''): string {
  switch (kind) {
    case 'clearing':
      return `clearing ${name}`;
    case 'forest':
      return `the forest ${name}`;
    case 'supply':
      return `the supply of ${owner}`;
    default:
      return name === '0' ? 'the Burrow' : name;
  }
}
