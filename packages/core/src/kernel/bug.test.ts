import { describe, expect, test } from 'vitest';
import { Bug, assert, bugAt, printBug } from './bug.ts';
import { isViolation, violation } from './violation.ts';

describe('Bug', () => {
  test('an assertion that fails throws it', () => {
    expect(() => assert(1 > 2, 'one is two', { seed: 'x' })).toThrow(Bug);
    assert(true, 'never');
  });

  test('gathers where it was on its way out, the innermost word counts', () => {
    const inner = new Bug('short by one', { index: 12, action: 'Cw5->7' });
    const outer = bugAt(bugAt(inner, { index: 99, game: 17 }), { seed: 'maple' });
    expect(outer).toBeInstanceOf(Bug);
    expect(outer.where).toEqual({ seed: 'maple', game: 17, index: 12, action: 'Cw5->7' });
    expect(outer.cause).toBe(inner);
  });

  test('whatever is thrown becomes one', () => {
    const slip = new TypeError('x is undefined');
    expect(bugAt(slip, { game: 3 })).toMatchObject({ message: 'x is undefined', where: { game: 3 }, cause: slip });
    expect(bugAt('text', {}).message).toBe('text');
  });

  test('has its own name, and a cause only if there was one', () => {
    expect(new Bug('x').name).toBe('Bug');
    expect(Object.hasOwn(new Bug('x'), 'cause')).toBe(false);
    expect(new Bug('x', {}, 'slip').cause).toBe('slip');
  });

  test('prints as much as it knows of where it was', () => {
    const printed = (where: ConstructorParameters<typeof Bug>[1]) => printBug(new Bug('short', where), () => 'woodlog');
    expect(printed({})).toBe('bug: short\nagain: woodlog');
    expect(printed({ action: 'Cw5->7' })).toBe('bug: short\nagain: woodlog');
    expect(printed({ index: 0 })).toBe('bug: short\nat action 0\nagain: woodlog');
    expect(printed({ index: 12, action: 'Cw5->7' })).toBe('bug: short\nat action 12: Cw5->7\nagain: woodlog');
  });

  test('prints the line that shows it again', () => {
    const bug = new Bug('short by one', { seed: 'maple', game: 17, index: 12, action: { type: 'pass' } });
    expect(printBug(bug, ({ seed, game }) => `woodlog play --seed "${seed}" --game ${game}`)).toBe(
      'bug: short by one\nat action 12: {"type":"pass"}\nagain: woodlog play --seed "maple" --game 17',
    );
  });
});

describe('Violation', () => {
  test('is told from a plan by its one field', () => {
    expect(isViolation(violation('move/not-ruled', 'nobody rules', { law: '4.2.1' }))).toBe(true);
    expect(isViolation({ postings: [] })).toBe(false);
    expect(isViolation([])).toBe(false);
  });

  test('has no empty fields', () => {
    expect(violation('a/b', 'c')).toEqual({ violation: 'a/b', message: 'c' });
    expect(Object.keys(violation('a/b', 'c'))).toEqual(['violation', 'message']);
  });
});
