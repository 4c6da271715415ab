import { seatPlayers } from '@woodlog/bots/root';
import { type Question, type Violation, copyJson, isViolation, violation } from '@woodlog/core/kernel';
import {
  type Action,
  type Table,
  copyTable,
  enact,
  isAdvanced,
  isWon,
  planLeniently,
  playerAt,
  root,
} from '@woodlog/core/root';
import {
  type Dealer,
  type Players,
  type Requests,
  type RootAnswerer,
  type RootQuestions,
  type RootTurn,
  type Turn,
  type TurnState,
  beginLine,
  lookAtCards,
  nextStep,
  stepNow,
  turnAt,
  type WatchedBattle,
  unknownRules,
} from '@woodlog/core/root-law';
import type { Session } from '../../kernel/session.ts';
import { printAction } from '@woodlog/notation/root';
import { answerersOf } from './answerers.ts';
import { LineAnswers, type Passed } from './line-answers.ts';
import { menuAt } from './menu.ts';
import type { LineRun, Mark, OpenLine, RefusedLine } from './line-run.ts';
import { LineRecorder } from './recorder.ts';
import { isWritten } from './words.ts';
import { isPerson } from './seats.ts';
import type { Standing } from './standing.ts';
import {
  type Matcher,
  type ReadPiece,
  type WritingError,
  type Written,
  isClosing,
  isWriting,
  readPiece,
  violationOf,
} from './writing.ts';

/** The session's part about the unfinished line. */
type Ran = Pick<Session, 'log' | 'answers' | 'chance' | 'free'>;

/** Runs the next line as far as its answers go; without a matcher nothing can be written in it. */
export function runLine(standing: Standing, session: Ran, matcher: Matcher | null): LineRun {
  return new Runner(standing, session, matcher).run();
}

class Runner {
  private readonly log: string;
  private readonly answers: LineAnswers;
  /** Only people write. */
  private readonly isPersons: boolean;
  /** Everything written is checked against the pieces alone. */
  private readonly free: boolean;
  private readonly players: Players;
  private table: Table;
  private readonly start: TurnState;
  private turn: Turn;
  private line: RootTurn;
  private readonly record: LineRecorder;
  private readonly chance: RootAnswerer | undefined = undefined;
  private readonly asks: Requests;
  private battle: WatchedBattle | null = null;
  /** The last battle that was counted, and how many answers were given before. */
  private fought: { readonly battle: WatchedBattle; readonly next: number } | null = null;
  /**
   * Where the line stood when something was last written, or at its start: later automatic actions may be written, too.
   */
  private mark: Mark | null;
  /** From here on, the law follows what is written. */
  private base: Mark;

  private readonly matcher: Matcher | null;

  constructor(standing: Standing, { log, answers, chance, free }: Ran, matcher: Matcher | null) {
    const { table, next, lines } = standing;
    if (next === null) throw new RangeError('the game is over');
    this.log = log;
    this.matcher = matcher;
    this.isPersons = isPerson(next.seat);
    this.free = free === true;
    this.answers = new LineAnswers(answers);
    this.record = new LineRecorder(next.letter, next.setup, isPerson(next.seat));
    const { record } = this;
    this.players = seatPlayers(table, (law, kind) => record.report(law, kind), {
      onChoice: (choice) => record.choose(choice),
      onBattle: (battle) => {
        this.battle = battle;
        if (battle?.hits !== undefined) this.fought = { battle, next: this.answers.next };
      },
    });
    this.table = copyTable(table);
    this.start = beginLine(playerAt(this.players, next.index), next.setup);
    this.turn = turnAt(this.players, { state: this.table }, copyJson(this.start));
    this.line = this.restOf();
    this.base = this.here();
    this.mark = this.base;
    const { answer, dealer, asks } = answerersOf(table, this.players, chance ?? { seed: '', index: 0 }, lines);
    this.asks = asks;
    if (chance === undefined) return;
    this.chance = answer;
    if (this.isPersons && !(next.setup && isAdvanced(table.setup))) this.look(dealer);
  }

  /** The rest of the line, step by step. */
  private *restOf(): RootTurn {
    const { turn } = this;
    do {
      this.asks.beforeStep({ table: this.table, now: turn.now });
      yield* nextStep(turn);
    } while (turn.now.stage !== 'over');
  }

  /** Shows the cards that a seed deals at the start of the line. */
  private look(dealer: Dealer): void {
    const scratch = copyTable(this.table);
    enact(scratch, planLeniently(scratch, this.beginning()));
    const actions = isWon(scratch) ? [] : lookAtCards(scratch, this.start.taker, dealer);
    if (actions.length === 0) return;
    this.act(this.beginning());
    this.take({ actions, comment: '' }, undefined, true);
  }

  run(): LineRun {
    let step = this.line.next();
    for (;;) {
      if (!step.done && 'act' in step.value) {
        const refused = this.act(step.value.act);
        if (refused !== null) return this.refused({ violation: refused });
        step = this.line.next();
        continue;
      }
      const asked = step.done || !('ask' in step.value) ? null : step.value.ask;
      const answered = this.answers.next;
      const passed: Passed = asked === null ? { open: [] } : this.pass(asked);
      if (this.answers.next > answered) this.mark = null;
      if (isViolation(passed)) return this.refused({ violation: passed });
      if (asked !== null && 'pass' in passed) {
        this.asks.noteAnswer(asked, passed.pass);
        step = this.line.next(passed.pass);
        continue;
      }
      const words = this.isPersons ? this.answers.due : undefined;
      if (isClosing(words)) return this.close();
      if (isWriting(words)) {
        const wrong = this.write(words, asked?.kind === 'choose' && asked.about === 'menu');
        if (wrong !== null) return this.refused(wrong);
        this.answers.next++;
        if (words.last === true) return this.close();
        step = this.line.next();
        continue;
      }
      if (asked !== null && 'open' in passed) return this.open(asked, passed.open);
      break;
    }
    if (this.answers.due !== undefined)
      return this.refused({ violation: violation('answer/left-over', 'the turn is over, and answers are left') });
    this.withoutRest();
    return {
      at: 'done',
      table: this.table,
      record: this.record,
      ...(isWriting(this.answers.last) && { waits: true }),
    };
  }

  private refused(wrong: WritingError): RefusedLine {
    return { at: 'refused', ...wrong, record: this.record };
  }

  /** Drops automatic actions: a free line has only what is written. */
  private withoutRest(): void {
    if (this.free && this.isPersons && this.mark !== null) this.backTo(this.mark, []);
  }

  private open(asked: Question<RootQuestions>, drawn: readonly string[]): OpenLine {
    this.withoutRest();
    const { players, table, record, turn, fought, asks } = this;
    const battle = this.battle ?? (fought?.next === this.answers.next ? fought.battle : null);
    const menu = asked.kind === 'choose' && asked.about === 'menu' ? menuAt(players, table, turn.now) : null;
    const step = stepNow(turn)?.name ?? '';
    return { at: 'asked', asked, drawn, menu, battle, step, players, table, now: turn.now, record, asks };
  }

  private act(action: Action): Violation | null {
    const plan = root.plan(this.table, action);
    if (isViolation(plan)) return plan;
    root.enact(this.table, plan);
    this.asks.onAction(action);
    this.record.did(action, plan, this.table);
    return null;
  }

  private pass(asked: Question<RootQuestions>): Passed {
    const dealt = this.chance?.(asked, this.table);
    if (dealt !== undefined) return { pass: dealt };
    return this.answers.pass(asked, this.table, () => menuAt(this.players, this.table, this.turn.now));
  }

  private here(): Mark {
    return { table: copyTable(this.table), now: copyJson(this.turn.now), actions: this.record.actions.length };
  }

  /**
   * Takes written actions and continues where the law has come to. Automatic actions since the last answer may be
   * written, too, or taken as done.
   */
  private write({ write: words, free }: Written, atMenu: boolean): WritingError | null {
    const { mark, record } = this;
    if (mark === null) return this.writeHere(words, free);
    const since = record.actions.slice(mark.actions).filter(isWritten);
    const [first = ''] = words.replace(/^\s*[A-Z]\s*:/, '').split('/');
    const again = since.flatMap((action, i) => (printAction(action, this.start.taker) === first.trim() ? [i] : []));
    const counts = this.free ? [0] : [since.length, ...again];
    let wrong: WritingError | null = null;
    for (const count of new Set(free ? counts : [0, ...counts])) {
      this.backTo(mark, since.slice(0, count));
      const here = this.writeHere(words, free);
      if (here === null) return null;
      // Automatic actions count as done: errors are about what follows them.
      if (wrong === null || (atMenu && count === since.length)) wrong = here;
    }
    return wrong;
  }

  /** Returns to an earlier point of the line, keeping some of the actions since. */
  private backTo({ table, now, actions }: Mark, kept: readonly Action[]): void {
    this.table = copyTable(table);
    this.turn = turnAt(this.players, { state: this.table }, copyJson(now));
    this.record.backTo(actions);
    if (this.record.actions.length === 0) this.act(this.beginning());
    for (const action of kept) this.act(action);
  }

  private beginning(): Action {
    const { taker, setup } = this.start;
    return { kind: 'begin', faction: taker, ...(setup && { setup: true as const }) };
  }

  private writeHere(words: string, free: true | undefined): WritingError | null {
    const { log, players, table, record, chance } = this;
    const { taker } = this.turn.now;
    if (record.actions.length === 0) this.act(this.beginning());
    const read = readPiece({ log, taker, before: record.actions, table, players, chance }, words);
    if ('violation' in read) return read;
    return this.take(read, free, free === true || this.free || unknownRules(this.table) !== null);
  }

  /** Takes actions and continues where the law has come to; free ones are checked against the pieces alone. */
  private take({ actions, comment }: ReadPiece, free: true | undefined, isFree: boolean): WritingError | null {
    const { players, record } = this;
    const all = [...record.actions.slice(this.base.actions).filter(isWritten), ...actions];
    if (!isFree && this.matcher === null) throw new Error('nothing holds what is written to the law');
    const match = isFree ? undefined : this.matcher?.(players, this.base, all, all.length - actions.length);
    const wrong = match === undefined ? null : violationOf(match);
    if (wrong !== null) return { violation: wrong };
    for (const action of actions) {
      const plan = planLeniently(this.table, action);
      enact(this.table, plan);
      record.did(action, plan, this.table, free);
    }
    record.remark(comment);
    // A free line that starts with writing is past the line's start.
    const now = match?.position?.now ?? begun(copyJson(this.turn.now));
    this.turn = turnAt(this.players, { state: this.table }, now);
    this.line = this.restOf();
    this.mark = this.here();
    if (isFree) this.base = this.mark;
    return null;
  }

  /** Ends the line as it is, without automatic actions since something was written. */
  private close(): LineRun {
    const { mark, record } = this;
    if (mark !== null) this.backTo(mark, []);
    const refused = this.act({ kind: 'end' });
    return refused === null ? { at: 'done', table: this.table, record } : this.refused({ violation: refused });
  }
}

/** A line after its start. */
function begun(now: TurnState): TurnState {
  if (now.stage === 'begin') now.stage = now.setup ? 'setup' : 'birdsong';
  return now;
}
