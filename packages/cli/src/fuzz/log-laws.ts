import { type Either, isLeft } from 'fp-ts/lib/Either.js';
import type { Violation } from '@woodlog/core/kernel';
import type { Diagnostic } from '@woodlog/notation/kernel';
import { type BrokenLaw, unequal } from '@woodlog/notation/kernel-properties';

interface Notation<Tree, Log> {
  parse(text: string): Tree;
  check(tree: Tree): readonly Diagnostic[];
  fmt(tree: Tree): string;
  logOf(tree: Tree): Log;
  parseJson(tree: Tree): unknown;
  logFromJson(value: unknown): Either<Violation, Log>;
}

/** The log of a game reads back as it was meant, from text and from JSON, is canonical, and passes `check`. */
export function brokenLog<Tree, Log>(notation: Notation<Tree, Log>, text: string, meant: Log): BrokenLaw | null {
  const tree = notation.parse(text);
  const said = notation.check(tree)[0];
  if (said !== undefined)
    return { law: 'game-check', how: `${said.message} (${text.slice(said.start, said.end).slice(0, 80)})` };
  const formatted = unequal('the log formatted', notation.fmt(tree), text);
  if (formatted !== null) return { law: 'game-fmt', how: formatted };
  const misread = unequal('the log of the game', notation.logOf(tree), meant);
  if (misread !== null) return { law: 'game-log', how: misread };
  const json = notation.logFromJson(JSON.parse(JSON.stringify(notation.parseJson(tree))));
  if (isLeft(json)) return { law: 'game-json', how: json.left.message };
  const changed = unequal('through JSON', json.right, meant);
  return changed === null ? null : { law: 'game-json', how: changed };
}
