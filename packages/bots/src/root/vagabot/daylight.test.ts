import { describe, expect, test } from 'vitest';
import { locations } from '@woodlog/core/root';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const fall = logWith('C: Rowan', 'E: Hazel', 'V: Vagabot (thief)');

const actions = (position: string, law: string, fixed = {}) => steps(position, 'V', [law], fixed).text;

describe('B.7.5, B.7.5.1 to B.7.5.6, D53: which actions take place, by order', () => {
  const place = fall('C:', 'E:', 'V:p->5');
  test.each([
    ['F#tax', ['B.7.5.1', 'B.7.5.4', 'B.7.5.6'], { picks: ['s'] }],
    ['R#bank', ['B.7.5.4', 'B.7.5.5', 'B.7.5.6'], {}],
    ['M#codeb', ['B.7.5.2', 'B.7.5.3', 'B.7.5.4', 'B.7.5.5'], {}],
    ['B#royal', ['B.7.5.1', 'B.7.5.2', 'B.7.5.3', 'B.7.5.4'], { picks: ['s'] }],
  ])('%s', (draw, laws, fixed) => {
    const { sections } = turn(place, 'V', { draw, ...fixed });
    expect(sections.filter((law) => /^B\.7\.5\.\d$/.test(law))).toEqual(laws);
  });
});

test('D49, B.7.5.1 to B.7.5.6: without a card to draw there is no order, and no action', () => {
  const position = fall('C:44#->C', 'E:2w->5', 'V:p->5/%f->e');
  const { text, sections } = turn(position, 'V');
  expect(text).toBe('%fs->r');
  expect(sections.filter((law) => law.startsWith('B.7.5.'))).toEqual([]);
});

describe('B.7.5: moving', () => {
  test('an item each move, along the shortest way, of equal ones by priority', () => {
    expect(actions(fall('C:', 'E:w->11', 'V:p->5'), 'B.7.5.4', { dice: '0,0' })).toBe(
      '%fs->e/p->2/%rs->e/p->6/%ss->e/p->11/%hs->e/XE11(0,0)',
    );
  });

  test('as far as items last', () => {
    expect(actions(fall('C:', 'E:w->3', 'V:p->1/(%f+%r)s->e'), 'B.7.5.4')).toBe('%ss->e/p->5/%hs->e/p->2');
    expect(actions(fall('C:', 'E:w->3', 'V:p->1/(%f+%r+%s+%h)s->e'), 'B.7.5.4')).toBe('');
  });

  test('out of a forest an item, too', () => {
    expect(actions(fall('C:', 'E:w->3', 'V:p->3_6_11'), 'B.7.5.4', { dice: '0,0;0,0' })).toBe(
      '%fs->e/p->3/%rs->e/XE3(0,0)/(%s+%h)s->e/XE3(0,0)',
    );
  });

  test('V.6.2: not out of a forest into a clearing that is closed', () => {
    const players = ['C: Rowan', 'E: Hazel', 'V: Vagabot (thief)', 'G: Finch'];
    const lines = ['C:', 'E:w->3', 'V:p->3_6_11', 'G:#scoundrel->$/p->3/%r->3'];
    const position = logWith(...players)(...lines);
    expect(actions(position, 'B.7.5.4')).not.toContain('p->3');
  });

  test('B.7.2.2, B.7.2.3: whoever rules, for items that are all alike', () => {
    const position = fall('C:3w->5', 'E:2w->1', 'V:p->1');
    const { text, sections } = steps(position, 'V', ['B.7.5.4'], { dice: '0,0;0,0' });
    expect(text).toBe('%fs->e/p->5/%rs->e/XC5(0,0)/(%s+%h)s->e/XC5(0,0)');
    expect(sections.filter((law) => law.startsWith('B.7.2.'))).toEqual(['B.7.2.3', 'B.7.2.2', 'B.7.2.3', 'B.7.2.3']);
  });
});

describe('B.7.5.1: Explore', () => {
  test('the nearest ruin, an item for a random one, and the ruin goes', () => {
    expect(actions(fall('C:', 'E:', 'V:p->2'), 'B.7.5.1', { picks: ['b'] })).toBe('%fs->e/p->6/%rs->e/%b6->$');
  });

  test('where he stands without a move, and only what is left is under it', () => {
    const position = fall('C:', 'E:', 'V:p->10\nV:%s6->$');
    expect(actions(position, 'B.7.5.1', { picks: ['b'] })).toBe('%fs->e/%b10->$/%fse->t');
    expect(() => actions(position, 'B.7.5.1', { picks: ['s'] })).toThrow('option');
  });

  test('9.7.1: with two Vagabonds two items lie there, each of those marked R twice', () => {
    const position = fall('C:', 'E:', 'V:p->10\nV:%s6->$').replace('Hazel', 'Hazel\nG: Gale');
    expect(actions(position, 'B.7.5.1', { picks: ['s'] })).toBe('%fs->e/%s10->$/%fse->t');
    expect(actions(`${position}/%s6->$`, 'B.7.5.1', { picks: ['f'] })).toBe('%fs->e/%f10->$/%fse->t');
    expect(() => actions(`${position}/%s6->$`, 'B.7.5.1', { picks: ['s'] })).toThrow('option');
  });

  test('nothing with no ruin left, and nothing taken without an item left', () => {
    const none = fall('C:', 'E:', 'V:p->10/%s6->$/%f10->$/%h11->$/%b12->$');
    expect(actions(none, 'B.7.5.1')).toBe('');
    const last = fall('C:', 'E:', 'V:p->5/(%f+%r)s->e');
    expect(actions(last, 'B.7.5.1')).toBe('%ss->e/p->2/%hs->e/p->6');
  });
});

describe('B.7.5.2: Quest', () => {
  test('the nearest clearing of the suit, two items, a point and a new quest', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5/M#guard->$'), 'B.7.5.2', { draw: 'R#errand' })).toBe(
      '%fs->e/p->2/(%r+%s)s->e/M#guard$->/++/R#errand->$',
    );
  });

  test('with too few items he goes there all the same', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5/M#guard->$/(%f+%r)s->e'), 'B.7.5.2')).toBe('%ss->e/p->2');
  });

  test('none without a quest', () => expect(actions(fall('C:', 'E:', 'V:p->5'), 'B.7.5.2')).toBe(''));

  test('the quest deck may run out', () => {
    const all =
      'F#funds F#errand F#logs F#shed F#speech R#guard R#errand R#speech R#bear R#bandits M#bandits M#bear M#escort M#logs'
        .split(' ')
        .map((quest) => `${quest}->$/${quest}$->`);
    const position = fall('C:', 'E:', `V:p->2/${all.join('/')}/M#guard->$`);
    expect(actions(position, 'B.7.5.2')).toBe('(%f+%r)s->e/M#guard$->/++');
  });
});

describe('B.7.5.3: Aid', () => {
  const crafts = fall('C:w->5/++3', 'E:w->5/w->6/++2', 'V:p->5', 'C:Z%h/Z%c/++6', 'E:Z%s/Z%s/Z%t/++2');

  test('the player here with crafted items and the fewest points: an item for each, a point each, cards for them', () => {
    expect(actions(crafts, 'B.7.5.3', { draw: 'F#tax,M#codeb,R#bank' })).toBe(
      '(%f+%r+%s)s->e/(2%s+%t)E$->$/%fse->t/++3/F#tax+M#codeb+R#bank->E',
    );
  });

  test('as many as he can exhaust', () => {
    expect(actions(`${crafts}\nV:(%f+%r+%s)s->e`, 'B.7.5.3', { draw: 'F#tax' })).toBe('%hs->e/%sE$->$/++/F#tax->E');
    expect(actions(`${crafts}\nV:(%f+%r+%s+%h)s->e`, 'B.7.5.3')).toBe('');
  });

  test('B.7.2.3: what he takes comes face up, however it lay there', () => {
    const spent = fall('C:', 'E:w->5', 'V:p->5', 'E:Z%s/%s->e');
    const { text, table } = steps(spent, 'V', ['B.7.5.3'], { draw: 'F#tax' });
    expect(text).toBe('%fs->e/%sE$->$/++/F#tax->E');
    expect(locations(table)['V$s']).toEqual({ '%fe': 1, '%h': 1, '%r': 1, '%s': 2 });
  });

  test('he does not move for it, and needs a piece of theirs', () => {
    expect(actions(fall('C:w->5', 'E:', 'V:p->6', 'C:Z%h'), 'B.7.5.3')).toBe('');
    expect(actions(fall('C:', 'E:', 'V:p->6', 'C:Z%h'), 'B.7.5.3')).toBe('');
    expect(actions(fall('C:w->6', 'E:', 'V:p->2_6_10_11_12', 'C:Z%h'), 'B.7.5.3')).toBe('');
  });

  test('14.2.4: what lies in the Hoard of the Hundreds is in no Crafted Items box', () => {
    const position = fall('C:', 'H:w->5', 'V:p->5', 'H:Z%h').replace('E: Hazel', 'H: Hazel');
    expect(actions(position, 'B.7.5.3')).toBe('');
  });

  test('B.2.8.1: an aided bot scores a point in all', () => {
    const position = fall('C:w->5', 'E:', 'V:p->5', 'C:Z%h/Z%c').replace('Rowan', 'Mechanical Marquise 2.0');
    expect(actions(position, 'B.7.5.3')).toBe('(%f+%r)s->e/(%h+%c)C$->$/%fse->t/++2/C++');
  });
});

describe('B.7.5.4: Battle', () => {
  test('the nearest clearing of the player with the most points, again for two items, a point a warrior', () => {
    expect(actions(fall('C:2w->5/++4', 'E:w->1', 'V:p->1'), 'B.7.5.4', { dice: '1,0;1,1' })).toBe(
      '%fs->e/p->5/%rs->e/XC5(1,0)/Cw5->/++/(%s+%h)s->e/XC5(1,1)/%fs->d/Cw5->/++',
    );
  });

  test('the leader is sought, even where another is nearer', () => {
    expect(actions(fall('C:w->5', 'E:w->1/++', 'V:p->5'), 'B.7.5.4', { dice: '1,0' })).toBe(
      '%fs->e/p->1/%rs->e/XE1(1,0)/Ew1->/++',
    );
  });

  test('B.2.2: tied players by setup priority; B.2.3: one without pieces is none', () => {
    expect(actions(fall('C:w->5', 'E:w->5', 'V:p->5'), 'B.7.5.4', { dice: '1,0' })).toBe('%fs->e/XC5(1,0)/Cw5->/++');
    expect(actions(fall('C:++3', 'E:w->5', 'V:p->5'), 'B.7.5.4', { dice: '1,0' })).toBe('%fs->e/XE5(1,0)/Ew5->/++');
  });

  test('B.7.5.4.I: of equally near clearings that with the most buildings and tokens', () => {
    const { text, sections } = steps(fall('C:w->5/w->9/b_s->9', 'E:', 'V:p->1'), 'V', ['B.7.5.4'], { dice: '0,0;0,0' });
    expect(text).toBe('%fs->e/p->9/%rs->e/XC9(0,0)/(%s+%h)s->e/XC9(0,0)');
    expect(sections).toContain('B.7.5.4.I');
  });

  test('B.7.5.4.II: then that with the fewest warriors', () => {
    const { text, sections } = steps(fall('C:2w->5/w->9', 'E:', 'V:p->1'), 'V', ['B.7.5.4'], { dice: '0,0;0,0' });
    expect(text).toBe('%fs->e/p->9/%rs->e/XC9(0,0)/(%s+%h)s->e/XC9(0,0)');
    expect(sections).toContain('B.7.5.4.II');
  });

  test('tokens and buildings score, and a defender without warriors takes a hit more', () => {
    expect(actions(fall('C:t_k->5/b_s->5', 'E:', 'V:p->5'), 'B.7.5.4', { dice: '1,0', chosen: ['Cb_s'] })).toBe(
      '%fs->e/XC5(1,0)/(Cb_s+Ct_k)5->/++2',
    );
  });

  test('hits that he takes leave fewer items to battle with', () => {
    expect(actions(fall('C:3w->5', 'E:', 'V:p->5/%fs->d'), 'B.7.5.4', { dice: '2,2' })).toBe(
      '%rs->e/XC5(2,2)/%rs+%ssr->d/Cw5->/++',
    );
  });
});

describe('B.7.5.5: Repair', () => {
  test('an item for an unexhausted one before an exhausted one; it stays as it lies', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5/%f->e/%fs->d/%rs->d'), 'B.7.5.5')).toBe('%ss->e/%rd->s');
    expect(actions(fall('C:', 'E:', 'V:p->5/%f->e/%fs->d'), 'B.7.5.5')).toBe('%rs->e/%fde->s');
  });

  test('none without a damaged item, or without one to exhaust', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5'), 'B.7.5.5')).toBe('');
    expect(actions(fall('C:', 'E:', 'V:p->5/%f->d/(%r+%s+%h)->e'), 'B.7.5.5')).toBe('');
  });
});

describe('B.7.6: Evening', () => {
  test('B.7.6.1: six undamaged items are refreshed, four with damaged ones', () => {
    const tired = 'V:p->5/Z%f/Z%s/Z%t/(%f+%f+%r+%s+%s+%h+%t)s->e';
    expect(actions(fall('C:', 'E:', tired), 'B.7.6.1')).toBe('(2%f+%r+2%s+%h)s->r');
    expect(actions(fall('C:', 'E:', `${tired}/%fs->d`), 'B.7.6.1')).toBe('(%f+%r+2%s)s->r');
  });

  test('B.7.6.1: what lies on the Battle Track last', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5/Z%f/Z%s/(%f+%s)s->e/%fse->t'), 'B.7.6.1')).toBe('%ss+%ft->r');
  });

  test('B.7.6.2: one item is repaired in a clearing, all in a forest, unexhausted ones first', () => {
    expect(actions(fall('C:', 'E:', 'V:p->5/%f->e/(%f+%r)s->d'), 'B.7.6.2')).toBe('%rd->s');
    expect(actions(fall('C:', 'E:', 'V:p->1_2_5_10/%f->e/(%f+%r)s->d'), 'B.7.6.2')).toBe('%rd+%fde->s');
  });

  test('D53: the order is discarded at the end', () => {
    expect(steps(fall('C:', 'E:', 'V:p->5/F#tax->$'), 'V', ['D53']).text).toBe('F#tax$->');
  });
});
