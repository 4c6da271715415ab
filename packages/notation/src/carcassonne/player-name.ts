import { firstDifference } from '../kernel/difference.ts';
import { logOf } from './meaning.ts';
import { printPlayer } from './print/player.ts';
import { parse } from './read/parse.ts';

/** Whether a name reads back as itself, and as nothing but a name, with a result behind it and without one. */
export function isWritableName(nick: string): boolean {
  const player = { id: 'A', nick };
  return [player, { ...player, place: 1, points: 1 }].every((one) => {
    const { header, turns } = logOf(parse(printPlayer(one)));
    return turns.length === 0 && firstDifference(header, { players: [one] }) === undefined;
  });
}
