import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { forBotsOnly, seatPlayers } from '@woodlog/bots/root';
import { type Violation, violation } from '@woodlog/core/kernel';
import type { Action, Table } from '@woodlog/core/root';
import {
  type LegalMove,
  type DeedView,
  beginLine,
  countMoves,
  legalMoves,
  matchOpenLine,
  playerOf,
  unknownRules,
} from '@woodlog/core/root-law';
import { printAction } from '@woodlog/notation/root';
import { deedText, isWritten } from '@woodlog/session/root-play';
import type { MovesRequest, RootMoves } from '../../turn/turn-adapter.ts';

type Listed = RootMoves['moves'][number];

/**
 * The legal moves at the start of a line, or after some of its actions. If these do not determine a position in the
 * law, nothing is listed and the report says undecided.
 */
export function movesAt(
  table: Readonly<Table>,
  line: { readonly letter: string; readonly setup: boolean; readonly actions?: readonly Action[] } | null,
  { all = false, count }: MovesRequest,
): Either<Violation, RootMoves> {
  const nobody = { game: 'root' as const, seat: null, faction: null, phase: null, step: null, law: null };
  if (line === null) return right({ ...nobody, forced: false, moves: [] });
  const players = seatPlayers(table);
  const me = playerOf(players, line.letter);
  if (me === undefined) return left(violation('request/faction', `${line.letter} is not at this table`));
  const here = { ...nobody, seat: me.index, faction: me.letter, forced: false, moves: [] };
  if (me.bot) return right({ ...here, bot: `${me.setup.bot}` });
  const only = forBotsOnly(me.letter);
  if (only !== null) return left(violation('moves/unknown', only));
  const unknown = unknownRules(table);
  if (unknown !== null) return left(violation('moves/unknown', unknown));
  const start = { table: table as Table, now: beginLine(me, line.setup) };
  const match = line.actions === undefined ? null : matchOpenLine(players, start, line.actions);
  if (match !== null && match.position === undefined) return right({ ...here, undecided: true });
  const position = match?.position ?? start;
  const found = legalMoves(players, position);
  if (found === null) return right(here);
  const { phase, step, law, forced, moves } = found;
  return right({
    ...here,
    phase,
    step,
    law,
    forced,
    moves: once(all ? moves.map((move) => complete(move, line.letter)) : grouped(moves, line.letter)),
    ...(count !== undefined && { count: countMoves(players, position, count) }),
  });
}

/** Removes duplicates: Rootlog does not say which Decree cards or workshops a move uses. */
const once = (moves: readonly Listed[]): Listed[] => [
  ...new Map(moves.map((move) => [JSON.stringify(move), move])).values(),
];

function textOf(move: LegalMove, letter: string): string {
  const { actions, asks, draws } = move;
  const drawn: Action[] = draws
    ? [{ kind: 'move', parts: [{ count: draws.count, what: '#', from: draws.from, to: draws.to }] }]
    : [];
  const written = [...actions.filter(isWritten), ...drawn].map((action) => printAction(action, letter));
  return [...written, ...(asks !== undefined && (!draws || draws.more) ? [openEnd(move)] : [])].join('/');
}

/** How an incomplete move goes on: a battle names its next ambush or roll. */
function openEnd({ option, answers, asks, actions }: LegalMove): string {
  const deed: Partial<DeedView> = option ?? {};
  const defender = deed.defender ?? answers.at(-1);
  const isBattle = asks?.startsWith('4.3') === true && actions.every(({ kind }) => kind !== 'battle');
  const at = deed.at ?? deed.to;
  return isBattle && typeof defender === 'string' && at !== undefined ? `X${defender}${at}...` : '...';
}

/** A move as listed, with everything that its player chooses. */
function complete(move: LegalMove, letter: string): Listed {
  const { law, kind, option, requires } = move;
  const text = textOf(move, letter);
  // A choice that only chance or another seat completes is shown by its start: `XC6...`.
  return {
    text: text === '...' && option !== null ? deedText(option) : text,
    law,
    kind,
    ...(requires && { requires }),
    ...ministerOf(option),
  };
}

/** Two ministers whom the Mayor may copy do the same thing in two ways. */
const ministerOf = (deed: DeedView | null) => deed?.minister !== undefined && { minister: deed.minister };

/** One entry for each option: complete if nothing is left to ask, else as far as it is known. */
function grouped(moves: readonly LegalMove[], letter: string): Listed[] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of moves) {
    const key = JSON.stringify(move.option ?? move.kind);
    groups.set(key, [...(groups.get(key) ?? []), move]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length === 1) return [complete(first, letter)];
    const text = first.option === null ? '...' : deedText(first.option);
    const requires = group.every((move) => move.requires !== undefined) && { requires: 'hand' as const };
    return [{ text, law: first.law, kind: first.kind, ...requires, ...ministerOf(first.option) }];
  });
}
