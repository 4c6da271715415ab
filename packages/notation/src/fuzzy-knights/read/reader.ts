import {
  BUILDINGS,
  type Building,
  ITEM_KINDS,
  type Item,
  type ItemKind,
  MOST_PLAYERS,
  RARITIES,
  type SquadName,
  SQUADS,
  type Target,
} from '@woodlog/core/fuzzy-knights';
import type { Span } from '../../kernel/diagnostic.ts';
import { KIND_WORDS, type Word } from '../lexicon.ts';
import type { Piece } from './scan.ts';

/** What is wrong with a step, and where. */
export interface Slip extends Span {
  readonly message: string;
  readonly hint?: string;
}

const FILLERS: readonly Word[] = ['at', 'to', 'with'];
const MOST_COUNT = 9999;

/** Reads the pieces of a step. Throws a `Slip` for what it cannot read; only `readStep` catches it. */
export class Reader {
  readonly text: string;
  readonly pieces: readonly Piece[];
  private at = 0;
  private readonly whole: Span;
  /** Doubtful parts that were read. */
  readonly warnings: Slip[] = [];

  constructor(text: string, pieces: readonly Piece[], whole: Span) {
    this.text = text;
    this.pieces = pieces;
    this.whole = whole;
  }

  /** The next piece, even if it is a filler. */
  get here(): Piece | undefined {
    return this.pieces[this.at];
  }

  /** The next piece after fillers (`at`, `to`, `with`). */
  peek(): Piece | undefined {
    while (FILLERS.includes(this.pieces[this.at]?.word as Word)) this.at++;
    return this.pieces[this.at];
  }

  /** The piece `count` places after the next one. */
  ahead(count: number): Piece | undefined {
    return this.pieces[this.at + count];
  }

  next(): Piece | undefined {
    const piece = this.peek();
    if (piece) this.at++;
    return piece;
  }

  fail(message: string, piece: Span | undefined = this.peek(), hint?: string): never {
    const { start, end } = piece ?? { start: this.whole.end, end: this.whole.end };
    throw { start, end, message, ...(hint !== undefined && { hint }) } satisfies Slip;
  }

  /** Skips a word, with fillers before it, or a mark, if it is next. */
  skip(wanted: Word | '+' | '.' | ','): boolean {
    const piece = wanted.length === 1 ? this.here : this.peek();
    if (!piece || (piece.word !== wanted && piece.text !== wanted)) return false;
    this.at++;
    return true;
  }

  oneOf<W extends Word>(words: readonly W[], what: string): W {
    const piece = this.peek();
    const word = words.find((candidate) => candidate === piece?.word);
    if (word === undefined) return this.fail(`expected ${what}`, piece);
    this.at++;
    return word;
  }

  number(what: string, least = 0, most = MOST_COUNT): number {
    const piece = this.peek();
    const { number } = piece ?? {};
    if (number === undefined || !(number >= least && number <= most)) return this.fail(`expected ${what}`, piece);
    this.at++;
    return number;
  }

  place(): readonly [number, number] {
    const piece = this.next();
    return piece?.place ?? this.fail('expected a place such as (4, 1)', piece);
  }

  /** `P2`, `Player 2`, `2`: a seat from 0. */
  seat(): number {
    const piece = this.peek();
    if (piece?.word === 'player' || /^p$/i.test(piece?.text ?? '')) this.at++;
    const number = this.number('a player such as P2', 1);
    return number <= MOST_PLAYERS ? number - 1 : this.fail(`players are P1 to P${MOST_PLAYERS}`, piece);
  }

  /** `H1`, `🧙1`, `hero 1`: a hero from 0. */
  hero(): number {
    const piece = this.next();
    if (piece?.word !== 'hero' && !/^h$/i.test(piece?.text ?? ''))
      return this.fail('expected a hero such as H1', piece);
    const number = this.number('the number of the hero, 1 or 2', 1);
    return number <= 2 ? number - 1 : this.fail('a player has the heroes H1 and H2', piece);
  }

  /** `S1`, `squad 1`, `1`, `H1`, `SETTLEMENT`. */
  squad(): SquadName {
    const piece = this.peek();
    if (this.skip('settlement')) return 'settlement';
    if (piece?.word === 'hero' || /^h$/i.test(piece?.text ?? '')) return `H${this.hero() + 1}` as SquadName;
    if (piece?.word === 'squad' || /^s$/i.test(piece?.text ?? '')) this.at++;
    const number = this.peek()?.number;
    const name = SQUADS.find((squad) => squad === String(number));
    if (name === undefined) return this.fail('expected a squad such as S1, H1 or SETTLEMENT', piece);
    this.at++;
    return name;
  }

  /** `MAIN HAND`, `OFF HAND`, `AMULET`. */
  kind(): ItemKind {
    const kind = ITEM_KINDS.find((one) => KIND_WORDS[one][0] === this.peek()?.word);
    if (kind === undefined) return this.fail('expected MAIN HAND, OFF HAND or AMULET');
    this.at++;
    if (kind !== 'amulet' && !this.skip('hand')) return this.fail('expected HAND');
    return kind;
  }

  item(): Item {
    const rarity = this.oneOf(RARITIES, 'a rarity such as EPIC');
    return `${rarity} ${this.kind()}`;
  }

  building(): Building {
    const isSettlement = this.skip('settlement');
    if (!isSettlement) this.skip('ramparts');
    // The pages write an Encampment as just a settlement.
    if (isSettlement && this.peek()?.place) return 'encampment';
    return this.oneOf(BUILDINGS, `a building: ${BUILDINGS.join(', ')}`);
  }

  target(): Target {
    if (this.skip('monster')) return 'monster';
    if (this.skip('settlement')) return 'settlement';
    const seat = this.seat();
    this.skip('.');
    return { seat, hero: this.hero() };
  }

  end(): void {
    const piece = this.peek();
    if (piece) this.fail('this does not belong to the step', { start: piece.start, end: this.whole.end });
  }

  /** Offset after the pieces read so far. */
  get offset(): number {
    return this.pieces[this.at - 1]?.end ?? this.whole.start;
  }
}
