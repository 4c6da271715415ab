import { expect, test } from 'vitest';
import { mayMove, mayPlace, move, score, playerOf, putWarriors } from '@woodlog/core/root-law';
import { attack, during, logWith, procedure, setup, steps } from '../../../test/root/position.ts';
import { COGWHEEL_CORVIDS } from './bot.ts';

const fall = logWith('P: Cogwheel Corvids', 'C: Rowan', 'E: Electric Eyrie');

test('B.11.3, B.11.3.2: a warrior in the clearing of lowest priority of each suit', () => {
  const { text, sections } = setup(fall(), 'P');
  expect(text).toBe('w->10/w->11/w->12');
  expect(sections).toContain('B.11.3.2');
});

test('B.11.3.1: 15 warriors and 8 plots are there as the table is laid', () => {
  const { table } = setup(fall(), 'P');
  const supply = table.rows.find((row) => row.includes(12) && row.includes(8));
  expect(supply).toBeDefined();
});

test('B.11.4.1, B.11.4.2, B.11.6.2: the order is revealed, crafted if its item is left, and discarded', () => {
  const laws = ['B.11.4.1', 'B.11.4.2', 'B.11.6.2'];
  expect(steps(fall('P:'), 'P', laws, { draw: 'F#anvil' }).text).toBe('F#anvil->$/Z%h/++/F#anvil$->');
  expect(steps(fall('P:', 'C:Z%h'), 'P', laws, { draw: 'F#anvil' }).text).toBe('F#anvil->$/F#anvil$->');
});

test('B.11.4.3: two warriors in each of two ordered clearings', () => {
  expect(steps(fall('P:'), 'P', ['B.11.4.3'], { order: 'F#tax' }).text).toBe('2w->1/2w->6');
});

test('B.11.4.3.I: those without plots first, then those with most of its warriors', () => {
  const { text, sections } = steps(fall('P:t->1/3w->1/w->12'), 'P', ['B.11.4.3'], { order: 'F#tax' });
  expect(text).toBe('2w->12/2w->6');
  expect(sections).toContain('B.11.4.3.I');
});

test('B.11.4.3.II: without warriors left the plot thickens first', () => {
  const { text, sections } = steps(fall('P:5w->2/5w->5/2w->7'), 'P', ['B.11.4.3'], { order: 'F#tax' });
  expect(text).toBe('2w->1/w->6/w2->/t->2/w->6');
  expect(sections).toContain('B.11.4.3.II');
});

test('B.11.4.3.II: where it cannot thicken the rest is not placed', () => {
  const position = fall('P:2w->2/2w->5/2w->7/2w->9/2w->10/2w->11/2w->4');
  expect(steps(position, 'P', ['B.11.4.3'], { order: 'F#tax' }).text).toBe('w->1');
});

test('B.11.4.3.II, ROOT-62: while the Coffin Makers take each warrior that is removed, the plot thickens again', () => {
  const people = ['Map: Fall', 'Deck: E&P', 'P: Cogwheel Corvids', 'C: Rowan', ''];
  const position = [...people, 'P:5w->2/5w->5/2w->7/w->9', 'C:R#coffin->C', 'P:', 'C:Zcoffin'].join('\n');
  const { text } = steps(position, 'P', ['B.11.4.3'], { order: 'F#tax' });
  expect(text).toBe('2w->1/w2->/t->2/w5->/t->5');
});

test('B.11.4.4: each plot is flipped by priority, and scores a point for all that lie face up', () => {
  const position = fall('P:t->9/t->3/t_e->5');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_s', 't_r'] });
  expect(text).toBe('t3^t_s/++2/t9^t_r/++3');
});

test('B.11.7.1, B.11.8.1: a bomb removes all of people, two pieces of bots, and is swapped', () => {
  const position = fall('P:t->9', 'C:3w->9/b_s->9', 'E:w->9/b->9');
  const picks = ['t_b', 't_r'];
  const { text, sections } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks });
  expect(text).toBe('t9^t_b/++/(3Cw+Cb_s)9->/(Ew+Eb)9->/++/++/t_b9->/t_r->9');
  expect(sections).toContain('B.11.8.1');
  const warriors = fall('P:t->9', 'E:3w->9/b->9');
  expect(steps(warriors, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b', 't_b'] }).text).toBe(
    't9^t_b/++/2Ew9->/t_b9->/t_b->9',
  );
});

test('B.11.7.1, D58: with all plots on the map a bomb stays', () => {
  const position = fall('P:t->9/t_e->1+2/t_s->3+4/t_r->5+6/t_b->7');
  const { text } = steps(position, 'P', ['B.11.4.4'], { order: 'F#tax', picks: ['t_b'] });
  expect(text).toBe('t9^t_b/++8');
});

test('B.11.7.3, D58: people with pieces at an extortion discard a card, bots do not', () => {
  const position = fall('P:t->9', 'C:w->9/M#sword->C', 'E:w->9');
  const fixed = { order: 'F#tax', picks: ['t_e'], chosen: ['M#sword'] };
  const { text, sections } = steps(position, 'P', ['B.11.4.4'], fixed);
  expect(text).toBe('t9^t_e/++/M#swordC->');
  expect(sections).toContain('B.11.7.3');
});

const SNARED = fall('P:t_s->9', 'C:3w->9', 'E:2w->9');

test('B.11.7.2: while a snare lies there people place nothing, and move nothing away', () => {
  const { sections } = procedure(SNARED, 'C', function* (ctx) {
    const c = playerOf(ctx, 'C')!;
    expect(mayPlace(ctx, c, c.warrior, 9)).toBe(false);
    expect(mayMove(ctx, c, 9, 1)).toBe(false);
    expect(mayMove(ctx, c, 1, 9)).toBe(true);
    yield* score(ctx, c, 1);
  });
  expect(sections).toEqual(['B.11.7.2', 'B.11.7.2']);
});

test('B.11.8.2: a bot that would place there or move away removes the snare instead', () => {
  const placing = procedure(SNARED, 'E', (ctx) => {
    const e = playerOf(ctx, 'E')!;
    return putWarriors(ctx, e, 9, 1);
  });
  expect(placing.text).toBe('Pt_s9->/++');
  const moving = procedure(SNARED, 'E', (ctx) => {
    const e = playerOf(ctx, 'E')!;
    return move(ctx, { mover: e, from: 9, to: 1, pieces: [{ column: e.warrior, count: 1 }] });
  });
  expect(moving.text).toBe('Pt_s9->/++');
  expect(moving.sections).toContain('B.11.8.2');
});

test('B.11.7.4: a raid that is removed brings a warrior to each neighbour', () => {
  const position = fall('P:t_r->9', 'C:2w->9');
  const { text, sections } = procedure(position, 'C', attack('C', 'P', 9), { dice: '0,0' });
  expect(text).toBe('XP9(0,0)/Pt_r9->/++/Pw->1/Pw->4/Pw->12');
  expect(sections).toContain('B.11.7.4');
});

test('B.11.7.4, D26: one lying face down shows itself as it leaves, and raids; no other does', () => {
  const position = fall('P:t->9', 'C:2w->9');
  const remove = (kind: string) => procedure(position, 'C', attack('C', 'P', 9), { dice: '0,0', picks: [kind] }).text;
  expect(remove('t_r')).toBe('XP9(0,0)/Pt9^t_r/Pt_r9->/w9->/++/Pw->1/Pw->4/Pw->12');
  expect(remove('t_b')).toBe('XP9(0,0)/Pt9->/w9->/++');
});

test('B.11.2.2: a plot lying face down deals an extra hit in defense', () => {
  const position = fall('P:t->9/w->9', 'C:2w->9');
  const { text, sections } = procedure(position, 'C', attack('C', 'P', 9), { dice: '0,0' });
  expect(text).toBe('XP9(0,0)/w9->');
  expect(sections).toContain('B.11.2.2');
  const open = procedure(fall('P:t_e->9/w->9', 'C:2w->9'), 'C', attack('C', 'P', 9), { dice: '0,0' });
  expect(open.text).toBe('XP9(0,0)');
  expect(open.sections).not.toContain('B.11.2.2');
});

test('Chmd.10.5.VIII: gentrified, two warriors make room for a plot', () => {
  const placed = (pieces: string) =>
    during(fall(`P:${pieces}`), 'C', (turn) => COGWHEEL_CORVIDS.gentrified!(turn, playerOf(turn, 'P')!, 9)).text;
  expect(placed('2w->9')).toBe('Pt->9');
  expect(placed('w->9')).toBe('');
  expect(placed('2w->9/t->9')).toBe('');
});
