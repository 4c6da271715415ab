import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneState,
  EXPANSION_NAMES,
  type Expansion,
  KINDS,
  type Kind,
  boxOf,
} from '@woodlog/core/carcassonne';
import { type Diagnostic, type Span, errorAt, inOrder } from '../../kernel/diagnostic.ts';
import { type Log, namedExpansions, shownBy } from '../log.ts';
import { logOf } from '../meaning.ts';
import { movesOf } from './moves.ts';
import type { Tree } from '../tree.ts';
import { diagnosticOf } from './lenient.ts';
import { Unplayed } from './strange.ts';
import { openingOf, playedMoves } from './replay.ts';
import { finalScores, moveScores, newAccounts, playerResult } from './scores.ts';

/**
 * All errors and doubts of a record, in the order of the text: its spelling, moves against the rules, and scores,
 * totals and results that differ from the rules'. What may only follow from an earlier mistake is a warning that says
 * so.
 */
export function check(tree: Tree): readonly Diagnostic[] {
  const opening = openingOf(tree);
  if (isLeft(opening)) return inOrder([...tree.diagnostics, errorAt(opening.left, null)]);
  const log = logOf(tree);
  const { table } = opening.right;
  const said = [...tree.diagnostics];
  const hasScores = log.turns.some(({ score }) => score !== undefined);
  const unplayed = new Unplayed();
  const accounts = newAccounts(table.seats, hasScores);
  let root: string | null = null;
  let last: Span = { start: 0, end: 0 };
  for (const played of playedMoves(tree, table)) {
    for (const { action, slips, span } of played.steps) {
      unplayed.add(action, span);
      said.push(...slips.map((slip) => diagnosticOf(slip, span)));
    }
    said.push(...moveScores(accounts, played), ...finalScores(accounts, played));
    root = played.doubts.root ?? played.doubts.strange[0]?.label ?? null;
    if (!played.move.final) last = played.move.label;
  }
  for (const line of tree.lines) {
    if (line.kind === 'player') said.push(...playerResult(accounts, table, line.player, line, root));
  }
  said.push(...missingTiles(table, last), ...unplayed.diagnostics(), ...loneSigns(tree, log));
  return inOrder(said);
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
