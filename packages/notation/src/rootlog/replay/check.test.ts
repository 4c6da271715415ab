import { describe, expect, it } from 'vitest';
import { parse } from '../read/parse.ts';
import { check } from './check.ts';

const codes = (text: string): string[] => check(parse(text)).map(({ severity, code }) => `${severity} ${code}`);

describe('check', () => {
  it('has nothing to say of a good log', () => expect(codes('Map: Fall\nDeck: E&P\nC: Ann\nC:w->1')).toEqual([]));

  it('names what the ledger refuses at its place', () => {
    const text = 'Map: Fall\nDeck: E&P\nC: Ann\nC:w->1/Ew1->';
    const [found] = check(parse(text));
    expect(found && text.slice(found.start, found.end)).toBe('Ew1->');
  });

  it('warns of a map whose suits nobody gives (A.1)', () => {
    expect(codes('Map: Winter\nDeck: E&P\nC: Ann\nC:w->1')).toEqual(['warning rootlog/no-clearings']);
  });

  it('says what a header lacks before a log can be played', () => {
    expect(codes('C: Ann\nC:w->1')).toEqual(['error setup/map']);
    expect(codes('Map: Fall\nC: Ann\nC:w->1')).toEqual(['error setup/deck']);
  });
});
