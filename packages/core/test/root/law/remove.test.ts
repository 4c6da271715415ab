import type { ClearingOrBurrow } from '../../../src/root/data/vocabulary.ts';
import { expect, test } from 'vitest';
import type { FactionLaw } from '../../../src/root/law/faction-law.ts';
import { PLOTS_LAW } from '../../../src/root/factions/corvids/law.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import { mayBeRemoved, remove, removeAllEnemies, removeByEffect } from '../../../src/root/law/remove.ts';
import type { Removal } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import { anytime } from '../../../src/root/law/triggered.ts';
import { play, quietly, setupFor, tableFor, ctxFor } from '../position.ts';

const all = (clearing: ClearingOrBurrow = 5) =>
  function* (ctx: Parameters<typeof removeAllEnemies>[0]) {
    yield* removeAllEnemies(ctx, ctx.taker, clearing);
  };

test('3.2.1, 1.5.4: all pieces leave, then points, then what it triggers', () => {
  const table = tableFor(setupFor('A+ C E'), { 5: 'Cw Cw Cb_s Ew Eb At Aw' });
  expect(play(table, 'A', all()).done).toEqual(['2 Cw 5>C, Cb_s 5>C', 'Ew 5>E, Eb 5>E', 'A +1', 'A +1']);
});

test('6.2.3: Field Hospitals place what was removed at the keep, for a card that matches where they stood', () => {
  const pieces = { 5: 'Cw Cw', 3: 'Ct_k', C: 'R#bank' };
  const table = tableFor(setupFor('E+ C A D'), pieces);
  const { done, asked } = play(table, 'E', all(), ['R#bank']);
  expect(done).toEqual(['2 Cw 5>C', 'R#bank C>discard', '2 Cw C>3']);
  expect(asked).toEqual(['choose 6.2.3']);
  expect(play(tableFor(setupFor('E+ C A D'), pieces), 'E', all(), ['none']).done).toEqual(['2 Cw 5>C']);
});

test('6.2.3: once the keep is gone nobody is asked', () => {
  expect(play(tableFor(setupFor('E+ C A'), { 5: 'Cw', C: 'R#bank' }), 'E', all()).asked).toEqual([]);
});

test('9.2.2.I: a Vagabond damages three items, and stays', () => {
  const table = tableFor(setupFor('E+ V'), { 5: 'Vp', V$: '%s %t %b %f' });
  const { done } = play(table, 'E', all(), ['s', 't', 'f']);
  expect(done).toEqual(['%s V$>V$d', '%t V$>V$d', '%f V$>V$d']);
});

test('8.2.6: who removes sympathy gives a matching card; of a bot one is drawn', () => {
  const people = tableFor(setupFor('E A C D'), { 5: 'At', E: 'R#bank' });
  expect(play(people, 'E', all(), ['R#bank']).done).toEqual(['At 5>A', 'E +1', 'R#bank E>A$']);
  const bots = tableFor(setupFor('E+ A C'), { 5: 'At' });
  expect(play(bots, 'E', all(), [['F#tax']]).done).toEqual(['At 5>A', 'E +1', 'F#tax draw>A$']);
});

test('8.2.6: without a matching card the hand is shown, and one is drawn', () => {
  const table = tableFor(setupFor('E A C D'), { 5: 'At' });
  table.piles[0] = [];
  const shown = play(table, 'E', all(), [['M#scout']]).done;
  expect(shown).toEqual(['At 5>A', 'E +1', 'reveal', 'M#scout draw>A$']);
});

test('8.2.3.I: a stack without bases holds five', () => {
  const table = tableFor(setupFor('E+ A C'), { 5: 'At', A$: 'F#tax F#tax F#tax F#stand F#stand' });
  expect(play(table, 'E', all(), [['M#scout']]).done.at(-1)).toBe('M#scout draw>discard');
});

test('8.2.4: a base takes matching supporters, birds and half of the officers with it', () => {
  const table = tableFor(setupFor('E+ A C'), { 5: 'Ab_r', A$: 'R#bank B#royal F#tax F#favor Aw Aw Aw' });
  expect(play(table, 'E', all()).done).toEqual([
    ...['Ab_r 5>A', 'E +1', 'R#bank A$>discard, B#royal A$>discard', '2 Aw A$>A'],
  ]);
});

test('8.2.4: of supporters that lie face down the Alliance says which match', () => {
  const table = tableFor(setupFor('E+ A C'), { 5: 'Ab_r', A$: 'R#bank # # F#' });
  const { done, asked } = play(table, 'E', all(), ['B#royal', 'none']);
  expect(done).toEqual(['Ab_r 5>A', 'E +1', 'R#bank A$>discard', 'B#royal A$>discard']);
  expect(asked).toEqual(['choose 8.2.4', 'choose 8.2.4']);
});

test('8.2.4, 8.2.3.I: without a base it discards down to five of its choice', () => {
  const table = tableFor(setupFor('E+ A C'), { 5: 'Ab_r', A$: 'F#tax F#tax F#tax F#stand F#stand F#favor M#scout' });
  const { done } = play(table, 'E', all(), ['M#scout', 'F#tax']);
  expect(done).toEqual(['Ab_r 5>A', 'E +1', 'M#scout A$>discard', 'F#tax A$>discard']);
});

test('10.2.5: a garden costs a random card', () => {
  const table = tableFor(setupFor('E+ L C'), { 5: 'Lb_r', L: 'F#tax' });
  expect(play(table, 'E', all(), ['F#tax']).done).toEqual(['Lb_r 5>L', 'E +1', 'F#tax L>discard']);
});

test('11.2.5.I: a trade post costs half of the funds, rounded up; what is committed or paid is none', () => {
  const table = tableFor(setupFor('E+ O C'), { 5: 'Ot_r', O$: 'Cw Cw Cw Ow Ow' });
  table.funds = 3;
  const { done, table: after } = play(table, 'E', all(), ['Cw', 'Ow']);
  expect(done.slice(0, 4)).toEqual(['Ot_r 5>O', 'E +1', 'Cw O$>C', 'Ow O$>O']);
  expect(after.funds).toBe(1);
});

test('12.2.3: Duchy buildings cost the highest minister and a random card, once', () => {
  const table = tableFor(setupFor('E+ D C'), { 5: 'Db_c Db_m', D: 'F#tax' });
  play(table, 'D', function* () {
    for (const what of ['#captain', '#mayor', '#banker'])
      yield { act: { kind: 'move', parts: [{ count: 1, what, from: 'supply:D', to: 'D$' }] } };
  });
  table.turn = { ...table.turn, open: false };
  expect(play(table, 'E', all(), ['#banker', 'F#tax']).done).toEqual([
    ...['Db_c 5>D, Db_m 5>D', 'E +2', '#banker D$>discard', 'F#tax D>discard'],
  ]);
});

test('12.2.3: buildings removed from several clearings at one time cost one minister and one card', () => {
  const table = tableFor(setupFor('E+ D C'), { 5: 'Db_c', 9: 'Db_m', D: 'F#tax M#scout', D$: '#captain #mayor' });
  const twoClearings = (ctx: RulesContext): RootTurn => removeAllEnemies(ctx, ctx.taker, 5, 9);
  expect(play(table, 'E', twoClearings, ['#mayor', 'F#tax']).done).toEqual([
    ...['Db_c 5>D', 'Db_m 9>D', 'E +1', 'E +1', '#mayor D$>discard', 'F#tax D>discard'],
  ]);
});

test('B.8.2.2, D51: of the warriors removed at one time one is kept, from however many clearings', () => {
  const law: FactionLaw = {
    keeps: (_ctx, self, pieces) =>
      pieces.some(({ column }) => column === self.warrior) ? [{ column: self.warrior, count: 1 }] : [],
  };
  const table = tableFor(setupFor('E+ L+'), { 1: 'Lb_f', 5: 'Lw Lw', 9: 'Lw' });
  const all3 = (ctx: RulesContext): RootTurn => removeAllEnemies(ctx, ctx.taker, 1, 5, 9);
  expect(play(table, 'E', all3, [], { L: law }).done).toEqual(['Lb_f 1>L', 'Lw 5>L$', 'Lw 5>L', 'Lw 9>L', 'E +1']);
});

test('B.11.7.4, D26: a face-down raid shows itself as it leaves, and brings warriors to adjacent clearings', () => {
  const table = tableFor(setupFor('E+ P C'), { 5: 'Pt' });
  expect(play(table, 'E', all(), ['t_r']).done).toEqual([...['Pt 5^Pt_r', 'Pt_r 5>P', 'E +1', 'Pw P>1', 'Pw P>2']]);
  const other = tableFor(setupFor('E+ P C'), { 5: 'Pt' });
  expect(play(other, 'E', all(), ['t_s']).done).toEqual(['Pt 5>P', 'E +1']);
});

test('B.11.7.4, B.12.2.2, B.2.4: with few warriors left a bot begins with the Pass, then goes by priority', () => {
  const pieces = { 11: 'Pt_r', 9: 'Pw '.repeat(13).trim() };
  const table = tableFor(setupFor('E+ P+', { map: 'Mountain' }), pieces);
  expect(play(table, 'E', all(11), [], { P: PLOTS_LAW }).done).toEqual(['Pt_r 11>P', 'E +1', 'Pw P>10', 'Pw P>2']);
});

test('B.11.7.4, 1.5.4: a person with few warriors left chooses where they come', () => {
  const pieces = { 1: 'Pt_r', 4: 'Pw '.repeat(13).trim() };
  const { done, asked } = play(tableFor(setupFor('E+ P C'), pieces), 'E', all(1), [10, 5]);
  expect(done).toEqual(['Pt_r 1>P', 'E +1', 'Pw P>10', 'Pw P>5']);
  expect(asked).toEqual(['choose 1.5.4', 'choose 1.5.4']);
  const enough = play(tableFor(setupFor('E+ P C'), { 1: 'Pt_r' }), 'E', all(1));
  expect(enough.asked).toEqual([]);
});

test('15.2.5, 3.2.1: a relic that goes to a forest was removed like any token', () => {
  const seen: string[] = [];
  const remover: FactionLaw = {
    removes: quietly((ctx: RulesContext, _self: Player, { pieces }: Removal) => {
      seen.push(...pieces.map(({ column, count }) => `${count} ${ctx.layout.columns[column]!.name}`));
    }),
  };
  const table = tableFor(setupFor('E+ K C'), { 5: 'Kw Kt_f' });
  expect(play(table, 'E', all(), ['1_2_5_10', 3], { E: remover }).done).toEqual([
    ...['Kt_f 5>1_2_5_10', 'Kt_f 1_2_5_10^Kt_f_3', 'E +2', 'Kw 5>K'],
  ]);
  expect(seen).toEqual(['1 Kw', '1 Kt_f']);
});

test('14.2.2: the warlord goes in battle only', () => {
  const table = tableFor(setupFor('E+ H'), { 5: 'Hw Hw_w' });
  const ctx = ctxFor(table, 'E');
  const h = playerOf(ctx, 'H')!;
  expect(mayBeRemoved(ctx, h, ctx.layout.columnOf.get('Hw_w')!, 5)).toBe(false);
  expect(mayBeRemoved(ctx, h, h.warrior, 5)).toBe(true);
  expect(play(table, 'E', all()).done).toEqual(['Hw 5>H']);
});

test('G.8, H.3.2: hirelings that are not held by the player go too', () => {
  const setup = setupFor('E+ C', { hirelings: ['h_O', 'h_P', 'h_D'] });
  const table = tableFor(setup, { 5: 'Cw h_Pw h_Dw h_Dt' });
  table.hirelings = { ...table.hirelings, h_P: { ...table.hirelings['h_P']!, holder: 'E' } };
  expect(play(table, 'E', all()).done).toEqual(['Cw 5>C', 'h_Dw 5>h_D, h_Dt 5>h_D', 'E +1']);
});

test('hooks: others in place of those chosen, no points, points of its own, and both sides are done', () => {
  const seen: string[] = [];
  const owner: FactionLaw = {
    beforeRemoval: quietly((_ctx: RulesContext, self: Player) => {
      return [{ column: self.buildings[0]!, count: 1 }];
    }),
    worth: () => 0,
    removed: (_ctx, self, removals) =>
      removals.map(({ by }) =>
        anytime(
          self,
          quietly(() => {
            seen.push(`removed by ${by?.letter}`);
          }),
        ),
      ),
  };
  const remover: FactionLaw = {
    removes: quietly((_ctx: RulesContext, _self: Player, { owner: loser }: Removal) => {
      seen.push(`removes ${loser.letter}`);
    }),
  };
  const table = tableFor(setupFor('E+ C+'), { 5: 'Cw Cb_s' });
  const { done } = play(
    table,
    'E',
    function* (ctx) {
      const [e, c] = [playerOf(ctx, 'E')!, playerOf(ctx, 'C')!];
      yield* removeByEffect(ctx, e, c, 5, c.warrior);
      yield* remove(ctx, [{ by: null, owner: c, clearing: 5, pieces: [{ column: c.warrior, count: 1 }] }]);
    },
    [],
    { C: owner, E: remover },
  );
  expect(done).toEqual(['Cb_s 5>C', 'Cw 5>C']);
  expect(seen).toEqual(['removed by E', 'removes C', 'removed by undefined']);
});
