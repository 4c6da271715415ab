import { type Either, left, right } from 'fp-ts/lib/Either.js';
import { type Json, type Violation, violation } from '@woodlog/core/kernel';
import type { Action } from '@woodlog/core/root';
import { parse, printAction } from '@woodlog/notation/root';
import { isWritten } from './words.ts';

/** An answer that was written in Rootlog; a free one is held to the pieces alone. */
export interface Written {
  readonly write: string;
  readonly free?: true;
  /** It is all that is left of the line, which ends with it. */
  readonly last?: true;
}

export const isWriting = (
  answer: Json,
): answer is { readonly write: string; readonly free?: true; readonly last?: true } =>
  typeof answer === 'object' && answer !== null && 'write' in answer && typeof answer['write'] === 'string';

/** The actions of a piece of a line, read as they stand in a log behind those before them. */
export function actionsOf(
  log: string,
  letter: string,
  before: readonly Action[],
  words: string,
): Either<Violation, readonly Action[]> {
  // Whoever copies a line out of a log copies its label too.
  const plain = words.replace(new RegExp(`^\\s*${letter}\\s*:\\s*`), '');
  const done = before.filter(isWritten).map((action) => `${printAction(action, letter)}/`);
  const text = `${log.trimEnd()}\n${letter}:${done.join('')}${plain}`;
  const start = text.length - plain.length;
  const tree = parse(text);
  const wrong = tree.diagnostics.find(({ severity, end }) => severity === 'error' && end > start);
  if (wrong !== undefined) return left(violation('write/notation', wrong.message));
  const line = tree.lines.at(-1);
  const nodes = line?.kind === 'turn' ? line.actions.filter((node) => node.start >= start) : [];
  return right(nodes.flatMap(({ action }) => (action === null ? [] : [action])));
}
