import type { Moment, Option, Part, Refusal, Session, TableSeat } from '@woodlog/session/kernel';
import { PLAIN } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import type { Prompter } from '../turn/prompter.ts';
import type { Face } from './face.ts';
import { seatText } from './moment-text.ts';
import { Screen } from './screen.ts';
import { type Sheet, deedsInWords, stepsInWords } from './steps.ts';

/** How a game is played at the prompt. */
export interface TableManner {
  /** Called after every change of the session. */
  save(session: Session): void;
  /** Lets the user edit the log; null leaves the session as it was. */
  edit?(session: Session): Promise<Session | null>;
  /** Shows a bot's turn as one line of notation instead of its steps. */
  readonly brief?: boolean;
  /** Plays only the next line. */
  readonly oneLine?: boolean;
  /** Cards and rolls given beforehand, for the questions that ask for them. */
  readonly given?: { readonly draw: string[]; readonly dice: string[] };
}

/** A game at the prompt: its session, and what the people at the screen have seen of it. */
export class TableNow<Table> {
  readonly face: Face<Table>;
  readonly prompter: Prompter;
  readonly manner: TableManner;
  readonly screen: Screen;
  session: Session;
  seats: readonly TableSeat[];
  /** Options that ambiguous words left. */
  among: readonly Option[] | undefined;
  /** Refused last. */
  refused = '';
  /** A warning was shown that `end` or Enter overrides the second time. */
  isWarned = false;
  /** The number of steps of the current line that were shown. */
  private stepsShown = 0;
  /** Shown last, and not again after a mistake. */
  private shown = '';
  /** The line whose table was shown to its player. */
  private seen = '';

  constructor(face: Face<Table>, prompter: Prompter, session: Session, manner: TableManner) {
    this.face = face;
    this.prompter = prompter;
    this.manner = manner;
    this.session = session;
    this.seats = face.play.seats(session.log);
    this.screen = new Screen(prompter, this.seats);
    // A person knows what they did before.
    const moment = this.moment();
    this.stepsShown = this.taker(moment)?.person === true ? moment.steps.length : 0;
  }

  moment(): Moment<Table> {
    return this.face.play.ask(this.session);
  }

  get sheet(): Sheet {
    const { colours: paint = PLAIN, columns = 100 } = this.prompter;
    return { paint, columns };
  }

  taker({ taker }: Moment<Table>): TableSeat | undefined {
    return this.seats[taker];
  }

  /** Whether a person writes the line freely. */
  isFreeLine(moment: Moment<Table>): boolean {
    return this.session.free === true && this.taker(moment)?.person === true;
  }

  /** Shows what the turn has done since last time. */
  tell(moment: Moment<Table>): void {
    const { steps } = moment;
    const taker = this.taker(moment);
    if (steps.length <= this.stepsShown) {
      this.stepsShown = steps.length;
      return;
    }
    const isBots = taker?.person !== true;
    if (isBots) this.screen.uncover();
    if (isBots && this.stepsShown === 0) this.prompter.say(`\n${seatText(taker)}`);
    const texts = steps.slice(this.stepsShown).map(({ text }) => visible(text));
    const rows =
      isBots && this.manner.brief === true
        ? [`  ${texts.join('/')}`]
        : (isBots ? stepsInWords : deedsInWords)(this.forAll(steps), this.stepsShown, this.sheet);
    this.stepsShown = steps.length;
    this.prompter.say(rows.join('\n'));
  }

  /** Steps as everybody at the screen may know them. */
  private forAll(steps: readonly Part[]): readonly Part[] {
    if (!this.screen.isOpen) return steps;
    return steps.map((step) => (step.openly === undefined ? step : { ...step, words: step.openly, text: '' }));
  }

  /** Draws the table after a bot's turn, if the screen has room. */
  drawAfter(): void {
    const { prompter, manner, face } = this;
    if (manner.brief === true) return;
    const picture = face.picture(this.moment().table, this.sheet.paint);
    const { rows } = prompter;
    prompter.say(rows === undefined || picture.split('\n').length < rows ? picture : 'map draws the map');
  }

  /** Whether a person has seen nothing of this line yet. */
  isFirst(seat: number | null): boolean {
    const line = `${this.session.log.length} ${seat}`;
    const isFirst = seat !== null && this.seen !== line;
    if (isFirst) this.seen = line;
    return isFirst;
  }

  /** Shows a text once. */
  show(text: string): void {
    if (text !== this.shown) this.prompter.say(text);
    this.shown = text;
  }

  /** Asks the same question again, of these options only, or of all. */
  askAgain(among: readonly Option[] | undefined): void {
    this.among = among;
    this.shown = '';
  }

  /** Moves to another point of the game and shows its turn. */
  goTo(session: Session, said: string): void {
    this.become(session, false);
    const { steps } = this.moment();
    this.stepsShown = steps.length;
    this.prompter.say(said);
    if (steps.length > 0) this.prompter.say(deedsInWords(this.forAll(steps), 0, this.sheet).join('\n'));
  }

  /** Continues with the session after an answer, or shows the refusal. */
  become(after: Session | Refusal, tells = true): void {
    if ('refused' in after) {
      const { refused, law } = after;
      this.prompter.say(`${visible(refused)}${law === undefined ? '' : ` (${law})`}`);
      return;
    }
    const isNewLine = after.log !== this.session.log;
    if (isNewLine && tells) {
      const done = this.face.play.lastSteps(after);
      if (done.length > this.stepsShown)
        this.prompter.say(deedsInWords(this.forAll(done), this.stepsShown, this.sheet).join('\n'));
    }
    if (isNewLine) this.stepsShown = 0;
    this.session = after;
    this.seats = this.face.play.seats(after.log);
    this.askAgain(undefined);
    this.refused = '';
    this.isWarned = false;
    this.manner.save(after);
  }
}
