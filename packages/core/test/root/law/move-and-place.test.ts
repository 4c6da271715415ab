import type { ClearingOrBurrow } from '../../../src/root/data/vocabulary.ts';
import { expect, test } from 'vitest';
import { destinations, mayMove, move } from '../../../src/root/law/move.ts';
import { neighbours } from '../../../src/root/law/neighbours.ts';
import { mayPlace, place } from '../../../src/root/law/place.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import type { Placing } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import { play, quietly, setupFor, tableFor, ctxFor } from '../position.ts';

const march =
  (letter: string, from: ClearingOrBurrow, to: ClearingOrBurrow, count = 1) =>
  (ctx: RulesContext): RootTurn<unknown> => {
    const mover = playerOf(ctx, letter)!;
    return move(ctx, { mover, from, to, pieces: [{ column: mover.warrior, count }] });
  };

const put =
  (letter: string, what: string, clearing: ClearingOrBurrow, count = 1) =>
  (ctx: RulesContext): RootTurn<unknown> =>
    place(ctx, playerOf(ctx, letter)!, clearing, [{ column: ctx.layout.columnOf.get(what)!, count }]);

function may(ctx: RulesContext, letter: string, what: string, clearing: ClearingOrBurrow): boolean {
  return mayPlace(ctx, playerOf(ctx, letter)!, ctx.layout.columnOf.get(what)!, clearing);
}

test('4.2.1: one of the two clearings has to be ruled', () => {
  const ctx = ctxFor(tableFor(setupFor('C E'), { 1: 'Cw Ew Ew', 5: 'Cw', 9: 'Ew' }), 'C');
  const c = playerOf(ctx, 'C')!;
  expect(destinations(ctx, c, 1)).toEqual([5]);
  expect(mayMove(ctx, c, 1, 9)).toBe(false);
  expect(mayMove(ctx, c, 1, 2)).toBe(false);
});

test('13.2.3, 9.2.3: the nimble move whoever rules', () => {
  const ctx = ctxFor(tableFor(setupFor('P E V'), { 1: 'Pw Ew Ew' }), 'P');
  expect(destinations(ctx, playerOf(ctx, 'P')!, 1)).toEqual([5, 9, 10]);
  expect(destinations(ctx, playerOf(ctx, 'V')!, 1)).toEqual([5, 9, 10]);
});

test('11.2.2: swimmers move along rivers, and need no rule for it', () => {
  const ctx = ctxFor(tableFor(setupFor('O E'), { 10: 'Ow Ew Ew' }), 'O');
  expect(destinations(ctx, playerOf(ctx, 'O')!, 10)).toEqual([5, 11]);
});

test('11.2.7.II: with riverboats rivers are paths', () => {
  const ctx = ctxFor(tableFor(setupFor('C O'), { 10: 'Cw' }), 'C');
  const c = playerOf(ctx, 'C')!;
  expect(destinations(ctx, c, 10)).toEqual([1, 2, 12]);
  ctx.flags.riverboats = true;
  expect(destinations(ctx, c, 10)).toEqual([1, 2, 5, 11, 12]);
});

test('M.4.2, B.12.2.1: closed paths are paths for bots only', () => {
  const table = tableFor(setupFor('C+ E', { map: 'Mountain' }), { 5: 'Cw Cw Ew' });
  const ctx = ctxFor(table, 'C');
  expect(neighbours(ctx, playerOf(ctx, 'C')!, 5)).toEqual([2, 9, 10, 11]);
  expect(neighbours(ctx, playerOf(ctx, 'E')!, 5)).toEqual([10, 11]);
});

test('12.2.2: the Burrow is adjacent to tunnels, for the Duchy', () => {
  const ctx = ctxFor(tableFor(setupFor('D E'), { 5: 'Dt', 3: 'Dt', 0: 'Dw' }), 'D');
  const [d, e] = [playerOf(ctx, 'D')!, playerOf(ctx, 'E')!];
  expect(destinations(ctx, d, 0)).toEqual([3, 5]);
  expect(neighbours(ctx, d, 5)).toEqual([0, 1, 2]);
  expect(neighbours(ctx, e, 5)).toEqual([1, 2]);
  expect(neighbours(ctx, e, 0)).toEqual([]);
  expect([may(ctx, 'D', 'Dw', 0), may(ctx, 'E', 'Ew', 0), may(ctx, 'D', 'Db_c', 0)]).toEqual([true, false, false]);
});

test('B.12.1.1, D60: the Ferry takes a bot across once a turn, for a point', () => {
  const table = tableFor(setupFor('C+ E', { map: 'Lake' }), { 1: 'Cw Cw Cw' });
  const ctx = ctxFor(table, 'C');
  expect(destinations(ctx, playerOf(ctx, 'C')!, 1)).toEqual([5, 9, 10, 11, 12]);
  const { done } = play(table, 'C', function* (now) {
    yield* march('C', 1, 11, 3)(now);
    expect(destinations(now, playerOf(now, 'C')!, 11)).toEqual([5, 6, 7]);
  });
  expect(done).toEqual(['3 Cw 1>11, ferry 1>11', 'C +1']);
});

test('M.3.5: a person draws a card for it, and a path is taken rather than the Ferry', () => {
  const table = tableFor(setupFor('C E', { map: 'Lake' }), { 1: 'Cw Cw' });
  expect(play(table, 'C', march('C', 1, 5)).done).toEqual(['Cw 1>5']);
  table.turn = { ...table.turn, open: false };
  expect(play(table, 'C', march('C', 1, 12), [['F#tax']]).done).toEqual(['Cw 1>12, ferry 1>12', 'F#tax draw>C']);
});

test('8.2.6: moving warriors into sympathy is an outrage', () => {
  const table = tableFor(setupFor('C A E D'), { 1: 'Cw', 5: 'At', C: 'R#bank' });
  expect(play(table, 'C', march('C', 1, 5), ['R#bank']).done).toEqual(['Cw 1>5', 'R#bank C>A$']);
});

test('8.2.6: of unknown cards the person says which', () => {
  const table = tableFor(setupFor('C A E D'), { 1: 'Cw', 5: 'At' });
  expect(play(table, 'C', march('C', 1, 5), ['B#royal']).done).toEqual(['Cw 1>5', 'B#royal C>A$']);
});

test('2.2.3, 2.2.4: a building needs an open slot, which ruins and items fill', () => {
  const ctx = ctxFor(tableFor(setupFor('C E V+'), { 1: 'Eb', 5: 'Eb', 2: '%s %t' }), 'C');
  const open = ([1, 2, 5, 6, 8] as const).map((clearing) => may(ctx, 'C', 'Cb_s', clearing));
  expect(open).toEqual([false, false, true, true, true]);
  expect(may(ctx, 'C', 'Cw', 1)).toBe(true);
});

test('6.2.2: only the Marquise places at the keep', () => {
  const ctx = ctxFor(tableFor(setupFor('C E'), { 1: 'Ct_k' }), 'E');
  expect([may(ctx, 'E', 'Ew', 1), may(ctx, 'C', 'Cw', 1), may(ctx, 'E', 'Ew', 5)]).toEqual([false, true, true]);
});

test('8.2.5.I, 13.2.2.II, 14.6.1: one sympathy, plot or mob a clearing', () => {
  const ctx = ctxFor(tableFor(setupFor('A P H'), { 5: 'At Pt Ht', 6: 'Aw Pw Hw' }), 'A');
  expect(['At', 'Pt', 'Ht'].map((what) => may(ctx, what[0]!, what, 5))).toEqual([false, false, false]);
  expect(['At', 'Pt', 'Ht'].map((what) => may(ctx, what[0]!, what, 6))).toEqual([true, true, true]);
});

test('7.5.2.IV, 12.5.1.V: no second roost and no second tunnel in a clearing', () => {
  const ctx = ctxFor(tableFor(setupFor('E D'), { 5: 'Eb Dt' }), 'E');
  expect([may(ctx, 'E', 'Eb', 5), may(ctx, 'E', 'Ew', 5), may(ctx, 'E', 'Eb', 6)]).toEqual([false, true, true]);
  expect([may(ctx, 'D', 'Dt', 5), may(ctx, 'D', 'Db_m', 5), may(ctx, 'D', 'Dt', 6)]).toEqual([false, true, true]);
});

test('10.5.1, 11.5.6: a garden and a trade post match the clearing, one trade post in each', () => {
  const ctx = ctxFor(tableFor(setupFor('L O'), { 8: 'Ot_f' }), 'L');
  expect([may(ctx, 'L', 'Lb_f', 6), may(ctx, 'L', 'Lb_r', 6)]).toEqual([true, false]);
  expect([may(ctx, 'O', 'Ot_f', 6), may(ctx, 'O', 'Ot_r', 6), may(ctx, 'O', 'Ot_f', 8)]).toEqual([true, false, false]);
});

test('15.2.2, D1: a waystation is placed with a type up, two of the three have each; relics are moved, never placed', () => {
  const faces = ['Kb', 'Kb_f', 'Kb_t', 'Kb_j'];
  const empty = tableFor(setupFor('K E'), {});
  expect(faces.map((what) => may(ctxFor(empty, 'K'), 'K', what, 5))).toEqual([false, true, true, true]);
  expect(play(empty, 'K', put('K', 'Kb_f', 5)).done).toEqual(['Kb_f K>5']);
  const two = ctxFor(tableFor(setupFor('K E'), { 1: 'Kb_f', 6: 'Kb_f', 7: 'Kb_t' }), 'K');
  expect(faces.map((what) => may(two, 'K', what, 5))).toEqual([false, false, true, true]);
  expect(['Kt_f', 'Kt_j_1', 'Kw'].map((what) => may(two, 'K', what, 5))).toEqual([false, false, true]);
});

test('1.5.4: as many are placed as there are', () => {
  const table = tableFor(setupFor('A E'), { 6: 'Aw Aw Aw Aw Aw Aw Aw Aw' });
  expect(play(table, 'A', put('A', 'Aw', 5, 4)).done).toEqual(['2 Aw A>5']);
});

test('B.11.7.2: a snare stops people', () => {
  const ctx = ctxFor(tableFor(setupFor('C E+ P'), { 5: 'Pt_s Cw Cw Ew' }), 'C');
  expect(may(ctx, 'C', 'Cw', 5)).toBe(false);
  expect(destinations(ctx, playerOf(ctx, 'C')!, 5)).toEqual([]);
  expect(may(ctx, 'E', 'Ew', 5)).toBe(true);
});

test('B.11.8.2, D36: a bot that places there or moves out removes it, for a point, and nothing else happens', () => {
  const placing = tableFor(setupFor('E+ P C'), { 5: 'Pt_s Ew' });
  expect(play(placing, 'E', put('E', 'Ew', 5)).done).toEqual(['Pt_s 5>P', 'E +1']);
  const moving = tableFor(setupFor('E+ P C'), { 5: 'Pt_s Ew' });
  expect(play(moving, 'E', march('E', 5, 1)).done).toEqual(['Pt_s 5>P', 'E +1']);
  const entering = tableFor(setupFor('E+ P C'), { 5: 'Pt_s', 1: 'Ew' });
  expect(play(entering, 'E', march('E', 1, 5)).done).toEqual(['Ew 1>5']);
});

test('hooks: placed is done of what was placed', () => {
  const seen: number[] = [];
  const table = tableFor(setupFor('E+ C+'), {});
  const law = {
    placed: quietly((_ctx: RulesContext, _self: Player, { clearing }: Placing) => {
      seen.push(clearing);
    }),
  };
  play(table, 'E', put('E', 'Ew', 5), [], { C: law });
  expect(seen).toEqual([5]);
});

test("V.6.2, D11: nothing is placed in, or moved into, the clearing with a person's torch; the Vagabot's fills a slot", () => {
  const pieces = { 1: 'Cw Cw Cb_s Vp', 10: '%s', V$: '#scoundrel' };
  const table = tableFor(setupFor('C+ A V'), pieces);
  const ctx = ctxFor(table, 'C');
  const [c, v] = [playerOf(ctx, 'C')!, playerOf(ctx, 'V')!];
  expect([may(ctx, 'C', 'Cw', 10), may(ctx, 'A', 'At', 10)]).toEqual([false, false]);
  expect([destinations(ctx, c, 1), destinations(ctx, v, 1)]).toEqual([
    [5, 9],
    [5, 9],
  ]);
  const directly = (now: RulesContext): RootTurn<unknown> => {
    const mover = playerOf(now, 'C')!;
    return move(now, { mover, from: 1, to: 10, pieces: [{ column: mover.warrior, count: 1 }], directly: true });
  };
  expect(play(table, 'C', directly).done).toEqual([]);
  for (const [factions, character] of [
    ['C+ A V', '#ranger'],
    ['C+ A V+', ''],
  ] as const) {
    const open = ctxFor(tableFor(setupFor(factions), { ...pieces, V$: character }), 'C');
    expect(may(open, 'C', 'Cw', 10)).toBe(true);
    expect(destinations(open, playerOf(open, 'C')!, 1)).toEqual([5, 9, 10]);
  }
});
