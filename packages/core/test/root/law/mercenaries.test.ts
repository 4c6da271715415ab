import { expect, test } from 'vitest';
import { advance } from '../../../src/kernel/index.ts';
import { root } from '../../../src/root/game.ts';
import { hiredBy } from '../../../src/root/law/mercenaries.ts';
import { rules } from '../../../src/root/law/rule.ts';
import { playerOf } from '../../../src/root/law/context.ts';
import { setupFor, tableFor, ctxFor } from '../position.ts';

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
