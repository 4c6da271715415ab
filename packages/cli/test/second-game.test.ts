import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test, vi } from 'vitest';
import type { GameId } from '../src/games/game-ids.ts';
import type { LogSoFar } from '../src/games/play-adapter.ts';

const ROOT = 'D=drillbit-duchy:nightmare,V=vagabot/thief,L=logical-lizards,O=riverfolk-robots,P=cogwheel-corvids';
const TABLES: readonly (readonly [GameId, string])[] = [
  ['root', 'C=mechanical-marquise,E=electric-eyrie,A=automated-alliance,N=chameleandroid'],
  ['root', ROOT],
  ['root', 'G=puppet,A=automated-alliance,C=mechanical-marquise:nightmare+blitz'],
  ['carcassonne', 'A=greedy,B=random,C=random'],
  ['fuzzy-knights', 'P1=castellan,P2=random'],
];

/** Log and outcome of the last of these games, played one after another by modules that have played nothing yet. */
async function last(game: GameId, bots: string, indices: readonly number[]) {
  vi.resetModules();
  const { GAMES } = await import('../src/games/games.ts');
  const face = await GAMES[game].loadPlay();
  const setup = face.setup({ bots });
  let log: LogSoFar = () => '';
  for (const index of indices) {
    const keepLog = (logSoFar: LogSoFar): void => {
      log = logSoFar;
    };
    const facts = face.play({ setup, seed: 'hazel', index }, { keepLog });
    if (isLeft(facts)) throw new Error(facts.left.message);
    if (index === indices.at(-1)) return { log: log([]), facts: facts.right };
  }
  throw new Error('no game');
}

test.each(TABLES)(
  'a game of %s is the same whatever was played before it (docs/testing.md: Chance) %s',
  async (game, bots) => {
    const alone = await last(game, bots, [1]);
    expect(alone.log.length).toBeGreaterThan(500);
    expect(await last(game, bots, [2, 0, 1])).toEqual(alone);
    expect((await last(game, bots, [0])).log).not.toBe(alone.log);
  },
);
