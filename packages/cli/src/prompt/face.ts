import type { Asked, AtTable, Moment, Refusal, Session, WriteResult } from '@woodlog/session/kernel';
import type { Paint } from '../show/paint.ts';

/** A game as the prompt shows it. */
export interface Face<Table> {
  readonly play: Pick<AtTable<Table>, 'openSession' | 'seats' | 'ask' | 'answer' | 'undo' | 'redo' | 'lastSteps'> & {
    /** Takes as much notation as it can. */
    writeMost(session: Session, words: string): WriteResult;
    /** Takes notation by the pieces alone, and marks the line. */
    writeFreely?(session: Session, words: string): Session | Refusal;
    /** Ends the line as it is. */
    close?(session: Session): Session | Refusal;
  };
  /** Drawn by `map` and `board`. */
  picture(table: Readonly<Table>, paint: Paint): string;
  /** Shown by `table`: boards and piles; by default the map. */
  boards?(table: Readonly<Table>): string;
  /** The cards of a seat, for its owner alone; null if nobody here knows them. */
  hand?(table: Readonly<Table>, seat: number, isDealt: boolean): string | null;
  /** Shown by `hint`: the best options of the question, and why. */
  hint?(session: Session, asked: Asked<Table>): string;
  /** Shown above the first question of a person's turn. */
  above?(moment: Moment<Table>, paint: Paint): string;
  /** An example of the notation for the help. */
  readonly example: string;
  /** Adds the result to the log of a finished game, in notations that have it. */
  finish?(log: string): string;
}
