import type { Session } from '@woodlog/session/kernel';

/** A game at a table as this browser keeps it. */
export interface SavedGame {
  readonly id: string;
  /** Who plays, in a line. */
  readonly title: string;
  /** How it stands, in a line. */
  readonly standing: string;
  /** When it was saved last, in milliseconds. */
  readonly saved: number;
  readonly session: Session;
  /** How many steps of the bot's turn under way have been carried out. */
  readonly seen: number;
}
