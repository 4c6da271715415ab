import { describe, expect, test } from 'vitest';
import { logWith } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'E: Bob', 'H: Cid');

/** The Hundreds after setup and this line; the Marquise's line comes before it. */
const at = (line: string, before = ''): string => table('C:', 'E:', 'H:', `C:${before}`, 'E:', `H:${line}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'H', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'H', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'H', 'evening', answers);

/** Items that come to the hoard by crafting. */
const items = (letters: string): string =>
  [`${letters.length}#->H`, ...[...letters].map((one) => `Z%${one}`)].join('/');

const END: Told = { kind: 'end' };
const ANOINTED = 'w_w->5';
/** A hand of which nothing can be crafted or spent unawares. */
const EMPTY = '3#H->';
const kinds = ({ offered }: { readonly offered: readonly { readonly kind: string }[] }): string[] => [
  ...new Set(offered.map(({ kind }) => kind)),
];
const laws = ({
  offered,
}: {
  readonly offered: readonly { readonly law: string; readonly kind: string }[];
}): string[] => [...new Set(offered.filter(({ kind }) => kind !== 'end').map(({ law }) => law))];

test('5.1.3, 14.3.2: they set up with warlord, warriors and a stronghold in a free corner, opposite of another if it can be', () => {
  const { text } = phase(table('C:t_k->1', 'E:'), 'H', 'setup', [['#', '#', '#']]);
  expect(text).toBe('w_w+4w+b->3');
});

describe('Birdsong', () => {
  test('14.4.1: a mob removes enemy buildings and tokens, not warriors, for points, and then the mob die brings one more', () => {
    const mob = at(`${ANOINTED}/t->2`, 'w->2/(b_s+t)->2');
    const { text } = birdsong(mob, { kind: 'raze' }, 'F', '#bitter');
    expect(text).toBe('(Cb_s+Ct)2->/++2/t->6/w->5/#bitter->$');
  });

  test('14.4.1: a mob takes an item from the ruin, and the empty ruin goes', () => {
    const { text } = birdsong(at(`${ANOINTED}/t->10`), { kind: 'raze' }, 's', 'M', '#bitter');
    expect(text).toBe('%s10->$/t->2/2w->5/#bitter->$');
  });

  test('14.4.1: where no clearing beside a mob matches the die no mob is placed', () => {
    expect(birdsong(at(`${ANOINTED}/t->3`), 'R', '#bitter').text).toBe('w->5/#bitter->$');
  });

  test('14.4.1: without a mob none spreads, and no die is rolled', () => {
    expect(birdsong(at(ANOINTED), '#bitter').text).toBe('w->5/#bitter->$');
  });

  test('14.4.1: mobs raze one after another, in any order, and all of them must', () => {
    const two = at(`${ANOINTED}/t->1+2`, 't->1+2');
    expect(() => birdsong(two, END)).toThrow('not offered');
    expect(birdsong(two, { at: 2 }, { at: 1 }, 'F', '#bitter').text).toMatch(/^Ct2->\/\+\+\/Ct1->\/\+\+/);
  });

  test('14.4.2: warriors by Prowess where the warlord is, and one at each stronghold', () => {
    expect(birdsong(at(`${ANOINTED}/b->1+9/${items('st')}`), '#bitter').text).toBe('2w->5/w->1/w->9/#bitter->$');
  });

  test('14.4.3: a warrior becomes the warlord; without one on the map he comes to any clearing', () => {
    expect(birdsong(at('2w->5+9'), 9, '#bitter').text).toBe('w9->/w_w->9/#bitter->$');
    expect(birdsong(at(''), 7, '#bitter').text).toBe('w_w->7/#bitter->$');
    expect(birdsong(at(`${ANOINTED}/w->9`), '#bitter').text).toBe('w->5/#bitter->$');
  });

  test('14.4.4: another mood, of those that show no item of the hoard', () => {
    const full = at(`${ANOINTED}/${items('htb')}/15w->9`);
    for (const mood of ['#bitter', '#grandiose', '#relentless', '#stubborn'])
      expect(() => birdsong(full, mood)).toThrow();
    expect(birdsong(full, '#rowdy').text).toContain('#rowdy->$');
  });

  test('14.7.4: a Lavish warlord gives items away for two warriors each', () => {
    const { text } = birdsong(at(`${ANOINTED}/${items('st')}`), '#lavish', { what: '%t' });
    expect(text).toBe('2w->5/#lavish->$/%t->/2w->5');
  });
});

describe('Daylight', () => {
  test('14.2.1, 14.2.3, 14.5.1: an item crafted with strongholds is kept for no points, or leaves the game for those listed', () => {
    const smith = at(`${ANOINTED}/b->1/(F#anvil+M#sword+R#cob)H->H`);
    expect(daylight(smith, { card: 'F#anvil' }, 'keep').text).toBe('Zanvil');
    expect(daylight(smith, { card: 'F#anvil' }, 'remove').text).toBe('Zanvil/%h->/++2');
  });

  test('14.2.4.I: of a full track an item leaves the game, for a point', () => {
    const smith = at(`${ANOINTED}/b->1/${items('sstx')}/(F#anvil+M#sword+R#cob)H->H`);
    expect(daylight(smith, { card: 'F#anvil' }, 'keep', 's').text).toBe('Zanvil/%s->/++');
  });

  test('14.5.2, 14.2.4.II: as many actions as the Command', () => {
    const once = daylight(at(`${EMPTY}/w->5+9`), { kind: 'move', from: 5, to: 1 });
    expect(once.text).toBe('w5->1');
    expect(kinds(once)).toEqual([]);
    const twice = at(`${items('b')}/${EMPTY}/w->5+9`);
    expect(daylight(twice, { kind: 'move', from: 5, to: 1 }, { kind: 'move', from: 9, to: 1 }).text).toBe(
      'w5->1/w9->1',
    );
  });

  test('14.5.2.III: a stronghold where they rule, for a card that matches', () => {
    const builder = at('w->5/w->9/(R#cob+F#anvil+F#stand)H->H', 'w->9');
    const { offered } = daylight(builder);
    expect(offered.flatMap(({ kind, at: place }) => (kind === 'build' ? [place] : []))).toEqual([5]);
    expect(daylight(builder, { kind: 'build', at: 5 }).text).toBe('R#cobH->/b->5');
  });

  test('14.5.3: the warlord moves with warriors, and then may battle where he is, as often as the Prowess', () => {
    const advance = (line: string, ...answers: Told[]) => daylight(at(`${EMPTY}/${line}`, '2w->5'), END, ...answers);
    const moved = advance('(w_w+2w)->1', { kind: 'move', from: 1, to: 5 }, 2);
    expect(moved.text).toBe('(w_w+2w)1->5');
    expect(laws(moved)).toEqual(['14.5.3']);
    expect(kinds(moved)).toEqual(['battle', 'end']);
    const both = advance('(w_w+2w)->1', { from: 1, to: 5 }, 2, { kind: 'battle' }, 'none', [1, 0]);
    expect(both.text).toBe('(w_w+2w)1->5/XC5(1,0)/Cw5->');
    expect(kinds(both)).toEqual([]);
    expect(
      kinds(advance(`(w_w+2w)->1/${items('s')}`, { from: 1, to: 5 }, 2, { kind: 'battle' }, 'none', [1, 0])),
    ).toContain('move');
  });

  test('14.7.5: a Relentless warlord goes on after a move and a battle, with either', () => {
    const line = `${EMPTY}/(w_w+2w)->1/#relentless->$`;
    const fought = daylight(at(line, '2w->5'), END, { from: 1, to: 5 }, 2, { kind: 'battle' }, 'none', [1, 0]);
    expect(kinds(fought)).toEqual(['move', 'battle', 'end']);
    expect(laws(fought)).toEqual(['14.7.5']);
  });

  test('14.7.2: a Grandiose warlord advances first', () => {
    const line = `${EMPTY}/(w_w+2w)->1`;
    expect(laws(daylight(at(`${line}/#grandiose->$`)))).toEqual(['14.5.3']);
    expect(laws(daylight(at(line)))).toEqual(['14.5.2.I']);
  });

  test('14.5.2, 14.5.2.I, 14.5.2.II, 14.5.2.III: the Command is done once, by a Grandiose warlord after his advance', () => {
    const line = 'F#anvilH->H/(w_w+2w)->1';
    const all = ['14.5.2.I', '14.5.2.II', '14.5.2.III'];
    const commanded = (more: string, ...answers: Told[]) => laws(daylight(at(`${line}${more}`, 'w->1'), ...answers));
    expect(commanded('/#grandiose->$', END)).toEqual(all);
    expect(commanded('')).toEqual(all);
    expect(commanded('', END)).toEqual(['14.5.3']);
    expect(commanded('', END, END)).toEqual([]);
  });

  const CRAFTED = '(F#anvil+M#sword+R#cob)C->C/Z%h/2#C->/2w->5';

  test('14.2.5: who loots deals no rolled hits, and takes an item if he rules the clearing then', () => {
    const raid = at(`${EMPTY}/(w_w+3w)->5`, CRAFTED);
    expect(daylight(raid, { kind: 'battle' }, 'yes', [2, 1], END).text).toBe('XC5(2,1)/%hC$->$');
    expect(daylight(raid, { kind: 'battle' }, 'no', [2, 1], END).text).toBe('XC5(2,1)/2Cw5->');
  });

  test('14.2.5, 14.7.8: a Wrathful warlord deals his extra hit all the same', () => {
    const raid = at(`${EMPTY}/(w_w+3w)->5/#wrathful->$`, CRAFTED);
    expect(daylight(raid, { kind: 'battle' }, 'yes', [2, 1], 'Hw', END).text).toBe('XC5(2,1)/Cw5->/w5->/%hC$->$');
  });
});

describe('Evening', () => {
  const hand = '(R#cob+F#anvil+B#armor)H->H';

  test('14.6.1: a mob where a warrior is, for a card that matches, one a clearing', () => {
    const { text } = evening(at(`${hand}/w->5+2/t->1`), { at: 5 }, 'R#cob', { at: 2 }, ['#']);
    expect(text).toBe('R#cobH->/t->5/B#armorH->/t->2/++/#->H');
  });

  test('14.7.3: a Jubilant warlord may roll the mob die up to four times after inciting where he is', () => {
    const position = at(`${hand}/${ANOINTED}/#jubilant->$`);
    const { text } = evening(position, { at: 5 }, 'R#cob', { kind: 'roll' }, 'F', { kind: 'roll' }, 'R', END, ['#']);
    expect(text).toMatch(/^R#cobH->\/t->5\/t->1\//);
  });

  test.each([
    [1, '++'],
    [3, '++2'],
    [5, '++3'],
    [7, '++4'],
  ])('14.6.2: %i clearings ruled without enemies score %s', (count, scored) => {
    const clearings = [1, 2, 3, 4, 5, 6, 7].slice(0, count).join('+');
    expect(evening(at(`${EMPTY}/w->${clearings}+9`, 'w->9'), ['#']).text).toBe(`${scored}/#->H`);
  });

  test('14.6.3: of more than five cards the others are discarded', () => {
    const { text } = evening(at(`${EMPTY}/(5M#sword+F#anvil)->H/w->9`, 'w->9'), END, ['#'], 'F#anvil', 'M#sword');
    expect(text).toBe('#->H/F#anvilH->/M#swordH->');
  });

  test('14.6.3, 14.7.6: one card; a Rowdy warlord draws one more, or two among three enemy pieces', () => {
    expect(evening(at(`${EMPTY}/w->9`, 'w->9'), ['#']).text).toBe('#->H');
    const rowdy = (before: string) => at(`${EMPTY}/${ANOINTED}/#rowdy->$`, before);
    expect(evening(rowdy('2w->5'), ['#', '#']).text).toBe('2#->H');
    expect(evening(rowdy('3w->5'), ['#', '#', '#']).text).toBe('3#->H');
  });
});

test('14.2.2: a warlord is no warrior that an effect removes or moves', () => {
  const tax = table('C:', 'E:', 'H:', 'C:', 'E:', 'H:w_w->5/(F#tax+M#scout+R#cob)H->H/b->1+6+8/Ztax');
  expect(kinds(daylight(tax, END))).not.toContain('card');
});
