import { describe, expect, test } from 'vitest';
import { rootTurn } from './turn.ts';

const PEOPLE = 'E: Rowan\nA: Bramble\n';
const prepared = (players: string) => rootTurn.prepare?.(`Map: Fall\nDeck: E&P\n${players}`);

describe('what people do with their own cards', () => {
  test('with bots and two people the dominance cards stay out (B.3.4)', () => {
    expect(prepared(`C: Mechanical Marquise 2.0\n${PEOPLE}`)).toBe(
      'Your own cards: take the four dominance cards out of the deck, shuffle it and deal each person three cards (B.3.4, 5.1.3)',
    );
  });

  test('they stay out where two play, and in where three people do (5.1.3)', () => {
    expect(prepared(PEOPLE)).toContain('take the four dominance cards out');
    const three = `${PEOPLE}V: Fern\n`;
    expect(prepared(three)).toBe('Your own cards: shuffle the deck and deal each person three cards (5.1.3)');
    expect(prepared(`C: Mechanical Marquise 2.0\n${three}`)).not.toContain('dominance');
  });

  test('in the advanced setup they are dealt five cards (A.7)', () => {
    expect(prepared(`// Advanced setup\n${PEOPLE}V: Fern\n`)).toContain('deal each person five cards (A.7)');
  });
});
