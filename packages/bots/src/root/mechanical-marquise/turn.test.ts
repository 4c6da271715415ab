import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { mayPlace, removeAllEnemies, playerOf, putWarriors } from '@woodlog/core/root-law';
import { attack, logWith, procedure, setup, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Mechanical Marquise 2.0', 'E: Rowan', 'A: Bramble');

test('B.4.3, B.4.3.2 to B.4.3.4: the keep in a random corner, a garrison, three buildings', () => {
  const { text, sections, table } = setup(fall(), 'C', { picks: [4, 8, 4, 12] });
  expect(text).toBe('t_k->4/w->1/w->3/2w->4/w->5/w->6/w->7/w->8/w->9/w->10/w->11/w->12/b_s->8/b_w->4/b_r->12');
  expect(sections).toEqual(['B.4.3', 'B.4.3.1', 'B.4.3.5', 'B.4.3.2', 'B.4.3.3', 'B.4.3.4']);
  expect(table.turn.setup).toBe(true);
});

test('B.4.3.1, B.4.3.5: the table starts with all her pieces in the supply', () => {
  const { table } = setup(fall(), 'C', { picks: [4, 8, 4, 12] });
  expect(table.rows.flat().filter((count) => count > 0)).toContain(13);
});

test('B.4.3.4: at most one building a clearing', () => {
  expect(() => setup(fall(), 'C', { picks: [4, 8, 8, 12] })).toThrow('expected one of the options');
});

test('B.4.3.4, M.3.5: the Ferry serves for moves, and no building starts across the lake', () => {
  const lake = fall().replace('Fall', 'Lake');
  expect(setup(lake, 'C', { picks: [1, 9, 5, 1] }).text).toMatch(/b_s->9\/b_w->5\/b_r->1$/);
  expect(() => setup(lake, 'C', { picks: [1, 12, 5, 9] })).toThrow('expected one of the options');
});

test('B.4.4.1, B.4.6.2: an order card is revealed, and discarded at the end', () => {
  const { text, table } = turn(fall('C:w->1'), 'C', { draw: 'F#stand' });
  expect(text).toBe('F#stand->$/4w->1/b_s->1/2w1->5/F#stand$->');
  expect(table.turn.open).toBe(false);
});

test('B.4.4.2, B.1.1.2: an available item is crafted for one point', () => {
  const position = fall('C:w->1', 'E:', 'A:');
  expect(steps(position, 'C', ['B.4.4.2'], { order: 'F#protectionracket' }).text).toBe('Z%c/++');
  expect(steps(position, 'C', ['B.4.4.2'], { order: 'F#tax' }).text).toBe('');
});

test('B.1.1.1: an item that is no longer in the supply is not crafted', () => {
  const position = fall('C:', 'E:Z%h');
  expect(steps(position, 'C', ['B.4.4.2'], { order: 'F#anvil' }).text).toBe('');
});

test('B.1.1.3, B.1.3: cards with lasting effects and dominance cards are orders and nothing else', () => {
  const position = fall('C:');
  for (const order of ['B#royal', 'F#favor', 'M#dom']) {
    expect(steps(position, 'C', ['B.4.4.2'], { order }).text).toBe('');
  }
});

test.each([
  ['F#stand', 2],
  ['R#bank', 0],
  ['M#scout', 1],
  ['B#royal', 2],
])('B.4.6.1: the order %s scores %i for its track', (order, points) => {
  const position = fall('C:b_s->1+2+5/b_w->3/b_r->4+6');
  const text = points === 0 ? '' : points === 1 ? '++' : `++${points}`;
  expect(steps(position, 'C', ['B.4.6.1'], { order }).text).toBe(text);
});

test('B.4.6.1: an empty track scores nothing', () => {
  expect(steps(fall('C:b_s->1'), 'C', ['B.4.6.1'], { order: 'M#scout' }).text).toBe('');
});

test('3.1, D29: thirty points end the line at once', () => {
  const { text, table } = turn(fall('C:w->1/++29'), 'C', { draw: 'F#anvil' });
  expect(text).toBe('F#anvil->$/Z%h/++');
  expect(table.turn.open).toBe(false);
});

test('B.4.2.1: nobody else places in the clearing of the keep, and once removed it is gone', () => {
  const position = fall('C:t_k->1', 'E:w->2');
  const tried = procedure(position, 'E', function* (ctx) {
    const [c, e] = [playerOf(ctx, 'C')!, playerOf(ctx, 'E')!];
    if (mayPlace(ctx, e, e.warrior, 1)) yield* putWarriors(ctx, e, 1, 1);
    if (mayPlace(ctx, c, c.warrior, 1)) yield* putWarriors(ctx, c, 1, 1);
    yield* removeAllEnemies(ctx, e, 1);
    if (mayPlace(ctx, e, e.warrior, 1)) yield* putWarriors(ctx, e, 1, 1);
  });
  expect(tried.text).toBe('Cw->1/(Cw+Ct_k)1->/++/w->1');
  expect(tried.table.rows.at(-1)).toBeDefined();
});

test('B.2.8.2: nobody plays an ambush against her', () => {
  const position = fall('C:2w->1', 'E:2w->1/F#@->E');
  expect(steps(position, 'C', ['B.4.5.1'], { order: 'F#tax', dice: '0,0' }).text).toBe('XE1(0,0)');
});

test('B.2.8.1: a person that takes a card from her draws it instead', () => {
  const position = fall('C:4w->1', 'E:', 'A:t->5');
  expect(steps(position, 'C', ['B.4.5.4'], { order: 'F#tax', draw: 'M#sword' }).text).toBe('w1->5/M#sword->A$');
});

test('B.1.2.1: she loses tokens before buildings, and of several types of building one at random', () => {
  const position = fall('C:t_k->2/b_s->2/b_w->2', 'E:3w->2');
  const { text, sections } = procedure(position, 'E', attack('E', 'C', 2), { dice: '1,0', picks: ['Cb_w'] });
  expect(text).toBe('XC2(1,0)/(Ct_k+Cb_w)2->/++2');
  expect(sections).toContain('B.1.2.1');
});

test('docs/bots.md: the turn that is explained there', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8');
  const log = /^C:(.*)$/m.exec(page)![1]!;
  const position = fall('C:4w->6/w->8+12/b_s->9', 'E:2w->6/3w->2');
  expect(turn(position, 'C', { draw: 'F#anvil', dice: '2,1' }).text).toBe(log);
});
