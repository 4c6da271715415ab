import { setImmediate } from 'node:timers/promises';
import type { Asked, Moment, Option, Part, Refusal, Session } from '@woodlog/session/kernel';
import { PLAIN } from '../show/paint.ts';
import { visible } from '../show/visible.ts';
import type { Prompter } from '../turn/prompter.ts';
import { byLot, isByLot } from './by-lot.ts';
import { Choices } from './choices.ts';
import type { Face, FaceSeat } from './face.ts';
import { answerText, dueText, helpText, missingText, placeText, seatText } from './moment-text.ts';
import { refusalText } from './refusal-text.ts';
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

/** How a game at the prompt ended: the game is over, its line is, or a person has left. */
export type Left = { readonly is: 'over' | 'line' } | { readonly is: 'missing'; readonly what: string };

/** Records what was just refused, by the pieces alone. */
const ANYWAY = 'anyway';

/** A game at the prompt: shows what a session asks, and answers with what is typed. */
export class TablePrompt<Table> {
  private readonly face: Face<Table>;
  private readonly prompter: Prompter;
  private readonly manner: TableManner;
  private readonly screen: Screen;
  private session: Session;
  private seats: readonly FaceSeat[];
  /** Steps of the current line that were shown. */
  private told = 0;
  /** Options that ambiguous words left. */
  private among: readonly Option[] | undefined;
  /** Shown last, and not again after a mistake. */
  private shown = '';
  /** Refused last. */
  private refused = '';
  /** A warning was shown that `end` or Enter overrides the second time. */
  private isWarned = false;
  /** The line whose table was shown to its player. */
  private seen = '';

  constructor(face: Face<Table>, prompter: Prompter, session: Session, manner: TableManner) {
    this.face = face;
    this.prompter = prompter;
    this.manner = manner;
    this.session = session;
    this.seats = face.seats(session.log);
    this.screen = new Screen(prompter, this.seats);
    // A person knows what they did before.
    const moment = this.moment();
    this.told = this.taker(moment)?.person === true ? moment.steps.length : 0;
  }

  /** Plays until the game is over or somebody leaves. */
  async play(): Promise<Left> {
    const { log } = this.session;
    for (;;) {
      // Lets signals in between bots' turns.
      await setImmediate();
      if (this.manner.oneLine === true && this.session.log.length > log.length) return { is: 'line' };
      const moment = this.moment();
      if (moment.kind === 'over') return { is: 'over' };
      if (moment.kind === 'played') {
        const left = await this.played(moment);
        if (left !== null) return left;
      } else if (!(await this.asked(moment))) return this.missing(moment);
    }
  }

  get now(): Session {
    return this.session;
  }

  private moment(): Moment<Table> {
    return this.face.play.ask(this.session);
  }

  private get sheet(): Sheet {
    const { colours: paint = PLAIN, columns = 100 } = this.prompter;
    return { paint, columns };
  }

  private taker({ taker }: Moment<Table>): FaceSeat | undefined {
    return this.seats[taker];
  }

  /** Ends a line: shows a bot's, and asks a person who wrote freely. */
  private async played(moment: Moment<Table>): Promise<Left | null> {
    const taker = this.taker(moment);
    const isFree = this.isFreeLine(moment);
    if (!isFree || this.session.answers.length > 0) await this.tell(moment);
    if (taker?.person === true && (isFree || this.session.answers.length > 0)) {
      if (isFree) this.greet(moment);
      else this.show(`${seatText(taker)}: nothing is left to do. Enter ends the turn`);
      const words = await this.hear(`${taker.id}:`, []);
      if (words === null) return this.missing(moment);
      if (isFree && (words === '' || words === 'end')) this.closeFreely(words === 'end');
      else if (words === '' || words === 'end') this.become(this.face.play.answer(this.session, null));
      else if (!(await this.command(words, moment))) this.write(words, moment);
      return null;
    }
    if (this.manner.oneLine !== true && this.prompter.isGone()) return this.missing(moment);
    this.become(this.face.play.answer(this.session, null), false);
    if (taker?.person !== true) this.drawAfter();
    return null;
  }

  /** Shows what the turn has done since last time. */
  private async tell(moment: Moment<Table>): Promise<void> {
    const { steps } = moment;
    const taker = this.taker(moment);
    if (steps.length <= this.told) {
      this.told = steps.length;
      return;
    }
    const isBots = taker?.person !== true;
    if (isBots) this.screen.uncover();
    if (isBots && this.told === 0) this.prompter.say(`\n${seatText(taker)}`);
    const rows =
      isBots && this.manner.brief === true
        ? [
            `  ${steps
              .slice(this.told)
              .map(({ text }) => visible(text))
              .join('/')}`,
          ]
        : (isBots ? stepsInWords : deedsInWords)(this.forAll(steps), this.told, this.sheet);
    this.told = steps.length;
    this.prompter.say(rows.join('\n'));
  }

  /** Steps as everybody at the screen may know them. */
  private forAll(steps: readonly Part[]): readonly Part[] {
    if (!this.screen.isOpen) return steps;
    return steps.map((step) => (step.openly === undefined ? step : { ...step, words: step.openly, text: '' }));
  }

  /** Draws the table after a bot's turn, if the screen has room. */
  private drawAfter(): void {
    const { prompter, manner, face } = this;
    if (manner.brief === true) return;
    const picture = face.picture(this.moment().table, this.sheet.paint);
    const { rows } = prompter;
    prompter.say(rows === undefined || picture.split('\n').length < rows ? picture : 'map draws the map');
  }

  /** Asks a question and takes what is typed; false if the person has left. */
  private async asked(moment: Asked<Table>): Promise<boolean> {
    const { session } = this;
    const seat = moment.seat === null ? undefined : this.seats[moment.seat];
    if (!this.isFreeLine(moment) || session.answers.length > 0) await this.tell(moment);
    if (!(await this.screen.uncoverFor(seat, session.chance !== undefined || moment.question.secret === true)))
      return false;
    const choices = new Choices(moment.question, this.among);
    const given = this.given(moment);
    if (given === undefined) this.showQuestion(moment, choices);
    const isMenu = moment.question.kind === 'menu' || this.isFreeLine(moment);
    const who = seat?.id ?? this.taker(moment)?.id ?? '';
    const lot = isByLot(moment) ? '; Enter: by lot' : '';
    const ask = isMenu ? `${who}:` : `${visible(moment.question.prompt)} [${choices.hint()}${lot}]: `;
    const isOthers = !isMenu && seat !== undefined && moment.seat !== moment.taker;
    const words = given ?? (await this.hear(`${isOthers ? `${seatText(seat)}: ` : ''}${ask}`, choices.labels));
    if (words === null) return false;
    if (await this.command(words, moment)) return true;
    if (words === '' && this.among !== undefined) {
      this.among = undefined;
      this.shown = '';
      return true;
    }
    if (words === '') await this.enter(moment, choices);
    else if (words === 'end' && this.face.play.close !== undefined) this.end();
    else await this.take(words, moment, choices);
    return true;
  }

  /** Whether a person writes the line freely. */
  private isFreeLine(moment: Moment<Table>): boolean {
    return this.session.free === true && this.taker(moment)?.person === true;
  }

  private given({ question: { kind } }: Asked<Table>): string | undefined {
    const { given } = this.manner;
    if (given === undefined || this.among !== undefined) return undefined;
    return kind === 'draw' ? given.draw.shift() : kind === 'dice' ? given.dice.shift() : undefined;
  }

  private showQuestion(moment: Asked<Table>, choices: Choices): void {
    if (this.isFreeLine(moment)) {
      this.greet(moment);
      return;
    }
    const lines = choices.lines(this.sheet);
    const above = this.isFirst(moment.seat) ? (this.face.above?.(moment, this.sheet.paint) ?? '') : '';
    const left = dueText(moment, '; ');
    const stillDue = left === '' ? [] : [`  still due: ${left}`];
    this.show(
      [...(above === '' ? [] : [above]), `\n${placeText(moment, this.seats)}`, ...stillDue, ...lines].join('\n'),
    );
  }

  /** Explains free writing once. */
  private greet(moment: Moment<Table>): void {
    if (!this.isFirst(moment.taker)) return;
    const taker = seatText(this.taker(moment));
    this.prompter.say(`\n${taker}: type your turn in Rootlog. Enter ends it, ? lists what the law knows`);
  }

  /** Whether a person has seen nothing of this line yet. */
  private isFirst(seat: number | null): boolean {
    const line = `${this.session.log.length} ${seat}`;
    const isFirst = seat !== null && this.seen !== line;
    if (isFirst) this.seen = line;
    return isFirst;
  }

  /** Shows a text once. */
  private show(text: string): void {
    if (text !== this.shown) this.prompter.say(text);
    this.shown = text;
  }

  private async hear(prompt: string, completions: readonly string[]): Promise<string | null> {
    // The line being typed must not wrap, so a long question goes above it.
    const at = prompt.lastIndexOf(' [');
    const isLong = at > 0 && prompt.length + ROOM > this.sheet.columns;
    if (isLong) this.prompter.say(prompt.slice(0, at));
    const words = await this.prompter.ask(isLong ? prompt.slice(at + 1) : prompt, completions);
    return words === 'quit' ? null : words;
  }

  /** Runs a command about the game; false for other words. */
  private async command(words: string, moment: Moment<Table>): Promise<boolean> {
    const { face, prompter, session } = this;
    const { paint } = this.sheet;
    switch (words.toLowerCase()) {
      case 'undo':
        this.undo();
        return true;
      case 'redo':
        this.redo();
        return true;
      case 'edit': {
        const changed = (await this.manner.edit?.(session)) ?? null;
        if (this.manner.edit === undefined) prompter.say('the log is edited in a game: woodlog play --resume FILE');
        if (changed !== null) this.become(changed);
        return true;
      }
      case 'map':
      case 'board':
        prompter.say(face.picture(moment.table, paint));
        return true;
      case 'table':
      case 'boards':
        prompter.say(face.boards?.(moment.table) ?? face.picture(moment.table, paint));
        return true;
      case 'hand':
        await this.showHand(moment);
        return true;
      case '?':
      case 'help':
      case 'moves':
        prompter.say(helpText(moment, face.example, this.sheet));
        return true;
      default:
        return false;
    }
  }

  private async showHand(moment: Moment<Table>): Promise<void> {
    const seat = (moment.kind === 'asked' ? moment.seat : null) ?? moment.taker;
    const isDealt = this.session.chance !== undefined;
    const hand = this.seats[seat]?.person === true ? this.face.hand?.(moment.table, seat, isDealt) : undefined;
    if (hand == null)
      this.prompter.say(
        this.face.hand ? 'your cards lie on your own table: woodlog does not know them' : 'nobody has cards here',
      );
    else await this.screen.whisper(this.seats[seat], hand);
  }

  private async enter(moment: Asked<Table>, choices: Choices): Promise<void> {
    const { end } = choices;
    if (this.isFreeLine(moment)) this.closeFreely();
    else if (end !== undefined) await this.take(end.label, moment, choices, end);
    else if (isByLot(moment)) await this.take('', moment, choices, byLot(moment));
    else {
      const due = dueText(moment);
      this.prompter.say(
        `choose ${choices.hint()}${due === '' ? '' : `; still due: ${due}`}; ? lists all, undo takes back`,
      );
    }
  }

  /** Ends the turn with what happens automatically; warns first of what prevents it, and goes on the second time. */
  private end(): void {
    const { face, session } = this;
    const isFree = session.free === true || this.moment().steps.some(({ free }) => free === true);
    if (isFree || this.isWarned) {
      this.become(face.play.close?.(session) ?? session);
      return;
    }
    let now = session;
    for (;;) {
      const moment = face.play.ask(now);
      if (now.log !== session.log) break;
      const end = moment.kind === 'asked' ? new Choices(moment.question).end : undefined;
      if (moment.kind === 'asked' && end === undefined) {
        this.become(now);
        const due = dueText(moment);
        this.prompter.say(
          `${due === '' ? visible(moment.question.prompt) : `still due: ${due}`}\nend once more ends the turn all the same`,
        );
        this.isWarned = true;
        return;
      }
      const next = face.play.answer(now, end?.answer ?? null);
      if ('refused' in next) break;
      now = next;
    }
    this.become(now);
  }

  /** Ends a line that is not checked against the law. */
  private closeFreely(isSaid = false): void {
    const { session, face } = this;
    const doubts = [
      ...(this.refused === '' ? [] : ['your last line was not taken']),
      ...(session.answers.length > 0 ? [] : ['you have typed nothing for this turn yet']),
    ];
    if (isSaid || doubts.length === 0 || this.isWarned) this.become(face.play.close?.(session) ?? session);
    else {
      this.isWarned = true;
      this.prompter.say(`${doubts.join('\n')}\npress Enter again to end the turn all the same`);
    }
  }

  private async take(words: string, moment: Asked<Table>, choices: Choices, option?: Option): Promise<void> {
    if (option === undefined && this.isFreeLine(moment)) {
      this.write(words, moment);
      return;
    }
    const meant = option === undefined ? choices.meaning(words) : { is: 'option' as const, option };
    if (meant.is === 'option') await this.choose(meant.option);
    else if (meant.is === 'among') this.offer(meant.options);
    else if ((isPlain(words) && words !== ANYWAY) || this.taker(moment)?.person !== true) {
      this.prompter.say(choices.expected(words));
    } else this.write(words, moment);
  }

  /** Takes an option, after asking where it leads into a fight. */
  private async choose({ answer, warning }: Option): Promise<void> {
    if (warning !== undefined) {
      const words = await this.hear(`${visible(warning)}. Go all the same? [yes, no]: `, ['yes', 'no']);
      if (words === null || !/^y/i.test(words)) {
        this.shown = '';
        return;
      }
    }
    this.become(this.face.play.answer(this.session, answer));
  }

  private offer(options: readonly Option[]): void {
    this.among = options;
    this.shown = '';
  }

  /** Takes as much notation as it can; the rest is left for editing. */
  private write(words: string, moment: Moment<Table>): void {
    const { prompter, face, session } = this;
    if (words === ANYWAY || words.startsWith(`${ANYWAY} `)) {
      this.writeFreely(words.slice(ANYWAY.length + 1) || this.refused);
      return;
    }
    const { session: after, taken, refusal } = face.play.writeMost(session, words);
    if (after !== session) this.become(after);
    if (refusal === null) return;
    if (refusal.among !== undefined) {
      this.offer(refusal.among);
      return;
    }
    this.refused = refusal.rest ?? words;
    this.isWarned = false;
    this.refuse(refusal, taken, words, this.taker(moment)?.id ?? '');
    if (taken === '') return;
    prompter.say(`taken: ${visible(taken)}\nleft to type: ${visible(this.refused)}`);
    prompter.prefill?.(this.refused);
  }

  private refuse(refusal: Refusal, taken: string, words: string, name: string): void {
    const { prompter } = this;
    prompter.say(refusalText(refusal, words, name, this.sheet.paint));
    const anyway =
      this.face.play.writeFreely === undefined ? '' : `, or ${ANYWAY} to record it held to the pieces alone`;
    if (taken === '') prompter.say(`nothing was taken: type it again (? lists what you may do)${anyway}`);
  }

  /** Records the refused words by the pieces alone, and marks the line. */
  private writeFreely(words: string): void {
    const { prompter, face, session } = this;
    if (face.play.writeFreely === undefined || words === '') {
      prompter.say('nothing was refused');
      return;
    }
    const after = face.play.writeFreely(session, words);
    if ('refused' in after) this.refuse(after, '', words, '');
    else {
      this.become(after);
      prompter.say('recorded by the pieces alone; the line is marked');
    }
  }

  private undo(): void {
    const { prompter, session, face } = this;
    if (this.refused !== '') {
      prompter.say(`cleared: ${visible(this.refused)}`);
      this.refused = '';
      return;
    }
    const isFirst = this.manner.oneLine === true && session.answers.length === 0;
    const before = isFirst ? session : face.play.undo(session);
    if (before === session) prompter.say('there is nothing to take back');
    else this.goTo(before, `taken back: ${answerText(face.play.ask(before), before.undone.at(-1))}`);
  }

  private redo(): void {
    const { prompter, session, face } = this;
    const after = face.play.redo(session);
    if (after === session) prompter.say('nothing was taken back');
    else this.goTo(after, `brought back: ${answerText(face.play.ask(session), session.undone.at(-1))}`);
  }

  /** Moves to another point of the game and shows its turn. */
  private goTo(session: Session, said: string): void {
    this.become(session, false);
    const moment = this.moment();
    this.told = moment.steps.length;
    this.prompter.say(said);
    if (moment.steps.length > 0) this.prompter.say(deedsInWords(this.forAll(moment.steps), 0, this.sheet).join('\n'));
  }

  /** Continues with the session after an answer, or shows the refusal. */
  private become(after: Session | Refusal, tells = true): void {
    if ('refused' in after) {
      const { refused, law } = after;
      this.prompter.say(`${visible(refused)}${law === undefined ? '' : ` (${law})`}`);
      return;
    }
    const isNewLine = after.log !== this.session.log;
    if (isNewLine && tells) {
      const done = this.face.play.lastSteps(after);
      if (done.length > this.told) this.prompter.say(deedsInWords(this.forAll(done), this.told, this.sheet).join('\n'));
    }
    if (isNewLine) this.told = 0;
    this.session = after;
    this.seats = this.face.seats(after.log);
    this.among = undefined;
    this.shown = '';
    this.refused = '';
    this.isWarned = false;
    this.manner.save(after);
  }

  private missing(moment: Moment<Table>): Left {
    return { is: 'missing', what: missingText(moment, this.taker(moment)) };
  }
}

/** Columns left for typing. */
const ROOM = 12;

/** Words rather than notation. */
const isPlain = (words: string): boolean => /^(?:\d+|[a-z][a-z ’'-]{2,})$/.test(words);
