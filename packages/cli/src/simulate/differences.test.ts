import { expect, test } from 'vitest';
import { rootPlay } from '../games/root/play.ts';
import { differences } from './differences.ts';
import type { RunFile } from './run-of-games.ts';

const lineup = (bots: string) => rootPlay.setup({ bots }).seats;

const run: RunFile = {
  ...{ woodlog: '0.1.0', versions: 'rules 1 notation 2.8', hash: '0', seed: 'maple' },
  ...{ games: 200, chunk: 1000, part: 1, parts: 1, keepLogs: 0 },
  configuration: { game: 'root', lineups: [lineup('C=mechanical-marquise,E=electric-eyrie')], maps: ['Fall'] },
};

test('the same run has none, however it is spelt', () => {
  expect(differences(run, structuredClone(run))).toBeNull();
  const [seats] = run.configuration.lineups as readonly [ReturnType<typeof lineup>];
  const lineups = [seats.map((seat) => ({ ...seat, player: 'Ann', traits: [] }))];
  expect(differences(run, { ...run, configuration: { ...run.configuration, lineups } })).toBeNull();
});

test('short values are told whole', () => {
  const { maps: _, ...configuration } = run.configuration;
  expect(differences(run, { ...run, games: 400, part: 2, parts: 7, configuration })).toBe(
    'games is 200 there, not 400; shard is "1/1" there, not "2/7"; maps is ["Fall"] there, not nothing',
  );
});

test('long ones from where they differ', () => {
  const lineups = [lineup('C=mechanical-marquise:nightmare,E=electric-eyrie')];
  expect(differences(run, { ...run, configuration: { ...run.configuration, lineups } })).toBe(
    'lineups is ...chanical-marquise","faction":"C"},{"bot":"electric-eyrie","f... there, ' +
      'not ...chanical-marquise","difficulties":["nightmare"],"faction":"C...',
  );
  const seed = 'x'.repeat(500);
  const told = differences({ ...run, seed: `${seed}\u202e` }, { ...run, seed: `${seed}yz` });
  expect(told).toBe(`seed is ...${'x'.repeat(20)}\ufffd" there, not ...${'x'.repeat(20)}yz"`);
});

test('of many fields the first are told', () => {
  expect(differences(run, { ...run, seed: 'oak', games: 1, chunk: 7, keepLogs: 1, parts: 3 })).toBe(
    'seed is "maple" there, not "oak"; games is 200 there, not 1; chunk is 1000 there, not 7; and 2 more',
  );
});
