import type { ActionJson, ParseJson } from '../games/game-adapter.ts';
import { visible } from './visible.ts';

/** Longer actions push their kind to the right. */
const WIDEST = 40;

/** A parsed log for people: the header, then each turn's actions with places and kinds. */
export function* outline({ game, header, turns, winners, comment }: ParseJson): Generator<string> {
  yield entry('game', game);
  for (const [name, value] of Object.entries(header as object)) {
    const shown = words(value);
    if (shown !== '') yield entry(name, shown);
  }
  for (const { taker, line, actions, comment: said } of turns) {
    yield taker === '' ? `\n${line}:\n` : `\n${line}: ${visible(taker)}\n`;
    const longest = actions.reduce((most, { text = '' }) => Math.max(most, text.length), 0);
    const width = Math.min(longest, WIDEST);
    for (const { text = '', column = 0, action } of actions)
      yield `${String(column).padStart(6)}  ${visible(text).padEnd(width)}  ${kindOf(action)}\n`;
    yield* commentLines(said, '        ');
  }
  if (winners.length > 0) yield `\n${entry('winners', words(winners))}`;
  yield* commentLines(comment, '');
}

function* commentLines(comment: string | undefined, indent: string): Generator<string> {
  for (const line of comment?.split('\n') ?? []) if (line !== '') yield `${indent}// ${visible(line)}\n`;
}

function kindOf(action: ActionJson | null): string {
  if (action === null) return 'not understood';
  return 'kind' in action ? action.kind : action.type;
}

const entry = (name: string, value: string): string => `${name.padEnd(14)} ${visible(value)}\n`;

/** A header's value in a few words: `C Ann, E Bob`. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(words).join(' ');
  return String(value);
}
