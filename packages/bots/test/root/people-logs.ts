import { isLeft } from 'fp-ts/lib/Either.js';
import { type GameSetup, type Stream, stream, streams } from '@woodlog/core/kernel';
import {
  type Action,
  MAPS,
  type Part,
  RANDOM_PLAYER,
  type Table,
  copyTable,
  enact,
  planLeniently,
} from '@woodlog/core/root';
import { type Match, PEOPLE_PHASES, type Players, type Position } from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import {
  type WrittenLine,
  matchOf as matchIn,
  positionBefore as positionIn,
} from '../../../core/test/root/written-line.ts';
import { type Line, playGame } from '../../src/root/index.ts';
import { hirelingSetup } from './hireling-setup.ts';
import { seatedBot } from '../../src/root/shared/compose.ts';

export type { WrittenLine };

const SEATS = 4;

/** Of so many games one has hirelings. */
const WITH_HIRELINGS = 4;

/** Four people at random, each with a faction that people play by the law. */
export function peopleSetup(seed: string, index: number, letters = Object.keys(PEOPLE_PHASES)): GameSetup {
  const chance = stream(seed, index, 'audit');
  const seats = chance
    .shuffle([...letters])
    .slice(0, SEATS)
    .map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER }));
  return { game: 'root', map: chance.pick(MAPS), deck: chance.pick(['Standard', 'E&P']), seats };
}

/** How many cards lie in each place of a table. */
const countsOf = ({ draw, shuffles, piles }: Readonly<Table>): string =>
  [draw, shuffles, ...piles.map(({ length }) => length)].join();

/** The lines of a game, the table that it begins with, and how many cards lay where after each line. */
export function playedLines(
  setup: GameSetup,
  seed: string,
  index: number,
): { start: Table; lines: Line[]; counts: string[] } {
  const lines: Line[] = [];
  const counts: string[] = [];
  let start: Table | null = null;
  const game = playGame(setup, streams(seed, index), {
    afterLine: (table, line) => {
      if (start === null) start = copyTable(table);
      else {
        lines.push(line);
        counts.push(countsOf(table));
      }
    },
  });
  if (isLeft(game)) throw new Error(game.left.message);
  if (start === null) throw new Error('no line was played');
  return { start, lines, counts };
}

/**
 * A game of people, written as people write: cards without names, battles without dice, neighbours combined or swapped,
 * and what need not be written left out. What the ledger would then find wrong stays as it was.
 */
export function* writtenLines(setup: GameSetup, seed: string, index: number): Generator<WrittenLine> {
  const chance = stream(seed, index, 'pen');
  const pen = {
    named: chance.int(101) / 100,
    dice: chance.int(101) / 100,
    ordersDiscards: setup.seats.some(({ bot }) => bot === 'logical-lizards'),
  };
  const { start, lines, counts } = playedLines(setup, seed, index);
  let table = start;
  for (const [at, { taker, setup: isSetup, actions }] of lines.entries()) {
    const begin: Action = { kind: 'begin', faction: taker, ...(isSetup && { setup: true as const }) };
    const own = actions.filter(({ kind }) => kind !== 'begin' && kind !== 'end');
    const unseen = own.map(unseenDominance);
    const tried = (one: readonly Action[]) => ({
      actions: one,
      after: afterwards(table, [begin, ...one, { kind: 'end' }]),
    });
    const isRight = (after: Table | null): after is Table => after !== null && countsOf(after) === counts[at];
    const plain = [tried(own), tried(unseen)].find(({ after }) => isRight(after));
    const found = [tried(written(own, chance, pen)), tried(written(unseen, chance, pen)), plain].find(
      (one) => one !== undefined && isRight(one.after) && (!plain?.after || sayTheSame(one.after, plain.after)),
    );
    // The log does not bear it: the cards that it left unnamed come out otherwise, or a card drawn reads as one taken (D66).
    if (found?.after == null) return;
    yield { before: copyTable(table), taker, setup: isSetup, actions: found.actions };
    table = found.after;
  }
}

/** The table after these actions; `null` where the ledger finds one wrong. */
export function afterwards(table: Readonly<Table>, actions: readonly Action[]): Table | null {
  const here = copyTable(table);
  for (const action of actions) {
    const plan = planLeniently(here, action);
    if (plan.slips.length > 0) return null;
    enact(here, plan);
  }
  return here;
}

/** With dominance cards that are drawn unseen: one that is named might be taken (D66). */
const unseenDominance = (action: Action): Action =>
  action.kind !== 'move'
    ? action
    : {
        ...action,
        parts: action.parts.map((part) =>
          part.from === 'draw' && part.what.endsWith('#dom') ? { ...part, what: '#' } : part,
        ),
      };

/** Whether two tables differ in what is known of cards alone: neighbours that cannot be swapped change more. */
function sayTheSame(one: Table, other: Table): boolean {
  const known = ({ piles, ...rest }: Table): string => JSON.stringify([rest, piles.map(({ length }) => length)]);
  return known(one) === known(other);
}

interface Pen {
  /** How many of the cards and battles it writes with their names and dice. */
  readonly named: number;
  readonly dice: number;
  /** Whether it keeps the order of discards: a bot looks at the top card of the Lost Souls (B.8.2.3). */
  readonly ordersDiscards: boolean;
}

function written(actions: readonly Action[], chance: Stream, pen: Pen): Action[] {
  const some = (share: number): boolean => chance.int(100) < share * 100;
  const swaps = some(0.5);
  const found: Action[] = [];
  for (const action of actions) {
    if (action.kind === 'reveal' && !some(pen.named)) continue;
    const one = unnamed(action, chance, pen);
    const last = found.at(-1);
    const both = last !== undefined && some(0.7) ? combined(last, one) : null;
    if (both !== null) found.splice(-1, 1, both);
    else if (last !== undefined && swaps && some(0.15) && maySwap(last, one, pen)) found.splice(-1, 0, one);
    else found.push(one);
  }
  return found;
}

/**
 * Where the same piece moves twice, the order says from where to where; so it does of cards that come and go, and of a card
 * that is crafted as soon as it is drawn.
 */
function maySwap(one: Action, other: Action, { ordersDiscards }: Pen): boolean {
  const isCraft = [one, other].some(({ kind }) => kind === 'craft');
  if (isCraft && [one, other].some((act) => act.kind === 'move' && act.parts.some(({ what }) => what.includes('#'))))
    return false;
  if (one.kind !== 'move' || other.kind !== 'move') return true;
  const gains = (move: typeof one): string[] => move.parts.flatMap(({ what, to }) => (what.includes('#') ? [to] : []));
  const loses = (move: typeof one): string[] =>
    move.parts.flatMap(({ what, from }) => (what.includes('#') && from !== null ? [from] : []));
  const isDiscard = (move: typeof one): boolean => gains(move).some((place) => place === 'discard' || place === 'L$_l');
  if (ordersDiscards && isDiscard(one) && isDiscard(other)) return false;
  if ([...gains(one), ...gains(other)].some((place) => [...loses(one), ...loses(other)].includes(place))) return false;
  return !one.parts.some(({ what }) => other.parts.some((part) => part.what === what));
}

/** Cards that come to a hand unseen, or leave one for the discard pile, by their suit or not at all; battles without dice. */
export function unnamed(action: Action, chance: Stream, { named, dice }: Omit<Pen, 'ordersDiscards'>): Action {
  const some = (share: number): boolean => chance.int(100) < share * 100;
  if (action.kind === 'battle' && action.rolls !== undefined && !some(dice)) {
    const { rolls: _, ...rest } = action;
    return rest;
  }
  if (action.kind !== 'move') return action;
  return { ...action, parts: action.parts.map((part) => (some(named) ? part : vague(part, some(0.5)))) };
}

function vague(part: Part, bySuit: boolean): Part {
  const { what, from, to } = part;
  if (!/^[BFMR]#./.test(what)) return part;
  const drawn = from === 'draw' && /^[A-Z](\$s)?$/.test(to);
  if (drawn) return { ...part, what: bySuit ? `${what[0]}#` : '#' };
  // What is discarded lies face up: its suit at least is written, and a dominance card stays available.
  const spent = to === 'discard' && /^[A-Z]$/.test(`${from}`) && !what.endsWith('#dom');
  return spent ? { ...part, what: `${what[0]}#` } : part;
}

/** Two neighbours as one action: points summed up, losses in one place together, pieces that go the same way. */
function combined(one: Action, other: Action): Action | null {
  if (one.kind === 'score' && other.kind === 'score' && one.faction === other.faction) {
    if (one.points < 0 || other.points < 0) return null;
    return { ...one, points: one.points + other.points };
  }
  if (one.kind !== 'move' || other.kind !== 'move') return null;
  const isLoss = ({ from, to, what }: Part): boolean =>
    /^\d+$/.test(`${from}`) && to.startsWith('supply') && !/^#|%/.test(what);
  const [first] = one.parts;
  if (first === undefined || ![...one.parts, ...other.parts].every((part) => isLoss(part) && part.from === first.from))
    return null;
  return { ...one, parts: [...one.parts, ...other.parts] };
}

/** The position that a line begins at, and those who sit there. */
export const positionBefore = (line: WrittenLine): [Players, Position] => positionIn(line, seatedBot);

/** What the law says to such a line. */
export const matchOf = (line: WrittenLine): Match => matchIn(line, seatedBot);

export const textOf = ({ taker, actions }: Pick<WrittenLine, 'taker' | 'actions'>): string =>
  `${taker}:${actions.map((action) => printAction(action, taker)).join('/')}`;

/** How the law finds the lines of games of people as people write them. */
export interface Soundness {
  lines: number;
  legal: number;
  /** Legal if something is assumed. */
  assumed: number;
  undecided: string[];
  illegal: string[];
  /** Milliseconds a line. */
  times: number[];
}

/** Audits the lines of games from one index up to `stop`, or until so many lines are done. */
export function soundness(
  seed: string,
  from: number,
  options: { readonly lines: number; readonly clock?: () => number; readonly until?: () => boolean },
): Soundness & { readonly next: number } {
  const { clock = () => 0, until = () => false } = options;
  const found: Soundness = { lines: 0, legal: 0, assumed: 0, undecided: [], illegal: [], times: [] };
  let index = from;
  for (; found.lines < options.lines && !until(); index++) {
    const setup = index % WITH_HIRELINGS === WITH_HIRELINGS - 1 ? hirelingSetup(seed, index) : peopleSetup(seed, index);
    const people = setup.seats.filter(({ bot }) => bot === RANDOM_PLAYER).map(({ faction }) => faction);
    for (const line of writtenLines(setup, seed, index)) {
      if (found.lines >= options.lines) break;
      if (!people.includes(line.taker)) continue;
      const began = clock();
      const match = matchOf(line);
      found.times.push(clock() - began);
      found.lines += 1;
      const said = `game ${index}: ${textOf(line)}`;
      if (match.verdict === 'legal') found[match.assumed.length === 0 ? 'legal' : 'assumed'] += 1;
      else if (match.verdict === 'undecided') found.undecided.push(said);
      else
        found.illegal.push(`${said} ${JSON.stringify(match.breaches.map(({ law, because }) => `${law}: ${because}`))}`);
    }
  }
  return { ...found, next: index };
}
