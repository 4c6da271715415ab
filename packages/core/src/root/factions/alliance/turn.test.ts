import { describe, expect, test } from 'vitest';
import { type Told, phase } from '../../../../test/root/people-turn.ts';
import { logWith } from '../../../../test/root/written-position.ts';

const table = logWith('C: Ann', 'E: Bob', 'A: Cid');

/** An Alliance with these supporters and cards; what others have done comes before its line. */
const at = (
  line: string,
  { supporters = '', hand = 'F#gentlyusedknapsack+R#cob+B#royal', before = 'E:' } = {},
): string =>
  table(before, `A:${supporters === '' ? '' : `${supporters}->$/`}(${hand})A->A${line === '' ? '' : `/${line}`}`);

const birdsong = (position: string, ...answers: Told[]) => phase(position, 'A', 'birdsong', answers);
const daylight = (position: string, ...answers: Told[]) => phase(position, 'A', 'daylight', answers);
const evening = (position: string, ...answers: Told[]) => phase(position, 'A', 'evening', answers);
const offered = (played: ReturnType<typeof phase>, kind: string): unknown[] =>
  played.offered.flatMap((option) => (option.kind === kind ? [option['at'] ?? option['card'] ?? option['to']] : []));

test('5.1.3, 8.3.4: three cards come to the supporters', () => {
  const { text } = phase(table('E:'), 'A', 'setup', [
    ['#', '#', '#'],
    ['#', '#', '#'],
  ]);
  expect(text).toBe('3#->$');
});

describe('revolt', () => {
  test('8.4.1, 8.4.1.I: in a sympathetic clearing that matches a base on the board', () => {
    const supporters = '(F#tax+F#anvil+R#bank+R#bakesale)';
    expect(offered(birdsong(at('t->1+5', { supporters })), 'revolt')).toEqual([1, 5]);
    expect(offered(birdsong(at('t->1+5/b_f->6', { supporters })), 'revolt')).toEqual([5]);
    expect(offered(birdsong(at('', { supporters })), 'revolt')).toEqual([]);
  });

  test('8.4.1.II: two supporters that match', () => {
    expect(offered(birdsong(at('t->1', { supporters: '(F#tax+R#bank)' })), 'revolt')).toEqual([]);
    expect(offered(birdsong(at('t->1', { supporters: '(F#tax+B#armor)' })), 'revolt')).toEqual([1]);
  });

  test('8.4.1.III, 3.2.1: enemies go, a base comes with a warrior for each sympathy of its suit, and an officer', () => {
    const position = at('t->1+6', { supporters: '(F#tax+F#anvil)', before: 'C:2w+b_s->1' });
    expect(birdsong(position, { kind: 'revolt', at: 1 }).text).toBe(
      '(F#anvil+F#tax)$->/(2Cw+Cb_s)1->/++/b_f->1/2w->1/w->$',
    );
  });
});

describe('spreading sympathy', () => {
  test('8.4.2, 8.4.2.I: anywhere while there is none, then next to sympathy', () => {
    const supporters = '(F#tax+R#bank)';
    expect(offered(birdsong(at('', { supporters })), 'spread')).toEqual([1, 3, 4, 5, 6, 8, 10, 12]);
    expect(offered(birdsong(at('t->5', { supporters })), 'spread')).toEqual([1]);
  });

  test('8.4.2.II, 8.4.2.III: supporters as the track says, and points for the space', () => {
    const position = at('t->5+2+3', { supporters: '(F#tax+F#anvil)' });
    const { text } = birdsong(position, { kind: 'spread', at: 1 });
    expect(text).toBe('(F#anvil+F#tax)$->/t->1/++');
  });

  test('8.4.2.II.a: a clearing with three warriors of another player costs one more', () => {
    const supporters = '(F#tax+R#bank)';
    expect(offered(birdsong(at('', { supporters, before: 'C:3w->1+5' })), 'spread')).toEqual([3, 4, 6, 8, 10, 12]);
    expect(offered(birdsong(at('', { supporters, before: 'C:2w->1+5' })), 'spread')).toContain(1);
  });
});

describe('Daylight', () => {
  test('8.5, 8.2.1, 8.5.1: sympathy is activated to craft, in any order with the rest', () => {
    const position = at('t->1+5+10');
    expect(
      daylight(position, { kind: 'craft', card: 'R#cob' }, { kind: 'mobilize' }, 'F#gentlyusedknapsack').text,
    ).toBe('Zcob/F#gentlyusedknapsackA->$');
  });

  test('8.5.2, 8.2.3.I: a card joins the supporters', () => {
    expect(daylight(at(''), { kind: 'mobilize' }, 'F#gentlyusedknapsack').text).toBe('F#gentlyusedknapsackA->$');
  });

  test('8.5.3: a card that matches a base makes an officer', () => {
    expect(daylight(at('b_f->1'), { kind: 'train' }, 'F#gentlyusedknapsack').text).toBe('F#gentlyusedknapsackA->/w->$');
    expect(offered(daylight(at('')), 'train')).toEqual([]);
  });
});

describe('Evening', () => {
  test('8.6.1: an action for each officer', () => {
    const position = at('b_f+2w->1/2w->$');
    const two = evening(position, { kind: 'move', to: 5 }, 1, { kind: 'recruit' }, ['#', '#']);
    expect(two.text).toBe('w1->5/w->1/2#->A');
    expect(two.offered).toEqual([]);
  });

  test('8.6.1.I, 8.6.1.II, 8.6.1.III, 8.6.1.IV: they move, battle, recruit and organize', () => {
    const position = at('b_f+2w->1/w->$', { before: 'C:w->1' });
    expect(() => evening(position, { kind: 'move', to: 5 }, 1, ['#', '#'])).not.toThrow();
    expect(evening(position, { kind: 'battle' }, 'none', [0, 0], ['#', '#']).text).toBe('XC1(0,0)/2#->A');
    expect(evening(position, { kind: 'recruit', at: 1 }, ['#', '#']).text).toBe('w->1/2#->A');
    expect(evening(position, { kind: 'organize', at: 1 }, ['#', '#']).text).toBe('w1->/t->1/2#->A');
  });

  test('8.6.2: a card and one for each base on the map; down to five', () => {
    expect(evening(at(''), ['#']).text).toBe('#->A');
    expect(evening(at('b_f->1/b_r->5'), ['#', '#', '#'], 'F#gentlyusedknapsack').text).toBe(
      '3#->A/F#gentlyusedknapsackA->',
    );
  });
});
