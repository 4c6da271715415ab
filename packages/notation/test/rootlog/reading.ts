import type { Action, ItemSide, Part, Shown } from '@woodlog/core/root';
import { showDiagnostics } from '../../src/kernel/diagnostic.ts';
import { parse } from '../../src/rootlog/index.ts';

export interface Reading {
  readonly actions: readonly (Action | null)[];
  /** Codes of what there is to say. */
  readonly codes: readonly string[];
  readonly messages: readonly string[];
}

/** Reads a line of actions of one player, in a game with this header. */
export function readLineOf(taker: string, line: string, header = ''): Reading {
  const text = `${header}${taker}: Ann\n${taker}:${line}`;
  const tree = parse(text);
  const last = tree.lines.at(-1);
  const nodes = last?.kind === 'turn' ? last.actions : [];
  return {
    actions: nodes.map(({ action }) => action),
    codes: tree.diagnostics.map(({ code }) => code),
    messages: showDiagnostics(text, tree.diagnostics).map(({ message }) => message),
  };
}

/** A part: `part('2 Dw', '3', '5')`. */
export function part(
  thing: string,
  from: string | null,
  to: string,
  sides: { side?: ItemSide; turn?: ItemSide } = {},
): Part {
  return { ...counted(thing), from, to, ...sides };
}

export const shown = (thing: string, by: string): Shown => ({ ...counted(thing), by });

export const move = (...parts: Part[]): Action => ({ kind: 'move', parts });

function counted(thing: string): { count: number; what: string } {
  const [first, second] = thing.split(' ');
  return second === undefined ? { count: 1, what: thing } : { count: Number(first), what: second };
}

/** Every kind of action that is written; starts and ends of lines are not. */
export const WRITTEN_KINDS = [
  'move',
  'battle',
  'reveal',
  'craft',
  'score',
  'marker',
  'open-path',
  'discard-decree',
  'relate',
  'price',
  'funds',
  'outcast',
  'conspiracy',
  'guess',
  'flip',
  'trick',
  'hire',
] as const satisfies readonly Action['kind'][];
