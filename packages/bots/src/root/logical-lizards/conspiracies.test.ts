import { describe, expect, test } from 'vitest';
import { type Fixed, logWith, steps } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Logical Lizards'): string =>
  logWith('C: Mechanical Marquise 2.0', 'E: Electric Eyrie', 'A: Automated Alliance', `L: ${name}`, '')(rest);

const conspire = (rest: string, order = 'F#', fixed: Fixed = {}) =>
  steps(table(rest), 'L', ['B.8.4.2'], { order, ...fixed }).text;

const conspireAs = (trait: string, rest: string, dice: string) =>
  steps(table(rest, `Logical Lizards (${trait})`), 'L', ['B.8.4.2'], { order: 'F#', dice }).text;

describe('B.8.4.2: Perform Conspiracies', () => {
  test('without acolytes nothing', () => {
    expect(conspire('C:w->1\nL:w->1')).toBe('');
  });

  test('the marker goes right, and from the right end to the left one; what is performed costs an acolyte', () => {
    expect(conspire('C:2w->1/w->6\nL:2w->$/$_c->5')).toBe('$_c->1/Cw1->/w->1/w$->/$_c->2/$_c->3/Cw1->/w->1/w$->');
  });

  test('D48: a lap without any performed ends it, and acolytes stay', () => {
    expect(conspire('C:w->2\nL:w->$/$_c->2')).toBe('$_c->3/$_c->4/$_c->5/$_c->1/$_c->2');
  });

  test('D51: acolytes that are spent go to the supply, those of a crusade are spent too', () => {
    expect(conspire('C:2w->1\nL:2w->1/w->$/$_c->1', 'F#', { dice: '1,1' })).toBe(
      '$_c->2/XC1(1,1)/Cw1->/w1->$/w$->/$_c->3/Cw1->/w->1/w$->',
    );
  });
});

describe('B.8.4.2.I: Convert', () => {
  test('B.8.4.2.I.a: of the player with the most points', () => {
    expect(conspire('C:2w->1/++\nE:w->6/++3\nL:w->$')).toBe('$_c->1/Ew6->/w->6/w$->');
  });

  test('B.2.2: of as many the highest setup priority', () => {
    expect(conspire('C:2w->6\nE:w->1\nL:w->$')).toBe('$_c->1/Cw6->/w->6/w$->');
  });

  test('B.8.4.2.I.b: where most enemy buildings are, whoever owns them', () => {
    expect(conspire('C:w->1+6+8\nE:b->8\nL:w->$')).toBe('$_c->1/Cw8->/w->8/w$->');
  });

  test('G.23: not at the keep, where both steps cannot be completed, nor without a warrior in the supply', () => {
    expect(conspire('C:w+t_k->1/w->8\nL:w->$')).toBe('$_c->1/Cw8->/w->8/w$->');
    expect(conspire('C:w->1\nL:24w->2/w->$/$_c->5')).toBe('$_c->1/$_c->2/$_c->3/$_c->4/$_c->5');
  });

  test('D50: a bird order has every clearing ordered', () => {
    expect(conspire('C:w->2\nL:w->$', 'B#')).toBe('$_c->1/Cw2->/w->2/w$->');
  });
});

describe('B.8.4.2.II: Crusade', () => {
  test('a battle in each ordered clearing with two warriors, in order', () => {
    const rest = 'C:2w->1+6+8+2\nL:2w->1+8+2/w->6/w->$/$_c->1';
    expect(conspire(rest, 'F#', { dice: '1,0;1,0' })).toBe('$_c->2/XC1(1,0)/Cw1->/XC8(1,0)/Cw8->/w$->');
  });

  test('B.8.4.2.II.a: against the player there with the most points', () => {
    expect(conspire('C:2w->1\nE:2w->1/++\nL:2w->1/w->$/$_c->1', 'F#', { dice: '1,0' })).toBe(
      '$_c->2/XE1(1,0)/Ew1->/w$->',
    );
  });

  test('ROOT-246: Spiteful scores one more where tokens go, once a crusade', () => {
    const rest = 'A:t->1+8\nL:2w->1+8/w->$/$_c->1';
    const battles = '$_c->2/XA1(0,0)/At1->/++/XA8(0,0)/At8->/++';
    expect(conspireAs('Spiteful', rest, '0,0;0,0')).toBe(`${battles}/++/w$->`);
    expect(conspire(rest, 'F#', { dice: '0,0;0,0' })).toBe(`${battles}/w$->`);
    const none = 'E:w->1\nL:2w->1/w->$/$_c->1';
    expect(conspireAs('Spiteful', none, '1,0')).toBe('$_c->2/XE1(1,0)/Ew1->/w$->');
  });

  test('ROOT-246, ROOT-135, D75: and none where only sympathy goes that brings no points', () => {
    const crusade = (rest: string, dice: string): string => {
      const position = table(rest, 'Logical Lizards (Spiteful)').replace('Alliance', 'Alliance (Popularity)');
      return steps(position, 'L', ['B.8.4.2'], { order: 'F#', dice }).text;
    };
    const acolyte = 'L:2w->1+8/w->$/$_c->1';
    expect(crusade(`A:t->1+8\n${acolyte}`, '0,0;0,0')).toBe('$_c->2/XA1(0,0)/At1->/XA8(0,0)/At8->/w$->');
    expect(crusade(`C:t_k->8\nA:t->1\n${acolyte}`, '0,0;0,0')).toBe(
      '$_c->2/XA1(0,0)/At1->/XC8(0,0)/Ct_k8->/++/++/w$->',
    );
  });
});

describe('B.8.4.2.III: Sanctify', () => {
  test('B.8.4.2.III.a: a building of the player with the most points becomes a matching garden, and scores', () => {
    expect(conspire('C:b_s->1/++\nE:b->6/++2\nL:w->$/$_c->4')).toBe('$_c->5/Eb6->/++/b_f->6/w$->');
  });

  test('B.8.4.2.III.b: where the fewest enemy warriors are', () => {
    expect(conspire('C:b_s+w->1/b_s->12\nE:w->1\nL:w->$/$_c->4')).toBe('$_c->5/Cb_s12->/++/b_f->12/w$->');
  });

  test('G.23: not at the keep, nor without a garden of the suit', () => {
    expect(conspire('C:b_s+t_k->1/b_s+w->12\nL:w->$/$_c->4')).toBe('$_c->5/Cb_s12->/++/b_f->12/w$->');
    const none = 'E:b->6\nL:b_f->8+8+12+12+1/w->$/$_c->4';
    expect(conspire(none)).toBe('$_c->5/$_c->1/$_c->2/$_c->3/$_c->4');
  });

  test('of several types of building one at random', () => {
    expect(conspire('C:b_s+b_w->8\nL:w->$/$_c->4', 'F#', { picks: ['Cb_w'] })).toBe('$_c->5/Cb_w8->/++/b_f->8/w$->');
  });
});

describe('ROOT-248: Fanatics', () => {
  const fanatics = (rest: string, dice: string) => conspireAs('Fanatics', rest, dice);

  test('converting is followed by a battle there with an extra hit', () => {
    expect(fanatics('C:3w->1\nL:w->$', '0,0')).toBe('$_c->1/Cw1->/w->1/XC1(0,0)/Cw1->/w$->');
  });

  test('against whoever has most defenseless buildings there, then most points', () => {
    expect(fanatics('C:w->8/++2\nE:b->8/++\nA:b_f->8/++\nL:w->$', '0,0')).toContain('Cw8->/w->8/XE8(0,0)/Eb8->/++');
    expect(fanatics('C:2w->1/++2\nE:w->1/++\nL:w->$', '0,0')).toContain('Cw1->/w->1/XC1(0,0)/Cw1->');
  });
});
