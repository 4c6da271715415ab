import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { decode } from './decode.ts';
import { canonicalJson } from './fingerprint.ts';
import { type GameSetup, canonicalSetup, gameSetup } from './setup.ts';

const setup: GameSetup = {
  game: 'root',
  map: 'winter',
  suits: ['f', 'm', 'r', 'f', 'm', 'r', 'f', 'm', 'r', 'f', 'm', 'r'],
  deck: 'exiles',
  seats: [
    { player: 'Edu', faction: 'E' },
    {
      player: 'Mechanical Marquise 2.0',
      faction: 'C',
      bot: 'mechanical-marquise',
      difficulties: ['nightmare'],
      traits: ['blitz', 'fortified'],
    },
    { player: 'Vagabot', faction: 'V', bot: 'vagabot', character: 'thief', advancedServices: true },
  ],
  landmarks: ['tower'],
  hirelings: [],
  options: { draft: false },
};

describe('GameSetup', () => {
  test('is JSON: it survives the trip through text', () => {
    const result = decode(gameSetup, JSON.parse(JSON.stringify(setup)));
    expect(isRight(result) && result.right).toEqual(setup);
  });

  test('is called what it is', () => {
    expect(isLeft(decode(gameSetup, 1)) && decode(gameSetup, 1)).toMatchObject({
      left: { message: 'expected game setup, got 1' },
    });
    expect(decode(gameSetup, { game: 'root', seats: [1] })).toMatchObject({
      left: { message: 'seats.0: expected seat, got 1' },
    });
  });

  test('refuses what it does not know, with the path', () => {
    const result = decode(gameSetup, { ...setup, seats: [{ player: 'x', bots: 1 }], seed: 1 });
    expect(isLeft(result) && result.left.details?.['errors']).toEqual([
      'seats.0.bots: expected no such field (there are player, faction, bot, difficulties, traits, character, advancedServices), got 1',
      'seed: expected no such field (there are game, seats, map, suits, deck, landmarks, hirelings, options), got 1',
    ]);
  });
});

describe('one spelling', () => {
  const [edu, marquise, vagabot] = setup.seats as [GameSetup['seats'][0], GameSetup['seats'][0], GameSetup['seats'][0]];
  const keyOf = (one: GameSetup): string => canonicalJson(canonicalSetup(one));
  const key = keyOf(setup);

  test('what means the same is spelt the same', () => {
    const { hirelings: _, ...rest } = setup;
    expect(keyOf(rest)).toBe(key);
    expect(
      keyOf({
        ...setup,
        seats: [{ ...edu, player: 'Ann', advancedServices: false, traits: [] }, marquise, vagabot],
      }),
    ).toBe(key);
    expect(keyOf({ ...setup, seats: [edu, { ...marquise, traits: ['fortified', 'blitz'] }, vagabot] })).toBe(key);
    expect(keyOf(JSON.parse(JSON.stringify(setup)) as GameSetup)).toBe(key);
  });

  test('what does not, does not', () => {
    const others: GameSetup[] = [
      { ...setup, seats: [marquise, edu, vagabot] },
      { ...setup, seats: [edu, { ...marquise, traits: ['blitz'] }, vagabot] },
      { ...setup, seats: [edu, marquise] },
      { ...setup, suits: [...(setup.suits as string[])].reverse() },
      { ...setup, map: 'fall' },
      { ...setup, options: { draft: true } },
      { ...setup, options: {} },
      { ...setup, options: { draft: true, rounds: 0 } },
      { ...setup, seats: [edu, marquise, { ...vagabot, advancedServices: false }] },
    ];
    expect(new Set([key, ...others.map(keyOf)]).size).toBe(others.length + 1);
  });

  test('leaves out what says nothing', () => {
    expect(canonicalSetup({ game: 'toy', seats: [{ player: 'a' }, { player: 'b' }] })).toEqual({
      game: 'toy',
      seats: [{}, {}],
    });
  });
});
