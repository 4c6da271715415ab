import { describe, expect, test } from 'vitest';
import { logWith } from '../../../../test/root/written-position.ts';
import { type Told, phase } from '../../../../test/root/people-turn.ts';

const table = logWith('C: Ann', 'K: Bob');

/** The Keepers after setup and this line; what stands before comes before it. */
const at = (line: string, before = ''): string => table('C:', 'K:', `C:${before}`, `K:${line}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'K', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'K', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'K', 'evening', answers);

const HAND = '(R#cob+F#anvil+M#sword)K->K';
const END: Told = { kind: 'end' };
const kinds = ({ offered }: { readonly offered: readonly { readonly kind: string }[] }): string[] => [
  ...new Set(offered.map(({ kind }) => kind)),
];

test('5.1.3, 15.3.1, 15.3.3, 15.3.4: they set up with relics in all forests, warriors side by side, and the other relics far from them', () => {
  const near = ['f', 'f', 'f', 'f', 't', 't', 't'].map((type) => `Kt_${type}`);
  const far = ['4_7_8_12', 'Kt_t', '3_6_11', '4_9_12', '3_7_11_12'];
  const { text } = phase(table('C:t_k->3'), 'K', 'setup', [['#', '#', '#'], ...near, 5, ...far]);
  expect(text.split('/')).toEqual([
    't_f->1_2_5_10',
    't_f->1_9_10_12',
    't_f->2_6_10_11_12',
    't_f->4_9_12',
    't_t->4_7_8_12',
    't_t->3_7_11_12',
    't_t->3_6_11',
    '4w->1',
    '4w->5',
    't_t->4_7_8_12',
    't_j->3_6_11',
    't_j->4_9_12',
    't_j->3_7_11_12',
    't_j->2_6_10_11_12',
  ]);
});

describe('Birdsong', () => {
  test('15.4.1: a warrior gives way to a waystation, any side up, once a clearing', () => {
    expect(birdsong(at('2w->5')).offered.map(({ what, at: place }) => [what, place])).toEqual([
      ['Kb_f', 5],
      ['Kb_t', 5],
      ['Kb_j', 5],
      [undefined, undefined],
    ]);
    const one = birdsong(at('2w->5'), { what: 'Kb_t' });
    expect(one.text).toBe('w5->/b_t->5');
    expect(kinds(one)).toEqual(['decamp', 'end']);
  });

  test('15.4.1, 2.2.3: a waystation needs an open slot', () => {
    expect(kinds(birdsong(at('2w->1', 'b_s->1')))).toEqual([]);
  });

  test('15.4.1: who has neither warriors nor waystations in any clearing places one of each on the edge of the map, and must', () => {
    const lost = birdsong(at(''), { what: 'Kb_j', at: 9 }, END, END);
    expect(lost.text).toBe('b_j+w->9');
    expect(() => birdsong(at('', 'b_s->1'), END)).toThrow('not offered');
    expect(() => birdsong(at('', 'b_s->1'), { at: 1 })).toThrow('not offered');
  });

  test('15.4.2: a waystation gives way to a warrior, once a clearing', () => {
    expect(birdsong(at('b_f->5+9'), { kind: 'decamp', at: 5 }, END).text).toBe('b_f5->/w->5');
    expect(kinds(birdsong(at('b_f->5/15w->9')))).toEqual(['encamp', 'end']);
  });

  test('15.4.3: a card places two warriors at a matching waystation, as often as there are cards', () => {
    const twice = at('b_f->1/(F#anvil+B#armor+M#sword)K->K');
    expect(birdsong(twice, END, { kind: 'recruit' }, 'F#anvil', { kind: 'recruit' }).text).toBe(
      'F#anvilK->/2w->1/B#armorK->/2w->1',
    );
    expect(birdsong(at('b_f->1/(R#cob+M#sword+R#bank)K->K'), END).text).toBe('');
  });
});

describe('Daylight', () => {
  test('15.2.3, 15.5.1: they craft with waystations, whatever side is up', () => {
    expect(daylight(at(`b_t->1/${HAND}`), { card: 'F#anvil' }).text).toBe('Zanvil/++2');
    expect(kinds(daylight(at(`b_t->2/${HAND}`)))).toEqual([]);
  });

  test('15.5.2.I: a card of the first column is a move from a clearing of its suit, a bird from any', () => {
    const { offered } = daylight(at('2w->1/w->5/B#faith$_1->/B#faith$_2->/B#faith$_3->/F#anvilK->$_1'));
    expect(offered.flatMap(({ kind, from }) => (kind === 'move' ? [from] : []))).toEqual([1, 1, 1]);
    const both = daylight(
      at('2w->1/w->5/F#anvilK->$_1'),
      { from: 1, to: 5, card: 'F#anvil' },
      2,
      { from: 5, to: 1 },
      3,
    );
    expect(both.text).toBe('2w1->5/3w5->1');
  });

  test('15.2.4: a relic may move along with each warrior', () => {
    expect(daylight(at('2w->1/t_f_2->1'), { from: 1, to: 5 }, 1, 1).text).toBe('(w+t_f_2)1->5');
    expect(daylight(at('2w->1/t_f_2->1'), { from: 1, to: 5 }, 1, 0).text).toBe('w1->5');
  });

  const DELVE = 't_t->1_2_5_10/2w->5/B#faith$_1->';

  test('15.5.2.II.a, 15.5.2.II.b: a relic is delved and turned over; who rules fewer clearings than it is worth discards the card', () => {
    const cheap = daylight(at(DELVE), { kind: 'delve' }, 1, END);
    expect(cheap.text).toBe('t_t1_2_5_10->5/t_t5^1');
    const dear = daylight(at(DELVE), { kind: 'delve' }, 3, END);
    expect(dear.text).toBe('t_t1_2_5_10->5/t_t5^3/B#faith$_2->');
  });

  test('15.5.2.II: where an enemy is they must battle first, and may delve after that if they rule there', () => {
    const position = at(DELVE, 'w->5');
    expect(kinds(daylight(position))).toEqual(['battle', 'end']);
    expect(daylight(position, { kind: 'battle' }, 'none', [1, 0], { kind: 'delve' }, 1, END).text).toBe(
      'XC5(1,0)/Cw5->/t_t1_2_5_10->5/t_t5^1',
    );
    expect(daylight(at(DELVE, '3w->5'), { kind: 'battle' }, 'none', [0, 0]).text).toBe('XC5(0,0)');
  });

  test('15.5.2.II, 11.2.7.III: hired warriors are no enemy pieces, so they may be battled, but need not be', () => {
    const hired = (trade: string): string =>
      logWith('C: Ann', 'O: Eve', 'K: Bob')(
        'C:',
        'O:',
        'K:',
        'C:',
        `O:2w->5${trade}/3w->$/$_h->1/$_r->1/$_m->1`,
        `K:${DELVE}`,
      );
    const buy = { kind: 'service', service: 'm' };
    const then = (position: string, ...told: Told[]) =>
      kinds(phase(position, 'K', 'birdsong', [...told], ['birdsong', 'daylight']));
    expect(kinds(daylight(hired('')))).toEqual(['battle', 'end']);
    expect(then(hired(''), buy, END)).toEqual(['battle', 'delve', 'end']);
    expect(then(hired('/t_r->5'), buy, END, END)).toEqual(['battle', 'end']);
  });

  const RECOVER = '3#K->/B#faith$_1->/B#faith$_2->/w+b_t->5/2t_t->1_2_5_10/t_t1_2_5_10->5/t_t5^1';

  test('15.5.2.III.a, 15.5.2.III.b: a relic is recovered at a waystation of its type for its value', () => {
    expect(daylight(at(RECOVER), { kind: 'recover' }).text).toBe('t_t5->$/++');
    expect(kinds(daylight(at(RECOVER.replace('b_t', 'b_f'))))).toEqual(['move', 'end']);
  });

  test('15.5.2.III.b: two points more for a column of all three types', () => {
    const full = daylight(at(`${RECOVER}/t_f_1+t_j_2->$`), { kind: 'recover' });
    expect(full.text).toBe('t_t5->$/++3');
  });

  test('15.5.2.III.c: one card recovers on as long as enough clearings of the suit are ruled; then it is discarded', () => {
    const more = at(`${RECOVER}/t_t1_2_5_10->5/t_t5^3`);
    const first = daylight(more, { kind: 'recover', what: 'Kt_t_1' }, { kind: 'recover', what: 'Kt_t_3' });
    expect(first.text).toBe('t_t_15->$/++/t_t5->$/++3/B#faith$_3->');
    expect(daylight(more, { kind: 'recover', what: 'Kt_t_3' }).text).toBe('t_t_35->$/++3/B#faith$_3->');
  });

  test('15.5.2.III: or the card is a move', () => {
    expect(daylight(at('B#faith$_1->/B#faith$_2->/w->5'), { kind: 'move', to: 1 }).text).toBe('w5->1');
  });
});

describe('Evening', () => {
  test('15.6.1: a warrior goes from each clearing with four or more', () => {
    expect(evening(at('4w->5/5w->9/3w->1'), END, ['#']).text).toBe('w5->/w9->/#->K');
  });

  test('15.6.2: cards of the hand join the Retinue, or one of its cards changes its column', () => {
    const position = at(HAND);
    const added = evening(position, { card: 'F#anvil', column: 1 }, { card: 'R#cob', column: 3 }, END, ['#']);
    expect(added.text).toBe('F#anvilK->$_1/R#cobK->$_3/#->K');
    expect(evening(position, { kind: 'shift', card: 'B#faith', start: 1, column: 3 }, ['#']).text).toBe(
      'B#faith$_1->$_3/#->K',
    );
    expect(kinds(evening(position, { kind: 'retinue', card: 'F#anvil', column: 1 }, END, ['#']))).toEqual([]);
  });

  test('15.6.2: the Retinue holds ten cards at most', () => {
    const full = at('(R#cob+F#anvil+M#sword)K->K/7B#->K/7B#K->$_1');
    expect(kinds(evening(full, { kind: 'shift', start: 1, column: 2 }, ['#']))).toEqual([]);
    expect(() => evening(full, { kind: 'retinue' })).toThrow('not offered');
  });

  test('15.6.3: one card, and one for each waystation on the map; then five are kept', () => {
    const two = at('b_f->5/b_t->9/w->1/3#K->');
    expect(evening(two, END, ['#', '#', '#']).text).toBe('3#->K');
    expect(evening(at('(R#cob+F#anvil+M#sword)K->K/2#->K'), END, ['#'], 'R#cob').text).toBe('#->K/R#cobK->');
  });
});
