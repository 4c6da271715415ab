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

  it('says of a misspelt card that it is unknown, and goes on as if it were the one that is meant (9.3.5)', () => {
    const setup = 'Map: Fall\nDeck: E&P\nV: Ann\nV:#theif->$/p->1_2_5_10\n';
    expect(codes(`${setup}V:p->5/%t->t/%s->e/%r->e`)).toEqual(['error rootlog/unknown-card']);
    expect(codes(`${setup}V:p->5/%h->e`)).toEqual(['error rootlog/unknown-card', 'error ledger/short']);
    expect(codes(`${setup}V:p->5/Ztunels/ZB#tunels`)).toEqual(Array(3).fill('error rootlog/unknown-card'));
  });

  it('says what is in a place where something is missing, as far as that helps', () => {
    const hint = (lines: string): string | undefined =>
      check(parse(`Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\n${lines}`)).find(({ code }) => code === 'ledger/short')?.hint;
    expect(hint('C:w->1+4\nC:w5->6')).toBe('clearing 5 is empty; Cw stand in 1, 4');
    expect(hint('C:w->1+4\nC:w4->1\nC:w4->6')).toBe('clearing 4 is empty; the last Cw left for 1 on line 6');
    expect(hint('C:w->1\nC:Ew1->')).toBe('clearing 1 has Cw');
    expect(hint('C:2w->1\nC:(3w)1->5')).toBe('did you mean `(2w)1->5`? Or is a line missing above?');
    expect(hint('E:7b->1/b->2')).toBe('the last Eb left for 1 on line 5');
    expect(hint('C:w->1/b_s->1/b_r->1/b_w->1/t->1/t_k->1\nE:b->1\nE:w1->')).toBe(
      'clearing 1 has Cw, Cb_s, Cb_w, Cb_r, Ct, 2 more',
    );
  });

  it('plays an action with a remark behind it', () => {
    expect(codes('Map: Fall\nDeck: E&P\nC: Ann\nC:w->1 what a start!\nC:w1->2')).toEqual(['error rootlog/unexpected']);
  });

  it('warns of a map whose suits nobody gives (A.1)', () => {
    expect(codes('Map: Winter\nDeck: E&P\nC: Ann\nC:w->1')).toEqual(['warning rootlog/no-clearings']);
  });

  it('warns of a header line that stands a second time, unless the first could not be read', () => {
    const text =
      'Map: Fall\nMap: Lake\nDeck: ?\nDeck: E&P\nLandmarks: tower->1\nLandmarks:\nC: Ann\nC:w->1\nC:++30\nWinner: C\nWinner: C';
    expect(check(parse(text)).map(({ severity, code, start }) => `${severity} ${code} ${start}`)).toEqual([
      `warning rootlog/second-line ${text.indexOf('Map: Lake')}`,
      `error rootlog/unknown-deck ${text.indexOf('?')}`,
      `warning rootlog/second-line ${text.indexOf('Landmarks:\n')}`,
      `warning rootlog/second-line ${text.lastIndexOf('Winner')}`,
    ]);
  });

  it.each([
    'Map: Fall',
    'Deck: E&P',
    'Clearings: F1 F2 F3 F4 M5 M6 M7 M8 R9 R10 R11 R12',
    'Landmarks: tower->1',
    'Hirelings: h_E',
    'Pool: CE',
    'Winner: C',
  ])('warns of a second line %s, and not of one that stands once or cannot be read', (line) => {
    const label = line.slice(0, line.indexOf(':') + 1);
    const header = ['Map: Fall', 'Deck: E&P'].filter((one) => one !== line).join('\n');
    const second = (lines: string) =>
      check(parse(`${header}\n${lines}\nC: Ann\nC:w->1`)).filter(({ code }) => code === 'rootlog/second-line');
    expect(second(line)).toEqual([]);
    expect(second(`${line}\n${line}`)).toMatchObject([{ message: `a second line \`${label}\`: the first one counts` }]);
    if (/Map|Deck|Clearings|Pool|Winner/.test(label)) expect(second(`${line}\n${label} ?`)).toEqual([]);
  });

  it('says how to give the suits, and not where they are printed, given, or the map is not known', () => {
    const [suits] = check(parse('Map: Lake\nDeck: E&P\nC: Ann\nC:w->1'));
    expect(suits).toMatchObject({
      message: 'the Lake map prints no suits: the log needs a line `Clearings:`',
      law: 'A.1',
      hint: 'such as `Clearings: F1, R2, M3, ... F12`',
    });
    const given = 'Map: Lake\nDeck: E&P\nClearings: F1 F2 F3 F4 M5 M6 M7 M8 R9 R10 R11 R12\nC: Ann\nC:w->1';
    expect(codes(given)).toEqual([]);
    expect(codes('Map: Lake?\nMap: Fall\nDeck: E&P\nC: Ann\nC:w->1')).toEqual(['error rootlog/unknown-map']);
  });

  it('says everything in the order of the text, with a table and without, and what is said twice of one place once', () => {
    const starts = (text: string): number[] => check(parse(text)).map(({ start }) => start);
    for (const header of ['Map: Fall\nDeck: E&P\n', 'Map: Fall\n', 'Deck: E&P\n', '']) {
      const found = starts(`${header}C: Ann\nC:w->1\nMap: Fall\nDeck: E&P\nC: w3/Map\nWinner: C\nWinner: C\nPool: x`);
      expect(found.length).toBeGreaterThan(2);
      expect(found).toEqual([...found].sort((a, b) => a - b));
    }
    expect(codes('Map: Fall\nDeck: E&P\nC: Ann\nC:99w->1/w->1+2+3')).toEqual([
      'error ledger/short',
      'error ledger/short',
    ]);
  });

  it('goes on with the map and the deck that an unknown name may have meant', () => {
    const found = (header: string) => codes(`${header}\nC: Ann\nC:w->1/Ew1->`);
    expect(found('Map: Fal\nDeck: E&P')).toEqual(['error rootlog/unknown-map', 'error ledger/unknown-component']);
    expect(found('Map: Fall\nDeck: Exils')).toEqual(['error rootlog/unknown-deck', 'error ledger/unknown-component']);
    expect(found('Map: Narnia\nDeck: E&P')).toEqual(['error rootlog/unknown-map']);
    expect(check(parse('Map: Wnter\nDeck: E&P\nC: Ann'))[0]).toMatchObject({
      message: 'unknown map `Wnter`',
      hint: 'did you mean Winter?',
    });
  });

  it('says what a header lacks before a log can be played', () => {
    expect(codes('C: Ann\nC:w->1')).toEqual(['error setup/map']);
    expect(codes('Map: Fall\nC: Ann\nC:w->1')).toEqual(['error setup/deck']);
  });

  it.each(['Ann', 'Bob', 'Ann Lee'])('1.3: warns of a second line with the name of a player: %s', (name) => {
    const log = `Map: Fall\nDeck: E&P\nC: Ann\nC: ${name}\nE: Bob`;
    expect(codes(`${log}\nC:w->1\nE:w->2`)).toEqual(['warning rootlog/second-line']);
    expect(codes(`${log.replace(/C: .*\nE/, 'C:\nE')}\nC:w->1`)).not.toContain('warning rootlog/second-line');
  });

  it('1.3: a craft at a player’s first line is no second name', () => {
    expect(codes('Map: Fall\nDeck: E&P\nC: Ann\nE: Bob\nC: Zfoxfolksteel')).not.toContain(
      'warning rootlog/second-line',
    );
  });
});
