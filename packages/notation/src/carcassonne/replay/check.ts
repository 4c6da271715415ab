import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneState,
  EXPANSION_NAMES,
  type Expansion,
  KINDS,
  type Kind,
  boxOf,
  copyState,
} from '@woodlog/core/carcassonne';
import { type Diagnostic, type Span, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import { type Log, namedExpansions, shownBy } from '../log.ts';
import { logOf } from '../meaning.ts';
import { sameLines } from '../../kernel/same-start.ts';
import { type Doubts, copyDoubts, noDoubts } from './doubts.ts';
import { type PlayedMove, movesOf } from './moves.ts';
import type { Tree } from '../tree.ts';
import { diagnosticOf } from './lenient.ts';
import { Unplayed } from './strange.ts';
import { openingOf, playedMoves } from './replay.ts';
import { type Accounts, finalScores, moveScores, newAccounts, playerResult } from './scores.ts';

/** What is known of a record before one of its moves. */
interface SoFar {
  readonly table: CarcassonneState;
  readonly doubts: Doubts;
  readonly said: Diagnostic[];
  readonly unplayed: Unplayed;
  readonly accounts: Accounts;
  /** The label of the last move. */
  last: Span;
}

const copyOf = ({ table, doubts, said, unplayed, accounts, last }: SoFar): SoFar => ({
  table: copyState(table),
  doubts: copyDoubts(doubts),
  said: [...said],
  unplayed: unplayed.copy(),
  accounts: { ...accounts, off: [...accounts.off] },
  last,
});

/** A checked record, from which the check of another goes on where that begins to differ. */
export interface Checked {
  readonly tree: Tree;
  readonly diagnostics: readonly Diagnostic[];
  /** Its setup, and whether it has scores, as JSON. */
  readonly kind: string;
  /** What was known before some of its moves, by their index. */
  readonly moments: readonly (readonly [index: number, SoFar])[];
}

/** Moves between two moments that are kept. */
const MOVES_APART = 8;
/** Of a long record about so many are kept. */
const MOMENTS_KEPT = 64;

/**
 * All errors and doubts of a record, in the order of the text: its spelling, moves against the rules, and scores,
 * totals and results that differ from the rules'. What may only follow from an earlier mistake is a warning that says
 * so.
 */
export const check = (tree: Tree): readonly Diagnostic[] => checkFrom(tree).diagnostics;

/**
 * Checks a record as `check` does, but plays only the moves from the first difference to another text on.
 *
 * @example const second = checkFrom(parse(edited), checkFrom(parse(text)))
 */
export function checkFrom(tree: Tree, before?: Checked): Checked {
  const opening = openingOf(tree);
  if (isLeft(opening)) {
    const diagnostics = inOrder([...tree.diagnostics, errorAt(opening.left, null)]);
    return { tree, diagnostics, kind: '', moments: [] };
  }
  const log = logOf(tree);
  const moves = movesOf(tree);
  const hasScores = log.turns.some(({ score }) => score !== undefined);
  const kind = JSON.stringify([opening.right.setup, hasScores]);
  const moments = before?.kind === kind ? sharedMoments(tree, moves, before) : [];
  let [index, soFar] = moments.at(-1) ?? [0, newSoFar(opening.right.table, hasScores)];
  if (index > 0) soFar = copyOf(soFar);
  const { table, doubts, unplayed, accounts } = soFar;
  const apart = Math.max(MOVES_APART, moves.length / MOMENTS_KEPT);
  for (const played of playedMoves(tree, table, {}, { moves, from: index, doubts })) {
    for (const { action, slips, span } of played.steps) {
      unplayed.add(action, span);
      soFar.said.push(...slips.map((slip) => diagnosticOf(slip, span)));
    }
    soFar.said.push(...moveScores(accounts, played), ...finalScores(accounts, played));
    if (!played.move.final) soFar.last = played.move.label;
    index += 1;
    if (index % apart < 1) moments.push([index, copyOf(soFar)]);
  }
  const root = doubts.root ?? doubts.strange[0]?.label ?? null;
  const said = [...tree.diagnostics, ...soFar.said];
  for (const line of tree.lines) {
    if (line.kind === 'player') said.push(...playerResult(accounts, table, line.player, line, root));
  }
  said.push(...missingTiles(table, soFar.last), ...unplayed.diagnostics(), ...loneSigns(tree, log));
  return { tree, diagnostics: inOrder(said), kind, moments };
}

const newSoFar = (table: CarcassonneState, hasScores: boolean): SoFar => ({
  table,
  doubts: noDoubts(),
  said: [],
  unplayed: new Unplayed(),
  accounts: newAccounts(table.seats, hasScores),
  last: { start: 0, end: 0 },
});

/** Moments of another record of the same kind that hold for one, too: both begin with the same moves. */
function sharedMoments(tree: Tree, moves: readonly PlayedMove[], { tree: other, moments }: Checked): [number, SoFar][] {
  const others = movesOf(other);
  const same = sameLines(tree.text, other.text);
  const isSame = ({ line, taker }: PlayedMove, i: number): boolean =>
    line !== null && line.end < same && others[i]?.line?.start === line.start && others[i]?.taker === taker;
  const differs = moves.findIndex((move, i) => !isSame(move, i));
  const shared = differs < 0 ? moves.length : differs;
  // The last move of a record may end the game.
  return moments.filter(([index]) => index < Math.min(shared + 1, others.length, moves.length)).map((one) => [...one]);
}

/** Moves of a record that is long enough to show more than one sign of an expansion. */
const LONG = 20;

/** Expansions that only one tile or figure of a long record shows: perhaps a slip of the pen. */
function loneSigns(tree: Tree, { header }: Log): Diagnostic[] {
  const moves = movesOf(tree);
  if (moves.length < LONG) return [];
  const named = namedExpansions(header);
  const signs = new Map<Expansion, Span[]>();
  for (const { actions } of moves) {
    for (const { action, span } of actions) {
      for (const name of shownBy(action)) signs.set(name, [...(signs.get(name) ?? []).slice(0, 1), span]);
    }
  }
  return [...signs].flatMap(([name, [first, second]]): Diagnostic[] => {
    if (first === undefined || second !== undefined || named.includes(name)) return [];
    const message = `nothing else here is of ${EXPANSION_NAMES[name]}`;
    const hint = `with it played, note "/ expansions: ${name}" before the first move`;
    return [{ severity: 'warning', code: 'expansion/one-sign', message, hint, start: first.start, end: first.end }];
  });
}

/** Kinds of which fewer tiles were drawn than the box has, when all tiles have been drawn. */
function missingTiles(state: Readonly<CarcassonneState>, { start, end }: Span): Diagnostic[] {
  if (state.left > 0 || state.tiles.length === 0) return [];
  const box = boxOf(state.expansions);
  const left = ({ index }: Kind): number => state.bag[index] ?? 0;
  return KINDS.filter((kind) => left(kind) > 0).map((kind) => ({
    severity: 'warning',
    code: 'tiles/too-few',
    message: `tile ${kind.id} is missing: ${(box[kind.index] ?? 0) - left(kind)} of ${box[kind.index]}`,
    start,
    end,
    law: 'TILES 1',
  }));
}
