import { randomInt } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Asked, Moment, Option, Session } from '@woodlog/session/kernel';
import { visible } from '../show/visible.ts';
import type { Prompter } from '../turn/prompter.ts';
import { Choices } from './choices.ts';
import { runCommand } from './commands.ts';
import { closeFreely, endTurn } from './ending.ts';
import type { Face } from './face.ts';
import { dueText, missingText, placeText, seatText } from './moment-text.ts';
import { type TableManner, TableNow } from './table-now.ts';
import { ANYWAY, write } from './writing.ts';

/** How a game at the prompt ended: the game is over, its line is, or a person has left. */
export type Left = { readonly is: 'over' | 'line' } | { readonly is: 'missing'; readonly what: string };

/** A game at the prompt: shows what a session asks, and answers with what is typed. */
export class TablePrompt<Table> {
  private readonly table: TableNow<Table>;

  constructor(face: Face<Table>, prompter: Prompter, session: Session, manner: TableManner) {
    this.table = new TableNow(face, prompter, session, manner);
  }

  /** Plays until the game is over or somebody leaves. */
  async play(): Promise<Left> {
    const { table } = this;
    const { log } = table.session;
    for (;;) {
      // Lets signals in between bots' turns.
      await setImmediate();
      if (table.manner.oneLine === true && table.session.log.length > log.length) return { is: 'line' };
      const moment = table.moment();
      if (moment.kind === 'over') return { is: 'over' };
      if (moment.kind === 'played') {
        const left = await this.played(moment);
        if (left !== null) return left;
      } else if (!(await this.asked(moment))) return this.missing(moment);
    }
  }

  get now(): Session {
    return this.table.session;
  }

  /** Ends a line: shows a bot's, and asks a person who wrote freely. */
  private async played(moment: Moment<Table>): Promise<Left | null> {
    const { table } = this;
    const { session, manner, prompter, face } = table;
    const taker = table.taker(moment);
    const isFree = table.isFreeLine(moment);
    if (!isFree || session.answers.length > 0) table.tell(moment);
    if (taker?.person === true && (isFree || session.answers.length > 0)) {
      if (isFree) this.greet(moment);
      else table.show(`${seatText(taker)}: nothing is left to do. Enter ends the turn`);
      const words = await this.hear(`${taker.id}:`, []);
      if (words === null) return this.missing(moment);
      if (isFree && (words === '' || words === 'end')) closeFreely(table, words === 'end');
      else if (words === '' || words === 'end') table.become(face.play.answer(session, null));
      else if (!(await runCommand(table, words, moment))) write(table, words, moment);
      return null;
    }
    if (manner.oneLine !== true && prompter.isGone()) return this.missing(moment);
    table.become(face.play.answer(session, null), false);
    if (taker?.person !== true) table.drawAfter();
    return null;
  }

  /** Asks a question and takes what is typed; false if the person has left. */
  private async asked(moment: Asked<Table>): Promise<boolean> {
    const { table } = this;
    const { session, seats, screen, face } = table;
    const seat = moment.seat === null ? undefined : seats[moment.seat];
    if (!table.isFreeLine(moment) || session.answers.length > 0) table.tell(moment);
    if (!(await screen.uncoverFor(seat, session.chance !== undefined || moment.question.secret === true))) return false;
    const choices = new Choices(moment.question, table.among);
    const given = this.given(moment);
    if (given === undefined) this.showQuestion(moment, choices);
    const isMenu = moment.question.kind === 'menu' || table.isFreeLine(moment);
    const who = seat?.id ?? table.taker(moment)?.id ?? '';
    const lot = isByLot(moment) ? '; Enter: by lot' : '';
    const ask = isMenu ? `${who}:` : `${visible(moment.question.prompt)} [${choices.hint()}${lot}]: `;
    const isOthers = !isMenu && seat !== undefined && moment.seat !== moment.taker;
    const words = given ?? (await this.hear(`${isOthers ? `${seatText(seat)}: ` : ''}${ask}`, choices.labels));
    if (words === null) return false;
    if (await runCommand(table, words, moment)) return true;
    if (words === '' && table.among !== undefined) table.askAgain(undefined);
    else if (words === '') await this.enter(moment, choices);
    else if (words === 'end' && face.play.close !== undefined) endTurn(table);
    else await this.take(words, moment, choices);
    return true;
  }

  private given({ question: { kind } }: Asked<Table>): string | undefined {
    const { manner, among } = this.table;
    if (manner.given === undefined || among !== undefined) return undefined;
    const { draw, dice } = manner.given;
    return kind === 'draw' ? draw.shift() : kind === 'dice' ? dice.shift() : undefined;
  }

  private showQuestion(moment: Asked<Table>, choices: Choices): void {
    const { table } = this;
    const { face, sheet, seats } = table;
    if (table.isFreeLine(moment)) {
      this.greet(moment);
      return;
    }
    const lines = choices.lines(sheet);
    const above = table.isFirst(moment.seat) ? (face.above?.(moment, sheet.paint) ?? '') : '';
    const left = dueText(moment, '; ');
    const stillDue = left === '' ? [] : [`  still due: ${left}`];
    table.show([...(above === '' ? [] : [above]), `\n${placeText(moment, seats)}`, ...stillDue, ...lines].join('\n'));
  }

  /** Explains free writing once. */
  private greet(moment: Moment<Table>): void {
    const { table } = this;
    if (!table.isFirst(moment.taker)) return;
    const taker = seatText(table.taker(moment));
    table.prompter.say(`\n${taker}: type your turn in Rootlog. Enter ends it, ? lists what the law knows`);
  }

  private async hear(prompt: string, completions: readonly string[]): Promise<string | null> {
    const { prompter, sheet } = this.table;
    // The line being typed must not wrap, so a long question goes above it.
    const at = prompt.lastIndexOf(' [');
    const isLong = at > 0 && prompt.length + ROOM > sheet.columns;
    if (isLong) prompter.say(prompt.slice(0, at));
    const words = await prompter.ask(isLong ? prompt.slice(at + 1) : prompt, completions);
    return words === 'quit' ? null : words;
  }

  private async enter(moment: Asked<Table>, choices: Choices): Promise<void> {
    const { table } = this;
    const chosen = choices.end ?? (isByLot(moment) ? byLot(moment) : undefined);
    if (table.isFreeLine(moment)) closeFreely(table);
    else if (chosen !== undefined) await this.choose(chosen);
    else {
      const due = dueText(moment);
      table.prompter.say(
        `choose ${choices.hint()}${due === '' ? '' : `; still due: ${due}`}; ? lists all, undo takes back`,
      );
    }
  }

  private async take(words: string, moment: Asked<Table>, choices: Choices): Promise<void> {
    const { table } = this;
    if (table.isFreeLine(moment)) {
      write(table, words, moment);
      return;
    }
    const meant = choices.meaning(words);
    if (meant.is === 'option') await this.choose(meant.option);
    else if (meant.is === 'among') table.askAgain(meant.options);
    else if ((isPlain(words) && words !== ANYWAY) || table.taker(moment)?.person !== true) {
      table.prompter.say(choices.expected(words));
    } else write(table, words, moment);
  }

  /** Takes an option, after asking where it leads into a fight. */
  private async choose({ answer, warning }: Option): Promise<void> {
    const { table } = this;
    if (warning !== undefined) {
      const words = await this.hear(`${visible(warning)}. Go all the same? [yes, no]: `, ['yes', 'no']);
      if (words === null || !/^y/i.test(words)) {
        table.askAgain(table.among);
        return;
      }
    }
    table.become(table.face.play.answer(table.session, answer));
  }

  private missing(moment: Moment<Table>): Left {
    return { is: 'missing', what: missingText(moment, this.table.taker(moment)) };
  }
}

/** Columns left for typing. */
const ROOM = 12;

/** Words rather than notation. */
const isPlain = (words: string): boolean => /^(?:\d+|[a-z][a-z ’'-]{2,})$/.test(words);

/** Whether chance chooses, and not a person. */
const isByLot = ({ seat, question: { kind } }: Asked<unknown>): boolean =>
  seat === null && (kind === 'place' || kind === 'pick');

/** Chooses by chance that is not the seed's. */
function byLot({ question }: Asked<unknown>): Option | undefined {
  const options = question.groups.flatMap((group) => group.options);
  return options[randomInt(options.length)];
}
