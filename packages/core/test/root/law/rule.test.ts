import { expect, test } from 'vitest';
import { kindOfPlot } from '../../../src/root/factions/corvids/plots.ts';
import { ruler } from '../../../src/root/law/rule.ts';
import { playerOf } from '../../../src/root/law/context.ts';
import { setupFor, tableFor, ctxFor } from '../position.ts';

test('12.2.2: the Burrow is ruled by the Duchy, and by nobody where it does not sit', () => {
  expect(ruler(tableFor(setupFor('C D E'), {}), 0)).toBe('D');
  expect(ruler(tableFor(setupFor('C A E'), {}), 0)).toBeNull();
});

test('7.2.2: in a tie the Eyrie rule, and nobody where they do not sit or have no piece', () => {
  const pieces = { 5: 'Cw Aw', 6: 'Cw Ew' };
  const table = tableFor(setupFor('C A E'), pieces);
  expect([ruler(table, 5), ruler(table, 6)]).toEqual([null, 'E']);
  expect(ruler(tableFor(setupFor('C A'), { 5: 'Cw Aw' }), 5)).toBeNull();
});

test('D26: who is asked for the kind of a plot may be its owner', () => {
  const ctx = ctxFor(tableFor(setupFor('C P E'), {}), 'C');
  expect(kindOfPlot(ctx, playerOf(ctx, 'P')!, '13.2.2.I', 5).next().value).toMatchObject({
    ask: { kind: 'pick', plot: '5', seat: 1 },
  });
});
