import type { Action } from '../action.ts';
import type { Players } from '../law/context.ts';
import type { Position } from '../turn/position.ts';
import type { Breach, Late, Match } from './breach.ts';
import {
  ANY_NUMBER,
  ANY_ORDER,
  DISTANT_WORK,
  LEAST_WORK,
  NEARBY,
  PATIENT_WORK,
  MORE_WORK,
  MOST_UNWRITTEN,
  MOST_BREACHES,
  NEAR_WINDOWS,
  OF_UNWRITTEN,
  QUICK_RUNS,
  type Window,
  WORK_OF_LINE,
} from './budget.ts';
import { illegal, isShuffle, isUndone } from './explanation.ts';
import { type LineSearch, NOWHERE, type Reach, lineSearch } from './line-search.ts';
import type { Node } from './node.ts';
import { neverAllowed, withDefenders, withNever } from './never-allowed.ts';
import { withUnnamedDominance } from './unnamed-dominance.ts';
import { writtenLine } from './written-line.ts';

const TOO_MANY_WAYS: Match = {
  verdict: 'undecided',
  because: 'there are too many ways to read this line',
  isSpent: true,
};

/** The actions of a path that are written among things of another phase. */
type Strays = (search: LineSearch, start: Position, path: Node) => readonly Late[];
const none: Strays = () => [];

/**
 * Searches for a path through a line's steps, by the law, with the log's effects: in any order that the law allows,
 * with any dice and cards that the log leaves open. Without one, searches for the fewest violations. Given `strays`, it says
 * what a legal line writes among things of another phase.
 *
 * @example matchLine(players, { table, now: beginLine(me, false) }, actions)
 */
export function matchLine(players: Players, start: Position, actions: readonly Action[], strays: Strays = none): Match {
  const match = matchAt(players, start, actions, strays);
  const other = match.verdict === 'illegal' ? withUnnamedDominance(players.layout, start, actions) : null;
  const there = other === null ? match : matchAt(players, other, actions, strays);
  return there.verdict === 'illegal' ? match : there;
}

/** Where quick searches of a line are stuck: one in its own order, and one of orders near it. */
export type Stuck = readonly [Reach, Reach];
export const AT_ONCE: Stuck = [NOWHERE, NOWHERE];

/**
 * Where little work finds no path without a violation; `null` if it finds one. Given where a line is stuck as it is
 * `written`, it gives up a search that gets another reading of it no further in little more work.
 */
export function stuckAt(
  players: Players,
  start: Position,
  actions: readonly Action[],
  written: Stuck | null = null,
): Stuck | null {
  const search = quickSearch(players, start, actions);
  if (search === null) return AT_ONCE;
  const [own, , near] = NEAR_WINDOWS;
  const [inOrder, inNear] = written ?? [null, null];
  search.known = inOrder;
  if (search.find(start, 0, quick(own), true) !== null) return null;
  search.mostWork += search.work;
  const reach = search.reach;
  // A reading that gets further in its own order is looked at in the other orders, however far the written one gets there.
  search.known = inOrder !== null && reach.left < inOrder.left ? null : inNear;
  return search.find(start, 0, quick(near)) !== null ? null : [reach, search.reach];
}

/**
 * The deeds that an illegal line may have left out, each as the violations that it explains: with the deed, and the points
 * that it brings, the line is legal. None for what is never allowed.
 */
export function unwrittenIn(players: Players, start: Position, actions: readonly Action[]): (readonly Breach[])[] {
  const search = quickSearch(players, start, actions);
  if (search === null) return [];
  const near: Window = { ...NEAR_WINDOWS[1], runs: QUICK_RUNS };
  const { furthest, line } = search;
  furthest.isAsked = true;
  search.find(start, 0, near, true);
  search.mostWork = search.work + MOST_UNWRITTEN;
  search.forces = false;
  if (furthest.node !== null) search.firstUnwritten = line.firstLeft(furthest.node.left);
  const found: (readonly Breach[])[] = [];
  search.unwritten = found;
  for (let breaches = 1; breaches <= OF_UNWRITTEN && found.length === 0; breaches++)
    search.find(start, breaches, { ...near, runs: MOST_UNWRITTEN }, true);
  const textOf = (one: readonly Breach[]): string => JSON.stringify(one.map(({ acts, before }) => [acts, before]));
  return [...new Map(found.map((one) => [textOf(one), one])).values()];
}

const quick = (window: Window): Window => ({ ...window, runs: QUICK_RUNS });

/** Whether little work finds a line legal in one of the orders near its own, or, if it is `open`, leaves that open. */
export function isLawful(players: Players, start: Position, actions: readonly Action[], open: boolean): boolean {
  const search = quickSearch(players, start, actions, open ? LEAST_WORK : PATIENT_WORK);
  if (search === null) return false;
  const found = open ? search.find(start, 0, NEARBY, true) : search.findNear(start);
  return found !== null || (open && search.isSpent);
}

/** A search that nobody asks what stopped it; `null` for what is never allowed. */
function quickSearch(
  players: Players,
  start: Position,
  actions: readonly Action[],
  work = LEAST_WORK,
): LineSearch | null {
  const line = writtenLine(players.layout, start, withDefenders(players, actions));
  if (neverAllowed(players, start, line, actions).length > 0) return null;
  const search = lineSearch(players, start, line, work);
  search.furthest.isAsked = false;
  return search;
}

function matchAt(players: Players, start: Position, actions: readonly Action[], strays: Strays): Match {
  const line = writtenLine(players.layout, start, withDefenders(players, actions));
  const search = lineSearch(players, start, line, WORK_OF_LINE);
  const match = matchWith(search, start, strays);
  return withNever(match, neverAllowed(players, start, line, actions));
}

function matchWith(search: LineSearch, start: Position, strays: Strays): Match {
  const legal = (path: Node): Match => {
    const late = strays(search, start, path);
    return { ...legalBy(path), ...(late.length > 0 && { late }) };
  };
  const near = search.findNear(start);
  if (near !== null) return legal(near);
  const on: Find = (window, breaches) => search.findOn(breaches, window);
  const anew: Find = (window, breaches) => search.find(start, breaches, window, true);
  // A duty due on every path makes the line illegal, if it alone explains it.
  if (search.hasCertain) {
    const found = simplest(search, on, anew, 1);
    if (found?.breaches.every(({ isCertain }) => isCertain) === true) return illegal(found.breaches);
  }
  const nearby = farther(search, start, NEARBY, WORK_OF_LINE);
  if (nearby !== null) return legal(nearby);
  if (search.isSpent) return TOO_MANY_WAYS;
  const { left } = search.furthest;
  let far = farther(search, start, ANY_ORDER, DISTANT_WORK);
  // Where a distant order gets further than those near it, it may be the one.
  if (search.isSpent && search.furthest.left < left) far = farther(search, start, ANY_ORDER, WORK_OF_LINE);
  if (far !== null) return legal(far);
  const isWhole = !search.isSpent;
  search.mostWork = search.work + MORE_WORK;
  const simple = simplest(search, on, anew, MOST_BREACHES);
  // If not all orders were tried, an omitted duty may be the same as an action written out of order, and more violations
  // than one may be none.
  const isUnsure = (found: Found): boolean =>
    !isWhole && found !== null && (found.breaches.length > 1 || isShuffle(found.breaches, search.line.actions));
  if (isUnsure(simple)) return TOO_MANY_WAYS;
  if (simple !== null) return undone(search, anew) ?? illegal(simple.breaches);
  search.mostWork = search.work + LEAST_WORK;
  const all = explain(search, on, ANY_NUMBER, true) ?? explain(search, anew, ANY_NUMBER, true);
  if (isUnsure(all)) return TOO_MANY_WAYS;
  if (all !== null) return illegal(all.breaches);
  return stopped(search);
}

/** A line is legal with what a path assumes. */
function legalBy({ assumed }: Node): Match & { readonly verdict: 'legal' } {
  const also = assumed.flatMap(({ act }) => act ?? []);
  return {
    verdict: 'legal',
    assumed: assumed.flatMap(({ because }) => because ?? []),
    ...(also.length > 0 && { also }),
  };
}

/** The violation that stopped the longest path; undecided if not all paths were tried, or nothing is known to have stopped any. */
const stopped = ({ isSpent, furthest: { breach } }: LineSearch): Match =>
  isSpent || breach === null ? TOO_MANY_WAYS : { verdict: 'illegal', breaches: [breach] };

/** Searches for a path without a violation in other orders, with some more work. */
function farther(search: LineSearch, start: Position, window: Window, work: number): Found {
  search.mostWork = search.work + work;
  return search.find(start, 0, window, true);
}

/** A path that omits one thing and another that undoes it: nobody can tell, so the line is legal. */
function undone(search: LineSearch, anew: Find): Match | null {
  search.undoes = true;
  const found = explain(search, anew, 2, false);
  search.undoes = false;
  if (found?.breaches.length === 0) return legalBy(found);
  return found === null ? null : isUndone(found.breaches);
}

type Found = ReturnType<LineSearch['find']>;
type Find = (window: Window, breaches: number) => Found;

/** The simplest explanation: one omission, one excess, then two. */
function simplest(search: LineSearch, on: Find, anew: Find, most: number): Found {
  for (let breaches = 1; breaches <= most; breaches++) {
    const more = explain(search, on, breaches, true);
    search.forces = false;
    // Most logs are in order, so points are reported where they are missing in it.
    const inOrder = anew(NEAR_WINDOWS[0], breaches);
    const other: Find = (window, n) => (window === NEAR_WINDOWS[0] ? inOrder : anew(window, n));
    const found =
      (isOfPoints(inOrder) ? inOrder : null) ??
      explain(search, on, breaches, false) ??
      (breaches > 1 || isTooMuch(more) ? more : null) ??
      explain(search, other, breaches, false) ??
      more ??
      explain(search, anew, breaches, true);
    if (found !== null) return found;
  }
  return null;
}

/** A path with this many violations: omitted duties only, then forbidden actions as well. */
function explain(search: LineSearch, find: Find, breaches: number, forces: boolean): Found {
  search.forces = forces;
  return firstOf(NEAR_WINDOWS, (window) => find(window, breaches));
}

/** Whether more was done, or more cards were drawn, than allowed: no explanation is better. */
const isTooMuch = (found: Found): boolean =>
  found?.breaches.every(({ kind, isMore }) => kind === 'extra' && isMore === true) === true;

/** Whether only points are missing. */
const isOfPoints = (found: Found): boolean =>
  found?.breaches.every(({ acts }) => acts?.every(({ kind }) => kind === 'score') === true) === true;

/** The verdict on the start of a line, and the position that it leads to, if legal. */
export type OpenMatch = Match & { readonly position?: Position };

/**
 * Like `matchLine`, for the start of an unfinished line: duties do not count yet. A legal start has the position it
 * leads to, if that is between two steps. The first `typed` actions come before all others.
 */
export function matchOpenLine(players: Players, start: Position, actions: readonly Action[], typed = 0): OpenMatch {
  const line = writtenLine(players.layout, start, actions, typed);
  const search = lineSearch(players, start, line, WORK_OF_LINE, true);
  const found = firstOf([...NEAR_WINDOWS, ANY_ORDER], (window) => search.find(start, 0, window));
  if (found !== null) {
    const { position, within } = found;
    return { ...legalBy(found), ...(within !== true && { position }) };
  }
  return stopped(search);
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}
