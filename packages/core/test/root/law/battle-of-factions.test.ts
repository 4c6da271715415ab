import { expect, test } from 'vitest';
import { battle } from '../../../src/root/law/battle.ts';
import type { FactionLaw } from '../../../src/root/law/faction-law.ts';
import type { TurnFlags } from '../../../src/root/law/turn-state.ts';
import type { BattleState } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import type { Table } from '../../../src/root/table/table.ts';
import { KEEPING, play, quietly, setupFor, tableFor } from '../position.ts';

import { fight, done } from './fight.ts';

const NO = 'none';

test('9.2.6, 9.2.7, 9.2.4: a Vagabond deals as many hits as he has swords, and takes them on items of his choice', () => {
  const pieces = { 5: 'Vp Cw Cw Cw', V$: '%s %s %t' };
  expect(done('C+ V', pieces, ['C', 'V'], [[2, 2], 't', 's'])).toEqual([
    ...['X CV5 2,2', '%t V$>V$d', '%s V$>V$d', '2 Cw 5>C', 'C h'],
  ]);
  expect(done('C+ V', { 5: 'Vp Cw', V$: '%t' }, ['C', 'V'], [[0, 0], 't'])).toEqual(['X CV5 0,0', '%t V$>V$d']);
});

test('9.2.9.III: who loses a warrior to him is hostile; further pieces are infamy in his turn', () => {
  const pieces = { 5: 'Vp Cw Cb_s', V$: '%s %s' };
  expect(done('V C+', pieces, ['V', 'C'], [[2, 0]])).toEqual(['X VC5 2,0', 'Cw 5>C, Cb_s 5>C', 'V +1', 'C h', 'V +1']);
});

test('11.2.7.III.b: hired warriors that he removes do not make the Riverfolk hostile, but are infamy if they are', () => {
  const pieces = { 5: 'Vp Cw Ow', V$: '%s %s' };
  const hired = (table: Table, attacker: string, defender: string, flags: Partial<TurnFlags>) =>
    play(
      table,
      attacker,
      function* (ctx) {
        Object.assign(ctx.flags, flags);
        yield* fight(attacker, defender)(ctx);
      },
      attacker === 'C' ? [[2, 2], 's', 's'] : [[2, 0]],
    ).done;
  const table = tableFor(setupFor('C+ O V'), pieces);
  expect(hired(table, 'C', 'V', { mercenaries: true }).slice(3)).toEqual(['Cw 5>C', 'Ow 5>O', 'C h']);
  const opposed = tableFor(setupFor('V C+ O+'), pieces);
  expect(hired(opposed, 'V', 'C', { mercenariesOpposed: true })).toEqual(['X VC5 2,0', 'Cw 5>C', 'Ow 5>O', 'C h']);
  const hostile = tableFor(setupFor('V C+ O+'), pieces);
  hostile.relationships = { V: { C: 'h', O: 'h' } };
  expect(hired(hostile, 'V', 'C', { mercenariesOpposed: true }).slice(3)).toEqual(['V +1', 'V +1']);
});

test('7.8.3, 7.8.4: the Commander deals an extra hit, the Despot scores one more', () => {
  const pieces = { 5: 'Ew Ew Cw Cb_s' };
  const commander = tableFor(setupFor('E C+'), pieces);
  const despot = tableFor(setupFor('E C+'), pieces);
  for (const [table, leader] of [
    [commander, '#commander'],
    [despot, '#despot'],
  ] as const) {
    play(table, 'E', function* () {
      yield { act: { kind: 'move', parts: [{ count: 1, what: leader, from: 'draw', to: 'E$' }] } };
    });
    table.turn = { ...table.turn, open: false };
  }
  expect(play(commander, 'E', fight('E', 'C'), [[1, 0]]).done).toEqual(['X EC5 1,0', 'Cw 5>C, Cb_s 5>C', 'E +1']);
  expect(play(despot, 'E', fight('E', 'C'), [[2, 0]]).done).toEqual(['X EC5 2,0', 'Cw 5>C, Cb_s 5>C', 'E +1', 'E +1']);
});

test('13.2.5: a face-down plot deals an extra hit as defender, even defenseless', () => {
  const pieces = { 5: 'Cw Cw Pt' };
  expect(done('C+ P', pieces, ['C', 'P'], [[0, 0], 't_b'])).toEqual(['X CP5 0,0', 'Pt 5>P', 'Cw 5>C', 'C +1']);
});

test('15.2.4: with a relic the Keepers ignore the first hit', () => {
  const pieces = { 5: 'Cw Cw Kw Kw Kt_f' };
  expect(done('C+ K', pieces, ['C', 'K'], [[2, 0]])).toEqual(['X CK5 2,0', 'Kw 5>K']);
});

test('15.2.4: of an ambush they ignore one hit, and then no other in this battle', () => {
  const table = tableFor(setupFor('K D+'), { 5: 'Kw Kw Kt_f Dw Dw', D$: 'R#@' });
  expect(play(table, 'K', fight('K', 'D'), [NO, [1, 0]], { D: KEEPING }).done).toEqual([
    'X KD5 R@ 1,0',
    'Kw 5>K',
    'Dw 5>D',
  ]);
  const again = tableFor(setupFor('K D+'), { 5: 'Kw Kw Kt_f Dw Dw', D$: 'R#@' });
  expect(play(again, 'K', fight('K', 'D'), [NO, [1, 1]], { D: KEEPING }).done.at(-1)).toBe('Kw 5>K');
});

test('15.2.4, 14.7.7: the first hit ignored may be one that is dealt before the roll', () => {
  const marksman: FactionLaw = {
    hatesSurprises: true,
    beforeRoll: (_ctx: RulesContext, self: Player, now: BattleState) => [
      {
        by: self,
        play: quietly(() => {
          if (now.attacker === self) now.immediate += 1;
        }),
      },
    ],
  };
  const keepers = { 5: 'Cw Cw Kw Kw Kt_f' };
  expect(done('C+ K', keepers, ['C', 'K'], [[0, 0]], { C: marksman })).toEqual(['X CK5 0,0']);
  expect(done('C+ K', keepers, ['C', 'K'], [[1, 0]], { C: marksman })).toEqual(['X CK5 1,0', 'Kw 5>K']);
  const stubborn = { 5: 'Cw Cw Hw Hw_w', H$: '#stubborn' };
  expect(done('C+ H', stubborn, ['C', 'H'], [[0, 0]], { C: marksman })).toEqual(['X CH5 0,0']);
});

test('15.2.5: a relic that is removed goes to a forest, shows its value, and is worth two', () => {
  const pieces = { 5: 'Cw Cw Kt_f' };
  expect(done('C+ K', pieces, ['C', 'K'], [[0, 0], '1_2_5_10', 2])).toEqual([
    ...['X CK5 0,0', 'Kt_f 5>1_2_5_10', 'Kt_f 1_2_5_10^Kt_f_2', 'C +2'],
  ]);
});

test('4.3.6, 14.7.7, 14.7.8: the Hundreds choose whether the warlord falls; Wrathful hits harder, Stubborn ignores a hit', () => {
  const setup = setupFor('H C+');
  const wrathful = tableFor(setup, { 5: 'Hw Hw_w Cw Cw Cw' });
  play(wrathful, 'H', function* () {
    yield { act: { kind: 'move', parts: [{ count: 1, what: '#wrathful', from: 'draw', to: 'H$' }] } };
  });
  wrathful.turn = { ...wrathful.turn, open: false };
  const fallen = play(structuredClone(wrathful), 'H', fight('H', 'C'), [[1, 1], 'Hw_w']).done;
  expect(fallen).toEqual(['X HC5 1,1', '2 Cw 5>C', 'Hw_w 5>H']);
  expect(play(wrathful, 'H', fight('H', 'C'), [[1, 1], 'Hw']).done).toEqual(['X HC5 1,1', '2 Cw 5>C', 'Hw 5>H']);
  const stubborn = tableFor(setup, { 5: 'Hw Hw_w Cw Cw Cw' });
  expect(play(stubborn, 'H', fight('H', 'C'), [[1, 1]]).done).toEqual(['X HC5 1,1', 'Cw 5>C']);
});

test('B.7.7.4, D56: who makes others fight scores for what both lose', () => {
  const table = tableFor(setupFor('V+ C+ E+'), { 5: 'Vp Cw Eb' });
  const { done: actions } = play(
    table,
    'V',
    (ctx) => battle(ctx, playerOf(ctx, 'C')!, playerOf(ctx, 'E')!, 5, { instigator: playerOf(ctx, 'V')! }),
    [[0, 0]],
  );
  expect(actions).toEqual(['X CE5 0,0', 'Eb 5>E', 'V +1']);
});
