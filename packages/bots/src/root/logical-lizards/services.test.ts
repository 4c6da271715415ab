import { expect, test } from 'vitest';
import { logWith, steps, turn } from '../../../test/root/position.ts';

const table = (rest: string, name = 'Logical Lizards'): string =>
  logWith('C: Mechanical Marquise 2.0', `L: ${name}`, 'O: Riverfolk Robots', '')(rest);

const craft = (rest: string, draw = 'F#tax') => steps(table(rest), 'L', ['B.8.6.4'], { draw }).text;

test('ROOT-258: a card that cannot be crafted is followed by one of the Market with an item, the most points first', () => {
  expect(craft('L:\nO:F#anvil->O/M#crossbow->O/F#stand->O')).toBe('F#tax->/2w->O$/F#anvilO->$/F#anvil$->/Z%h/++');
  expect(craft('L:\nO:F#anvil->O', 'M#sword')).toBe('M#sword->/Z%s/++');
});

test('ROOT-257: not when it cannot pay, nor of Riverfolk with more points', () => {
  expect(craft('L:24w->1\nO:F#anvil->O')).toBe('F#tax->');
  expect(craft('L:\nO:F#anvil->O/++')).toBe('F#tax->');
});

test('ROOT-259: never a bird', () => {
  expect(craft('L:\nO:B#birdybindle->O')).toBe('F#tax->');
});

test('ROOT-259: mercenaries where they let it rule, and so place a garden', () => {
  const rest = 'C:2w->1/2w->6+8+12/b_s->1\nL:F#tax->$_l\nO:2w->6';
  expect(steps(table(rest), 'L', ['B.8.5']).text).toBe('F#tax$_l->$/w->6/2w->O$/b_f->6');
  expect(steps(table(rest.replace('O:2w->6', 'O:')), 'L', ['B.8.5']).text).toBe('F#tax$_l->$/w->6');
});

test('ROOT-265: with advanced services lost souls until there are five, from a richer seller too', () => {
  const rest = 'L:3F#->$_l\nO:M#scout->O/B#royal->O/R#bank->O/++5';
  const plain = turn(table(rest.replace('/++5', '')), 'L', { draw: 'F#tax' });
  expect(plain.text).not.toContain('O$');
  const play = (name: string, picks: string[]) => steps(table(rest, name), 'L', ['ROOT-265'], { picks }).text;
  expect(play('Logical Lizards (advanced services)', ['R#bank'])).toBe(
    '2w->O$/R#bankO->$/R#bank$->$_l/2w->O$/M#scoutO->$/M#scout$->$_l',
  );
});
