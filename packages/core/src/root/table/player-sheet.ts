import { type BotId, botOf } from '../data/bots.ts';
import type { BoardSheet, FactionSheet } from '../data/factions/faction-sheet.ts';
import { FACTION_SHEETS } from '../data/factions/sheets.ts';
import type { RootSeat } from '../root-setup.ts';

/** A seat with its faction's sheet for this kind of player. A person has no bot, whoever decides for them. */
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
