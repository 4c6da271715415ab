import { expect, test } from 'vitest';
import { carcassonnePlay } from '../games/carcassonne/play.ts';
import { fuzzyKnightsPlay } from '../games/fuzzy-knights/play.ts';
import { rootPlay } from '../games/root/play.ts';
import type { RunConfiguration } from './configuration.ts';
import { type PlannedGame, planner } from './plan.ts';

const pair = rootPlay.setup({ bots: 'C=mechanical-marquise,E=electric-eyrie' }).seats;
const three = rootPlay.setup({ bots: 'A=automated-alliance,V=vagabot/thief:nightmare+berserker,O=puppet' }).seats;

const plans = (configuration: RunConfiguration, games: number, seed = 'maple'): readonly PlannedGame[] => {
  const plan = planner(configuration, seed, rootPlay);
  return Array.from({ length: games }, (_, index) => plan(index));
};
function grouped<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const order = ({ setup }: PlannedGame): string => setup.seats.map(({ faction }) => faction).join('');

test('line-ups, maps and decks are crossed, and take turns', () => {
  const games = plans({ game: 'root', lineups: [pair, three], maps: ['Fall', 'Lake'], decks: ['E&P', 'Standard'] }, 9);
  expect(games.map((game) => `${order(game)} ${game.setup.map} ${game.setup.deck}`)).toEqual([
    'CE Fall E&P',
    'CE Fall Standard',
    'CE Lake E&P',
    'CE Lake Standard',
    'AVO Fall E&P',
    'AVO Fall Standard',
    'AVO Lake E&P',
    'AVO Lake Standard',
    'CE Fall E&P',
  ]);
  expect(games.map(({ block, rotation }) => [block, rotation])).toEqual(games.map((_, i) => [i, 0]));
});

test('with rotate a block has a game for each turning of its seats, whatever their number', () => {
  const games = plans({ game: 'root', lineups: [pair, three], maps: ['Fall'], decks: ['E&P'], rotate: true }, 11);
  expect(games.map((game) => `${game.block} ${game.rotation} ${order(game)}`)).toEqual([
    '0 0 CE',
    '0 1 EC',
    '1 0 AVO',
    '1 1 VOA',
    '1 2 OAV',
    '2 0 CE',
    '2 1 EC',
    '3 0 AVO',
    '3 1 VOA',
    '3 2 OAV',
    '4 0 CE',
  ]);
});

test('what is random is drawn for a block; sizes take turns', () => {
  const random: RunConfiguration = {
    game: 'root',
    lineups: ['random'],
    maps: ['random'],
    decks: ['random'],
    rotate: true,
  };
  const games = plans(random, 200);
  const blocks = grouped(games, ({ block }) => block);
  expect([...blocks.keys()]).toEqual([...blocks.keys()].map((_, i) => i));
  expect([...blocks.values()].slice(0, 10).map((games) => games.length)).toEqual([2, 3, 4, 5, 6, 2, 3, 4, 5, 6]);
  for (const block of blocks.values()) {
    const [first] = block;
    for (const { setup, rotation } of block) {
      expect([setup.map, setup.deck]).toEqual([first!.setup.map, first!.setup.deck]);
      expect(setup.seats).toEqual(rootPlay.turned(first!.setup.seats, rotation));
    }
  }
  expect(new Set(games.map(({ setup }) => setup.map))).toEqual(new Set(Object.values(rootPlay.maps)));
  expect(new Set(games.map(({ setup }) => setup.deck))).toEqual(new Set(Object.values(rootPlay.decks)));
  for (const { setup } of games) expect(rootPlay.problem(setup)).toBeNull();
});

test('random line-ups have every bot, players at random now and then, difficulties, traits and characters', () => {
  const seats = plans({ game: 'root', lineups: ['random'], maps: ['Fall'], decks: ['E&P'] }, 500).flatMap(
    ({ setup }) => setup.seats,
  );
  const bots = grouped(seats, ({ bot }) => bot ?? '');
  expect([...bots.keys()].sort()).toEqual([...rootPlay.bots].sort());
  expect(bots.get('random')!.length / seats.length).toBeGreaterThan(0.04);
  expect(bots.get('random')!.length / seats.length).toBeLessThan(0.16);
  for (const [bot, its] of bots) {
    if (bot === 'random') continue;
    expect(new Set(its.flatMap(({ difficulties = ['default'] }) => difficulties)).size).toBeGreaterThan(3);
    expect(new Set(its.flatMap(({ traits = [] }) => traits)).size).toBeGreaterThan(3);
  }
  expect(new Set(bots.get('vagabot')!.map(({ character }) => character)).size).toBe(6);
});

test.each([carcassonnePlay, fuzzyKnightsPlay])(
  'numbered seats keep their names when they are turned (%#)',
  (adapter) => {
    const setup = adapter.setup({});
    const [first, second] = adapter.setup({
      bots: adapter === carcassonnePlay ? 'A=greedy,B=random' : 'P1=castellan,P2=random',
    }).seats;
    const turned = adapter.turned([first!, second!], 1);
    expect(turned.map(({ bot }) => bot)).toEqual([second!.bot, first!.bot]);
    expect(adapter.setup({ bots: adapter.printBots(turned) })).toEqual({ ...setup, seats: turned });
    expect(adapter.turned([{ ...first!, player: 'Ann' }, second!], 1)[1]!.player).toBe('Ann');
  },
);

test('another seed gives other tables', () => {
  const random: RunConfiguration = { game: 'root', lineups: ['random'], maps: ['random'], decks: ['random'] };
  expect(plans(random, 20, 'oak')).not.toEqual(plans(random, 20));
  expect(plans(random, 20)).toEqual(plans(random, 20));
});
