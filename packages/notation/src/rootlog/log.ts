import type { Action, Deck, MapName } from '@woodlog/core/root';

/** A player's line in the header. `name` includes a bot's name, difficulty and traits (D22). */
export interface Player {
  readonly faction: string;
  readonly name: string;
}

/** Everything before the first turn. */
export interface Header {
  readonly map?: MapName;
  readonly deck?: Deck;
  /** Suits of the clearings from clearing 1 on; omitted if the map prints them. */
  readonly clearings?: readonly ('F' | 'M' | 'R')[];
  /** Where landmarks start. */
  readonly landmarks?: readonly Action[];
  /** `h_E`; `h_Ed` is demoted. */
  readonly hirelings?: readonly string[];
  readonly hirelingSetup?: readonly Action[];
  readonly pool?: readonly string[];
  /** In the order of their lines. */
  readonly players: readonly Player[];
  readonly comments?: readonly string[];
}

/** One line of a player. */
export interface Turn {
  readonly taker: string;
  /** The first line of a player sets the game up (D23). */
  readonly setup?: true;
  readonly actions: readonly Action[];
  /** The comment at the end of the line; comment lines after it follow, each after a `\n`. */
  readonly comment?: string;
}

/** The meaning of a log, without its layout: `parse(print(log))` is the same log. Unreadable actions are left out. */
export interface Log {
  readonly game: 'root';
  readonly header: Header;
  readonly turns: readonly Turn[];
  readonly winners: readonly string[];
  /** Comments on the winner's line and after it. */
  readonly comment?: string;
}
