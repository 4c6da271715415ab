import { expect, test } from 'vitest';
import { battle } from '../../../src/root/law/battle.ts';
import { type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import { type Pieces, ctxFor, play, setupFor, tableFor } from '../position.ts';

test('9.2.1: a Vagabond crafts with the hammers that he can exhaust, in the suit of his clearing', () => {
  const power = (pieces: Pieces) => {
    const ctx = ctxFor(tableFor(setupFor('V C'), pieces), 'V');
    const self = playerOf(ctx, 'V');
    return self?.law.crafting?.power?.(ctx, self);
  };
  expect(power({ 5: 'Vp', V$: '%h' })).toEqual({ F: 0, M: 0, R: 1, any: 0 });
  expect(power({ '1_2_5_10': 'Vp', V$: '%h' })).toEqual({ F: 0, M: 0, R: 0, any: 0 });
  expect(power({ 5: 'Vp', V$d: '%h' })).toEqual({ F: 0, M: 0, R: 0, any: 0 });
});

const WITH_ALLY = { 5: 'Vp Cw Cw Ew Ew Ew', V$: '%s %t' };

/** What is told of his battle against the Eyrie in 5, with the Marquise on his side. */
function done(answers: readonly unknown[]): readonly string[] {
  const body = (ctx: RulesContext) => {
    const [v, , e] = ctx.seats;
    if (v === undefined || e === undefined) throw new Error('not all are there');
    return battle(ctx, v, e, 5);
  };
  const table = tableFor(setupFor('V C E+'), WITH_ALLY);
  table.relationships = { V: { ...table.relationships['V'], C: 'a' } };
  return play(table, 'V', body, ['C', ...answers]).done;
}

test("9.2.9.II.c: an ally's warriors add to the most hits of his swords", () => {
  expect(done([[3, 0]])).toEqual(['X VE5 3,0', '3 Ew 5>E', 'E h', 'V +2']);
});

test('9.2.9.II.d: hits damage items or remove warriors of the ally, who is hostile if it lost more of them', () => {
  expect(done([[2, 2], 'Cw', 't'])).toEqual(['X VE5 2,2', '%t V$>V$d', '2 Ew 5>E', 'Cw 5>C', 'E h', 'V +1']);
  expect(done([[2, 2], 'Cw', 'Cw']).slice(1)).toEqual(['2 Ew 5>E', '2 Cw 5>C', 'E h', 'V +1', 'C h']);
});
