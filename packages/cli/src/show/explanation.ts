import type { Explained } from '../games/game-adapter.ts';
import { visible } from './visible.ts';

/** Actions in English, a block for each line of the log, with what they imply indented below. */
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

/** An action in English, with what it implies below. */
export function* actionLines({ text, implied = [] }: Pick<Explained, 'text' | 'implied'>): Generator<string> {
  yield `  ${visible(text)}\n`;
  for (const { what, law } of implied) yield `    ${visible(what)} (${law})\n`;
}
