import { copyJson } from '../../kernel/index.ts';
import { UNKNOWN } from '../cards/descriptions.ts';
import type { Pile } from '../cards/pile.ts';
import { type Layout, layoutOf } from '../table/layout.ts';
import { pileAt } from '../table/look-up.ts';
import { type Table, copyTable } from '../table/table.ts';
import type { Position } from '../turn/position.ts';
import type { TurnState } from '../law/turn-state.ts';
import { secretFrom } from './secrets.ts';
import { repeated } from '../sum-of.ts';

/**
 * Copies a position or a table as one seat sees it; `NO_SEAT` for a spectator. Cards in other hands (1.2.1) and
 * supporters (8.2.3) are only counted (`#`), except revealed ones (10.5, 12.5.3.I). Everyone sees what a log says of
 * part of a card, such as its suit. A table names no other secret: not the order of the draw pile (1.2.2), face-down
 * plots (13.2.2.I), items under ruins (9.5.3) or values of relics (15.2.1).
 *
 * @example viewOf({ table, now }, question.seat)
 */
export function viewOf(position: Position, seat: number): Position;
export function viewOf(table: Readonly<Table>, seat: number): Table;
export function viewOf(at: Position | Readonly<Table>, seat: number): Position | Table {
  if ('rows' in at) return tableSeenBy(at, seat, null);
  return { table: tableSeenBy(at.table, seat, at.now), now: copyJson(at.now) };
}

function tableSeenBy(table: Readonly<Table>, seat: number, now: TurnState | null): Table {
  const layout = layoutOf(table.setup);
  const seen = copyTable(table);
  for (const { pile } of secretFrom(layout, seat)) {
    const cards = pileAt(table, pile);
    const partly = cards.filter((card) => card !== UNKNOWN && layout.cards.printed[card] === null);
    const open = now === null || layout.playerOf.get(now.taker)?.handPile !== pile ? [] : revealed(layout, now);
    const hidden = backs(Math.max(0, cards.length - open.length - partly.length));
    seen.piles[pile] = open.length + partly.length === 0 ? hidden : [...open, ...partly, ...hidden];
  }
  return seen;
}

const revealed = ({ cards }: Layout, { flags }: TurnState): Pile =>
  flags.revealed.map((name) => cards.byName.get(name) ?? UNKNOWN);

const ALL_BACKS: Pile[] = [];

/** A pile of unknown cards. Piles never change, so all tables share them. */
export function backs(count: number): Pile {
  let pile = ALL_BACKS[count];
  if (pile === undefined) {
    pile = repeated(count, UNKNOWN);
    ALL_BACKS[count] = pile;
  }
  return pile;
}
