import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { expect, test } from 'vitest';
import { stream, streams } from '@woodlog/core/kernel';
import {
  FACTIONS,
  HIRELINGS,
  type HirelingSide,
  MAPS,
  RANDOM_PLAYER,
  type RootSetup,
  setupTable,
} from '@woodlog/core/root';
import { Dealer, PEOPLE_PHASES, type RootAnswerer, everybody, rootQuestion, runOn } from '@woodlog/core/root-law';
import { seatPlayers } from '../../src/root/shared/compose.ts';
import { withSuits } from '../../src/root/index.ts';

const SEED = 'questions';
const GAMES = 8;
const PEOPLE = FACTIONS.filter((faction) => PEOPLE_PHASES[faction] !== undefined);

function setupOf(game: number): RootSetup {
  const chance = stream(SEED, game, 'table');
  const factions = chance.shuffle([...PEOPLE]).slice(0, 4);
  const others = HIRELINGS.filter((one) => !factions.some((faction) => one.endsWith(`_${faction}`)));
  const hirelings = chance.shuffle(others).slice(0, 3);
  return {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: factions.map((faction) => ({ player: faction, faction, bot: RANDOM_PLAYER })),
    ...(game % 2 === 1 && { hirelings: hirelings.map((one, n): HirelingSide => (n % 2 === 1 ? `${one}d` : one)) }),
  };
}

test('whatever a turn asks reads back as a question of its kind', { timeout: 120_000 }, () => {
  const kinds = new Set<string>();
  const read = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    const opened = setupTable(withSuits(setupOf(game), streams(SEED, game)));
    if (isLeft(opened)) throw new Error(opened.left.message);
    const table = opened.right;
    const chances = streams(SEED, game);
    const random = everybody(chances, new Dealer(chances));
    const chance: RootAnswerer = (question, state) => {
      const kind = 'about' in question ? question.about : question.kind;
      kinds.add(kind);
      // One of each law is read with all its options: those of menus have a test of their own.
      const shape = [kind, question.law, question.prompt?.replace(/\d+/g, '')].join(' ');
      if (!read.has(shape)) {
        const text = JSON.stringify(question);
        expect(rootQuestion.is(JSON.parse(text)), text).toBe(true);
        read.add(shape);
      }
      return random(question, state);
    };
    expect(isRight(runOn(seatPlayers(table), { table, now: null }, { chance }, 'end'))).toBe(true);
  }
  for (const kind of ['menu', 'card', 'item', 'count', 'agree', 'place', 'piece', 'side', 'suit', 'draw', 'roll'])
    expect(kinds, kind).toContain(kind);
});

test('a question of another kind, without one, or with an option of another is refused', () => {
  const count = { kind: 'choose', law: '4.2', about: 'count', seat: 1, options: [1, 2] };
  expect(rootQuestion.is(count)).toBe(true);
  expect(rootQuestion.is({ ...count, about: 'number' })).toBe(false);
  expect(rootQuestion.is({ ...count, options: ['yes'] })).toBe(false);
  expect(rootQuestion.is({ kind: 'choose', law: '4.2', seat: 1, options: [1, 2] })).toBe(false);
  expect(
    rootQuestion.is({ ...count, about: 'menu', options: [{ kind: 'battle', law: '4.3', at: 5, defender: 'E' }] }),
  ).toBe(true);
  expect(rootQuestion.is({ ...count, about: 'menu', options: [{ kind: 'brawl', law: '4.3' }] })).toBe(false);
});
