import { describe, expect, test } from 'vitest';
import { layoutOf } from '@woodlog/core/root';
import { battle, mayPlace, removeAllEnemies, rules, playerOf } from '@woodlog/core/root-law';
import { during, logWith, setup, steps, turn } from '../../../test/root/position.ts';
import { nothing } from '../shared/steps.ts';
import { LOGICAL_LIZARDS } from './bot.ts';

const table = (
  rest: string,
  name = 'Logical Lizards',
  others = 'C: Mechanical Marquise 2.0\nE: Electric Eyrie',
): string => logWith(others, `L: ${name}`, '')(rest);

describe('B.8.3: setup', () => {
  test('B.8.3.2, B.8.3.5: a corner opposite a starting corner, those around it, three Lost Souls', () => {
    const played = setup(table('C:t_k->1'), 'L', { picks: [3], draw: 'F#tax,M#scout,B#royal' });
    expect(played.text).toBe('4w+b_r->3/w->6/w->7/w->11/F#tax+M#scout+B#royal->$_l');
    expect(played.sections).toEqual(['B.8.3', 'B.8.3.1', 'B.8.3.3', 'B.8.3.4', 'B.8.3.2', 'B.8.3.5']);
  });

  test('B.8.3.1, B.8.3.3, B.8.3.4: warriors, marker and gardens', () => {
    const { table: now } = turn(table('L:'), 'L', { draw: 'F#tax' });
    expect(now.conspiracy).toBe(5);
  });
});

describe('B.8.4.1: Set Order', () => {
  const scored = (souls: string) =>
    steps(table(`L:b_f->1/2b_m->2/2b_r->5/b_r->10/${souls}`), 'L', ['B.8.4.1', 'B.8.6.1']).text;

  test('the most common suit of the Lost Souls', () => {
    expect(scored('F#tax->$_l/2M#->$_l/B#royal->$_l')).toBe('++2');
    expect(scored('2F#->$_l')).toBe('');
    expect(scored('2R#->$_l/F#->$_l')).toBe('++2');
  });

  test('on a tie bird, and of an empty pile (D52)', () => {
    const suited = (souls: string) => steps(table(`C:w->2\nL:w->$/${souls}`), 'L', ['B.8.4.1', 'B.8.4.2']).text;
    expect(suited('F#tax->$_l/R#bank->$_l')).toBe('$_c->1/Cw2->/w->2/w$->');
    expect(suited('B#royal->$_l')).toBe('$_c->1/Cw2->/w->2/w$->');
    expect(suited('$_c->5')).toBe('$_c->1/Cw2->/w->2/w$->');
    expect(suited('F#tax->$_l/2R#->$_l')).not.toContain('Cw2');
  });
});

describe('B.8.6: Evening', () => {
  test.each([
    ['b_f->1', ''],
    ['b_f->1+8', '++2'],
    ['b_f->1+8+8', '++2'],
    ['b_f->1+8+8+12', '++3'],
    ['b_f->1+8+8+12+12', '++4'],
    ['w->1', ''],
  ])('B.8.6.1: %s scores %s', (gardens, points) => {
    expect(steps(table(`L:${gardens}/2b_m->2/b_m->7`), 'L', ['B.8.6.1'], { order: 'F#' }).text).toBe(points);
  });

  test('B.8.6.1: of a bird order the track with the fewest gardens left', () => {
    const rest = 'L:b_f->1/2b_m->2/2b_m->7';
    expect(steps(table(rest), 'L', ['B.8.6.1'], { order: 'B#' }).text).toBe('++3');
  });

  test('B.8.6.2: the Lost Souls go to the discard pile', () => {
    const played = steps(table('L:F#tax->$_l/B#royal->$_l'), 'L', ['B.8.6.2']);
    expect(played.text).toBe('(F#tax+B#royal)$_l->*');
  });

  test('B.8.6.3: the revealed cards return, the first on top', () => {
    const rest = 'C:2w->1+2+3+4+5+6+7+8+9+10+11+12\nL:R#bank->$_l/B#royal->$_l/M#scout->$_l/F#tax->$_l';
    const played = steps(table(rest), 'L', ['B.8.5', 'B.8.6.3']);
    expect(played.text.endsWith('/(R#bank+M#scout+F#tax)$->$_l')).toBe(true);
  });

  test('B.8.6.4: the top card of the deck is crafted if it can be, and becomes a lost soul', () => {
    expect(steps(table('L:'), 'L', ['B.8.6.4'], { draw: 'F#anvil' }).text).toBe('F#anvil->/Z%h/++');
    expect(steps(table('L:'), 'L', ['B.8.6.4'], { draw: 'F#tax' }).text).toBe('F#tax->');
  });

  test('ROOT-245: Nightmare scores one at the end', () => {
    const nightmare = table('L:', 'Logical Lizards (nightmare)');
    expect(turn(nightmare, 'L', { draw: 'F#tax' }).text).toBe('F#tax->/++');
  });

  test('ROOT-247: Erratic draws another lost soul', () => {
    const erratic = table('L:', 'Logical Lizards (Erratic)');
    expect(turn(erratic, 'L', { draw: 'F#tax,M#scout' }).text).toBe('F#tax->/M#scout->$_l');
  });
});

describe('B.8.2: abilities', () => {
  const fight = (rest: string, dice: string) =>
    during(table(rest), 'C', (now, players) => battle(now, now.me, playerOf(players, 'L')!, 1), { dice }).text;

  test('B.8.2.1: Pilgrims', () => {
    during(table('C:3w->1\nL:b_f->1'), 'L', (now) => {
      expect(rules(now, now.me, 1)).toBe(true);
      return nothing();
    });
  });

  test('B.8.2.2: Robot Revenge, one acolyte a removal', () => {
    expect(fight('C:3w->1\nL:3w->1', '2,0')).toBe('XL1(2,0)/Lw1->L$/Lw1->');
    expect(fight('C:3w->1\nL:w->1', '0,0')).toBe('XL1(0,0)');
    expect(fight('C:3w->1\nL:w->1', '1,0')).toBe('XL1(1,0)/Lw1->L$');
  });

  test('B.8.2.2, B.8.2.3: with all enemy pieces', () => {
    const rest = 'L:2w+b_f->1/F#tax->$_l/M#scout->$_l';
    const played = during(table(rest), 'C', (now) => removeAllEnemies(now, now.me, 1));
    expect(played.text).toBe('Lw1->L$/(Lw+Lb_f)1->/++/M#scoutL$_l->*');
  });

  test('B.8.2.3: without Lost Souls a garden costs none', () => {
    expect(fight('C:3w->1\nL:b_f->1', '0,0')).toBe('XL1(0,0)/Lb_f1->/++');
  });

  test('B.8.2.4: what others discard becomes a lost soul', () => {
    const { table: now } = steps(table('L:'), 'C', ['B.4.4.1', 'B.4.6.2'], { draw: 'F#tax' });
    const { lostSoulsPile, discardPile } = layoutOf(now.setup);
    expect(now.piles[lostSoulsPile]).toHaveLength(1);
    expect(now.piles[discardPile]).toHaveLength(0);
  });

  test('gardens match the suit of their clearing (B.8.5.1)', () => {
    during(table('L:'), 'L', (now) => {
      const column = now.layout.columnOf.get('Lb_f')!;
      expect(mayPlace(now, now.me, column, 1)).toBe(true);
      expect(mayPlace(now, now.me, column, 2)).toBe(false);
      return nothing();
    });
  });
});

test('Chmd.10.5.V: gentrified it places a matching garden where four warriors defend it', () => {
  const gentrify = (rest: string) =>
    during(table(rest), 'C', (now, players) => LOGICAL_LIZARDS.gentrified!(now, playerOf(players, 'L')!, 1)).text;
  expect(gentrify('L:4w->1')).toBe('Lb_f->1');
  expect(gentrify('L:3w->1')).toBe('');
  expect(gentrify('C:b_s->1\nL:4w->1')).toBe('');
});

test('B.8.4 to B.8.6: a whole turn, as in docs/bots.md', () => {
  const position = table(`C:2w->1/w->6/b_s->6/t->1
L:2w->1/2w->$/$_c->5/b_f->8/2w->2
L:F#tax->$_l/R#bank->$_l/B#royal->$_l/F#anvil->$_l/M#scout->$_l/F#stand->$_l`);
  const played = turn(position, 'L', { draw: 'R#roottea', dice: '1,0' });
  expect(played.text).toBe(
    '$_c->1/Cw6->/w->6/w$->/$_c->2/XC1(1,0)/Cw1->/w$->/F#stand$_l->$/w->1/b_f->1/M#scout$_l->$/w->2/b_m->2/F#anvil$_l->$/w->8/b_f->8/B#royal$_l->$/w1->$/B#royal$->*/++2/(F#tax+R#bank)$_l->*/(F#anvil+M#scout+F#stand)$->$_l/R#roottea->/Z%t/++',
  );
});
