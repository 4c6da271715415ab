import { firstDifference } from '../kernel/difference.ts';
import { logOf } from './meaning.ts';
import { printPlayer } from './print/player.ts';
import { parse } from './read/parse.ts';

/** Whether a name is not empty and reads back unchanged, with and without a result after it. */
export function isWritableName(nick: string): boolean {
  const player = { id: 'A', nick };
  const written = [player, { ...player, place: 1, points: 1 }];
  return (
    nick !== '' &&
    written.every((one) => {
      const { header, turns } = logOf(parse(printPlayer(one)));
      return turns.length === 0 && firstDifference(header, { players: [one] }) === undefined;
    })
  );
}
