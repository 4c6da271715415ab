import { expect, test } from 'vitest';
import { craftedItems } from '../../../src/root/law/craft.ts';
import { playerOf } from '../../../src/root/law/context.ts';
import { setupFor, tableFor, ctxFor } from '../position.ts';

test('4.1.2, 14.2.4: crafted items lie in a box, which the Hundreds and Vagabonds do not have', () => {
  const table = tableFor(setupFor('C H V'), { C$: '%s %b %s', H$: '%h', V$s: '%f' });
  const ctx = ctxFor(table, 'V');
  const [c, h, v] = ['C', 'H', 'V'].map((letter) => craftedItems(ctx, playerOf(ctx, letter)!));
  expect(c).toEqual([
    { item: 's', count: 2 },
    { item: 'b', count: 1 },
  ]);
  expect([h, v]).toEqual([[], []]);
});
