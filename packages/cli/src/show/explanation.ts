import type { Explained } from '../games/game-adapter.ts';
import { visible } from './visible.ts';

/** Actions in plain English, a block a line of the log; what they imply is indented below them, with its section. */
export function* explanation(actions: Iterable<Explained>): Generator<string> {
  let line = 0;
  for (const action of actions) {
    if (action.line !== line) {
      const player = action.player === undefined ? '' : ` (${visible(action.player)})`;
      const taker = action.taker === '' ? '' : `, ${visible(action.taker)}${player}`;
      yield `${line === 0 ? '' : '\n'}line ${action.line}${taker}\n`;
    }
    line = action.line;
    yield* actionLines(action);
  }
}

/** An action in plain English, and below it what it implies. */
export function* actionLines({ text, implied = [] }: Pick<Explained, 'text' | 'implied'>): Generator<string> {
  yield `  ${visible(text)}\n`;
  for (const { what, law } of implied) yield `    ${visible(what)} (${law})\n`;
}
