import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { playerOf } from '@woodlog/core/root-law';
import { attack, during, logWith, procedure, setup, steps, turn } from '../../../test/root/position.ts';
import { DRILLBIT_DUCHY } from './bot.ts';

const fall = logWith('D: Drillbit Duchy', 'C: Rowan', 'A: Bramble');

test('B.10.3, B.10.3.3: a corner, its neighbours, a tunnel, and two ministers', () => {
  const { text, sections } = setup(fall(), 'D', { picks: [1], draw: 'F#anvil,F#tax' });
  expect(text).toBe('2w+t->1/2w->5/2w->9/2w->10/F#anvil->/#captain->$/F#tax->/#brigadier->$');
  expect(sections).toEqual(['B.10.3', 'B.10.3.1', 'B.10.3.2', 'B.10.3.4', 'B.10.3.3', 'B.10.3.5']);
});

test('B.10.3.5, D50: of birds the topmost minister left', () => {
  const { text } = setup(fall(), 'D', { picks: [1], draw: 'B#royal,F#tax' });
  expect(text).toBe('2w+t->1/2w->5/2w->9/2w->10/B#royal->/#captain->$/F#tax->/#brigadier->$');
});

test('B.10.3.1, B.10.3.2, B.10.3.4: supplies, Burrow and tracks are there as the table is laid', () => {
  const { table } = setup(fall(), 'D', { picks: [1], draw: 'B#royal,F#tax' });
  expect(table.rows.flat().filter((count) => count === 3).length).toBeGreaterThan(1);
});

test('B.10.4, B.10.5, B.10.6: a whole turn, which docs/bots.md explains', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../../docs/bots.md'), 'utf8');
  const log = /^D:(.*)$/m.exec(page)![1]!;
  const position = fall('D:t->9/2w->9/4w->0/#marshal->$', 'C:w->8/b_s->12');
  const { text, sections } = turn(position, 'D', { draw: 'F#anvil', dice: '1,0' });
  expect(text).toBe('F#anvil->$/Z%h/++/2w->0/t->8/4w0->8/XC8(1,0)/Cw8->/b_c->8/w->8/w8->0/#captain->$/F#anvil$->');
  expect(text).toBe(log);
  const listed = sections.filter((section) => /^B\.10\.[4567](\.\d)?$/.test(section));
  expect(listed.join(' ')).toBe(
    'B.10.4 B.10.4.1 B.10.4.2 B.10.4.3 B.10.5 B.10.5.1 B.10.5.2 B.10.5.3 B.10.5.4 B.10.7.2 ' +
      'B.10.6 B.10.6.1 B.10.6.2 B.10.6.3 B.10.6.4',
  );
});

test.each([
  ['', 2],
  ['/b_c->9', 3],
  ['/b_c->9+11', 4],
  ['/b_c->2+9+11', 6],
  ['/#foremole->$', 3],
])('B.10.4.3, B.10.7.3: recruits by Moles and Foremole (%s): %i', (more, warriors) => {
  expect(steps(fall(`D:w->9${more}`), 'D', ['B.10.4.3'], { order: 'F#tax' }).text).toBe(`${warriors}w->0`);
});

test('B.10.5.1: four from the Burrow come up in the ordered clearing with most empty slots', () => {
  expect(steps(fall('D:5w->0', 'C:b_s->6/2w->8'), 'D', ['B.10.5.1'], { order: 'F#tax' }).text).toBe('t->8/4w0->8');
  expect(steps(fall('D:3w->0'), 'D', ['B.10.5.1'], { order: 'F#tax' }).text).toBe('');
});

test('B.10.5.1: not where a tunnel or a building of its own is', () => {
  const position = fall('D:4w->0/t->8/b_m->6/b_c->12');
  expect(steps(position, 'D', ['B.10.5.1'], { order: 'F#tax' }).text).toBe('t->1/4w0->1');
});

test('B.10.5.1.I: then the fewest warriors; of a bird the most enemy buildings and tokens', () => {
  const position = fall('D:4w->0', 'C:w->1/2w->6/b_s->8/w->8/b_w->3', 'A:t->3');
  const { text, sections } = steps(position, 'D', ['B.10.5.1'], { order: 'F#tax' });
  expect(text).toBe('t->12/4w0->12');
  expect(sections).toContain('B.10.5.1.I');
  expect(steps(position, 'D', ['B.10.5.1'], { order: 'B#royal', draw: 'R#bank' }).text).toBe('t->3/4w0->3/R#bank->A$');
});

test('B.10.5.1.II: without a tunnel left that with the fewest of its warriors is taken', () => {
  const position = fall('D:4w->0/t->1+3+5/2w->1/w->3/w->5');
  const { text, sections } = steps(position, 'D', ['B.10.5.1'], { order: 'M#scout' });
  expect(text).toBe('t3->2/4w0->2');
  expect(sections).toContain('B.10.5.1.II');
});

test('B.10.5.2, B.10.5.2.I: in each ordered clearing the most buildings, then pieces, then points', () => {
  const position = fall('D:2w->6/2w->8/2w->12', 'C:b_s->6/w->8/w->12/++', 'A:3w->6/2w->8/w->12');
  const { text } = steps(position, 'D', ['B.10.5.2'], { order: 'F#tax', dice: '0,0;0,0;0,0' });
  expect(text).toBe('XC6(0,0)/Cb_s6->/++/XA8(0,0)/XC12(0,0)');
});

test('B.10.7.1: the Captain deals an extra hit where a tunnel is', () => {
  const position = fall('D:2w->6/2w->8/t->6/#captain->$', 'C:2w->6+8');
  const { text } = steps(position, 'D', ['B.10.5.2'], { order: 'F#tax', dice: '0,0;0,0' });
  expect(text).toBe('XC6(0,0)/Cw6->/XC8(0,0)');
  expect(procedure(position, 'C', attack('C', 'D', 6), { dice: '0,0' }).text).toBe('XD6(0,0)');
});

test('B.10.5.3: a citadel with nine in the supply, else a market, where it rules with most warriors', () => {
  expect(steps(fall('D:3w->9/2w->6/w->1'), 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('b_c->9');
  expect(steps(fall('D:3w->9/9w->6', 'C:9w->6'), 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('b_m->9');
});

test('B.10.5.3: it scores if it cannot build and has buildings left', () => {
  expect(steps(fall('D:', 'C:'), 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('++');
  expect(steps(fall('D:w->9/b_c->2+9+11'), 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('++');
  const all = fall('D:w->9/b_c->2+9+11/b_m->2+8+12');
  expect(steps(all, 'D', ['B.10.5.3'], { order: 'F#tax' }).text).toBe('');
});

test('B.10.5.4, B.10.7.2: the Marshal places beside buildings, where the fewest are', () => {
  const position = fall('D:2w->9/b_m->9/b_c->11/w->11/#marshal->$');
  const { text, sections } = steps(position, 'D', ['B.10.5.4'], { order: 'F#tax' });
  expect(text).toBe('w->11');
  expect(sections).toEqual(['B.10.5.4', 'B.10.7.2', 'B.2.1'].slice(0, sections.length));
});

test('B.10.7.4, D76: the Brigadier digs with three, where most enemy buildings and tokens are', () => {
  const position = fall('D:3w->0/#brigadier->$', 'C:2b_s->8', 'A:t->12');
  const { text } = steps(position, 'D', ['B.10.5.4'], { order: 'F#tax' });
  expect(text).toBe('t->8/3w0->8');
  expect(steps(fall('D:5w->0/#brigadier->$'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('t->1/4w0->1');
  expect(steps(fall('D:2w->0/#brigadier->$'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('');
});

test('B.10.7.5: the Banker builds', () => {
  expect(steps(fall('D:w->9/#banker->$'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('b_c->9');
});

test('B.10.7.6, B.10.2.2: the Mayor takes a warrior from where most are, even the Burrow', () => {
  const position = (burrow: number) => fall(`D:2w->9/${burrow}w->0/3w->6/#mayor->$`, 'C:4w->6');
  expect(steps(position(2), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('w9->/++');
  expect(steps(position(3), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('w0->/++');
  expect(steps(fall('D:#mayor->$'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('');
});

test('B.10.7.7, B.10.7.8, B.10.7.9: the lords score for citadels, markets and all tunnels', () => {
  const lords = '/#earlofstone->$/#baronofdirt->$/#duchessofmud->$';
  const position = (tunnels: string) => fall(`D:b_c->2+11/b_m->9+9+8/t->${tunnels}${lords}`);
  expect(steps(position('1+3+5'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('++2/++3/++2');
  expect(steps(position('1+3'), 'D', ['B.10.5.4'], { order: 'F#tax' }).text).toBe('++2/++3');
});

test('B.10.2.1: for buildings removed, however many, the bottommost minister goes', () => {
  const position = fall('D:b_c->9/b_m->9/#captain->$/#banker->$', 'C:3w->9');
  const { text, sections } = procedure(position, 'C', attack('C', 'D', 9), { dice: '1,0', picks: ['Db_c'] });
  expect(text).toBe('XD9(1,0)/(Db_c+Db_m)9->/++2/#bankerD$->');
  expect(sections).toContain('B.10.2.1');
  const tokens = fall('D:t->9/#captain->$', 'C:3w->9');
  expect(procedure(tokens, 'C', attack('C', 'D', 9), { dice: '0,0' }).text).toBe('XD9(0,0)/Dt9->/++');
});

test('Chmd.10.5.VII: gentrified, four warriors make room for the prompted building', () => {
  const place = (warriors: number, elsewhere = 0) => {
    const position = fall(`D:${warriors}w->9${elsewhere > 0 ? `/${elsewhere}w->0` : ''}`);
    return during(position, 'C', (woods) => DRILLBIT_DUCHY.gentrified!(woods, playerOf(woods, 'D')!, 9)).text;
  };
  expect(place(4)).toBe('Db_c->9');
  expect(place(4, 8)).toBe('Db_m->9');
  expect(place(3)).toBe('');
});
