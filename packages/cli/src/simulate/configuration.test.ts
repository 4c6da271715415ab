import { isLeft } from 'fp-ts/lib/Either.js';
import type { SeatSetup } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { simulate } from '../any-game.ts';
import { rootPlay } from '../games/root/play.ts';
import { type RunConfiguration, configurationHash } from './configuration.ts';
import type { GameRow } from './row.ts';

const seats = (bots: string): readonly SeatSetup[] => rootPlay.setup({ bots }).seats;
const hash = (configuration: RunConfiguration, seed = 'maple', versions = 'rules 1'): string =>
  configurationHash(configuration, seed, versions);

async function rows(configuration: RunConfiguration): Promise<readonly GameRow[]> {
  const played = await simulate(configuration, 'maple', 4);
  if (isLeft(played)) throw new Error(played.left.message);
  const all: GameRow[] = [];
  for await (const row of played.right) all.push(row);
  return all;
}

const usual: RunConfiguration = {
  game: 'root',
  lineups: [seats('C=mechanical-marquise:nightmare+blitz+fortified,E=electric-eyrie,O=puppet')],
  maps: ['Fall'],
  decks: ['E&P'],
  rotate: true,
};

const renamed = (lineup: RunConfiguration['lineups'][number], names: readonly string[]): readonly SeatSetup[] =>
  (lineup as readonly SeatSetup[]).map((seat, i) => ({ ...seat, player: names[i]! }));

const knights = { game: 'fuzzy-knights', lineups: [['Ann', 'Bob'].map((player) => ({ player, bot: 'castellan' }))] };
const carcassonne = { game: 'carcassonne', lineups: [['Ann', 'Bob'].map((player) => ({ player, bot: 'greedy' }))] };

describe('configurations that mean the same', () => {
  test.each([
    [
      'traits in another order',
      usual,
      {
        ...usual,
        lineups: [seats('C=mechanical-marquise:nightmare+fortified+blitz,E=electric-eyrie,O=puppet')],
      },
    ],
    ['other players', usual, { ...usual, lineups: [renamed(usual.lineups[0]!, ['Ann', 'Bob', 'Eve'])] }],
    ['other players', knights, { ...knights, lineups: [renamed(knights.lineups[0]!, ['Eve', 'Sam'])] }],
    ['other players', carcassonne, { ...carcassonne, lineups: [renamed(carcassonne.lineups[0]!, ['Eve', 'Sam'])] }],
    ['what says nothing', carcassonne, { ...carcassonne, maps: [], rotate: false, common: { options: {} } }],
  ] as readonly (readonly [string, RunConfiguration, RunConfiguration])[])(
    '%s: have the same hash, and the same rows',
    async (_, one, other) => {
      expect(hash(other)).toBe(hash(one));
      expect(await rows(other)).toEqual(await rows(one));
    },
  );

  test('that do not, have another', () => {
    const others: readonly RunConfiguration[] = [
      { ...usual, lineups: [seats('E=electric-eyrie,C=mechanical-marquise:nightmare+blitz+fortified,O=puppet')] },
      { ...usual, lineups: [seats('C=mechanical-marquise:nightmare+blitz,E=electric-eyrie,O=puppet')] },
      { ...usual, lineups: ['random'] },
      { ...usual, lineups: [...usual.lineups, 'random'] },
      { ...usual, lineups: ['random', ...usual.lineups] },
      { ...usual, lineups: ['random'], common: { suits: ['fox'] } },
      { ...usual, maps: ['Fall', 'Lake'] },
      { ...usual, maps: ['Lake', 'Fall'] },
      { ...usual, decks: ['standard'] },
      { ...usual, rotate: false },
    ];
    const hashes = [
      hash(usual),
      hash(usual, 'oak'),
      hash(usual, 'maple', 'rules 2'),
      ...others.map((one) => hash(one)),
    ];
    expect(new Set(hashes).size).toBe(others.length + 3);
  });
});
