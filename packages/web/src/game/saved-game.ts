import type { Session } from '@woodlog/session/kernel';

/** A game at a table as this browser saves it. */
export interface SavedGame {
  readonly id: string;
  /** The players in one line. */
  readonly title: string;
  /** The standing in one line. */
  readonly standing: string;
  /** The time of the last save, in milliseconds. */
  readonly saved: number;
  readonly session: Session;
  /** How many steps of the current bot's turn have been carried out. */
  readonly seen: number;
}
