import { isLeft } from 'fp-ts/lib/Either.js';
import type { Json } from '@woodlog/core/kernel';
import type { Table } from '@woodlog/core/root';
import type { Asked, Part, Session } from '@woodlog/session/kernel';
import { answer, ask, openSession, write } from '@woodlog/session/root-play';
import type { TurnRequest } from '../../turn/turn-adapter.ts';
import type { RootPosition } from './root-position.ts';

/** What an answer has led to: the actions since, as the log writes them, and whether the line is over with them. */
export interface Chosen {
  readonly parts: readonly Part[];
  /** The whole line, once it is over. */
  readonly whole: string | null;
}

/** What may be chosen in a person's line, beside what they type: the line as a session. */
export class LineMenu {
  private readonly start: Session;
  private session: Session;
  /** What was typed since the law could follow last. */
  private loose = '';

  private constructor(session: Session) {
    this.start = session;
    this.session = session;
  }

  /** The menu of a line; null where it is not the line that comes next. */
  static of({ text, next }: RootPosition, { seed, index = 0, dealsPeople }: TurnRequest): LineMenu | null {
    const chance = seed !== undefined && dealsPeople === true ? { chance: { seed, index } } : {};
    const opened = openSession(text, chance);
    if (isLeft(opened)) return null;
    const moment = ask(opened.right);
    const seats = moment.table.setup.seats;
    return moment.kind === 'over' || seats[moment.taker]?.faction !== next.letter ? null : new LineMenu(opened.right);
  }

  /** What is asked; null where the law cannot follow what was typed, and once nothing is left to choose. */
  asked(): Asked<Table> | null {
    if (this.loose !== '' || this.isOver) return null;
    const moment = ask(this.session);
    return moment.kind === 'asked' ? moment : null;
  }

  /** Whether nothing is left to choose: the rest of the line happens by itself. */
  get isOver(): boolean {
    return this.session.log !== this.start.log;
  }

  /** The whole line, where it is over. */
  get whole(): string {
    return wholeOf(this.start, this.session);
  }

  /** Whether an action is begun, and asks how it goes on. */
  get isAmidst(): boolean {
    return this.asked() !== null && this.asked()?.question.kind !== 'menu' && this.session.answers.length > 0;
  }

  wrote(text: string, free = false): void {
    const words = this.loose === '' ? text : `${this.loose}/${text}`;
    const after = this.isOver ? null : write(this.session, words, free);
    if (after === null || 'refused' in after) this.loose = words;
    else {
      this.session = after;
      this.loose = '';
    }
  }

  choose(chosen: Json): Chosen | { readonly refused: string } {
    const moment = ask(this.session);
    const before = moment.steps.length;
    const [last] = this.session.answers.slice(-1);
    // What came by itself since something was typed is taken with the first choice.
    const known = last === undefined || isWriting(last) ? this.written : before;
    const after = answer(this.session, chosen);
    if ('refused' in after) return after;
    this.session = after;
    if (this.isOver) return { parts: [], whole: this.whole };
    const { steps } = ask(after);
    this.written = steps.length;
    return { parts: steps.slice(known), whole: null };
  }

  /** How many of the steps are in the line that the prompt has. */
  written = 0;
}

const isWriting = (given: Json): boolean => typeof given === 'object' && given !== null && 'write' in given;

function wholeOf(start: Session, { log }: Session): string {
  const line = log.slice(start.log.trimEnd().length).trimStart().split('\n')[0] ?? '';
  return line.replace(/^[A-Z]+:/, '').replace(/\s*\/\/.*$/, '');
}
