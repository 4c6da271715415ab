import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { type BotName, isBotName } from '@woodlog/bots/carcassonne';
import {
  type CarcassonneAction,
  type CarcassonneState,
  carcassonne,
  carcassonneActions,
  kindOf,
  kindsOf,
} from '@woodlog/core/carcassonne';
import { type GameSetup, type Violation, violation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { hasStrange, logOf, parse, print, recordOf, replay } from '@woodlog/notation/carcassonne';
import type { Standing } from '../../kernel/table-game.ts';

/** Where a record ends. */
export interface Here extends Standing<CarcassonneState> {
  readonly setup: GameSetup;
  readonly actions: readonly CarcassonneAction[];
  readonly diagnostics: readonly Diagnostic[];
}

export const idOf = (seat: number): string => String.fromCharCode(65 + seat);

/** Games of bots name their players `greedy 1`, `look-ahead 2`. */
export const botOf = (player: string): BotName | undefined => {
  const word = /^([a-z-]+) \d+$/.exec(player)?.[1] ?? player;
  return isBotName(word) ? word : undefined;
};

const isOfRules = (action: { readonly kind: string }): action is CarcassonneAction =>
  Object.hasOwn(carcassonneActions, action.kind);

/** Where a record ends; a violation if it has no table, or tiles and figures without known rules. */
export function standingOf(text: string): Either<Violation, Here> {
  const tree = parse(text);
  const game = replay(tree);
  if (isLeft(game)) return game;
  const record = logOf(tree);
  if (hasStrange(record))
    return left(violation('turn/expansions', 'the record has tiles or figures of which the rules are not known'));
  const { setup, table, diagnostics } = game.right;
  const actions = record.turns.flatMap((turn) => turn.actions.filter(isOfRules));
  const seat = carcassonne.toAct(table);
  const person = seat !== null && botOf(setup.seats[seat]?.player ?? '') === undefined;
  const winners = carcassonne.result(table)?.winners.map(idOf) ?? null;
  return right({ setup, actions, table, diagnostics, next: seat === null ? null : { index: seat, person }, winners });
}

/** Why a tile that is not in the bag cannot be drawn; null for what is no tile at all. */
export function noTile(state: Readonly<CarcassonneState>, tile: string): string | null {
  const kinds: readonly string[] = kindsOf(state.expansions);
  if (kinds.includes(tile)) return `no tile ${tile} is left in the bag`;
  return kindOf(tile) === undefined ? null : `no tile ${tile} is in this game: its expansion is not played`;
}

/** The moves added to a record, and the end of the game if they ended it. */
export function movesText(
  setup: GameSetup,
  before: readonly CarcassonneAction[],
  done: readonly CarcassonneAction[],
): string {
  const { turns } = recordOf(setup, before);
  const whole = recordOf(setup, [...before, ...done]);
  return print({ ...whole, header: { players: [] }, turns: whole.turns.slice(turns.length) });
}
