import type { ParseJson } from '../games/game-face.ts';
import { visible } from './visible.ts';

/** A parsed log for people: the header, then every turn with its actions, their places and kinds. */
export function* outline({ game, header, turns, winners }: ParseJson): Generator<string> {
  yield entry('game', game);
  for (const [name, value] of Object.entries(header as object)) yield entry(name, words(value));
  for (const { taker, line, actions, comment } of turns) {
    yield `\n${line}: ${visible(taker)}\n`;
    const width = Math.min(40, Math.max(0, ...actions.map(({ text }) => text.length)));
    for (const { text, column, action } of actions)
      yield `${String(column).padStart(6)}  ${visible(text).padEnd(width)}  ${action?.kind ?? 'not understood'}\n`;
    if (comment !== undefined) yield `        // ${visible(comment).replaceAll('␊', ' // ')}\n`;
  }
  if (winners.length > 0) yield `\n${entry('winners', words(winners))}`;
}

const entry = (name: string, value: string): string => `${name.padEnd(14)} ${visible(value)}\n`;

/** A value of the header in a few words: `C Ann, E Bob`. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(words).join(' ');
  return String(value);
}
