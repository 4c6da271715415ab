import { expect, test } from 'vitest';
import type { RootTurn, RulesContext } from '@woodlog/core/root-law';
import { attack, logWith, procedure, steps, turn } from '../../../test/root/position.ts';

const fall = (settings: string, ...lines: string[]) =>
  logWith(`C: Mechanical Marquise 2.0 (${settings})`, 'E: Rowan')(...lines);

test('ROOT-117: Easy recruits two warriors', () => {
  expect(steps(fall('easy', 'C:w->6+8'), 'C', ['B.4.5.2'], { order: 'F#tax' }).text).toBe('w->6/w->8');
  expect(steps(fall('easy', 'C:w->6+8+9'), 'C', ['B.4.7.2'], { order: 'B#royal' }).text).toBe('w->9/w->8');
  expect(steps(fall('easy', 'C:w->6'), 'C', ['B.4.7.2'], { order: 'B#royal' }).text).toBe('2w->6');
});

test('ROOT-117: what a card makes anew is reported with its name, and nothing else is', () => {
  const sections = (settings: string) => turn(fall(settings, 'C:w->6'), 'C', { draw: 'F#tax' }).sections;
  const easy = sections('easy');
  expect(easy.filter((law) => law === 'ROOT-117')).toHaveLength(1);
  expect(easy[easy.indexOf('B.4.5.2') + 1]).toBe('ROOT-117');
  expect(sections('default').filter((law) => law.startsWith('ROOT-1'))).toEqual([]);
});

test.each(['challenging', 'nightmare'])(
  'ROOT-118, ROOT-119: %s places two more in the best ordered clearing',
  (name) => {
    const daylight = turn(fall(name, 'C:w->6+12/b_s->1/b_w->3', 'E:w->1/w->3'), 'C', { draw: 'F#tax' });
    const point = name === 'nightmare' ? '/++' : '';
    expect(daylight.text).toBe(`F#tax->$/2w->6/2w->12/2w->6/b_s->6/2w6->3/++/F#tax$->${point}`);
  },
);

test.each(['challenging', 'nightmare'])(
  'ROOT-118, ROOT-119: %s places after Escalated Daylight recruits, too',
  (name) => {
    const { text } = turn(fall(name, 'C:w->2+6+12'), 'C', { draw: 'B#royal' });
    const point = name === 'nightmare' ? '/++' : '';
    expect(text).toBe(`B#royal->$/2w->12/2w->6/2w->2/b_s->2/B#royal$->${point}`);
  },
);

test('ROOT-119: Nightmare scores one at the end of Evening', () => {
  const { text, sections } = turn(fall('nightmare', 'C:b_s->1/b_s->5'), 'C', { draw: 'B#royal' });
  expect(text.endsWith('/++2/B#royal$->/++')).toBe(true);
  expect(sections.at(-1)).toBe('ROOT-119');
});

test('ROOT-120: Blitz moves all but one from the best clearing without enemies, and battles', () => {
  const position = fall('Blitz', 'C:2w->1/3w->6/4w->4', 'E:w->2/w->4');
  const { text } = steps(position, 'C', ['ROOT-120'], { order: 'F#tax' });
  expect(text).toBe('w1->5');
  const second = fall('Blitz', 'C:w->1/3w->6', 'E:w->2');
  expect(steps(second, 'C', ['ROOT-120'], { order: 'F#tax', dice: '1,0' }).text).toBe('2w6->2/XE2(1,0)/Ew2->');
});

test('ROOT-120: Blitz comes after either Move', () => {
  const position = fall('Blitz', 'C:2w->2', 'E:3w->1');
  const fox = turn(position, 'C', { draw: 'F#tax' });
  expect(fox.sections).toContain('ROOT-120');
  expect(turn(position, 'C', { draw: 'B#royal' }).sections).toContain('ROOT-120');
});

test('ROOT-121: Fortified buildings take two hits each', () => {
  const position = fall('Fortified', 'C:b_s->5/b_s->5', 'E:3w->5');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '2,0' }).text).toBe('XC5(2,0)/Cb_s5->/++');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '0,0' }).text).toBe('XC5(0,0)');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '3,0' }).text).toBe('XC5(3,0)/2Cb_s5->/++2');
});

test('ROOT-121: Fortified warriors and tokens take one', () => {
  const position = fall('Fortified', 'C:w->5/t_k->5/b_s->5', 'E:3w->5');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '3,0' }).text).toBe('XC5(3,0)/(Cw+Ct_k)5->/++');
});

test('ROOT-122: Hospitals bring two warriors to the keep after a defense that lost two', () => {
  const position = fall('Hospitals', 'C:t_k->1/3w->5', 'E:3w->5');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '2,0' }).text).toBe('XC5(2,0)/2Cw5->/2Cw->1');
  expect(procedure(position, 'E', attack('E', 'C', 5), { dice: '1,0' }).text).toBe('XC5(1,0)/Cw5->');
  expect(procedure(position, 'C', attack('C', 'E', 5), { dice: '2,2' }).text).toBe('XE5(2,2)/2Ew5->/2w5->');
});

test('ROOT-122, 1.5.3: a hired warrior that falls beside hers is none of hers', () => {
  const position = fall('Hospitals', 'C:t_k->1/3w->5', 'E:4w->5', 'O:2w->5').replace('\n\n', '\nO: Sorrel\n\n');
  const lost = (dice: string): string => {
    const battle = (ctx: RulesContext): RootTurn<unknown> => {
      ctx.flags.mercenariesOpposed = true;
      return attack('E', 'C', 5)(ctx);
    };
    return procedure(position, 'E', battle, { dice }).text;
  };
  expect(lost('2,0')).toBe('XC5(2,0)/Cw5->/Ow5->');
  expect(lost('3,0')).toBe('XC5(3,0)/2Cw5->/Ow5->/2Cw->1');
});

test('ROOT-123: Iron Will recruits twice as many in Escalated Daylight', () => {
  const { text, sections } = steps(fall('Iron Will', 'C:w->6+8'), 'C', ['B.4.7.2'], { order: 'B#royal' });
  expect(text).toBe('4w->8/4w->6');
  expect(sections).toContain('ROOT-123');
  expect(turn(fall('easy; Iron Will', 'C:w->6+8'), 'C', { draw: 'B#royal' }).text).toBe(
    'B#royal->$/2w->8/2w->6/b_s->6/B#royal$->',
  );
  expect(steps(fall('Iron Will', 'C:w->6+8'), 'C', ['B.4.5.2'], { order: 'F#tax' }).text).toBe('2w->6/2w->8');
});

test('ROOT-278: Overwhelming scores for every two warriors that cannot be placed', () => {
  const position = fall('Overwhelming', 'C:20w->2/2w->6');
  expect(steps(position, 'C', ['B.4.5.2', 'ROOT-278'], { order: 'F#tax' }).text).toBe('3w->6');
  const nowhere = fall('Overwhelming', 'C:w->2');
  expect(steps(nowhere, 'C', ['B.4.5.2', 'ROOT-278'], { order: 'F#tax' }).text).toBe('++2');
  const escalated = fall('Overwhelming', 'C:23w->2');
  expect(steps(escalated, 'C', ['B.4.7.2', 'ROOT-278'], { order: 'B#royal' }).text).toBe('2w->2/++');
});

test('ROOT-278: Overwhelming scores after either recruit', () => {
  const fox = turn(fall('Overwhelming', 'C:23w->6'), 'C', { draw: 'F#tax' });
  expect(fox.text).toBe('F#tax->$/2w->6/++/b_s->6/22w6->2/F#tax$->');
  const bird = turn(fall('Overwhelming', 'C:23w->2'), 'C', { draw: 'B#royal' });
  expect(bird.text).toBe('B#royal->$/2w->2/++/b_s->2/22w2->5/19w5->1/B#royal$->');
});

test('ROOT-278: Overwhelming lets Expand trigger once a turn', () => {
  const { text } = turn(fall('Overwhelming', 'C:'), 'C', { draw: 'F#tax,R#bank' });
  expect(text).toBe('F#tax->$/++2/F#tax$->/R#bank->$/++2/R#bank$->');
});
