import { existsSync } from 'node:fs';
import { isLeft } from 'fp-ts/lib/Either.js';
import { nameOf } from '../files/read.ts';
import { writeOutput } from '../files/write.ts';
import type { GameId } from '../games/game-ids.ts';
import type { Reading } from '../games/game-adapter.ts';
import { openLog } from '../input/open-log.ts';
import { counted } from '@woodlog/core/kernel';
import { quoted } from '../show/quoted.ts';
import { othersText, winnersText } from '../show/standings.ts';
import type { Prompter } from './prompter.ts';

/** The end of a game: winners and standings. */
export function endText(reading: Reading): string {
  const played = reading.replay(undefined);
  const standings = isLeft(played) ? [] : played.right.standings();
  const others = othersText(standings);
  const turns = reading.json().turns.filter((turn) => turn.taker !== '' && !('setup' in turn) && !('final' in turn));
  const takers = new Set(turns.map(({ taker }) => taker)).size;
  const length =
    takers === 0
      ? ''
      : `\nThe game took ${counted(turns.length, 'turn')}, ${counted(Math.ceil(turns.length / takers), 'round')}.`;
  return `${winnersText(standings) ?? 'Nobody has won'}${others === null ? '' : `; ${others}`}${length}`;
}

/** Makes the replay page of a finished game beside its file. */
export async function makePage(game: GameId, file: string, prompter: Prompter): Promise<void> {
  const output = `${file.replace(/\.\w+$/, '')}.html`;
  if (existsSync(output)) {
    prompter.say(`woodlog view ${quoted(file)} -o page.html makes a page to see the game again`);
    return;
  }
  const { pageOf } = await import('../viewer/page-of.ts');
  writeOutput(output, await pageOf(await openLog(file, { game })));
  prompter.say(`${nameOf(output)} shows the game again: open it in a browser`);
}
