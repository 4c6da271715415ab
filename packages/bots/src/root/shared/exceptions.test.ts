import { expect, test } from 'vitest';
import { rules } from '@woodlog/core/root-law';
import { during, steps } from '../../../test/root/position.ts';

const MARKERS = 'Clearings: F1, M2, R3, F4, M5, R6, F7, M8, R9, F10, M11, R12';

const table = (name: string, map: string, ...lines: string[]) =>
  [`Map: ${map}`, ...(map === 'Fall' ? [] : [MARKERS]), 'Deck: Standard', name, 'C: Rowan', '', ...lines].join('\n');

/** What a bot does against the common law is reported where it decides, and there alone. */
const sectionsOf = (name: string, laws: readonly string[], map: string, ...lines: string[]) =>
  steps(table(name, map, ...lines), name[0]!, laws, { order: 'F#tax' }).sections;

test('B.5.2.1: the Eyrie rule a tie', () => {
  const build = (c: string) => sectionsOf('E: Electric Eyrie', ['B.5.5.1.IV'], 'Fall', c, 'E:2w->5');
  expect(build('C:2w->5')).toContain('B.5.2.1');
  expect(build('C:w->5')).not.toContain('B.5.2.1');
  expect(build('C:3w->5')).not.toContain('B.5.2.1');
});

test('B.8.2.1: the Lizards rule where a garden is', () => {
  const ruled = (l: string) =>
    during(table('L: Logical Lizards', 'Fall', 'C:3w->12', l), 'L', function* (turn) {
      yield* [];
      return rules(turn, turn.me, 12);
    }).sections;
  expect(ruled('L:b_f->12')).toEqual(['B.8.2.1']);
  expect(ruled('L:4w->12')).toEqual([]);
});

test('B.10.2.2: the Duchy comes and goes through its tunnels', () => {
  const dig = (d: string) => sectionsOf('D: Drillbit Duchy', ['B.10.5.1'], 'Fall', 'C:', d);
  expect(dig('D:4w->0')).toContain('B.10.2.2');
  expect(dig('D:3w->0')).not.toContain('B.10.2.2');
});

test('B.4.2.1: only the Marquise places at the keep', () => {
  const position = table('L: Logical Lizards', 'Fall', 'C:t_k->1', 'L:F#tax->$_l').replace(
    'Rowan',
    'Mechanical Marquise 2.0',
  );
  const { text, sections } = steps(position, 'L', ['B.8.5']);
  expect(text).toBe('F#tax$_l->$/w->6/b_f->6');
  expect(sections).toContain('B.4.2.1');
});

test('B.12.2.1: a closed path is a path', () => {
  const march = (e: string) => sectionsOf('E: Electric Eyrie', ['B.5.5.1.II'], 'Mountain', 'C:', e);
  expect(march('E:3w->8/M#codeb->$_M')).toContain('B.12.2.1');
  expect(march('E:3w->1/F#tax->$_F')).not.toContain('B.12.2.1');
});
