import type { AtTable, Moment, Refusal, Session, WriteResult } from '@woodlog/session/kernel';
import type { Paint } from '../show/paint.ts';

/** A seat as the prompt names it. */
export interface FaceSeat {
  /** As the log names it: `E`. */
  readonly id: string;
  readonly player: string;
  readonly person: boolean;
}

/** A game at a table as the prompt shows it. */
export interface Face<Table> {
  readonly play: Pick<AtTable<Table>, 'openSession' | 'ask' | 'answer' | 'undo' | 'redo' | 'lastSteps'> & {
    /** Takes as much as it can of something written in the game's notation. */
    writeMost(session: Session, words: string): WriteResult;
    /** Takes something written by the pieces alone, and marks the line. */
    writeFreely?(session: Session, words: string): Session | Refusal;
    /** Ends the line as it stands. */
    close?(session: Session): Session | Refusal;
  };
  /** The seats of a log, in their order. */
  seats(log: string): readonly FaceSeat[];
  /** What `map` and `board` draw. */
  picture(table: Readonly<Table>, paint: Paint): string;
  /** What `table` shows of boards and piles; without, the same as `map`. */
  boards?(table: Readonly<Table>): string;
  /** The cards of a seat, for its owner alone; null where nobody here knows them. */
  hand?(table: Readonly<Table>, seat: number, isDealt: boolean): string | null;
  /** What stands above the first question of a person's turn. */
  above?(moment: Moment<Table>, paint: Paint): string;
  /** An example of the notation, for who asks what may be written. */
  readonly example: string;
  /** The log of a game that is over, with its result where the notation has it. */
  finish?(log: string): string;
}
