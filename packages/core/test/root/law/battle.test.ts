import { expect, test } from 'vitest';
import { battle, defendersAt, mayBattle } from '../../../src/root/law/battle.ts';
import type { FactionLaw } from '../../../src/root/factions/faction-law.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import type { TurnFlags } from '../../../src/root/turn/turn-state.ts';
import type { Battle } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import type { Table } from '../../../src/root/table/table.ts';
import { KEEPING, type Pieces, play, quietly, setupFor, tableFor, ctxFor } from '../position.ts';

const fight =
  (attacker: string, defender: string, terms = {}) =>
  (ctx: RulesContext): RootTurn<unknown> =>
    battle(ctx, playerOf(ctx, attacker)!, playerOf(ctx, defender)!, 5, terms);

function told(
  factions: string,
  pieces: Pieces,
  [attacker, defender]: readonly [string, string],
  answers: readonly unknown[],
  laws: Readonly<Record<string, FactionLaw>> = {},
): readonly string[] {
  const table = tableFor(setupFor(factions), pieces);
  return play(table, attacker, fight(attacker, defender), answers, laws).told;
}

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
  expect(told('C+ E', pieces, ['C', 'E'], [[1, 2]])).toEqual(['X CE5 2,1', '2 Ew 5>E', 'Cw 5>C']);
  expect(told('C+ E', pieces, ['C', 'E'], [[2, 2]])).toEqual(['X CE5 2,2', '2 Ew 5>E', '2 Cw 5>C']);
});

test('8.2.2: against guerrilla war the defender deals the higher roll', () => {
  expect(told('C+ A', { 5: 'Cw Cw Cw Aw Aw Aw' }, ['C', 'A'], [[1, 2]])).toEqual(['X CA5 1,2', 'Aw 5>A', '2 Cw 5>C']);
});

test('4.3.3.I: rolled hits are limited by the warriors that deal them', () => {
  expect(told('C+ E', { 5: 'Cw Ew Ew Ew' }, ['C', 'E'], [[3, 2]])).toEqual(['X CE5 3,2', 'Ew 5>E', 'Cw 5>C']);
});

test('4.3.5.I, 4.3.5.II: extra hits and the hit on the defenseless are not limited', () => {
  const table = tableFor(setupFor('C+ E'), { 5: 'Cw Eb' });
  expect(play(table, 'C', fight('C', 'E'), [[0, 0]]).told).toEqual(['X CE5 0,0', 'Eb 5>E', 'C +1']);
  const more = tableFor(setupFor('C+ E'), { 5: 'Cw Ew Ew Ew' });
  expect(play(more, 'C', fight('C', 'E', { extraHits: 2 }), [[1, 0]]).told).toEqual(['X CE5 1,0', '3 Ew 5>E']);
});

test('4.3.6, 3.2.1: warriors go first, then what their owner chooses; each building or token is a point', () => {
  const table = tableFor(setupFor('E+ C'), { 5: 'Ew Ew Ew Cw Cb_s Ct' });
  const { told: actions, asked } = play(table, 'E', fight('E', 'C'), [[2, 0], 'Ct']);
  expect(actions).toEqual(['X EC5 2,0', 'Cw 5>C, Ct 5>C', 'E +1']);
  expect(asked).toEqual(['roll 4.3.3', 'choose 4.3.6']);
});

test('B.1.2.1: a bot loses tokens before buildings, and of several types of building one at random', () => {
  const table = tableFor(setupFor('E C+'), { 5: 'Ew Ew Ew Cb_s Cb_w Ct' });
  const { told: actions, asked } = play(table, 'E', fight('E', 'C'), [[1, 0], 'Cb_w']);
  expect(actions).toEqual(['X EC5 1,0', 'Ct 5>C, Cb_w 5>C', 'E +2']);
  expect(asked).toEqual(['roll 4.3.3', 'pick B.1.2.1']);
});

test('4.3.6: both sides deal their hits at the same time, and the attacker scores first', () => {
  const pieces = { 5: 'Cw Cb_s Ew Ew Eb' };
  expect(told('E+ C+', pieces, ['E', 'C'], [[3, 1]])).toEqual([...['X EC5 3,1', 'Cw 5>C, Cb_s 5>C', 'Ew 5>E', 'E +1']]);
});

test('4.3.1: an ambush is played before the roll, deals two hits, and is discarded', () => {
  const table = tableFor(setupFor('C E A D'), { 5: 'Cw Cw Cw Ew', E: 'B#@' });
  const { told: actions, asked } = play(table, 'C', fight('C', 'E'), ['B#@', NO, [3, 0]]);
  expect(actions).toEqual(['X CE5 B@ 3,0', '2 Cw 5>C', 'Ew 5>E']);
  expect(asked).toEqual(['choose 4.3.1', 'choose 4.3.1', 'roll 4.3.3']);
});

test('4.3.1.II: if it leaves no attacker the battle ends without a roll', () => {
  expect(told('C E A D', { 5: 'Cw Cw Ew', E: 'R#@' }, ['C', 'E'], ['R#@', NO])).toEqual(['X CE5 R@', '2 Cw 5>C']);
});

test('4.3.1.I: it may be foiled by another', () => {
  const pieces = { 5: 'Cw Cw Ew', E: 'R#@', C: 'B#@' };
  expect(told('C E A D', pieces, ['C', 'E'], ['R#@', 'B#@', [1, 0]])).toEqual(['X CE5 R@ B@ 1,0', 'Ew 5>E']);
});

test('4.3.1: it has to match the clearing', () => {
  const table = tableFor(setupFor('C E+ A'), { 5: 'Cw Ew', E$: 'F#@' });
  expect(play(table, 'C', fight('C', 'E'), [[0, 0]], { E: KEEPING }).told).toEqual(['X CE5 0,0']);
});

test('B.2.8.2: none can be played against a bot', () => {
  expect(told('C+ E', { 5: 'Cw Cw Ew', E: 'R#@' }, ['C', 'E'], [[0, 0]])).toEqual(['X CE5 0,0']);
});

test('Chmd.10.2: a bot plays the ambush that it keeps before it, one of the suit before a bird', () => {
  const table = (): Table => tableFor(setupFor('C E+ A'), { 5: 'Cw Cw Cw Ew', E$: 'B#@ R#@', C: 'F#anvil' });
  const kept = play(table(), 'C', fight('C', 'E'), [NO, [0, 0]], { E: KEEPING });
  expect(kept.told).toEqual(['X CE5 R@ 0,0', '2 Cw 5>C']);
  expect(play(table(), 'C', fight('C', 'E'), [[0, 0]]).told).toEqual(['X CE5 0,0']);
});

test('9.2.6, 9.2.7, 9.2.4: a Vagabond deals as many hits as he has swords, and takes them on items of his choice', () => {
  const pieces = { 5: 'Vp Cw Cw Cw', V$: '%s %s %t' };
  expect(told('C+ V', pieces, ['C', 'V'], [[2, 2], 't', 's'])).toEqual([
    ...['X CV5 2,2', '%t V$>V$d', '%s V$>V$d', '2 Cw 5>C', 'C h'],
  ]);
  expect(told('C+ V', { 5: 'Vp Cw', V$: '%t' }, ['C', 'V'], [[0, 0], 't'])).toEqual(['X CV5 0,0', '%t V$>V$d']);
});

test('9.2.9.III: who loses a warrior to him is hostile; further pieces are infamy in his turn', () => {
  const pieces = { 5: 'Vp Cw Cb_s', V$: '%s %s' };
  expect(told('V C+', pieces, ['V', 'C'], [[2, 0]])).toEqual(['X VC5 2,0', 'Cw 5>C, Cb_s 5>C', 'V +1', 'C h', 'V +1']);
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
    ).told;
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
  expect(play(commander, 'E', fight('E', 'C'), [[1, 0]]).told).toEqual(['X EC5 1,0', 'Cw 5>C, Cb_s 5>C', 'E +1']);
  expect(play(despot, 'E', fight('E', 'C'), [[2, 0]]).told).toEqual(['X EC5 2,0', 'Cw 5>C, Cb_s 5>C', 'E +1', 'E +1']);
});

test('13.2.5: a face-down plot deals an extra hit as defender, even defenseless', () => {
  const pieces = { 5: 'Cw Cw Pt' };
  expect(told('C+ P', pieces, ['C', 'P'], [[0, 0], 't_b'])).toEqual(['X CP5 0,0', 'Pt 5>P', 'Cw 5>C', 'C +1']);
});

test('15.2.4: with a relic the Keepers ignore the first hit', () => {
  const pieces = { 5: 'Cw Cw Kw Kw Kt_f' };
  expect(told('C+ K', pieces, ['C', 'K'], [[2, 0]])).toEqual(['X CK5 2,0', 'Kw 5>K']);
});

test('15.2.4: of an ambush they ignore one hit, and then no other in this battle', () => {
  const table = tableFor(setupFor('K D+'), { 5: 'Kw Kw Kt_f Dw Dw', D$: 'R#@' });
  expect(play(table, 'K', fight('K', 'D'), [NO, [1, 0]], { D: KEEPING }).told).toEqual([
    'X KD5 R@ 1,0',
    'Kw 5>K',
    'Dw 5>D',
  ]);
  const again = tableFor(setupFor('K D+'), { 5: 'Kw Kw Kt_f Dw Dw', D$: 'R#@' });
  expect(play(again, 'K', fight('K', 'D'), [NO, [1, 1]], { D: KEEPING }).told.at(-1)).toBe('Kw 5>K');
});

test('15.2.4, 14.7.7: the first hit ignored may be one that is dealt before the roll', () => {
  const marksman: FactionLaw = {
    hatesSurprises: true,
    beforeRoll: quietly((_ctx: RulesContext, self: Player, now: Battle) => {
      if (now.attacker === self) now.immediate += 1;
    }),
  };
  const keepers = { 5: 'Cw Cw Kw Kw Kt_f' };
  expect(told('C+ K', keepers, ['C', 'K'], [[0, 0]], { C: marksman })).toEqual(['X CK5 0,0']);
  expect(told('C+ K', keepers, ['C', 'K'], [[1, 0]], { C: marksman })).toEqual(['X CK5 1,0', 'Kw 5>K']);
  const stubborn = { 5: 'Cw Cw Hw Hw_w', H$: '#stubborn' };
  expect(told('C+ H', stubborn, ['C', 'H'], [[0, 0]], { C: marksman })).toEqual(['X CH5 0,0']);
});

test('15.2.5: a relic that is removed goes to a forest, shows its value, and is worth two', () => {
  const pieces = { 5: 'Cw Cw Kt_f' };
  expect(told('C+ K', pieces, ['C', 'K'], [[0, 0], '1_2_5_10', 2])).toEqual([
    ...['X CK5 0,0', 'Kt_f 5>1_2_5_10', 'Kt_f 1_2_5_10^Kt_f_2', 'C +2'],
  ]);
});

test('14.2.2, 14.7.7, 14.7.8: the warlord falls last; Wrathful hits harder, Stubborn ignores a hit', () => {
  const setup = setupFor('H C+');
  const wrathful = tableFor(setup, { 5: 'Hw Hw_w Cw Cw Cw' });
  play(wrathful, 'H', function* () {
    yield { act: { kind: 'move', parts: [{ count: 1, what: '#wrathful', from: 'draw', to: 'H$' }] } };
  });
  wrathful.turn = { ...wrathful.turn, open: false };
  expect(play(wrathful, 'H', fight('H', 'C'), [[1, 1]]).told).toEqual(['X HC5 1,1', '2 Cw 5>C', 'Hw 5>H']);
  const stubborn = tableFor(setup, { 5: 'Hw Hw_w Cw Cw Cw' });
  expect(play(stubborn, 'H', fight('H', 'C'), [[1, 1]]).told).toEqual(['X HC5 1,1', 'Cw 5>C']);
});

test('hooks: price, before the roll, maximum, ignored, taken and the end of a battle', () => {
  const seen: string[] = [];
  const law: FactionLaw = {
    maximumHits: () => 3,
    ignoredHits: () => 1,
    defenseless: () => false,
    beforeRoll: quietly((_ctx: RulesContext, self: Player, now: Battle) => {
      seen.push('before');
      if (now.defender === self) now.defenderMaximum += 1;
      now.immediate = 2;
    }),
    takeHits: quietly((_ctx: RulesContext, self: Player, _now: Battle, hits: number) => {
      seen.push(`takes ${hits}`);
      return [{ column: self.warrior, count: 1 }];
    }),
    battleEnded: quietly((_ctx: RulesContext, _self: Player, { lost }: Battle) => {
      seen.push(`lost ${lost.defender.length}`);
    }),
  };
  const pieces = { 5: 'Cw Cw Cw Cw Ew Ew Ew' };
  expect(told('C+ E+', pieces, ['C', 'E'], [[3, 3]], { E: law })).toEqual([
    ...['X CE5 3,3', 'Ew 5>E', 'Ew 5>E', '3 Cw 5>C'],
  ]);
  expect(seen).toEqual(['before', 'takes 1', 'takes 3', 'lost 2']);
  expect(
    told('C+ E+', pieces, ['C', 'E'], [], {
      E: {
        beforeBattle: quietly(() => false),
      },
    }),
  ).toEqual([]);
});

test('11.2.7.III: hired warriors raise the maximum, and hits are split, odd ones on the own', () => {
  const table = tableFor(setupFor('C+ E O'), { 5: 'Cw Cw Ow Ow Ew Ew Ew Ew' });
  const { told: actions } = play(
    table,
    'C',
    function* (ctx) {
      ctx.flags.mercenaries = true;
      yield* fight('C', 'E')(ctx);
    },
    [[3, 3]],
  );
  expect(actions).toEqual(['X CE5 3,3', '3 Ew 5>E', '2 Cw 5>C', 'Ow 5>O']);
});

test('4.3.5.II, ROOT-254: a defender with hired warriors alone is not defenseless', () => {
  const table = tableFor(setupFor('E C+ O+'), { 5: 'Ew Ew Cb_s Ow Ow' });
  const { told: actions } = play(
    table,
    'E',
    function* (ctx) {
      ctx.flags.mercenariesOpposed = true;
      yield* fight('E', 'C')(ctx);
    },
    [[1, 0]],
  );
  expect(actions).toEqual(['X EC5 1,0', 'Ow 5>O']);
});

test('11.2.7.III: they do not fight the Riverfolk', () => {
  const table = tableFor(setupFor('C+ E O'), { 5: 'Cw Ow Ow' });
  const { told: actions } = play(
    table,
    'C',
    function* (ctx) {
      ctx.flags.mercenaries = true;
      yield* fight('C', 'O')(ctx);
    },
    [[3, 1]],
  );
  expect(actions).toEqual(['X CO5 3,1', 'Ow 5>O', 'Cw 5>C']);
});

test('B.7.7.4, D56: who makes others fight scores for what both lose', () => {
  const table = tableFor(setupFor('V+ C+ E+'), { 5: 'Vp Cw Eb' });
  const { told: actions } = play(
    table,
    'V',
    (ctx) => battle(ctx, playerOf(ctx, 'C')!, playerOf(ctx, 'E')!, 5, { instigator: playerOf(ctx, 'V')! }),
    [[0, 0]],
  );
  expect(actions).toEqual(['X CE5 0,0', 'Eb 5>E', 'V +1']);
});
