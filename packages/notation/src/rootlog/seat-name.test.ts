import type { SeatSetup } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { parseSeatName, printSeatName } from './seat-name.ts';

const MARQUISE = 'Mechanical Marquise 2.0';

describe('a seat is a person or a bot (D22)', () => {
  const BOTS: readonly (readonly [faction: string, name: string, settings: Partial<SeatSetup>])[] = [
    ['C', MARQUISE, { bot: 'mechanical-marquise' }],
    ['C', `${MARQUISE} (nightmare)`, { bot: 'mechanical-marquise', difficulties: ['nightmare'] }],
    ['C', `${MARQUISE} (Blitz, Fortified)`, { bot: 'mechanical-marquise', traits: ['Blitz', 'Fortified'] }],
    [
      'C',
      `${MARQUISE} (nightmare; Blitz; advanced services)`,
      { bot: 'mechanical-marquise', difficulties: ['nightmare'], traits: ['Blitz'], advancedServices: true },
    ],
    ['V', 'Vagabot (thief)', { bot: 'vagabot', character: 'thief' }],
    ['G', 'Vagabot', { bot: 'vagabot' }],
  ];

  for (const [faction, name, settings] of BOTS) {
    test(`${faction}: ${name}`, () => {
      const seat = { player: name, faction, ...settings };
      expect(parseSeatName(faction, name)).toEqual({ _tag: 'Right', right: seat });
      expect(printSeatName(seat)).toBe(name);
    });
  }

  test('spaces inside the brackets do not count', () => {
    expect(parseSeatName('C', `${MARQUISE}(nightmare ;  Blitz ,Fortified;)`)).toMatchObject({
      right: { difficulties: ['nightmare'], traits: ['Blitz', 'Fortified'] },
    });
  });

  test('blanks in a name cost no more than its length', () => {
    const name = `Vagabot${' '.repeat(200_000)}x(`;
    const start = performance.now();
    expect(parseSeatName('V', name)).toMatchObject({ _tag: 'Left' });
    expect(parseSeatName('V', `Vagabot${' '.repeat(200_000)}(easy)`)).toMatchObject({
      right: { difficulties: ['easy'] },
    });
    expect(performance.now() - start).toBeLessThan(2000);
  });

  test('brackets that do not stand alone at the end are no settings', () => {
    for (const name of ['Vagabot (easy', 'Vagabot easy)', 'Vagabot (easy))', 'Vagabot (easy) x', '(easy)Vagabot'])
      expect(parseSeatName('V', name), name).not.toMatchObject({ right: { bot: 'vagabot' } });
  });

  test('a person has any name', () => {
    expect(parseSeatName('C', 'Ann (Blitz)')).toEqual({
      _tag: 'Right',
      right: { player: 'Ann (Blitz)', faction: 'C' },
    });
    expect(printSeatName({ player: 'Ann (Blitz)', faction: 'C' })).toBe('Ann (Blitz)');
    expect(printSeatName({ player: 'Ann', faction: 'C', bot: 'no-bot' })).toBe('Ann');
  });

  test('the default difficulty is not written', () => {
    expect(printSeatName({ player: '', bot: 'mechanical-marquise', difficulties: ['default'] })).toBe(MARQUISE);
  });
});

describe('a name like a bot’s is never a person’s (D4)', () => {
  const traits = 'traits are ';
  const REFUSED: readonly (readonly [faction: string, name: string, why: string])[] = [
    ['C', 'mechanical marquise', `write the bot as ${MARQUISE}, its settings in brackets behind it`],
    ['C', `${MARQUISE} nightmare`, `write the bot as ${MARQUISE}, its settings in brackets behind it`],
    ['E', MARQUISE, `${MARQUISE} plays C, not E`],
    ['C', 'Vagabot', 'Vagabot plays V or G, not C'],
    ['C', `${MARQUISE} (lenient)`, `${MARQUISE} has no lenient: difficulties are `],
    ['C', `${MARQUISE} (Blitz; nightmare)`, `${MARQUISE} has no nightmare: difficulties are `],
    ['C', `${MARQUISE} (thief)`, `${MARQUISE} has no thief: difficulties are `],
    ['C', `${MARQUISE} (easy+nightmare)`, `${MARQUISE} has one difficulty at a time`],
    ['V', 'Vagabot (thief, ranger)', 'Vagabot has one character'],
  ];

  for (const [faction, name, why] of REFUSED) {
    test(`${faction}: ${name}`, () => {
      const read = parseSeatName(faction, name);
      expect(read).toMatchObject({ _tag: 'Left', left: expect.stringContaining(why) });
      if (why.endsWith('difficulties are ')) expect(read).toMatchObject({ left: expect.stringContaining(traits) });
    });
  }
});
