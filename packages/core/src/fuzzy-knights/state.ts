import type { Item, LooseToken, Ramparts, RuleSet, Tier, Token } from './data/vocabulary.ts';
import type { MapSize, Tile } from './map.ts';
import type { Phase } from './phase.ts';

export interface Hero {
  at: Tile;
  /** Tiles that it may still move this turn. */
  moves: number;
  mercenaries: number;
  items: Item[];
}

export interface Settlement {
  readonly at: Tile;
  seat: number;
  tier: Tier;
  ramparts: Ramparts | null;
  /** Mercenaries of the garrison who follow no hero. */
  mercenaries: number;
  armoury: Item[];
}

export interface Mine {
  readonly at: Tile;
  owner: number | null;
}

export interface Player {
  coins: number;
  /** At most two; a place is empty until a hero is recruited into it. */
  readonly heroes: (Hero | null)[];
  /** Eliminated for good. */
  out: boolean;
}

/** The table. Everything on it is public. */
export interface State {
  readonly size: MapSize;
  /** In counter-clockwise order around the table. */
  readonly players: Player[];
  readonly settlements: Settlement[];
  readonly mines: Mine[];
  readonly tokens: Record<LooseToken, number[]>;
  /** Tokens still to be dropped before the game. */
  readonly supply: Record<Token, number>;
  /** Who goes first; null until it is rolled. */
  anchor: number | null;
  /** Days begun. */
  day: number;
  /** Days after which the game is a draw; null for no limit. */
  readonly days: number | null;
  rules: RuleSet;
  /** Pairs of allied seats, the lower first, in the order of their making. */
  alliances: (readonly [number, number])[];
  /** Pairs of seats, the lower first, one of which has declined an alliance with the other today. */
  declined: (readonly [number, number])[];
  phase: Phase;
}
