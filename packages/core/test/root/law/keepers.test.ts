import { expect, test } from 'vitest';
import type { RulesContext } from '../../../src/root/law/context.ts';
import { powerLeft } from '../../../src/root/law/crafting.ts';
import { moveSome } from '../../../src/root/turn/moves-and-battles.ts';
import type { Turn } from '../../../src/root/law/step.ts';
import { ctxFor, play, setupFor, tableFor } from '../position.ts';

test('15.2.3: the Keepers craft with waystations, whatever side is up', () => {
  const ctx = ctxFor(tableFor(setupFor('K C'), { 1: 'Kb_f Kw', 2: 'Kb_t Cb_w' }), 'K');
  expect(powerLeft(ctx as Turn)).toEqual({ F: 1, M: 1, R: 0, any: 0 });
});

test('15.2.4: each warrior of the Keepers that moves may take a relic along', () => {
  const body = (ctx: RulesContext) => moveSome(ctx as Turn, '4.2', 1, 5);
  const done = (...answers: readonly unknown[]) =>
    play(tableFor(setupFor('K C'), { 1: 'Kw Kw Kt_f_2 Kt_t_1 Kt_j_3' }), 'K', body, answers).done;
  expect(done(2, 1, 0, 1)).toEqual(['2 Kw 1>5, Kt_f_2 1>5, Kt_j_3 1>5']);
  expect(done(1, 1)).toEqual(['Kw 1>5, Kt_f_2 1>5']);
});
