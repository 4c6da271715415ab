import type { Question } from '../../kernel/index.ts';
import type { Action, Part } from '../action.ts';
import type { Players } from '../law/context.ts';
import type { Deed } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import { enact } from '../ledger/enact.ts';
import { planLeniently } from '../ledger/plan-action.ts';
import { isWon } from '../result.ts';
import { Desk, Draft } from '../turn/desk.ts';
import { type Tried, explore } from '../turn/explore.ts';
import { stepNow, turnAt } from '../turn/line.ts';
import { END } from '../turn/menu.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import type { Try } from './answers.ts';
import { type Breach, notAllowed, notInTurn } from './breach.ts';
import { ANY_ORDER, MORE_RUNS, NEARBY, NEAR_WINDOWS, OPTIONS_A_QUESTION, type Window } from './budget.ts';
import { type Dice, nextOf } from './dice.ts';
import { leaveUndone } from './duty.ts';
import type { Effect } from './effects.ts';
import { type Furthest, noFurthest } from './furthest.ts';
import { Keys, type Node } from './node.ts';
import { Laws } from './laws.ts';
import { type AreTorn, tornPlacings } from './placings.ts';
import type { Search } from './search.ts';
import { StepRun } from './step-run.ts';
import { leftBeyondTurn } from './beyond-turn.ts';
import type { WrittenLine } from './written-line.ts';

/** How far a search gets: how few actions it leaves, counted from the first that is not done, and after how many runs. */
export interface Reach {
  readonly left: number;
  readonly runs: number;
}
export const NOWHERE: Reach = { left: Number.POSITIVE_INFINITY, runs: 0 };

/** Searches for paths through a line's steps with the effects that the log has. */
export class LineSearch implements Search {
  readonly players: Players;
  readonly line: WrittenLine;
  readonly areTorn: AreTorn;
  readonly open: boolean;
  readonly furthest: Furthest;
  /** The work so far over all windows, and its limit. */
  work = 0;
  mostWork: number;
  most = 0;
  /** Whether a violation may be a written action that is not allowed. */
  forces = true;
  undoes = false;
  /** Whether a path may not go on from one phase to another, with this left. */
  isBarred: ((left: readonly number[]) => boolean) | null = null;
  reported = '';
  scoring = '';
  readonly laws: Laws;
  hasCertain = false;
  private window: Window = NEAR_WINDOWS[0];
  /** How far this window gets. */
  reach = NOWHERE;
  /** How far it gets in the line as it is written, if this is another reading: one that gets no further is given up. */
  known: Reach | null = null;
  /** Steps run in this window. */
  private runs = 0;
  private keys: Keys;
  private readonly draft: Draft;
  /** Dead ends. */
  private readonly seen = new Set<number>();

  constructor(players: Players, start: Position, line: WrittenLine, mostWork: number, open = false) {
    this.open = open;
    this.mostWork = mostWork;
    this.players = { ...players, report: (law) => (this.reported = this.scoring = law) };
    this.line = line;
    this.areTorn = tornPlacings(line);
    this.laws = new Laws(players.layout);
    this.keys = new Keys(players.layout, start.table);
    this.draft = new Draft(start.table);
    this.furthest = noFurthest(line, open);
  }

  get isSpent(): boolean {
    const { known, reach, runs, window, work } = this;
    const isStuck = known !== null && known.left > 0 && reach.left >= known.left && runs >= known.runs + MORE_RUNS;
    return isStuck || runs >= window.runs || work >= this.mostWork;
  }

  find(start: Position, breaches: number, window: Window, assume = false): Node | null {
    const node = { position: start, left: this.line.whole(), breaches: [], assumed: [], sure: 0 };
    return this.findFrom(node, breaches, window, assume);
  }

  /** A path without a violation in the order of the line or one near it. */
  findNear(start: Position): Node | null {
    for (const window of NEAR_WINDOWS) {
      const found = this.find(start, 0, window);
      if (found !== null) return found;
    }
    return this.find(start, 0, NEAR_WINDOWS[0], true);
  }

  /** Resumes from the end of the longest path without a violation. */
  findOn(breaches: number, window: Window): Node | null {
    const { node } = this.furthest;
    if (node === null) return null;
    if (node.isBeyond !== true) return this.findFrom(node, breaches, window, true);
    // Effects that can no longer come about precede those that can; the windows do not differ but for their runs.
    const [{ runs }] = NEAR_WINDOWS;
    return window.runs === runs ? this.findFrom(node, breaches, { ...ANY_ORDER, runs }, true) : null;
  }

  private findFrom(node: Node, breaches: number, window: Window, assume: boolean): Node | null {
    this.line.reading = { ...window, assume };
    this.most = breaches;
    this.window = window;
    this.runs = 0;
    this.reach = NOWHERE;
    this.seen.clear();
    this.keys = new Keys(this.players.layout, node.position.table);
    return this.walk(node, breaches);
  }

  /** All continuations of a node, depth first; stops at the first that ends the line with nothing left over. */
  private walk(node: Node, spare: number): Node | null {
    if (this.isSpent) return null;
    const { now } = node.position;
    if (now === null) return null;
    if (this.open && this.line.isOver(node.left, node.unshown) && now.stage !== 'begin') return node;
    if (now.stage === 'over') return this.finish(node, spare);
    const key = this.keys.of(node, spare);
    if (this.seen.has(key)) return null;
    this.seen.add(key);
    const left = this.line.actions.length - this.line.firstLeft(node.left);
    if (left < this.reach.left) this.reach = { left, runs: this.runs };
    const desk = new Desk(this.players, { table: node.position.table, now }, !this.open, this.draft);
    if (this.areTorn(node.left, now, desk.start.now)) return null;
    if (node.since?.position.now?.stage !== desk.start.now.stage && this.isBarred?.(node.left) === true) return null;
    const on = { ...node, position: desk.start };
    const isSure = this.window === ANY_ORDER || this.window === NEARBY || !this.furthest.isAsked;
    const beyond = this.open || !isSure ? null : leftBeyondTurn(this.line, node.left, desk);
    if (beyond !== null) {
      const first = this.line.firstLeft(beyond);
      this.furthest.note({ ...on, isBeyond: true }, beyond, 'extra', () => this.tooMuch(on, first)[0] ?? null);
      return null;
    }
    return this.answer(on, desk, spare);
  }

  /** Tries the answers to a step's questions: the first of each, then the next of the last one, and so on. */
  private answer(node: Node, desk: Desk, spare: number): Node | null {
    const dice = new WeakMap<readonly Try[], Dice>();
    const asked = desk.menu;
    if (asked !== null) this.work += 1 + Math.floor((asked.options?.length ?? 0) / OPTIONS_A_QUESTION);
    if (this.isSpent) return null;
    const runOf = (): StepRun => new StepRun(this, node, desk, dice, spare);
    const next = (tried: Tried<Try>[]): boolean => nextOf(tried, ({ picks }) => dice.get(picks));
    for (const { guide, end, tried } of explore(desk, runOf, next)) {
      this.runs++;
      this.work++;
      const ran = guide.ran(end, tried);
      if (ran !== 'stuck') {
        if (ran.at === 'open') return ran.node;
        const found = this.walk(ran.node, spare - (ran.node.breaches.length - node.breaches.length));
        if (found !== null) return found;
      }
      if (this.isSpent) break;
    }
    if (asked === null || this.isSpent) return null;
    if (spare === 0) {
      this.furthest.note(node, node.left, 'extra', () => this.breachOf(node, asked));
      return null;
    }
    if (this.undoes) return null;
    return this.skip(node, desk, asked, spare) ?? (this.forces ? this.force(node, asked, spare) : null);
  }

  /** Skips one mandatory duty, one for each section. */
  private skip(
    node: Node,
    desk: Desk,
    { options = [] }: Question<RootQuestions, 'choose'>,
    spare: number,
  ): Node | null {
    if ((options as readonly Deed[]).some(({ kind }) => kind === END)) return null;
    const laws = new Set<string>();
    for (const [option, { law }] of (options as readonly Deed[]).entries()) {
      if (!desk.isMust(option) || laws.has(law)) continue;
      laws.add(law);
      this.runs++;
      this.work++;
      const undone = leaveUndone(desk, option, law, this.line.last);
      if (undone === null) continue;
      const { position, breach } = undone;
      const found = this.walk({ ...node, position, breaches: [...node.breaches, breach] }, spare - 1);
      if (found !== null) return found;
    }
    return null;
  }

  /** The next action of the log as a violation, since this menu lacks it. */
  private breachOf(node: Node, asked: Question<RootQuestions>): Breach | null {
    const first = this.line.firstLeft(node.left);
    const found = this.remaining(node, first);
    if (found === null) return null;
    const { turn, act, of } = found;
    const { law = '', name = '' } = stepNow(turn) ?? {};
    const isEnd = (option: unknown): boolean => (option as Deed).kind === END;
    const forced = asked.kind === 'choose' && !(asked.options ?? []).some(isEnd);
    const own = forced || this.open ? undefined : this.laws.of(this.leftOf(node.left, first), law);
    const breach = notAllowed(turn, act, first, { ...of, law: of.part ?? own ?? law, name, forced });
    return breach.law === of.part && act.kind === 'move' ? { ...breach, isMore: true } : breach;
  }

  /** A remaining action, the turn where the path stands, and what is told of the action. */
  private remaining({ position: { table, now }, left, partly }: Node, action: number) {
    const act = this.line.actions[action];
    if (act === undefined || now === null) return null;
    const part = partly?.action === action ? partly.law : undefined;
    const rest = restOfAction(this.line, left, action);
    return { turn: turnAt(this.players, { state: table }, now), act, of: { part, rest, fought: this.line.fought } };
  }

  /** Takes the next action of the log although the law does not allow it here: a violation. */
  private force(node: Node, asked: Question<RootQuestions>, spare: number): Node | null {
    const first = this.line.firstLeft(node.left);
    const breach = node.isBeyond === true ? this.tooMuch(node, first)[0] : this.breachOf(node, asked);
    const { table, now } = copyPosition(node.position);
    const action = restOfAction(this.line, node.left, breach?.action ?? -1);
    if (breach == null || action === undefined) return null;
    enact(table, planLeniently(table, action));
    const left = node.left.map((n, i) => (this.line.effects[i]?.action === breach.action ? 0 : n));
    return this.walk({ ...node, position: { table, now }, left, breaches: [...node.breaches, breach] }, spare - 1);
  }

  /** The law's line is over: what the log has left is too much. */
  private finish(node: Node, spare: number): Node | null {
    const left = [...new Set(this.line.toCome(node.left).flatMap(({ action, shown }) => (shown ? [] : [action])))];
    // After a win, later actions and drawn cards do not count (3.1).
    const over = isWon(node.position.table) ? left.filter((action) => this.line.counts(node.left, action)) : left;
    if (left.length === 0) return this.line.isOver(node.left, node.unshown) ? node : null;
    if (over.length === 0) return node;
    const breachOf = (action: number): Breach[] => this.tooMuch(node, action);
    if (spare === 0) this.furthest.note(node, node.left, 'extra', () => over.flatMap(breachOf)[0] ?? null);
    if (over.length > spare || !this.forces) return null;
    return { ...node, breaches: [...node.breaches, ...over.flatMap(breachOf)] };
  }

  /** A remaining action that the turn has no place for. */
  private tooMuch(node: Node, action: number): Breach[] {
    const found = this.remaining(node, action);
    if (found === null) return [];
    const { turn, act, of } = found;
    return [notInTurn(turn, act, action, { ...of, laws: this.laws, todo: this.leftOf(node.left, action) })];
  }

  private leftOf(left: readonly number[], action: number): readonly Effect[] {
    return this.line.toCome(left).filter((effect) => effect.action === action);
  }
}

/** What of a written action is still to come: of a move, the pieces that have not moved. */
function restOfAction(line: WrittenLine, left: readonly number[], index: number): Action | undefined {
  const action = line.actions[index];
  if (action?.kind !== 'move') return action;
  const { columnOf, columns, placeOf } = line.layout;
  const taken = line.effects.map(({ action: of, count }, i) => (of === index ? count - (left[i] ?? 0) : 0));
  const parts = action.parts.flatMap(({ count, ...part }): Part[] => {
    const column = columnOf.get(part.what) ?? -1;
    const to = placeOf.get(part.to)?.row;
    const at = line.effects.findIndex(
      ({ way }, i) => (taken[i] ?? 0) > 0 && way?.to === to && [column, columns[column]?.home].includes(way?.column),
    );
    const gone = Math.min(count, taken[at] ?? 0);
    if (at >= 0) taken[at] = (taken[at] ?? 0) - gone;
    return gone === count ? [] : [{ ...part, count: count - gone }];
  });
  return parts.length === 0 ? action : { ...action, parts };
}
