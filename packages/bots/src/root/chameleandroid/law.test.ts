import type { ClearingOrBurrow } from '@woodlog/core/root';
import { expect, test } from 'vitest';
import {
  defendersAt,
  type RulesContext,
  battle,
  destinations,
  mayBeRemoved,
  place,
  raze,
  removeAllEnemies,
  removeByEffect,
  playerOf,
} from '@woodlog/core/root-law';
import { attack, during, logWith, procedure, steps } from '../../../test/root/position.ts';
import { goTo } from './go.ts';

const table = (settings: string, ...lines: string[]) =>
  logWith('E: Rowan', 'A: Automated Alliance', `N: Chameleandroid${settings}`)(...lines);
const fall = (...lines: string[]) => table('', ...lines);

const n = (ctx: RulesContext) => playerOf(ctx, 'N')!;
const e = (ctx: RulesContext) => playerOf(ctx, 'E')!;

/** The Eyrie chooses the warrior of Chameleandroid for removal, if it may, and then says that it did. */
function* strike(ctx: RulesContext, clearing: ClearingOrBurrow) {
  if (!mayBeRemoved(ctx, n(ctx), n(ctx).warrior, clearing)) return;
  yield* removeByEffect(ctx, e(ctx), n(ctx), clearing, n(ctx).warrior);
  yield* place(ctx, e(ctx), clearing, [{ column: e(ctx).warrior, count: 1 }]);
}

test('Chmd.2.1: it moves whoever rules', () => {
  const position = fall('E:3w->5/3w->1/3w->2/3w->10', 'A:', 'N:w->5');
  procedure(position, 'N', function* (ctx) {
    expect(destinations(ctx, n(ctx), 5)).toEqual([1, 2]);
    yield* [];
  });
});

test('Chmd.2.1: it deals up to two rolled hits, as attacker and as defender, and is never defenseless', () => {
  const position = fall('E:4w->5', 'A:', 'N:w->5/2t->5');
  expect(procedure(position, 'N', attack('N', 'E', 5), { dice: '3,0' }).text).toBe('XE5(3,0)/2Ew5->');
  const defends = fall('E:4w->5/F#tax->E', 'A:', 'N:w->5/3t->5');
  expect(procedure(defends, 'E', attack('E', 'N', 5), { dice: '3,2', chosen: ['F#tax'] }).text).toBe(
    'F#taxE->/XN5(3,2)/3Nt5->/2w5->/++3',
  );
  expect(procedure(defends, 'E', attack('E', 'N', 5), { dice: '0,0', chosen: ['F#tax'] }).text).toBe(
    'F#taxE->/XN5(0,0)',
  );
});

test('Chmd.2.1, D30, D32: hits remove ego for a point each and return to the track; hits beyond are ignored', () => {
  const position = fall('E:4w->5/F#tax->E', 'A:', 'N:w->5/t->5');
  const {
    text,
    table: after,
    sections,
  } = procedure(position, 'E', attack('E', 'N', 5), {
    dice: '3,0',
    chosen: ['F#tax'],
  });
  expect(text).toBe('F#taxE->/XN5(3,0)/Nt5->/++');
  expect(sections).toContain('Chmd.2.1');
  expect(after.rows.flat().filter((count) => count === 8)).toHaveLength(1);
});

/** Whom the Eyrie may battle in clearing 5. */
function defendersOf(position: string): string[] {
  const found: string[] = [];
  procedure(position, 'E', function* (ctx) {
    found.push(...defendersAt(ctx, e(ctx), 5).map(({ letter }) => letter));
  });
  return found;
}

test('Chmd.2.2: a person discards a card to battle it, and without one does not', () => {
  const position = fall('E:4w->5', 'A:', 'N:w->5');
  const known = procedure(position, 'E', attack('E', 'N', 5), { dice: '0,0', chosen: ['F#tax'] });
  expect(known.text).toBe('F#taxE->/XN5(0,0)');
  expect(known.sections).toContain('Chmd.2.2');
  const none = fall('E:4w->5/3#E->', 'A:', 'N:w->5');
  expect(procedure(none, 'E', attack('E', 'N', 5)).text).toBe('');
  expect(defendersOf(position)).toEqual(['N']);
  expect(defendersOf(none)).toEqual([]);
});

test('Chmd.2.2: a bot discards nothing', () => {
  const position = fall('E:', 'A:3w->5', 'N:w->5');
  expect(procedure(position, 'A', attack('A', 'N', 5), { dice: '1,0' }).text).toBe('XN5(1,0)');
});

test('Chmd.2.2: nor does a person whom a bot makes attack it', () => {
  const position = fall('E:3w->5', 'A:', 'N:w->5');
  const { text } = procedure(
    position,
    'A',
    (ctx) => battle(ctx, e(ctx), n(ctx), 5, { instigator: playerOf(ctx, 'A')! }),
    { dice: '1,0' },
  );
  expect(text).toBe('EXN5(1,0)');
});

test('Chmd.2.3: a Vagabond who battles it removes no warrior, and stays as he was', () => {
  const log = logWith('V: Finch', 'N: Chameleandroid');
  const position = log('V:#thief->$/p->5/F#tax->V', 'N:w->5/2t->5');
  const { text } = procedure(position, 'V', attack('V', 'N', 5), { dice: '1,0', chosen: ['F#tax'] });
  expect(text).toBe('F#taxV->/XN5(1,0)/Nt5->/++');
});

test('Chmd.2.3: once a turn an ego goes for the warrior, and the effect goes on', () => {
  const position = fall('E:', 'A:', 'N:w->5/3t->5');
  const twice = procedure(position, 'E', function* (ctx) {
    yield* strike(ctx, 5);
    yield* strike(ctx, 5);
  });
  expect(twice.text).toBe('Nt5->/++/w->5');
  const bare = fall('E:', 'A:', 'N:w->5');
  expect(procedure(bare, 'E', (ctx) => strike(ctx, 5)).text).toBe('');
});

test('Chmd.2.3, D32: an ego that is itself chosen does not use that up', () => {
  const position = fall('E:', 'A:', 'N:w->5/3t->5');
  const { text } = procedure(position, 'E', function* (ctx) {
    yield* removeByEffect(ctx, e(ctx), n(ctx), 5, n(ctx).tokens[0]!);
    yield* strike(ctx, 5);
  });
  expect(text).toBe('Nt5->/++/Nt5->/++/w->5');
});

test('Chmd.2.3, D35: once a turn an ego is placed for warriors that an effect would give, in its own clearing', () => {
  const position = fall('E:', 'A:', 'N:w->5/3t->5');
  const { text } = procedure(position, 'E', function* (ctx) {
    yield* place(ctx, n(ctx), 1, [{ column: n(ctx).warrior, count: 2 }]);
    yield* place(ctx, n(ctx), 1, [{ column: n(ctx).warrior, count: 1 }]);
  });
  expect(text).toBe('Nt->5/N++');
});

test('Chmd.2.3: both replacements once in the same turn, the one for warriors without an ego there as well', () => {
  const given = function* (ctx: RulesContext) {
    yield* place(ctx, n(ctx), 1, [{ column: n(ctx).warrior, count: 2 }]);
    yield* strike(ctx, 5);
    yield* place(ctx, n(ctx), 1, [{ column: n(ctx).warrior, count: 1 }]);
    yield* strike(ctx, 5);
  };
  const { text, sections } = procedure(fall('E:', 'A:', 'N:w->5'), 'E', given);
  expect(text).toBe('Nt->5/Nt5->/++/w->5');
  expect(sections.filter((law) => law === 'Chmd.2.3')).toHaveLength(2);
});

test('Chmd.2.3, D35: for warriors that an effect would give, too, an ego that cannot be placed scores 3', () => {
  const recruit = (ctx: RulesContext) => place(ctx, n(ctx), 5, [{ column: n(ctx).warrior, count: 2 }]);
  const spent = procedure(fall('E:', 'A:', 'N:w->5/4t->5/4t->$_i'), 'E', recruit);
  expect(spent.text).toBe('N++3');
});

test('Chmd.2.3: ego go where it goes', () => {
  const position = fall('E:', 'A:', 'N:w->5/3t->5');
  expect(during(position, 'N', (turn) => goTo(turn, 9)).text).toBe('(w+3t)5->9');
  expect(during(position, 'N', (turn) => goTo(turn, 5)).text).toBe('');
});

test('Chmd.2.1: displaced from the clearings it moves from wherever it is', () => {
  expect(during(fall('E:', 'A:', 'N:'), 'N', (turn) => goTo(turn, 9)).text).toBe('w->9');
});

test.each([
  ['0 points for the first', 'N:w->1', 't->1'],
  ['1 point for the third', 'N:w->1/2t->1', 't->1/++'],
  ['3 points for the eighth', 'N:w->1/7t->1', 't->1/++3'],
  ['those on the Id stay off the track (D30)', 'N:w->1/2t->1/2t->$_i', 't->1/++2'],
  ['none left scores 3', 'N:w->1/8t->1', '++3'],
])('Chmd.2.3, Chmd.5.2: placing an ego: %s', (_, line, text) => {
  expect(steps(fall('E:', 'A:', line), 'N', ['Chmd.5.2']).text).toBe(text);
});

test('Chmd.2.3: at the keep an ego cannot be placed', () => {
  const position = ['Map: Fall', 'Deck: Standard', 'C: Thistle', 'N: Chameleandroid', '', 'C:t_k->1', 'N:w->1'];
  expect(steps(position.join('\n'), 'N', ['Chmd.5.2']).text).toBe('++3');
});

test('Chmd.2.3, D36: a snare goes, the ego is not placed; it holds a move once', () => {
  const position = logWith('P: Clover', 'N: Chameleandroid')('P:t_s->1', 'N:w->1/t->1');
  expect(steps(position, 'N', ['Chmd.5.2', 'Chmd.5.2']).text).toBe('Pt_s1->/++/++3/t->1/++');
  expect(during(position, 'N', (turn) => goTo(turn, 9)).text).toBe('Pt_s1->/++');
});

test('Chmd.10.3: a full removal takes two ego, every time, and the warrior stays', () => {
  const position = fall('E:', 'A:', 'N:w->5/5t->5');
  const { text, sections } = procedure(position, 'E', function* (ctx) {
    yield* removeAllEnemies(ctx, e(ctx), 5);
    yield* removeAllEnemies(ctx, e(ctx), 5);
    yield* removeAllEnemies(ctx, e(ctx), 5);
  });
  expect(text).toBe('2Nt5->/++2/2Nt5->/++2/Nt5->/++');
  expect(sections).toContain('Chmd.10.3');
});

test('Chmd.10.3: a revolt of the Automated Alliance is one', () => {
  const position = fall('E:', 'A:t->5', 'N:w->5/3t->5');
  expect(steps(position, 'A', ['B.6.4.3'], { order: 'R#bank' }).text).toBe('2Nt5->/++2/b_r->5');
});

test('Chmd.10.3, 14.4.1: so does a mob', () => {
  const { text } = procedure(fall('E:', 'A:', 'N:w->5/5t->5'), 'E', (ctx) => raze(ctx, e(ctx), 5));
  expect(text).toBe('2Nt5->/++2');
});
