import type { Line } from '../tree.ts';
import type { Say } from './raw.ts';

/** Reports unusual player lines: repeated, out of order, without a name, or missing (P1). */
export function sayPlayers(lines: readonly Line[], say: Say): void {
  const named = new Set<string>();
  let first: Line | undefined;
  let before = '';
  for (const line of lines) {
    if (line.kind !== 'player') continue;
    const { start, end, player } = line;
    const { id, nick } = player;
    first ??= line;
    if (named.has(id)) {
      const message = `player ${id} has a line already`;
      const hint = 'the first of them counts';
      say({ severity: 'error', code: 'carcassonne/player-again', message, hint, start, end, law: 'PLAYERS 1' });
      continue;
    }
    named.add(id);
    if (id < before) {
      const message = `player ${id} comes after player ${before}`;
      const hint = 'players stand in playing order: A, B, C';
      say({ severity: 'warning', code: 'carcassonne/player-order', message, hint, start, end, law: 'PLAYERS 1' });
    } else before = id;
    if (nick === '') {
      const message = `player ${id} has no name`;
      const hint = `write ${id} = NAME`;
      say({ severity: 'warning', code: 'carcassonne/no-name', message, hint, start, end, law: 'PLAYERS 1' });
    }
  }
  if (first === undefined) return;
  const movers = new Set<string>();
  for (const line of lines) if (line.kind === 'move') for (const letter of line.taker) movers.add(letter);
  for (const letter of [...movers].sort()) {
    if (named.has(letter)) continue;
    const message = `player ${letter} has no line`;
    const hint = `write ${letter} = NAME`;
    say({ severity: 'warning', code: 'carcassonne/no-player', message, hint, start: first.start, end: first.end });
  }
}
