import { firstDifference } from '../kernel/difference.ts';
import { logOf } from './meaning.ts';
import { printPlayer } from './print/player.ts';
import { parse } from './read/parse.ts';

/** Whether there is a name, and it reads back as itself and nothing else, with a result behind it and without one. */
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
