import { type BotId, botOf } from '../data/bots.ts';
import type { BoardSheet, FactionSheet } from '../data/factions/faction-sheet.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import type { RootSeat } from '../root-setup.ts';

/** A seat, with what its faction's sheet says of who plays it. Whoever decides for a person, it has no bot. */
export interface PlayerSheet extends Omit<RootSeat, 'bot'> {
  readonly bot?: BotId;
  readonly index: number;
  readonly sheet: FactionSheet;
  readonly boardSheet: BoardSheet;
}

export function playerSheet({ bot: by, ...seat }: RootSeat, index: number): PlayerSheet {
  const sheet = FACTION_SHEETS[seat.faction];
  const bot = botOf({ bot: by });
  const { board = {}, botBoard = board } = sheet;
  return { ...seat, ...(bot !== undefined && { bot }), index, sheet, boardSheet: bot === undefined ? board : botBoard };
}
