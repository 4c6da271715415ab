import { isLeft } from 'fp-ts/lib/Either.js';
import { seatPlayers } from '@woodlog/bots/root';
import {
  type Answer,
  type Json,
  type Question,
  type Violation,
  copyJson,
  fitAnswer,
  isViolation,
  lineStreams,
  violation,
} from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, enact, planLeniently, playerAt, root } from '@woodlog/core/root';
import {
  END,
  type Players,
  type RootAnswerer,
  type RootQuestions,
  type RootTurn,
  type Turn,
  type TurnState,
  beginLine,
  everybody,
  matchOpenLine,
  restOfLine,
  stepNow,
  turnAt,
} from '@woodlog/core/root-law';
import type { Session } from '../../kernel/session.ts';
import { acceptCards, isDrawnCard } from './cards.ts';
import { type Menu, menuAt } from './menu.ts';
import { LineRecorder } from './recorder.ts';
import { isWritten } from './words.ts';
import { isPerson } from './seats.ts';
import type { Standing } from './standing.ts';
import { type Written, actionsOf, isWriting } from './writing.ts';

/** A line that stands at a question. */
export interface OpenLine {
  readonly at: 'asked';
  readonly asked: Question<RootQuestions>;
  /** The cards of a draw that were named so far. */
  readonly drawn: readonly string[];
  /** What may be chosen, where a menu is asked. */
  readonly menu: Menu | null;
  /** Who fights whom, in the midst of a battle. */
  readonly battle: Battle | null;
  /** The step that asks. */
  readonly step: string;
  readonly players: Players;
  readonly table: Table;
  readonly now: TurnState;
  readonly record: LineRecorder;
}

export interface Battle {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: number;
}

/** A line that is over. */
export interface DoneLine {
  readonly at: 'done';
  readonly table: Table;
  readonly record: LineRecorder;
}

/** A line whose answers do not fit, or that the rules refuse. */
export interface RefusedLine {
  readonly at: 'refused';
  readonly violation: Violation;
  readonly record: LineRecorder;
}

export type LineRun = OpenLine | DoneLine | RefusedLine;

/** Runs the line that comes next as far as the answers go. */
export function runLine(standing: Standing, session: Pick<Session, 'log' | 'answers' | 'chance'>): LineRun {
  return new Runner(standing, session).run();
}

/** What an answer does at a question: it is passed on, more of it is needed, or it does not fit. */
type Passed = { readonly pass: Answer<RootQuestions> } | { readonly open: readonly string[] } | Violation;

class Runner {
  private readonly log: string;
  private readonly answers: readonly Json[];
  private next = 0;
  /** How many menus of an answer that ends several were ended. */
  private ended = 0;
  private readonly players: Players;
  private table: Table;
  private readonly start: TurnState;
  private turn: Turn;
  private line: RootTurn;
  private readonly record: LineRecorder;
  private readonly chance: RootAnswerer | undefined;
  private battle: Battle | null = null;
  /** Where the line stood when something was written last, or at its start: what came by itself since may be written, too. */
  private mark: Mark | null;
  /** From where on the law follows what is written. */
  private base: Mark;

  constructor(standing: Standing, { log, answers, chance }: Pick<Session, 'log' | 'answers' | 'chance'>) {
    const { table, next, lines } = standing;
    if (next === null) throw new RangeError('the game is over');
    this.log = log;
    this.answers = answers;
    this.record = new LineRecorder(next.letter, next.setup);
    const { record } = this;
    this.players = seatPlayers(table, (law, kind) => record.report(law, kind), {
      onChoice: (choice) => record.choose(choice),
      onBattle: (battle) => {
        this.battle = battle;
      },
    });
    this.table = copyTable(table);
    this.start = beginLine(playerAt(this.players, next.index), next.setup);
    this.turn = turnAt(this.players, { state: this.table }, copyJson(this.start));
    this.line = restOfLine(this.turn);
    this.base = this.here();
    this.mark = this.base;
    this.chance = chance && everybodyBut(table, everybody(lineStreams(chance.seed, chance.index, lines)));
  }

  run(): LineRun {
    let step = this.line.next();
    for (;;) {
      const writing = this.answers[this.next];
      const written = writing !== undefined && isWriting(writing) ? writing : null;
      if (written !== null && written.last !== true && (step.done || 'ask' in step.value)) {
        const refused = this.write(written);
        if (refused !== null) return this.refused(refused);
        this.next++;
        step = this.line.next();
        continue;
      }
      if (step.done) break;
      if ('act' in step.value) {
        const refused = this.act(step.value.act);
        if (refused !== null) return this.refused(refused);
        step = this.line.next();
        continue;
      }
      const { ask: asked } = step.value;
      const answered = this.next;
      const passed = this.pass(asked);
      if (this.next > answered) this.mark = null;
      if (isViolation(passed)) return this.refused(passed);
      if ('open' in passed && written?.last === true) {
        const refused = this.write(written);
        if (refused !== null) return this.refused(refused);
        this.next++;
        break;
      }
      if ('open' in passed) return this.open(asked, passed.open);
      step = this.line.next(passed.pass);
    }
    if (this.next < this.answers.length)
      return this.refused(violation('answer/left-over', 'the turn is over, and answers are left'));
    return { at: 'done', table: this.table, record: this.record };
  }

  private refused(refusal: Violation): RefusedLine {
    return { at: 'refused', violation: refusal, record: this.record };
  }

  private open(asked: Question<RootQuestions>, drawn: readonly string[]): OpenLine {
    const { players, table, record, turn, battle } = this;
    const menu = asked.kind === 'choose' && asked.about === 'menu' ? menuAt(players, table, turn.now) : null;
    const step = stepNow(turn)?.name ?? '';
    return { at: 'asked', asked, drawn, menu, battle, step, players, table, now: turn.now, record };
  }

  private act(action: Action): Violation | null {
    const plan = root.plan(this.table, action);
    if (isViolation(plan)) return plan;
    root.enact(this.table, plan);
    this.record.did(action, plan, this.table);
    return null;
  }

  private pass(asked: Question<RootQuestions>): Passed {
    const dealt = this.chance?.(asked, this.table);
    if (dealt !== undefined) return { pass: dealt };
    const answer = this.given();
    if (asked.kind === 'choose' && asked.about === 'menu') return this.choose(asked, answer);
    if (asked.kind === 'draw') return this.draw(asked);
    const options = 'options' in asked ? asked.options : undefined;
    if (options?.length === 1 && options[0] !== undefined) return { pass: options[0] };
    if (answer === undefined) return { open: [] };
    const fitted = fitAnswer(asked, answer, acceptCards(this.table));
    if (isViolation(fitted)) return fitted;
    this.next++;
    return { pass: fitted.answer };
  }

  /** The next answer; words that end the line answer no question. */
  private given(): Json | undefined {
    const answer = this.answers[this.next];
    return answer !== undefined && isWriting(answer) && answer.last === true ? undefined : answer;
  }

  /** A menu is ended where an answer means one of those after it, or where nothing else can be chosen in it. */
  private choose({ options = [] }: Question<RootQuestions, 'choose'>, answer: Json | undefined): Passed {
    const end = options.find((option) => typeof option === 'object' && option.kind === END);
    const wanted = answer === undefined ? undefined : JSON.stringify(answer);
    const option = options.find((one) => JSON.stringify(one) === wanted);
    if (option !== undefined) {
      this.next++;
      return { pass: option };
    }
    if (options.length === 1 && options[0] !== undefined) return { pass: options[0] };
    if (answer === undefined) {
      const menu = end === undefined ? null : menuAt(this.players, this.table, this.turn.now);
      return menu !== null && menu.offers.length === 0 && end !== undefined ? { pass: end } : { open: [] };
    }
    const ends = endsOf(answer);
    if (ends !== null) {
      if (end === undefined) return violation('answer/not-an-option', 'something must still be done here');
      this.ended++;
      if (this.ended >= ends) {
        this.ended = 0;
        this.next++;
      }
      return { pass: end };
    }
    return end === undefined ? violation('answer/not-an-option', 'this is not allowed here') : { pass: end };
  }

  /** The cards of a draw are answered one by one. */
  private draw(asked: Question<RootQuestions, 'draw'>): Passed {
    const { count } = asked;
    if (this.isUnseen(asked)) return { pass: new Array<string>(count).fill('#') };
    const cards = this.answers.slice(this.next, this.next + count).filter((card) => typeof card === 'string');
    const odd = cards.find((card) => !isDrawnCard(this.table, asked, card));
    if (odd !== undefined) return violation('answer/not-a-card', `there is no card ${odd} here`, { law: asked.law });
    if (cards.length < count) return { open: cards };
    this.next += count;
    return { pass: cards };
  }

  /** Cards of a person's own hand at a real table: nobody else is told which they are. */
  private isUnseen({ from, to }: Question<RootQuestions, 'draw'>): boolean {
    const seat = this.table.setup.seats.find(({ faction }) => faction === to);
    return seat !== undefined && isPerson(seat) && (from === 'draw' || from === to);
  }

  private here(): Mark {
    return { table: copyTable(this.table), now: copyJson(this.turn.now), actions: this.record.actions.length };
  }

  /** Takes actions that were written: after them the line goes on where the law has come to. */
  private write({ write: words, free, last }: Written): Violation | null {
    // What comes last follows what the law has done by itself; other words may write that themselves.
    if (this.mark !== null && last !== true) {
      this.table = copyTable(this.mark.table);
      this.turn = turnAt(this.players, { state: this.table }, copyJson(this.mark.now));
      this.record.backTo(this.mark.actions);
    }
    const { taker } = this.turn.now;
    const read = actionsOf(this.log, taker, this.record.actions, words);
    if (isLeft(read)) return read.left;
    if (this.record.actions.length === 0) {
      const refused = this.act({ kind: 'begin', faction: taker, ...(this.start.setup && { setup: true as const }) });
      if (refused !== null) return refused;
    }
    const all = [...this.record.actions.slice(this.base.actions).filter(isWritten), ...read.right];
    const match = free === true ? undefined : matchOpenLine(this.players, this.base, all);
    if (match !== undefined && match.verdict !== 'legal') return violation('write/illegal', breachOf(match));
    if (match !== undefined && match.position === undefined)
      return violation('write/unfinished', 'this ends in the midst of an action: write all of it');
    for (const action of read.right) {
      const plan = planLeniently(this.table, action);
      const [slip] = plan.slips;
      if (slip !== undefined) return slip;
      enact(this.table, plan);
      this.record.did(action, plan, this.table, free);
    }
    // Who writes freely before anything else is past the beginning of the line.
    const now = match?.position?.now ?? begun(copyJson(this.turn.now));
    this.turn = turnAt(this.players, { state: this.table }, now);
    this.line = restOfLine(this.turn);
    this.mark = this.here();
    if (free === true) this.base = this.mark;
    return null;
  }
}

/** A place in a line. */
interface Mark {
  readonly table: Table;
  readonly now: TurnState;
  /** How many actions came before it. */
  readonly actions: number;
}

/** A line whose beginning is done. */
function begun(now: TurnState): TurnState {
  if (now.stage === 'begin') now.stage = now.setup ? 'setup' : 'birdsong';
  return now;
}

function breachOf(match: ReturnType<typeof matchOpenLine>): string {
  const [breach] = 'breaches' in match ? match.breaches : [];
  return breach === undefined ? 'the law cannot follow this' : `${breach.because} (${breach.law})`;
}

/** How many menus an answer ends; null for another answer. */
const endsOf = (answer: Json): number | null =>
  typeof answer === 'object' && answer !== null && 'end' in answer && typeof answer['end'] === 'number'
    ? answer['end']
    : null;

/** Chance and players at random from a seed; what a person decides or knows is left to the person. */
function everybodyBut({ setup: { seats } }: Readonly<Table>, all: RootAnswerer): RootAnswerer {
  return (question, table) => {
    const seat = question.kind === 'choose' || question.kind === 'pick' ? seats[question.seat ?? -1] : undefined;
    const isPersons = seat !== undefined && isPerson(seat);
    return isPersons ? undefined : all(question, table);
  };
}
