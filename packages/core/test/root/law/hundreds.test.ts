import { expect, test } from 'vitest';
import type { RulesContext } from '../../../src/root/law/context.ts';
import { craftChoices, powerLeft } from '../../../src/root/law/crafting.ts';
import { raze } from '../../../src/root/law/remove.ts';
import { battleChoices } from '../../../src/root/turn/moves-and-battles.ts';
import type { Turn } from '../../../src/root/law/step.ts';
import { type Pieces, ctxFor, play, setupFor, tableFor } from '../position.ts';

/** What is done in a battle of the Hundreds against the Marquise, who has crafted a sword. */
function raid(pieces: Pieces, answers: readonly unknown[]): readonly string[] {
  const body = (ctx: RulesContext) => battleChoices(ctx as Turn, '14.5.2.II', () => undefined, [5])[0]?.play() as never;
  return play(tableFor(setupFor('H C+'), { C$: '%s', ...pieces }), 'H', body, answers).done;
}

test('14.2.5: who loots deals no rolled hits, and takes an item where he rules then', () => {
  expect(raid({ 5: 'Hw Hw Hw Cw' }, ['yes', [2, 1]])).toEqual(['X HC5 2,1', 'Hw 5>H', '%s C$>H$']);
  expect(raid({ 5: 'Hw Hw Cw' }, ['yes', [2, 1]])).toEqual(['X HC5 2,1', 'Hw 5>H']);
  expect(raid({ 5: 'Hw Hw Cw' }, ['no', [2, 0]])).toEqual(['X HC5 2,0', 'Cw 5>C']);
});

test('14.2.4.I: an item too many for its track leaves the game, for a point', () => {
  const full = { 5: 'Hw Hw Hw Cw', H$: '%s %t %t %x' };
  expect(raid(full, ['yes', [0, 0], 't'])).toEqual(['X HC5 0,0', '%s C$>H$', '%t H$>out', 'H +1']);
});

test('14.2.1, 14.2.3: the Hundreds craft with strongholds; an item is kept, or leaves the game for its points', () => {
  const table = () => tableFor(setupFor('H C'), { 1: 'Hb Hw', H: 'F#anvil' });
  const ctx = ctxFor(table(), 'H');
  expect(powerLeft(ctx as Turn)).toEqual({ F: 1, M: 0, R: 0, any: 0 });
  const body = (now: RulesContext) => {
    const anvil = craftChoices(now as Turn).find(({ option }) => option.kind === 'craft' && option.card === 'F#anvil');
    return anvil?.play() as never;
  };
  expect(play(table(), 'H', body, ['keep']).done).toHaveLength(1);
  expect(play(table(), 'H', body, ['remove']).done.slice(1)).toEqual(['%h H$>out', 'H +2']);
});

test('14.4.1: a mob removes enemy buildings and tokens, and leaves warriors', () => {
  const table = tableFor(setupFor('H C'), { 5: 'Ht Cw Cb_s Ct Ct' });
  expect(play(table, 'H', (ctx) => raze(ctx, ctx.taker, 5), []).done).toEqual(['Cb_s 5>C, 2 Ct 5>C', 'H +3']);
});
