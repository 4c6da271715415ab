import { expect, test } from 'vitest';
import { defendersAt, mayBattle } from '../../../src/root/law/battle.ts';
import type { FactionLaw } from '../../../src/root/law/faction-law.ts';
import type { BattleState } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import type { Table } from '../../../src/root/table/table.ts';
import { KEEPING, play, quietly, setupFor, tableFor, ctxFor } from '../position.ts';

import { fight, done } from './fight.ts';

const NO = 'none';

test('4.3: one battles with warriors or a pawn, against an enemy with pieces there', () => {
  const table = tableFor(setupFor('C E V A'), { 5: 'Cw At', 6: 'Vp Ew', 7: 'Cb_s Ew' });
  const ctx = ctxFor(table, 'C');
  const [c, e, v, a] = ['C', 'E', 'V', 'A'].map((letter) => playerOf(ctx, letter)!);
  expect(mayBattle(ctx, c!, a!, 5)).toBe(true);
  expect(mayBattle(ctx, a!, c!, 5)).toBe(false);
  expect(mayBattle(ctx, v!, e!, 6)).toBe(true);
  expect(mayBattle(ctx, c!, e!, 7)).toBe(false);
  expect(mayBattle(ctx, c!, c!, 5)).toBe(false);
  expect(defendersAt(ctx, e!, 7)).toEqual([c]);
});

test('4.3.3: the attacker deals the higher roll, the defender the lower', () => {
  const pieces = { 5: 'Cw Cw Cw Ew Ew Ew' };
  expect(done('C+ E', pieces, ['C', 'E'], [[1, 2]])).toEqual(['X CE5 2,1', '2 Ew 5>E', 'Cw 5>C']);
  expect(done('C+ E', pieces, ['C', 'E'], [[2, 2]])).toEqual(['X CE5 2,2', '2 Ew 5>E', '2 Cw 5>C']);
});

test('8.2.2: against guerrilla war the defender deals the higher roll', () => {
  expect(done('C+ A', { 5: 'Cw Cw Cw Aw Aw Aw' }, ['C', 'A'], [[1, 2]])).toEqual(['X CA5 1,2', 'Aw 5>A', '2 Cw 5>C']);
});

test('4.3.3.I: rolled hits are limited by the warriors that deal them', () => {
  expect(done('C+ E', { 5: 'Cw Ew Ew Ew' }, ['C', 'E'], [[3, 2]])).toEqual(['X CE5 3,2', 'Ew 5>E', 'Cw 5>C']);
});

test('4.3.5.I, 4.3.5.II: extra hits and the hit on the defenseless are not limited', () => {
  const table = tableFor(setupFor('C+ E'), { 5: 'Cw Eb' });
  expect(play(table, 'C', fight('C', 'E'), [[0, 0]]).done).toEqual(['X CE5 0,0', 'Eb 5>E', 'C +1']);
  const more = tableFor(setupFor('C+ E'), { 5: 'Cw Ew Ew Ew' });
  expect(play(more, 'C', fight('C', 'E', { extraHits: 2 }), [[1, 0]]).done).toEqual(['X CE5 1,0', '3 Ew 5>E']);
});

test('4.3.6, 3.2.1: warriors go first, then what their owner chooses; each building or token is a point', () => {
  const table = tableFor(setupFor('E+ C'), { 5: 'Ew Ew Ew Cw Cb_s Ct' });
  const { done: actions, asked } = play(table, 'E', fight('E', 'C'), [[2, 0], 'Ct']);
  expect(actions).toEqual(['X EC5 2,0', 'Cw 5>C, Ct 5>C', 'E +1']);
  expect(asked).toEqual(['roll 4.3.3', 'choose 4.3.6']);
});

test('B.1.2.1: a bot loses tokens before buildings, and of several types of building one at random', () => {
  const table = tableFor(setupFor('E C+'), { 5: 'Ew Ew Ew Cb_s Cb_w Ct' });
  const { done: actions, asked } = play(table, 'E', fight('E', 'C'), [[1, 0], 'Cb_w']);
  expect(actions).toEqual(['X EC5 1,0', 'Ct 5>C, Cb_w 5>C', 'E +2']);
  expect(asked).toEqual(['roll 4.3.3', 'pick B.1.2.1']);
});

test('4.3.6: both sides deal their hits at the same time, and the attacker scores first', () => {
  const pieces = { 5: 'Cw Cb_s Ew Ew Eb' };
  expect(done('E+ C+', pieces, ['E', 'C'], [[3, 1]])).toEqual([...['X EC5 3,1', 'Cw 5>C, Cb_s 5>C', 'Ew 5>E', 'E +1']]);
});

test('4.3.1: an ambush is played before the roll, deals two hits, and is discarded', () => {
  const table = tableFor(setupFor('C E A D'), { 5: 'Cw Cw Cw Ew', E: 'B#@' });
  const { done: actions, asked } = play(table, 'C', fight('C', 'E'), ['B#@', NO, [3, 0]]);
  expect(actions).toEqual(['X CE5 B@ 3,0', '2 Cw 5>C', 'Ew 5>E']);
  expect(asked).toEqual(['choose 4.3.1', 'choose 4.3.1', 'roll 4.3.3']);
});

test('4.3.1.II: if it leaves no attacker the battle ends without a roll', () => {
  expect(done('C E A D', { 5: 'Cw Cw Ew', E: 'R#@' }, ['C', 'E'], ['R#@', NO])).toEqual(['X CE5 R@', '2 Cw 5>C']);
});

test('4.3.1.I: it may be foiled by another', () => {
  const pieces = { 5: 'Cw Cw Ew', E: 'R#@', C: 'B#@' };
  expect(done('C E A D', pieces, ['C', 'E'], ['R#@', 'B#@', [1, 0]])).toEqual(['X CE5 R@ B@ 1,0', 'Ew 5>E']);
});

test('4.3.1: it has to match the clearing', () => {
  const table = tableFor(setupFor('C E+ A'), { 5: 'Cw Ew', E$: 'F#@' });
  expect(play(table, 'C', fight('C', 'E'), [[0, 0]], { E: KEEPING }).done).toEqual(['X CE5 0,0']);
});

test('B.2.8.2: none can be played against a bot', () => {
  expect(done('C+ E', { 5: 'Cw Cw Ew', E: 'R#@' }, ['C', 'E'], [[0, 0]])).toEqual(['X CE5 0,0']);
});

test('Chmd.10.2: a bot plays the ambush that it keeps before it, one of the suit before a bird', () => {
  const table = (): Table => tableFor(setupFor('C E+ A'), { 5: 'Cw Cw Cw Ew', E$: 'B#@ R#@', C: 'F#anvil' });
  const kept = play(table(), 'C', fight('C', 'E'), [NO, [0, 0]], { E: KEEPING });
  expect(kept.done).toEqual(['X CE5 R@ 0,0', '2 Cw 5>C']);
  expect(play(table(), 'C', fight('C', 'E'), [[0, 0]]).done).toEqual(['X CE5 0,0']);
});

test('hooks: price, before the roll, maximum, ignored, taken and the end of a battle', () => {
  const seen: string[] = [];
  const law: FactionLaw = {
    maximumHits: () => 3,
    ignoredHits: () => 1,
    defenseless: () => false,
    beforeRoll: (_ctx: RulesContext, self: Player, now: BattleState) => [
      {
        by: self,
        play: quietly(() => {
          seen.push('before');
          if (now.defender === self) now.defenderMaximum += 1;
          now.immediate = 2;
        }),
      },
    ],
    takeHits: quietly((_ctx: RulesContext, self: Player, _now: BattleState, hits: number) => {
      seen.push(`takes ${hits}`);
      return [{ column: self.warrior, count: 1 }];
    }),
    battleEnded: quietly((_ctx: RulesContext, _self: Player, { lost }: BattleState) => {
      seen.push(`lost ${lost.defender.length}`);
    }),
  };
  const pieces = { 5: 'Cw Cw Cw Cw Ew Ew Ew' };
  expect(done('C+ E+', pieces, ['C', 'E'], [[3, 3]], { E: law })).toEqual([
    ...['X CE5 3,3', 'Ew 5>E', 'Ew 5>E', '3 Cw 5>C'],
  ]);
  expect(seen).toEqual(['before', 'takes 1', 'takes 3', 'lost 2']);
  expect(
    done('C+ E+', pieces, ['C', 'E'], [], {
      E: {
        beforeBattle: quietly(() => false),
      },
    }),
  ).toEqual([]);
});
