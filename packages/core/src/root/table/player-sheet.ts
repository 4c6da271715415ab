import type { BoardSheet, FactionSheet } from '../factions/faction-sheet.ts';
import { FACTION_SHEETS } from '../factions/sheets.ts';
import type { RootSeat } from '../root-setup.ts';

/** A seat, with what its faction's sheet says of who plays it. */
export interface PlayerSheet extends RootSeat {
  readonly index: number;
  readonly sheet: FactionSheet;
  readonly boardSheet: BoardSheet;
}

export function playerSheet(seat: RootSeat, index: number): PlayerSheet {
  const sheet = FACTION_SHEETS[seat.faction];
  const { board = {}, botBoard = board } = sheet;
  return { ...seat, index, sheet, boardSheet: seat.bot === undefined ? board : botBoard };
}
