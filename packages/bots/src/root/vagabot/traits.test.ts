import { describe, expect, test } from 'vitest';
import { attack, during, logWith, procedure, steps, turn } from '../../../test/root/position.ts';
import { damage, repair } from './damage.ts';

const fall = (settings: string, ...lines: string[]) =>
  logWith('C: Rowan', 'E: Hazel', `V: Vagabot (${settings})`)(...lines);

const actions = (position: string, laws: string[], fixed = {}) => steps(position, 'V', laws, fixed).text;

describe('difficulties', () => {
  const tired = 'V:p->5/Z%f/Z%s/Z%t/Z%t/(2%f+%r+2%s+%h+2%t)s->e';

  test('ROOT-124: Easy refreshes one fewer', () => {
    expect(actions(fall('easy', 'C:', 'E:', tired), ['B.7.6.1'])).toBe('(2%f+%r+2%s)s->r');
    expect(actions(fall('easy', 'C:', 'E:', `${tired}/%r->d`), ['B.7.6.1'])).toBe('(2%f+%s)s->r');
  });

  test.each(['challenging', 'nightmare'])('ROOT-125, ROOT-126: %s refreshes one more', (name) => {
    expect(actions(fall(name, 'C:', 'E:', tired), ['B.7.6.1'])).toBe('(2%f+%r+2%s+%h+%t)s->r');
    expect(actions(fall(name, 'C:', 'E:', `${tired}/%r->d`), ['B.7.6.1'])).toBe('(2%f+2%s+%h)s->r');
  });

  test('ROOT-126: Nightmare scores one at the end of Evening', () => {
    const { text, sections } = turn(fall('nightmare', 'C:', 'E:', 'V:p->5'), 'V', { draw: 'R#bank' });
    expect(text).toBe('R#bank->$/R#bank$->/++');
    expect(sections.at(-1)).toBe('ROOT-126');
  });
});

describe('ROOT-127: Adventurer', () => {
  test('he battles once a turn', () => {
    const position = fall('Adventurer', 'C:3w->5', 'E:', 'V:p->5');
    const { text, sections } = turn(position, 'V', { draw: 'R#bank', dice: '0,0' });
    expect(text).toBe('R#bank->$/%fs->e/XC5(0,0)/%fs->r/R#bank$->');
    expect(sections).toContain('ROOT-127');
  });

  test('at the end of Daylight he goes on with quests', () => {
    const position = fall('Adventurer', 'C:', 'E:', 'V:p->5/R#guard->$/Z%f');
    const { text, sections } = turn(position, 'V', { draw: 'R#bank,R#errand,M#guard' });
    expect(text).toBe(
      'R#bank->$/2%fs->e/R#guard$->/++/R#errand->$/(%r+%s)s->e/R#errand$->/++/M#guard->$/%hs->e/p->2/(2%f+%r+%s+%h)s->r/R#bank$->',
    );
    expect(sections).toContain('ROOT-127');
  });
});

describe('ROOT-128: Berserker', () => {
  test('he battles where most enemy pieces are, against whoever has most there', () => {
    const position = fall('Berserker', 'C:2w->2/++9', 'E:w->2/w->1', 'V:p->1');
    expect(actions(position, ['B.7.5.4'], { dice: '0,0' })).toBe('%fs->e/p->5/%rs->e/p->2/%ss->e/XC2(0,0)');
  });

  test('of equally crowded clearings in the nearest, then by priority', () => {
    expect(actions(fall('Berserker', 'C:2w->6/2w->2/2w->9', 'E:', 'V:p->1'), ['B.7.5.4'], { dice: '0,0;0,0' })).toBe(
      '%fs->e/p->9/%rs->e/XC9(0,0)/(%s+%h)s->e/XC9(0,0)',
    );
    expect(actions(fall('Berserker', 'C:2w->9/2w->5', 'E:', 'V:p->1'), ['B.7.5.4'], { dice: '0,0;0,0' })).toBe(
      '%fs->e/p->5/%rs->e/XC5(0,0)/(%s+%h)s->e/XC5(0,0)',
    );
  });

  test('of those there whoever has most', () => {
    const position = fall('Berserker', 'C:w->5', 'E:2w->5', 'V:p->5');
    expect(actions(position, ['B.7.5.4'], { dice: '2,0;0,0' })).toBe('%fs->e/XE5(2,0)/Ew5->/++/(%r+%s)s->e/XE5(0,0)');
  });

  test('not where the leader is, if more pieces are elsewhere', () => {
    const position = fall('Berserker', 'C:w->5/++9', 'E:2w->1', 'V:p->5');
    expect(actions(position, ['B.7.5.4'], { dice: '0,0;0,0' })).toBe(
      '%fs->e/p->1/%rs->e/XE1(0,0)/(%s+%h)s->e/XE1(0,0)',
    );
  });

  test('at the end of the turn he repairs one more item', () => {
    const { text } = turn(fall('Berserker', 'C:', 'E:', 'V:p->5/Z%f/Z%s/(%r+%s+%h)s->d'), 'V', { draw: 'M#codeb' });
    expect(text).toBe('M#codeb->$/%fs->e/%rd->s/%fs->r/%sd->s/M#codeb$->/%hd->s/%fs->t');
  });
});

test('ROOT-129: Helper scores one more for an aid, and gives two cards for one', () => {
  const position = fall('Helper', 'C:w->5', 'E:', 'V:p->5', 'C:Z%h/Z%c');
  expect(actions(position, ['B.7.5.3'], { draw: 'F#tax,M#codeb,R#bank,B#royal' })).toBe(
    '(%f+%r)s->e/(%h+%c)C$->$/%fse->t/++3/F#tax+M#codeb+R#bank+B#royal->C',
  );
});

describe('ROOT-130: Marksman', () => {
  test('a hit before the roll, a point for a warrior', () => {
    const position = fall('Marksman', 'C:2w->5', 'E:', 'V:p->5');
    const { text, sections } = procedure(position, 'V', attack('V', 'C', 5), { dice: '2,2' });
    expect(text).toBe('XC5(2,2)/Cw5->/++/%fsr->d/Cw5->/++');
    expect(sections).toContain('ROOT-130');
  });

  test('not where he defends', () => {
    const position = fall('Marksman', 'C:2w->5', 'E:', 'V:p->5');
    expect(procedure(position, 'C', attack('C', 'V', 5), { dice: '0,0' }).text).toBe('XV5(0,0)');
  });
});

describe('ROOT-281: Questing', () => {
  test('damaged items count for the Battle Track', () => {
    const position = fall('Questing', 'C:', 'E:', 'V:p->5/Z%f/%r->d');
    const { text, sections } = steps(position, 'V', ['B.7.4.2'], { order: 'F#anvil' });
    expect(text).toBe('Z%h/++/%fs->t');
    expect(sections).toContain('ROOT-281');
  });

  test('what lies on it stays there, undamaged', () => {
    const position = fall('Questing', 'C:', 'E:', 'V:p->5/Z%f/Z%s/%f->e/%fse->t/(%r+2%s+%h)s->d');
    const lost = during(position, 'V', (now) => damage(now, now.me, 3));
    expect(lost.text).toBe('%fsr->d');
    expect(during(position, 'V', (now) => repair(now, now.me, 1)).text).toBe('%rd->s');
  });

  test('quests score one more', () => {
    const position = fall('Questing', 'C:', 'E:', 'V:p->5/R#guard->$');
    expect(actions(position, ['B.7.5.2'], { draw: 'R#errand' })).toBe('(%f+%r)s->e/R#guard$->/++2/R#errand->$');
    expect(turn(position, 'V', { draw: 'M#codeb,M#guard' }).text).toBe(
      'M#codeb->$/(%f+%r)s->e/R#guard$->/++2/M#guard->$/(%f+%r)s->r/M#codeb$->',
    );
  });

  test('he goes to the nearest player with crafted items, and aids once', () => {
    const position = fall('Questing', 'C:w->9/w->4', 'E:w->3', 'V:p->5', 'C:Z%h', 'E:Z%s');
    expect(actions(position, ['B.7.5.3'], { draw: 'F#tax' })).toBe(
      '%fs->e/p->1/%rs->e/p->9/%ss->e/%hC$->$/++/F#tax->C',
    );
    expect(actions(fall('Questing', 'C:w->9', 'E:', 'V:p->5'), ['B.7.5.3'])).toBe('');
  });
});
