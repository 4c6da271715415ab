import { type Paint, PLAIN } from '../show/paint.ts';
import type { Prompter } from './prompter.ts';

/** What somebody at the prompt wants of the game, and not of the question. */
export type Command = 'undo' | 'redo' | 'edit';

/** A turn that was taken back whole, since nobody knows what was typed in it: the log as it was with it. */
interface WholeTurn {
  readonly log: string;
}

/**
 * A person at the prompt whose words are kept: what a turn was told so far is told to it again when it is resumed, or
 * after something was taken back. `undo`, `redo` and `edit` are heard here, whatever is asked.
 */
export class Session implements Prompter {
  private readonly person: Prompter;
  private readonly keepWords: (words: readonly string[]) => void;
  /** What was typed in this turn and taken as an answer. */
  private words: string[] = [];
  /** How many of these the turn has been told again. */
  private replayed = 0;
  /** Whether what is told again is to be seen again. */
  private quiet = false;
  /** What was taken back, the last first. */
  private undone: (string | WholeTurn)[] = [];
  /** Set when a question was left because of a command. */
  command: Command | null = null;

  /** `keepWords` is given the words of the turn whenever they change. */
  constructor(person: Prompter, keepWords: (words: readonly string[]) => void = () => {}) {
    this.person = person;
    this.keepWords = keepWords;
  }

  /** A turn begins, or begins anew, with what was typed in it before. */
  begin(words: readonly string[] = [], quiet = false): void {
    this.words = [...words];
    this.replayed = 0;
    this.quiet = quiet;
    this.command = null;
  }

  /** Takes back the last words of the turn; null if there are none. */
  takeBack(): string | null {
    const last = this.words.pop();
    if (last === undefined) return null;
    this.undone.push(last);
    return last;
  }

  takeBackTurn(log: string): void {
    this.undone.push({ log });
  }

  /** The log with the turn that was taken back as a whole; null if words were taken back last, or nothing. */
  bringBackTurn(): string | null {
    const last = this.undone.at(-1);
    if (typeof last !== 'object') return null;
    this.undone.pop();
    return last.log;
  }

  get typed(): readonly string[] {
    return this.words;
  }

  /** Whether the turn is being told what was typed before. */
  get isReplaying(): boolean {
    return this.replayed < this.words.length;
  }

  get colours(): Paint {
    return this.person.colours ?? PLAIN;
  }

  get rows(): number | undefined {
    return this.person.rows;
  }

  isGone(): boolean {
    return !this.isReplaying && this.person.isGone();
  }

  say(text: string): void {
    if (!(this.quiet && this.isReplaying)) this.person.say(text);
  }

  whisper(text: string): Promise<void> {
    return this.person.whisper?.(text) ?? Promise.resolve(this.person.say(text));
  }

  get prefill(): ((text: string) => void) | undefined {
    return this.person.prefill && ((text) => this.person.prefill?.(text));
  }

  pause(run: () => void): void {
    if (this.person.pause === undefined) run();
    else this.person.pause(run);
  }

  async ask(prompt: string, completions: readonly string[] = []): Promise<string | null> {
    const again = this.words[this.replayed];
    if (again !== undefined) {
      this.say(`${prompt}${again}`);
      this.replayed++;
      return again;
    }
    for (;;) {
      const words = await this.person.ask(prompt, completions);
      if (words === null || words === 'quit') return null;
      if (words === 'undo' || words === 'edit') {
        this.command = words;
        return null;
      }
      if (words !== 'redo') {
        this.take(words);
        return words;
      }
      if (typeof this.undone.at(-1) === 'object') {
        this.command = 'redo';
        return null;
      }
      const back = this.undone.pop();
      if (typeof back === 'string') {
        this.person.say(`${prompt}${back}`);
        const { undone } = this;
        this.take(back);
        this.undone = undone;
        return back;
      }
      this.person.say('nothing was taken back');
    }
  }

  private take(words: string): void {
    this.words.push(words);
    this.replayed = this.words.length;
    this.pending = this.undone;
    this.undone = [];
    this.keepWords(this.words);
  }

  /** What was taken back before the last words, which may yet prove to be no answer. */
  private pending: (string | WholeTurn)[] = [];

  keep(words: string | null): void {
    if (this.replayed === this.words.length && words === this.words.at(-1)) return;
    // What follows on words that are no answer any more cannot be told again.
    this.words.length = this.replayed - 1;
    this.replayed = this.words.length;
    if (words === null) this.undone = this.undone.length > 0 ? this.undone : this.pending;
    else {
      this.words.push(words);
      this.replayed++;
    }
    this.keepWords(this.words);
  }
}

/** One turn with a person at the prompt, who may take back what was typed in it. */
export async function withUndo<T>(person: Prompter, play: (session: Session) => Promise<T>): Promise<T> {
  const session = new Session(person);
  for (;;) {
    const played = await play(session);
    if (session.command === null) return played;
    const { typed, command } = session;
    session.begin(typed, true);
    const words = command === 'undo' ? session.takeBack() : null;
    person.say(
      words !== null ? `taken back: ${words}` : command === 'undo' ? 'there is nothing to take back' : NO_EDIT,
    );
  }
}

const NO_EDIT = 'the log is edited in a game: woodlog play --resume FILE';
