import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stream } from '@woodlog/core/kernel';
import { applyEdits } from '@woodlog/notation/kernel';
import { fmt, parse } from '@woodlog/notation/root';
import { describe, expect, it, test } from 'vitest';
import { rootLanguage } from './index.ts';

const GAME = readFileSync(join(import.meta.dirname, '../../../../examples/first-game.rootlog'), 'utf8');
const END = `${GAME.trimEnd()}\n`;
const HEADER = 'Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC:t_k->1/2w->1/b_s->1/3#->C\nE:b->12/6w->12/F#anvil->E\n';

/** What is offered behind a text. */
const offered = (text: string): readonly string[] =>
  rootLanguage.completions(rootLanguage.read(text), text.length).map((one) => one.text);

describe('completion', () => {
  it('starts a line with the player who is next, and a log with its map', () => {
    expect(offered(`${END}C:#->C\n`)[0]).toBe('E:');
    expect(offered('')[0]).toBe('Map: ');
    expect(offered('Map: ')).toEqual(['Fall', 'Winter', 'Lake', 'Mountain']);
    expect(offered('Map: Fall\nDeck: E')).toEqual(['E&P']);
    expect(offered(`${HEADER}Wi`)).toEqual(['Winner: ']);
  });

  it('offers pieces where they stand, after the actions before them in the line', () => {
    expect(offered(`${HEADER}C:w`)).toEqual(['w1->', 'w->']);
    expect(offered(`${HEADER}C:w1->5/w`)).toEqual(['w1->', 'w5->', 'w->']);
  });

  it('offers clearings that are adjacent, as in the map', () => {
    expect(offered(`${HEADER}C:w1->`).filter((text) => /\d$/.test(text))).toEqual(['w1->5', 'w1->9', 'w1->10']);
  });

  it('offers battles where both have pieces', () => {
    expect(offered(`${HEADER}C:2w1->10/2w10->12/X`)).toEqual(['XE12']);
    expect(offered(`${HEADER}C:X`)).toEqual([]);
  });

  it('offers cards that the hand may hold: known ones first, others only while some are unknown', () => {
    expect(offered(`${HEADER}E:Z`)[0]).toBe('Z%h');
    expect(offered(`${HEADER}C:Z`).length).toBeGreaterThan(20);
    expect(offered(`${HEADER}E:F#a`)).toEqual(['F#anvilE->', 'F#anvil^']);
  });

  it('offers to draw the cards of a suit, and to move as many as were written', () => {
    expect(offered(`${HEADER}C:F#an`)).toEqual(expect.arrayContaining(['F#anvilC->', 'F#anvil->C']));
    expect(offered(`${HEADER}E:6w`)).toContain('6w12->');
    expect(offered(`${HEADER}E:7w`)).not.toContain('7w12->');
  });

  it('offers nothing in a comment, nor in the name of a player', () => {
    expect(offered(`${HEADER}C:w1->5 // w`)).toEqual([]);
    expect(offered('Map: Fall\nC: A')).toEqual([]);
  });

  it('says in words what each means, and replaces what is written so far', () => {
    const text = `${HEADER}C:w1->`;
    const [first] = rootLanguage.completions(rootLanguage.read(text), text.length);
    expect(first).toEqual({
      text: 'w1->5',
      label: 'a warrior to clearing 5 (rabbit)',
      kind: 'place',
      start: text.length - 4,
      end: text.length,
    });
  });
});

describe('hover', () => {
  const at = (text: string, place: string): string | undefined =>
    rootLanguage.hover(rootLanguage.read(text), text.indexOf(place))?.text;

  it('tells an action in English, with what it implies and its section', () => {
    expect(at(`${HEADER}C:Z%h`, 'Z%h')).toMatch(/^Crafts .*\n\n- .*\(\d/s);
    expect(at(HEADER, '6w->12')).toBe('Places 6 warriors in clearing 12.');
  });

  it('tells whose line it is and how many points they have', () => {
    expect(at(`${HEADER}C:++3\nE:#->E\nC:#->C`, 'C:#')).toBe('Marquise de Cat (Ann): 3 points before this turn');
    expect(at(HEADER, 'E:b')).toBe('Eyrie Dynasties (Bob): setup');
  });

  it('has nothing to say of an unreadable action or of a comment', () => {
    expect(at(`${HEADER}C:xyz // no`, 'xyz')).toBeUndefined();
    expect(at(`${HEADER}C:w1->5 // no`, 'no')).toBeUndefined();
  });
});

test('rounds fold, and are the outline', () => {
  const doc = rootLanguage.read(GAME);
  expect(rootLanguage.folds(doc)).toEqual([
    { startLine: 2, endLine: 7 },
    { startLine: 9, endLine: 12 },
    { startLine: 14, endLine: 17 },
    { startLine: 19, endLine: 22 },
  ]);
  const symbols = rootLanguage.symbols(doc);
  expect(symbols.map(({ name }) => name)).toEqual(['Header', 'Setup', 'Round 1', 'Round 2']);
  expect(symbols[2]?.children?.map(({ name }) => name)).toContain('A: Woodland Alliance');
});

test('formatting gives what fmt gives', () => {
  const text = GAME.replace('w2->6', 'w2 -> 6').replace('C:2t', 'C: 2t');
  const edits = rootLanguage.format(rootLanguage.read(text));
  expect(edits.length).toBe(2);
  expect(applyEdits(text, edits).text).toBe(fmt(parse(text)));
  expect(rootLanguage.format(rootLanguage.read(applyEdits(text, edits).text))).toEqual([]);
});

test('any text can be asked anything, at any place', () => {
  const chance = stream('any', 0, 'language');
  let doc = rootLanguage.read(GAME);
  for (let n = 0; n < 60; n++) {
    const at = chance.int(doc.text.length + 1);
    const cut =
      doc.text.slice(0, at) +
      chance.pick(['', '\n', '/', 'w->', 'X', '#', ':', '//']) +
      doc.text.slice(at + chance.int(20));
    doc = rootLanguage.read(cut, doc);
    const place = chance.int(cut.length + 1);
    for (const { start, end } of rootLanguage.completions(doc, place))
      expect([start <= place, end]).toEqual([true, place]);
    const hover = rootLanguage.hover(doc, place);
    if (hover !== null) expect(hover.start <= place && place <= hover.end).toBe(true);
    expect(rootLanguage.folds(doc).every(({ startLine, endLine }) => startLine < endLine)).toBe(true);
  }
});
