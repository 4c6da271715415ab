import { describe, expect, test } from 'vitest';
import { logWith, positionOf, setup, turn } from '../../../test/root/position.ts';

const table = (map: string, seat: string) => `
Map: ${map}
Deck: Standard
Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12
C: Rowan
${seat}

C:w->1`;

describe('B.7.3: setup', () => {
  test('B.7.3.1 to B.7.3.3: the pawn of any character goes to the forest with the most clearings, and a quest is drawn', () => {
    const { text, sections } = setup(table('Fall', 'V: Vagabot (thief)'), 'V', { draw: 'R#errand' });
    expect(text).toBe('p->2_6_10_11_12/R#errand->$');
    expect(sections).toEqual(['B.7.3', 'B.7.3.1', 'B.7.3.4', 'B.7.3.5', 'B.7.3.2', 'B.7.3.3']);
  });

  test('B.7.3.2: of several forests chance decides', () => {
    const position = table('Mountain', 'G: Vagabot (thief)');
    const forest = '3_7_11_12';
    expect(setup(position, 'G', { draw: 'R#errand', picks: [forest] }).text).toBe(`p->${forest}/R#errand->$`);
  });

  test('B.7.3.4: an item lies under each ruin', () => {
    const { rows } = positionOf(`${table('Fall', 'V: Vagabot')}\nV:%f6->$/%s10->$/%h11->$/%b12->$`);
    expect(rows.flat().every((count) => count >= 0)).toBe(true);
  });

  test('B.7.3.5, B.7.7.2: four items lie in the satchel, three for the Tinker', () => {
    const all = '%fs->d/%rs->d/%ss->d';
    expect(() => positionOf(`${table('Fall', 'V: Vagabot')}\nV:${all}/%hs->d`)).not.toThrow();
    expect(() => positionOf(`${table('Fall', 'V: Vagabot (tinker)')}\nV:${all}`)).not.toThrow();
    expect(() => positionOf(`${table('Fall', 'V: Vagabot (tinker)')}\nV:${all}/%hs->d`)).toThrow('%h');
  });
});

describe('B.7.4: Birdsong', () => {
  const fall = (...lines: string[]) => logWith('C: Rowan', 'V: Vagabot')('C:', ...lines);

  test('B.7.4.1, B.7.4.2: the order is drawn, and crafted into the satchel', () => {
    const { text, sections } = turn(fall('V:p->5'), 'V', { draw: 'R#roottea' });
    expect(text).toBe('R#roottea->$/Z%t/++/R#roottea$->');
    expect(sections.slice(0, 4)).toEqual(['B.7.4', 'B.7.4.1', 'B.2.7', 'B.7.4.2']);
  });

  test('B.7.2.4: what is crafted as the sixth item sends one to the Battle Track', () => {
    expect(turn(fall('V:p->5/Z%f'), 'V', { draw: 'R#roottea' }).text).toBe('R#roottea->$/Z%t/++/%fs->t/R#roottea$->');
  });

  test('B.7.4.3: with two undamaged items he slips into a forest, and skips Daylight', () => {
    const hurt = fall('V:p->5/(%f+%r)s->d/%s->e');
    const { text, sections } = turn(hurt, 'V', { draw: 'R#bank' });
    expect(text).toBe('R#bank->$/p->1_2_5_10/%ss->r/(%f+%r)d->s/R#bank$->');
    expect(sections).not.toContain('B.7.5');
    const whole = fall('V:p->5/%fs->d');
    expect(turn(whole, 'V', { draw: 'M#codeb' }).sections).toContain('B.7.5');
  });

  test('B.7.4.3: out of a forest he slips into an adjacent one', () => {
    const hurt = fall('V:p->3_6_11/(%f+%r)s->d');
    const { text } = turn(hurt, 'V', { draw: 'R#bank', picks: ['3_7_11_12'] });
    expect(text).toBe('R#bank->$/p->3_7_11_12/(%f+%r)d->s/R#bank$->');
  });
});
