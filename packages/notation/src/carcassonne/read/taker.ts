import { idOf, seatOf } from '../log.ts';
import type { RawMoveLine, Say } from './raw.ts';

/** The meaning of a line depends on all lines: the number of players, and whether there are unknown tiles. */
export interface Context {
  readonly seats: number;
  /** Whether there are tiles or figures whose rules are not supported. */
  readonly strange: boolean;
  readonly say: Say;
  number: number;
  /** Once a player has left or placed two tiles in a turn, a move's number no longer determines the player. */
  byLetter: boolean;
}

/** The player of a move. `isOdd`: the letters belong to no player, so it is a guess. */
export interface Taker {
  readonly taker: string;
  readonly isOdd: boolean;
}

/** With numbers in order, the number determines the player (M3), otherwise the letter. */
export function takerOf({ number, letters, label, actions }: RawMoveLine, context: Context): Taker {
  const { say, seats } = context;
  const inOrder = number === context.number + 1;
  if (!inOrder && (context.number >= 0 || number > 1)) {
    const message =
      context.number < 0 ? `move ${number} comes first` : `move ${number} comes after move ${context.number}`;
    say({ severity: 'warning', code: 'carcassonne/numbering', message, ...label });
  }
  if (actions.some(({ kind }) => kind === 'abandon')) {
    const everybody = Array.from({ length: seats }, (_, seat) => idOf(seat)).join('');
    if (letters !== everybody) {
      const message = letters === '' ? 'everybody abandons a game' : `everybody abandons a game, not ${letters} alone`;
      const hint = `write ${number}${everybody}`;
      say({ severity: 'warning', code: 'carcassonne/spelling', message, hint, ...label, law: 'NOTES 4' });
    }
    return { taker: everybody, isOdd: false };
  }
  if (number === 0) {
    const message = "move 0 is nobody's";
    if (letters !== '') say({ severity: 'warning', code: 'carcassonne/spelling', message, hint: 'write 0', ...label });
    return { taker: '', isOdd: false };
  }
  const byNumber = idOf((number - 1) % seats);
  if (letters.length !== 1 || seatOf(letters) >= seats) {
    const hint = `read as ${number}${byNumber}`;
    say({ severity: 'error', code: 'carcassonne/player', message: 'a move is by one of the players', hint, ...label });
    return { taker: byNumber, isOdd: true };
  }
  // M8: a player may concede out of turn.
  const quits = actions.some(({ kind }) => kind === 'concede');
  if (letters === byNumber || !inOrder || quits || context.byLetter) return { taker: letters, isOdd: false };
  const message = `move ${number} is player ${byNumber}'s, not ${letters}'s`;
  const hint = `read as ${number}${byNumber}`;
  say({ severity: 'warning', code: 'turn/wrong-player', message, hint, ...label, law: 'MOVES 2' });
  return { taker: byNumber, isOdd: false };
}
