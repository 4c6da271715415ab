import { expect, test } from 'vitest';
import { advance } from '../../../src/kernel/index.ts';
import { root } from '../../../src/root/game.ts';
import { hiredBy } from '../../../src/root/law/mercenaries.ts';
import { rules } from '../../../src/root/law/rule.ts';
import { type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import { ctxFor, play, setupFor, tableFor } from '../position.ts';
import { fight } from './fight.ts';

test('ROOT-254, 9.2.8: they are with the enemies of the taker, and with nobody in his coalition', () => {
  const table = tableFor(setupFor('V C E O+'), { 5: 'Vp Cw Ow Ow', 6: 'Ew Ow Ow' });
  const ctx = ctxFor(table, 'V');
  ctx.flags.mercenariesOpposed = true;
  const [v, c, e, o] = ['V', 'C', 'E', 'O'].map((letter) => playerOf(ctx, letter)!);
  expect([rules(ctx, c!, 5), rules(ctx, e!, 6)]).toEqual([true, true]);
  expect([v, c, e, o].map((seat) => hiredBy(ctx, seat!))).toEqual([[], o!.warriors, o!.warriors, []]);

  advance(root, table, { kind: 'begin', faction: 'V' });
  advance(root, table, { kind: 'marker', faction: 'V', board: 'C$' });
  expect([rules(ctx, c!, 5), rules(ctx, e!, 6)]).toEqual([false, true]);
  expect([v, c, e, o].map((seat) => hiredBy(ctx, seat!))).toEqual([[], [], o!.warriors, []]);
});

/** What is done in a battle in clearing 5 in which hired warriors fight, for the attacker unless told otherwise. */
function hired(
  factions: string,
  pieces: string,
  [attacker, defender]: readonly [string, string],
  rolls: readonly [number, number],
  flag: 'mercenaries' | 'mercenariesOpposed' = 'mercenaries',
): readonly string[] {
  const body = function* (ctx: RulesContext): RootTurn {
    ctx.flags[flag] = true;
    yield* fight(attacker, defender)(ctx);
  };
  return play(tableFor(setupFor(factions), { 5: pieces }), attacker, body, [rolls]).done;
}

test('11.2.7.III: hired warriors raise the maximum, and hits are split, odd ones on the own', () => {
  const pieces = 'Cw Cw Ow Ow Ew Ew Ew Ew';
  expect(hired('C+ E O', pieces, ['C', 'E'], [3, 3])).toEqual(['X CE5 3,3', '3 Ew 5>E', '2 Cw 5>C', 'Ow 5>O']);
});

test('4.3.5.II, ROOT-254: a defender with hired warriors alone is not defenseless', () => {
  const pieces = 'Ew Ew Cb_s Ow Ow';
  const actions = hired('E C+ O+', pieces, ['E', 'C'], [1, 0], 'mercenariesOpposed');
  expect(actions).toEqual(['X EC5 1,0', 'Ow 5>O']);
});

test('ROOT-254, V.4.2: in a battle of two enemies of the taker they fight for neither', () => {
  const body = function* (ctx: RulesContext): RootTurn {
    ctx.flags.mercenariesOpposed = true;
    yield* fight('E', 'C')(ctx);
  };
  const table = tableFor(setupFor('V E+ C+ O+'), { 5: 'Vp Ew Ew Cw Cw Ow Ow' });
  expect(play(table, 'V', body, [[2, 2]]).done).toEqual(['X EC5 2,2', '2 Cw 5>C', '2 Ew 5>E']);
});

test('11.2.7.III: they do not fight the Riverfolk', () => {
  expect(hired('C+ E O', 'Cw Ow Ow', ['C', 'O'], [3, 1])).toEqual(['X CO5 3,1', 'Ow 5>O', 'Cw 5>C']);
});
