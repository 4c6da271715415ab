import { expect, test } from 'vitest';
import { stream } from '@woodlog/core/kernel';
import { FACTIONS, MAPS, RANDOM_PLAYER, type RootSetup } from '@woodlog/core/root';
import { PEOPLE_PHASES, type Players, stepNow, turnAt } from '@woodlog/core/root-law';
import { Board } from './oracle/board.ts';
import { expectedAt } from './oracle/options.ts';
import { alike, key } from './oracle/reading.ts';
import { type Reached, positionsOf } from './positions-of.ts';

// At positions of random games each menu is read a second time, from the text of the law: both have the same options.

/** Games of a normal run; `GAMES=200 npx vitest run packages/bots/test/root/options-oracle.test.ts` plays more. */
const GAMES = Number(process.env['GAMES'] ?? 6);
const SEED = process.env['SEED'] ?? 'second reading';
const SEATS = 4;
const ROUNDS = 30;
const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined && faction !== 'G');

/** Compares one menu; gives what is different, by section and kind. */
function differences({ table, now }: Reached['position'], players: Players): string[] | null {
  const { flags, stage } = now;
  if (stage === 'begin' || stage === 'end' || stage === 'close' || stage === 'over') return null;
  // Whoever hired mercenaries rules by them: that is not read a second time.
  if (flags.hired || flags.mercenaries || flags.mercenariesOpposed) return null;
  const turn = turnAt(players, { state: table }, now);
  const step = stepNow(turn);
  // What others offer at the start of a phase is not read a second time.
  if (step?.menu === undefined || step.name.startsWith('Start of')) return null;
  const expected = expectedAt(new Board(table), now, step.law);
  if (expected === null) return null;
  const offered = step.menu(turn).map(({ option }) => ({ name: `${option.law} ${option.kind}`, option: key(option) }));
  return Object.entries(expected).flatMap(([name, options]) => {
    const there = new Set(offered.flatMap((one) => (one.name === name ? [alike(name, one.option)] : [])));
    const due = new Set(options.map((one) => alike(name, one)));
    const more = [...there].filter((one) => !due.has(one)).map((one) => `${name} ${one}: not by the law`);
    return [...more, ...[...due].filter((one) => !there.has(one)).map((one) => `${name} ${one}: missing`)];
  });
}

function compareGame(game: number): { compared: number; found: string[] } {
  const chance = stream(SEED, game, 'table');
  const factions = chance.shuffle([...PEOPLE]).slice(0, SEATS);
  const setup: RootSetup = {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: factions.map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER })),
  };
  const found: string[] = [];
  let compared = 0;
  for (const { position, players, taker, round } of positionsOf(setup, SEED, game, ROUNDS)) {
    const differing = differences(position, players);
    if (differing !== null) compared += 1;
    for (const one of differing ?? []) found.push(`game ${game}, round ${round}, ${setup.map}, ${taker}: ${one}`);
  }
  return { compared, found };
}

test('4.1, 4.2, 4.3, 6.5 to 15.5: menus of people, read a second time from the law, have the same options', {
  timeout: 600_000,
}, () => {
  let compared = 0;
  for (let game = 0; game < GAMES; game++) {
    const one = compareGame(game);
    compared += one.compared;
    expect(one.found.slice(0, 20), `game ${game} of ${SEED}`).toEqual([]);
  }
  expect(compared).toBeGreaterThan(GAMES * 100);
});
