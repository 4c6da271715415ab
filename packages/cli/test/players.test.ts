import { isLeft } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { check } from 'woodlog';
import { playGame } from '@woodlog/bots/root';
import { stream, streams } from '@woodlog/core/kernel';
import { FACTIONS } from '@woodlog/core/root';
import { PEOPLE_PHASES, type RootPlayer } from '@woodlog/core/root-law';
import { peopleSetup } from '../../bots/test/root/people-logs.ts';
import { written } from '../../bots/test/root/written.ts';

const SEED = 'guests';
/** Games of a normal run; `GAMES=50 npx vitest run packages/cli/test/players.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 3);

/** Takes what lists last, or anything: a way to play that is not that of chance. */
const player = (letter: string, eager: number): RootPlayer => ({
  name: `Guest ${letter}`,
  choose: ({ options, chance }) => (chance.int(eager) > 0 ? chance.pick(options) : (options[0] ?? 'none')),
});

test('1.4: a game with a player of one’s own for each seat gives a log that is legal, for all factions', async () => {
  const letters = FACTIONS.filter((letter) => PEOPLE_PHASES[letter] !== undefined);
  const seated = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const turned = letters.map((_, at) => letters[(at + 4 * game) % letters.length] ?? 'C');
    const setup = peopleSetup(SEED, game, turned.slice(0, 4));
    const eager = 2 + stream(SEED, game, 'eager').int(3);
    const players = Object.fromEntries(setup.seats.map(({ faction }) => [`${faction}`, player(`${faction}`, eager)]));
    for (const letter of Object.keys(players)) seated.add(letter);
    const played = playGame(setup, streams(SEED, game), { players });
    if (isLeft(played)) throw new Error(played.left.message);
    const checked = await check(written(played.right));
    if (isLeft(checked)) throw new Error(checked.left.message);
    const { lines = [], diagnostics } = checked.right;
    expect(diagnostics, `game ${game}`).toEqual([]);
    expect(lines.length, `game ${game}`).toBe(played.right.lines.length);
    expect(
      lines.filter(({ verdict }) => verdict === 'illegal'),
      `game ${game}`,
    ).toEqual([]);
  }
  expect(seated.size).toBe(letters.length);
});
