import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Thistle', 'E: Rowan', 'N: Chameleandroid');
const other = (players: readonly string[], ...lines: string[]) => logWith(...players, 'N: Chameleandroid')(...lines);

test('Chmd.7.1: to the ordered clearing with the most buildings and tokens of the richest there', () => {
  const position = fall('C:3b_s->2/5w->2/b_s->6/t->6/w->8/++4', 'E:b->1/++3', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->6');
});

test('Chmd.7.1, D43: then with the fewest of its warriors, where it has pieces', () => {
  const position = fall('C:3w->1/2w->6/4w->8/++4', 'E:b->12/++3', 'N:w->12/t->12');
  expect(steps(position, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('(w+t)12->6');
});

test('Chmd.7.1, D43, D72: a Vagabond leads only where he is the latest of several in turn order', () => {
  const go = (players: readonly string[]) => {
    const position = other(players, 'C:b_s->2/++4', 'E:w->8', 'V:p->7/++4', 'N:w->12');
    return steps(position, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text;
  };
  expect(go(['C: Thistle', 'E: Rowan', 'V: Finch'])).toBe('w12->7');
  expect(go(['V: Finch', 'E: Rowan', 'C: Thistle'])).toBe('w12->8');
});

test('Chmd.7.1.I: the richest is no target outside ordered clearings; of several the latest in turn order', () => {
  const outside = fall('C:b_s->2/++9', 'E:w->8/++3', 'N:w->12');
  expect(steps(outside, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->8');
  const { text, sections } = steps(fall('C:w->6', 'E:w->8', 'N:w->12'), 'N', ['Chmd.7.1'], { order: 'F#tax' });
  expect(text).toBe('w12->8');
  expect(sections).toContain('Chmd.7.1.I');
});

test('Chmd.7.1: a Vagabond with the most points is followed to his clearing, ordered or not', () => {
  const players = ['C: Thistle', 'V: Finch'];
  const leading = other(players, 'C:b_s->1', 'V:#thief->$/p->2/++', 'N:w->12');
  expect(steps(leading, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->2');
  const inForest = other(players, 'C:b_s->1', 'V:#thief->$/p->4_9_12/++', 'N:w->12');
  expect(steps(inForest, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->1');
  const even = other(players, 'C:b_s->1', 'V:#thief->$/p->2', 'N:w->12');
  expect(steps(even, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->1');
});

test('Chmd.7.1, D43, B.2.3: of two leading Vagabonds one in a forest is passed over, the latest in turn order too', () => {
  const players = ['C: Thistle', 'V: Finch', 'G: Wren'];
  const position = other(players, 'C:w->8', 'V:#thief->$/p->2/++', 'G:#ranger->$/p->4_9_12/++', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->2');
  const led = other(players, 'C:w->8', 'V:#thief->$/p->2/++', 'G:#ranger->$/p->4_9_12/++2', 'N:w->12');
  expect(steps(led, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w12->8');
});

test('Chmd.7.1, V.6.2, B.2.3: an enemy only where nobody may go is passed over', () => {
  const players = ['C: Thistle', 'V: Finch'];
  const position = other(players, 'C:w->12', 'V:#scoundrel->$/p->8/%r->8/++4', 'N:w->2');
  expect(steps(position, 'N', ['Chmd.7.1'], { order: 'F#tax' }).text).toBe('w2->12');
});

test('Chmd.7.1, D44: without an enemy in ordered clearings the order is replaced, and not crafted', () => {
  const position = fall('C:w->2', 'E:', 'N:w->12/F#tax->$');
  const { text } = steps(position, 'N', ['Chmd.7.1', 'Chmd.7.2'], { draw: 'F#anvil,M#sword' });
  expect(text).toBe('F#tax$->/F#anvil->$/F#anvil$->/M#sword->$/w12->2/Cw2->');
});

test('Chmd.7.1, D44: after a whole pass of the cards, or without any enemy on the map, it goes on with Revel', () => {
  const nobody = turn(fall('C:', 'E:', 'N:w->12'), 'N', { draw: 'F#tax' });
  expect(nobody.text).toBe('F#tax->$/t->12/t->12/++/(w+2t)12->1/F#tax$->');
  expect(nobody.sections).toContain('Chmd.7.4');
  const position = fall('C:w->2', 'E:', 'N:w->2/F#tax->$');
  const pass = steps(position, 'N', ['Chmd.7.1', 'Chmd.7.2', 'Chmd.7.3', 'Chmd.7.4'], {
    draw: new Array(43).fill('F#tax').join(','),
  });
  expect(pass.text.endsWith('F#tax->$/t->2/t->2/++')).toBe(true);
});

test('Chmd.7.2: from each ordered clearing a warrior, else a token, else a building', () => {
  const position = fall('C:2w->1/t->1/t->6/b_s->6/b_w->8', 'E:', 'N:w->12');
  const { text } = steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax' });
  expect(text).toBe('Cw1->/Ct6->/++/Cb_w8->/++');
});

test('Chmd.7.2: of several kinds one at random', () => {
  const position = fall('C:b_s->8/b_w->8', 'E:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax', picks: ['Cb_w'] }).text).toBe('Cb_w8->/++');
});

test('Chmd.7.2: with a bird order from each river clearing', () => {
  const position = fall('C:w->1/w->2/w->4/w->5/w->7/w->10/w->11', 'E:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.2'], { order: 'B#royal' }).text).toBe('Cw4->/Cw5->/Cw7->/Cw10->/Cw11->');
});

test('Chmd.7.2.I: of the richest there, of several the first in turn order', () => {
  const position = fall('C:w->1/w->6', 'E:w->1/w->6/++', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax' }).text).toBe('Ew1->/Ew6->');
  const even = steps(fall('C:w->1', 'E:w->1', 'N:w->12'), 'N', ['Chmd.7.2'], { order: 'F#tax' });
  expect(even.text).toBe('Cw1->');
  expect(even.sections).toContain('Chmd.7.2.I');
  const turned = other(['E: Rowan', 'C: Thistle'], 'C:w->1', 'E:w->1', 'N:w->12');
  expect(steps(turned, 'N', ['Chmd.7.2'], { order: 'F#tax' }).text).toBe('Ew1->');
});

test('Chmd.7.2: a Vagabond damages an item of his choice; without any the next loses a piece', () => {
  const players = ['C: Thistle', 'V: Finch'];
  const position = other(players, 'C:w->1', 'V:#thief->$/p->1/++', 'N:w->12');
  const { text } = steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax', chosen: ['s'] });
  expect(text).toBe('%sV$->d');
  const broken = other(players, 'C:w->1', 'V:#thief->$/p->1/++/%f->d/%r->d/%t->d/%s->d', 'N:w->12');
  expect(steps(broken, 'N', ['Chmd.7.2'], { order: 'F#tax' }).text).toBe('Cw1->');
});

test('Chmd.7.2, D45: whatever the removal triggers happens', () => {
  const position = other(['C: Thistle', 'A: Bramble'], 'C:', 'A:t->1', 'N:w->12');
  const { text } = steps(position, 'N', ['Chmd.7.2'], { order: 'F#tax', draw: 'M#sword' });
  expect(text).toBe('At1->/++/M#sword->A$');
});

test('Chmd.7.3: a battle with the richest enemy in its clearing', () => {
  const position = fall('C:3w->12', 'E:3w->12/++', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.3'], { dice: '2,1' }).text).toBe('XE12(2,1)/2Ew12->');
});

test('Chmd.7.3.I: of several the first in turn order', () => {
  const { text, sections } = steps(fall('C:3w->12', 'E:3w->12', 'N:w->12'), 'N', ['Chmd.7.3'], { dice: '1,0' });
  expect(text).toBe('XC12(1,0)/Cw12->');
  expect(sections).toContain('Chmd.7.3.I');
  const turned = other(['E: Rowan', 'C: Thistle'], 'C:3w->12', 'E:3w->12', 'N:w->12');
  expect(steps(turned, 'N', ['Chmd.7.3'], { dice: '1,0' }).text).toBe('XE12(1,0)/Ew12->');
});

test('Chmd.7.3, D46: pieces left without a warrior are battled once more', () => {
  const position = fall('C:w->12/b_s->12', 'E:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.3'], { dice: '1,0;0,0' }).text).toBe('XC12(1,0)/Cw12->/XC12(0,0)/Cb_s12->/++');
  const gone = fall('C:w->12', 'E:', 'N:w->12');
  expect(steps(gone, 'N', ['Chmd.7.3'], { dice: '2,0' }).text).toBe('XC12(2,0)/Cw12->');
});

test('B.2.8.2: nobody plays an ambush against it', () => {
  const position = fall('C:3w->12/F#@->C', 'E:', 'N:w->12');
  expect(steps(position, 'N', ['Chmd.7.3'], { dice: '1,1' }).text).toBe('XC12(1,1)/Cw12->');
});

test.each([
  ['two ego, each for its points', 'N:w->12/3t->12', 't->12/++/t->12/++2'],
  ['three points for each that is not left', 'N:w->12/7t->12', 't->12/++3/++3'],
])('Chmd.7.4: Revel places %s', (_, n, text) => {
  expect(steps(fall('C:', 'E:', n), 'N', ['Chmd.7.4']).text).toBe(text);
});

test('Chmd.7.4: an ego goes to the Id if an enemy still has more points', () => {
  expect(steps(fall('C:++2', 'E:', 'N:w->12'), 'N', ['Chmd.7.4']).text).toBe('t->12/t->12/++/t->$_i');
  expect(steps(fall('C:++', 'E:', 'N:w->12'), 'N', ['Chmd.7.4']).text).toBe('t->12/t->12/++');
});

test('Chmd.7: a whole turn', () => {
  const position = fall('C:2w->8/b_s->8/2w->1/++4', 'E:b->1/++3', 'N:w->12/t->12/++2');
  const { text } = turn(position, 'N', { draw: 'F#tax', dice: '1,1;2,0' });
  expect(text).toBe(
    'F#tax->$/(w+t)12->8/Cw1->/Cw8->/XC8(1,1)/Cw8->/t8->/C++/XC8(2,0)/Cb_s8->/++/t->8/t->8/++/t->$_i/(w+2t)8->2/F#tax$->',
  );
});
