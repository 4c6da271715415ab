import { expect, test } from 'vitest';
import type { Phases, Step } from './bot.ts';
import { after, atEndOf, before, escalatesAlso, instead } from './patches.ts';
import { nothing } from './steps.ts';

const step = (law: string): Step => ({ law, name: law, play: nothing });
const phase = (law: string, ...laws: string[]) => ({ law, steps: laws.map(step) });

const COURSE: Phases = {
  setup: phase('0'),
  birdsong: phase('1', '1.1', '1.2'),
  daylight: phase('2', '2.1', '2.2'),
  escalated: { ...phase('3', '3.1', '2.2'), when: () => false },
  evening: phase('4', '4.1'),
};

const laws = ({ birdsong, daylight, escalated, evening }: Phases): string =>
  [birdsong, daylight, escalated!, evening].map(({ steps }) => steps.map(({ law }) => law).join(' ')).join(' | ');

test('steps are added before and after those of a section, wherever it stands', () => {
  expect(laws(COURSE)).toBe('1.1 1.2 | 2.1 2.2 | 3.1 2.2 | 4.1');
  expect(laws(after('2.2', step('x'), step('y'))(COURSE))).toBe('1.1 1.2 | 2.1 2.2 x y | 3.1 2.2 x y | 4.1');
  expect(laws(before('1.1', step('x'))(COURSE))).toBe('x 1.1 1.2 | 2.1 2.2 | 3.1 2.2 | 4.1');
});

test('steps are added at the end of a phase', () => {
  expect(laws(atEndOf('escalated', step('x'))(COURSE))).toBe('1.1 1.2 | 2.1 2.2 | 3.1 2.2 x | 4.1');
});

test('a step is made anew, and keeps its section', () => {
  const played: string[] = [];
  const edited = instead('4.1', (turn, old) => {
    played.push(old.law);
    return old.play(turn);
  })(COURSE);
  expect(laws(edited)).toBe(laws(COURSE));
  edited.evening.steps[0]!.play({} as never);
  expect(played).toEqual(['4.1']);
});

test('escalation gets a second condition, which does not replace the first', () => {
  const edited = escalatesAlso(() => true)(COURSE);
  expect([COURSE.escalated!.when({} as never), edited.escalated!.when({} as never)]).toEqual([false, true]);
});

test('what there is not cannot be changed', () => {
  expect(() => after('9', step('x'))(COURSE)).toThrow('there is no step 9 to change');
  const { escalated: _, ...plain } = COURSE;
  expect(() => atEndOf('escalated', step('x'))(plain)).toThrow('there is no phase escalated');
  expect(() => escalatesAlso(() => true)(plain)).toThrow('there is no Escalated Daylight');
});
