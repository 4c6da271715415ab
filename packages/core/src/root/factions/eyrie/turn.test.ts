import { describe, expect, test } from 'vitest';
import { type Told, phase } from '../../../../test/root/people-turn.ts';
import { matchOf } from '../../../../test/root/written-line.ts';
import { logWith, positionOf } from '../../../../test/root/written-position.ts';

const table = logWith('C: Ann', 'E: Bob', 'A: Cid');

/** Eyrie with a leader, six warriors in clearing 3 and these three cards; what others have done comes before their line. */
const at = (line: string, { leader = 'despot', hand = 'F#anvil+R#cob+B#royal', before = 'C:' } = {}): string =>
  table(before, `E:#${leader}->$/6w->3/(${hand})E->E/${line}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'E', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'E', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'E', 'evening', answers).text;
const where = (position: string, ...answers: Told[]): unknown[] =>
  daylight(position, ...answers).offered.map(({ kind, at: place, from, to, card }) =>
    [kind, ...(place === undefined ? [] : [place]), ...(from === undefined ? [] : [`${from}>${to}`]), card].join(' '),
  );

describe('setup', () => {
  test('5.1.3, 7.3.2, 7.3.3: a roost and six warriors in the corner opposite to somebody, and a leader', () => {
    const { text } = phase(table('C:t_k->1'), 'E', 'setup', [['#', '#', '#'], 'despot']);
    expect(text).toBe('b+6w->3/#despot->$');
  });

  test('7.3.2: in no corner where somebody has started, and opposite to one where there is one', () => {
    const start = (corner: number) => phase(table('C:t_k->1'), 'E', 'setup', [['#', '#', '#'], corner, 'despot']);
    expect(() => start(1)).toThrow();
  });
});

describe('Birdsong', () => {
  test('7.4.1, 7.4.3: without a card they draw one, and with a roost place no other', () => {
    expect(birdsong(table('C:', 'E:#despot->$/b->3/3#E->'), ['F#anvil'], { kind: 'decree', column: 'r' }).text).toBe(
      'F#anvil->E/F#anvilE->$_r',
    );
  });

  test('7.4.1, 7.4.2: with cards in hand they draw none, and add one or two to the Decree, one bird at most, and at least one', () => {
    const position = at('b->3');
    expect(birdsong(position, { kind: 'decree', card: 'F#anvil', column: 'x' }).text).toBe('F#anvilE->$_x');
    const bird = birdsong(position, { kind: 'decree', card: 'B#royal', column: 'r' });
    expect(new Set(bird.offered.map(({ card }) => card))).toEqual(new Set(['F#anvil', 'R#cob', undefined]));
    const two = birdsong(
      position,
      { kind: 'decree', card: 'B#royal', column: 'r' },
      { kind: 'decree', card: 'R#cob', column: 'm' },
    );
    expect(two.text).toBe('B#royalE->$_r/R#cobE->$_m');
    expect(two.offered).toEqual([]);
    expect(() => birdsong(position, { kind: 'end' })).toThrow('E is not offered {"kind":"end"}');
  });

  test('7.4.3: without a roost one is placed with three warriors, where the fewest warriors are', () => {
    const before = 'C:2w->1+2+4+5+6+7+8+9+10/w->11+12';
    const add = { kind: 'decree', card: 'F#anvil', column: 'x' };
    expect(birdsong(at('', { before }), add, { kind: 'end' }, 12).text).toBe('F#anvilE->$_x/b+3w->12');
    expect(() => birdsong(at('', { before }), add, { kind: 'end' }, 5)).toThrow();
  });
});

describe('crafting', () => {
  test('7.2.1, 7.5.1: roosts are activated before the Decree', () => {
    const { text } = daylight(at('b->3+4', { hand: 'R#cob+F#anvil+M#sword' }), { kind: 'craft', card: 'R#cob' });
    expect(text).toBe('Zcob');
  });

  test('7.2.3, 7.8.1: an item scores one point, and what it lists for the Builder', () => {
    const craft = (leader: string) => daylight(at('b->1', { leader }), { kind: 'craft', card: 'F#anvil' }).text;
    expect(craft('despot')).toBe('Zanvil/++');
    expect(craft('builder')).toBe('Zanvil/++2');
  });
});

describe('the Decree', () => {
  test('7.5.2: from the left, all cards of a column in any order, and none twice', () => {
    const position = at('b->3/R#cobE->$_r/F#anvilE->$_m/w->1', { leader: 'commander' });
    expect(where(position)).toEqual(['recruit 3 R']);
    expect(where(position, { kind: 'recruit' }).slice(0, 2)).toEqual(['move 1>5 F', 'move 1>9 F']);
    expect(new Set(where(position, { kind: 'recruit' }, { kind: 'move', card: 'F', to: 5 }))).not.toContain(
      'move 5>1 F',
    );
  });

  test('7.5.2.I: a warrior at a roost whose clearing matches; a bird matches all', () => {
    expect(where(at('b->3+1/B#royalE->$_r', { leader: 'commander' }), { kind: 'end' })).toEqual([
      'recruit 1 B',
      'recruit 3 B',
    ]);
    expect(where(at('b->3+1/R#cobE->$_r', { leader: 'commander' }), { kind: 'end' })).toEqual(['recruit 3 R']);
  });

  test('7.8.2: the Charismatic recruits two, or falls into turmoil', () => {
    expect(daylight(at('b->3', { leader: 'charismatic' }), { kind: 'recruit' }).text).toBe('2w->3');
    expect(where(at('b->3/13w->3', { leader: 'charismatic' }))).toEqual(['turmoil ']);
  });

  test('7.5.2.II: a move of at least one warrior out of a clearing that matches', () => {
    expect(new Set(where(at('b->3/w->1/w->2', { leader: 'despot', hand: 'F#anvil+R#cob+B#royal' })))).toContain(
      'move 1>5 B',
    );
  });

  test('7.5.2.III: a battle in a clearing that matches', () => {
    const options = { leader: 'charismatic', before: 'C:w->3+7' };
    expect(where(at('b->3/F#anvilE->$_x', options), { kind: 'recruit' })).toEqual(['battle 3 B', 'turmoil ']);
  });

  test('7.5.2.IV: a roost in a clearing that they rule and that has none', () => {
    const position = at('b->3/w->7', { leader: 'despot' });
    const moved = daylight(position, { kind: 'move', from: 3, to: 6 }, 1);
    expect(moved.offered.map(({ kind, at: place }) => `${kind} ${place}`)).toEqual(['build 6', 'build 7']);
    expect(daylight(position, { kind: 'move', from: 3, to: 6 }, 1, { kind: 'build', at: 7 }).text).toBe('w3->6/b->7');
  });

  test('7.7, 7.7.1 to 7.7.4: turmoil costs a point a bird, the Decree, the leader and the rest of Daylight', () => {
    const position = at('b->3/++9/R#cobE->$_x', { leader: 'charismatic' });
    expect(daylight(position, { kind: 'recruit' }, { kind: 'turmoil' }, 'despot').text).toBe(
      '2w->3/--2/$_->/#despot->$',
    );
  });

  test('7.7.3, 7.7.3.I: a leader once deposed comes back only when none is left', () => {
    const fall = (deposed: string) => {
      const position = at(`b->3/++9/R#cobE->$_x${deposed}`, { leader: 'charismatic' });
      return () => daylight(position, { kind: 'recruit' }, { kind: 'turmoil' }, 'charismatic');
    };
    expect(fall('')).toThrow('leader: expected one of the options');
  });

  test('7.8.3: the Commander deals an extra hit as attacker', () => {
    const position = at('b->3/w->1', { leader: 'commander', before: 'C:3w->3' });
    const { text } = daylight(position, { kind: 'move', from: 1, to: 5 }, { kind: 'battle', at: 3 }, 'none', [1, 0]);
    expect(text).toBe('w1->5/XC3(1,0)/2Cw3->');
  });

  test('7.8.4: the Despot scores one more for buildings and tokens removed in battle', () => {
    const position = at('b->3/B#royalE->$_x', { leader: 'despot', before: 'C:b_s+t->3' });
    const { text } = daylight(
      position,
      { kind: 'move', from: 3, to: 6 },
      1,
      { kind: 'battle', at: 3 },
      'none',
      [1, 0],
      'Cb_s',
    );
    expect(text).toContain('++2');
  });
});

describe('Evening', () => {
  test('7.6.1, 7.6.2: points for roosts, and a card more for each draw bonus uncovered', () => {
    expect(evening(at('b->3'), ['#'])).toBe('#->E');
    expect(evening(at('b->3+4+6'), ['#', '#'])).toBe('++2/2#->E');
  });

  test('7.6.2: down to five cards', () => {
    expect(evening(at('2#->E/b->3'), ['M#sword'], 'F#anvil')).toBe('M#sword->E/F#anvilE->');
  });
});

test('7.4.2: a second bird may not join the Decree in one turn', () => {
  const before = positionOf(at('b->3', { hand: 'B#armor+B#sap+M#sword' }));
  const joins = (card: string, column: string) =>
    ({ kind: 'move', parts: [{ count: 1, what: card, from: 'E', to: `E$_${column}` }] }) as const;
  const actions = [joins('B#armor', 'm'), joins('B#sap', 'x')];
  const match = matchOf({ before, taker: 'E', setup: false, actions });
  const breaches = match.verdict === 'illegal' ? match.breaches : [];
  expect(breaches.find(({ law }) => law === '7.4.2')?.because).toMatch(/one or two cards to it, and one bird at most/);
});
