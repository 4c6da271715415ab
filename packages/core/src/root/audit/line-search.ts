import type { Question } from '../../kernel/index.ts';
import type { Action, Part } from '../action.ts';
import type { Players } from '../law/context.ts';
import type { Deed } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import { enact } from '../ledger/enact.ts';
import { planLeniently } from '../ledger/plan-action.ts';
import { isWon } from '../result.ts';
import { Desk, Draft } from '../turn/desk.ts';
import { explore } from '../turn/explore.ts';
import { stepNow, turnAt } from '../turn/line.ts';
import { END } from '../turn/menu.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import { type Breach, notAllowed, notInTurn } from './breach.ts';
import type { AtStep } from './reasons.ts';
import { ANY_ORDER, MORE_RUNS, NEARBY, NEAR_WINDOWS, OPTIONS_A_QUESTION, type Window } from './budget.ts';
import { leaveUndone } from './duty.ts';
import type { Effect } from './effects.ts';
import { noFurthest } from './furthest.ts';
import { Keys, type Node } from './node.ts';
import { Laws } from './laws.ts';
import { tornPlacings } from './placings.ts';
import { StepRun } from './step-run.ts';
import { leftBeyondTurn } from './beyond-turn.ts';
import type { WrittenLine } from './written-line.ts';

/** How far a search gets: how few actions it leaves, counted from the first that is not done, and after how many runs. */
export interface Reach {
  readonly left: number;
  readonly runs: number;
}
export const NOWHERE: Reach = { left: Number.POSITIVE_INFINITY, runs: 0 };

export type LineSearch = ReturnType<typeof lineSearch>;

/** Searches for paths through a line's steps with the effects that the log has. */
export function lineSearch(players: Players, start: Position, line: WrittenLine, mostWork: number, open = false) {
  const seated: Players = { ...players, report: (law) => (search.reported = search.scoring = law) };
  const areTorn = tornPlacings(line);
  const laws = new Laws(players.layout);
  const furthest = noFurthest(line, open);
  const draft = new Draft(start.table);
  let keys = new Keys(players.layout, start.table, line.effects);
  let window: Window = NEAR_WINDOWS[0];
  /** Steps run in this window. */
  let runs = 0;
  /** Dead ends. */
  const seen = new Set<number>();

  const search = {
    ...{ players: seated, line, areTorn, open, furthest, laws },
    /** The work so far over all windows, and its limit. */
    work: 0,
    mostWork,
    most: 0,
    /** Whether a violation may be a written action that is not allowed. */
    forces: true,
    undoes: false,
    /** Whether a path may not go on from one phase to another, with this left. */
    isBarred: null as ((left: readonly number[]) => boolean) | null,
    reported: '',
    scoring: '',
    hasCertain: false,
    unwritten: null as (readonly Breach[])[] | null,
    firstUnwritten: 0,
    /** How far this window gets. */
    reach: NOWHERE,
    /** How far it gets in the line as it is written, if this is another reading: one that gets no further is given up. */
    known: null as Reach | null,
    get isSpent(): boolean {
      const { known, reach, work } = search;
      const isStuck = known !== null && known.left > 0 && reach.left >= known.left && runs >= known.runs + MORE_RUNS;
      return isStuck || runs >= window.runs || work >= search.mostWork;
    },
    ...{ find, findNear, findOn },
  };

  function find(position: Position, breaches: number, within: Window, assume = false): Node | null {
    const node = { position, left: line.whole(), breaches: [], assumed: [], sure: 0 };
    return findFrom(node, breaches, within, assume);
  }

  /** A path without a violation in the order of the line or one near it. */
  function findNear(position: Position): Node | null {
    for (const near of NEAR_WINDOWS) {
      const found = find(position, 0, near);
      if (found !== null) return found;
    }
    return find(position, 0, NEAR_WINDOWS[0], true);
  }

  /** Resumes from the end of the longest path without a violation. */
  function findOn(breaches: number, within: Window): Node | null {
    const { node } = furthest;
    if (node === null) return null;
    if (node.isBeyond !== true) return findFrom(node, breaches, within, true);
    // Effects that can no longer come about precede those that can; the windows do not differ but for their runs.
    const [{ runs: most }] = NEAR_WINDOWS;
    return within.runs === most ? findFrom(node, breaches, { ...ANY_ORDER, runs: most }, true) : null;
  }

  function findFrom(node: Node, breaches: number, within: Window, assume: boolean): Node | null {
    line.reading = { ...within, assume };
    search.most = breaches;
    window = within;
    runs = 0;
    search.reach = NOWHERE;
    seen.clear();
    keys = new Keys(seated.layout, node.position.table, line.effects);
    return walk(node, breaches);
  }

  /** All continuations of a node, depth first; stops at the first that ends the line with nothing left over. */
  function walk(node: Node, spare: number): Node | null {
    if (search.isSpent) return null;
    const { now } = node.position;
    if (now === null) return null;
    if (open && line.isOver(node.left, node.unshown) && now.stage !== 'begin') return node;
    if (now.stage === 'over') return finish(node, spare);
    const key = keys.of(node, spare);
    if (seen.has(key)) return null;
    seen.add(key);
    const left = line.actions.length - line.firstLeft(node.left);
    if (left < search.reach.left) search.reach = { left, runs };
    const desk = new Desk(seated, { table: node.position.table, now }, !open, draft);
    if (areTorn(node.left, now, desk.start.now)) return null;
    if (node.since?.position.now?.stage !== desk.start.now.stage && search.isBarred?.(node.left) === true) return null;
    const on = { ...node, position: desk.start };
    const isSure = window === ANY_ORDER || window === NEARBY || !furthest.isAsked;
    const beyond = open || !isSure ? null : leftBeyondTurn(line, node.left, desk);
    if (beyond !== null) {
      const first = line.firstLeft(beyond);
      furthest.note({ ...on, isBeyond: true }, beyond, 'extra', () => tooMuch(on, first)[0] ?? null);
      return null;
    }
    return answer(on, desk, spare);
  }

  /** Tries the answers to a step's questions: the first of each, then the next of the last one, and so on. */
  function answer(node: Node, desk: Desk, spare: number): Node | null {
    const asked = desk.menu;
    if (asked !== null) search.work += 1 + Math.floor((asked.options?.length ?? 0) / OPTIONS_A_QUESTION);
    if (search.isSpent) return null;
    for (const { guide, end } of explore(desk, () => new StepRun(search, node, desk, spare))) {
      runs++;
      search.work++;
      const ran = guide.ran(end);
      if (ran !== 'stuck') {
        if (ran.at === 'open') return ran.node;
        const found = walk(ran.node, spare - (ran.node.breaches.length - node.breaches.length));
        if (found !== null) return found;
      }
      if (search.isSpent) break;
    }
    if (asked === null || search.isSpent) return null;
    if (spare === 0) {
      furthest.note(node, node.left, 'extra', () => breachOf(node, asked));
      return null;
    }
    if (search.undoes || search.unwritten !== null) return null;
    return skip(node, desk, asked, spare) ?? (search.forces ? force(node, asked, spare) : null);
  }

  /** Skips one mandatory duty, one for each section. */
  function skip(
    node: Node,
    desk: Desk,
    { options = [] }: Question<RootQuestions, 'choose'>,
    spare: number,
  ): Node | null {
    if ((options as readonly Deed[]).some(({ kind }) => kind === END)) return null;
    const skipped = new Set<string>();
    for (const [option, { law }] of (options as readonly Deed[]).entries()) {
      if (!desk.isMust(option) || skipped.has(law)) continue;
      skipped.add(law);
      runs++;
      search.work++;
      const undone = leaveUndone(desk, option, law, line.last);
      if (undone === null) continue;
      const { position, breach } = undone;
      const found = walk({ ...node, position, breaches: [...node.breaches, breach] }, spare - 1);
      if (found !== null) return found;
    }
    return null;
  }

  /** The next action of the log as a violation, since this menu lacks it. */
  function breachOf(node: Node, asked: Question<RootQuestions>): Breach | null {
    const first = line.firstLeft(node.left);
    const found = remaining(node, first);
    if (found === null) return null;
    const { turn, act, of } = found;
    const { law = '', name = '' } = stepNow(turn) ?? {};
    const isEnd = (option: unknown): boolean => (option as Deed).kind === END;
    const forced = asked.kind === 'choose' && !(asked.options ?? []).some(isEnd);
    const own = forced || open ? undefined : laws.of(leftOf(node.left, first), law);
    const breach = notAllowed(turn, act, first, { ...of, law: of.part ?? own ?? law, name, forced });
    return breach.law === of.part && act.kind === 'move' ? { ...breach, isMore: true } : breach;
  }

  /** A remaining action, the turn where the path stands, and what is told of the action. */
  function remaining({ position: { table, now }, left, partly }: Node, action: number) {
    const act = line.actions[action];
    if (act === undefined || now === null) return null;
    const part = partly?.action === action ? partly.law : undefined;
    const rest = restOfAction(line, left, action);
    return {
      turn: turnAt(seated, { state: table }, now),
      act,
      of: { part, rest, fought: line.fought, ...around(line, left, action) },
    };
  }

  /** Takes the next action of the log although the law does not allow it here: a violation. */
  function force(node: Node, asked: Question<RootQuestions>, spare: number): Node | null {
    const first = line.firstLeft(node.left);
    const breach = node.isBeyond === true ? tooMuch(node, first)[0] : breachOf(node, asked);
    const { table, now } = copyPosition(node.position);
    const action = restOfAction(line, node.left, breach?.action ?? -1);
    if (breach == null || action === undefined) return null;
    enact(table, planLeniently(table, action));
    const left = node.left.map((n, i) => (line.effects[i]?.action === breach.action ? 0 : n));
    return walk({ ...node, position: { table, now }, left, breaches: [...node.breaches, breach] }, spare - 1);
  }

  /** The law's line is over: what the log has left is too much. */
  function finish(node: Node, spare: number): Node | null {
    const left = [...new Set(line.toCome(node.left).flatMap(({ action, shown }) => (shown ? [] : [action])))];
    // After a win, later actions and drawn cards do not count (3.1).
    const over = isWon(node.position.table) ? left.filter((action) => line.counts(node.left, action)) : left;
    if (search.unwritten !== null) {
      if (over.length === 0) search.unwritten.push(node.breaches);
      return null;
    }
    if (left.length === 0) return line.isOver(node.left, node.unshown) ? node : null;
    if (over.length === 0) return node;
    const breachOf = (action: number): Breach[] => tooMuch(node, action);
    if (spare === 0) furthest.note(node, node.left, 'extra', () => over.flatMap(breachOf)[0] ?? null);
    if (over.length > spare || !search.forces) return null;
    return { ...node, breaches: [...node.breaches, ...over.flatMap(breachOf)] };
  }

  /** A remaining action that the turn has no place for. */
  function tooMuch(node: Node, action: number): Breach[] {
    const found = remaining(node, action);
    if (found === null) return [];
    const { turn, act, of } = found;
    return [notInTurn(turn, act, action, { ...of, laws, todo: leftOf(node.left, action) })];
  }

  function leftOf(left: readonly number[], action: number): readonly Effect[] {
    return line.toCome(left).filter((effect) => effect.action === action);
  }

  return search;
}

/** What is written around an action: the last one before it, those after it, and the next one if it is still to come. */
function around(line: WrittenLine, left: readonly number[], action: number): Pick<AtStep, 'last' | 'later' | 'next'> {
  const later = line.actions.slice(action + 1);
  const isLeft = line.toCome(left).some((effect) => effect.action === action + 1);
  return { last: line.actions[action - 1], later, next: isLeft ? later[0] : undefined };
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
