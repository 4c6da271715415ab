import { expect, test } from 'vitest';
import { battle } from '../../../src/root/law/battle.ts';
import type { FactionLaw } from '../../../src/root/law/faction-law.ts';
import type { RootTurn } from '../../../src/root/law/questions.ts';
import { score } from '../../../src/root/law/score.ts';
import type { BattleState } from '../../../src/root/law/events.ts';
import { type Player, type RulesContext, playerOf } from '../../../src/root/law/context.ts';
import { KEEPING, type Pieces, play, quietly, setupFor, tableFor } from '../position.ts';

/** What is done in a battle of the Marquise against another in 5, where a Vagabond's pawn stands. */
function done(factions: string, pieces: Pieces, answers: readonly unknown[], against = 'E'): readonly string[] {
  const table = tableFor(setupFor(factions), pieces);
  return play(table, 'C', (ctx) => battle(ctx, playerOf(ctx, 'C')!, playerOf(ctx, against)!, 5), answers).done;
}

const CLEARING = 'Cw Cw Cw Cw Ew Vp';
const ARBITER = { 5: CLEARING, V$: '#arbiter', V$s: '%s %s' };

test('B.7.7.6: a person plays the Arbiter: the defender is asked, and has the hits of his swords', () => {
  expect(done('C+ E V', ARBITER, ['yes', [3, 3]])).toEqual(['V +1', 'X CE5 3,3', 'Ew 5>E', '3 Cw 5>C']);
  expect(done('C+ E V', ARBITER, ['no', [3, 3]])).toEqual(['X CE5 3,3', 'Ew 5>E', 'Cw 5>C']);
});

test('B.7.7.6: not another character, not elsewhere, and not in a battle of his own', () => {
  expect(done('C+ E V', { ...ARBITER, V$: '#ranger' }, [[3, 3]])).toHaveLength(3);
  expect(done('C+ E V', { ...ARBITER, 5: 'Cw Cw Cw Cw Ew', 6: 'Vp' }, [[3, 3]])).toHaveLength(3);
  expect(done('C+ E V', { ...ARBITER, 5: 'Cw Vp' }, [[0, 0]], 'V')).toEqual(['X CV5 0,0']);
});

test('4.3.2, B.7.7.6.II, 4.3.1.II: those who fell to an ambush, or to a hit before the roll, are not counted', () => {
  const ahead = (pieces: string, law: FactionLaw = {}, ambush = '', first = ''): readonly string[] => {
    const table = tableFor(setupFor('C E+ V'), { ...ARBITER, 5: pieces, E$: ambush });
    const body = function* (ctx: RulesContext): RootTurn {
      yield* score(ctx, playerOf(ctx, 'E')!, 1);
      yield* battle(ctx, playerOf(ctx, 'C')!, playerOf(ctx, 'E')!, 5);
    };
    const answers = [...(ambush === '' ? [] : ['none']), ...(first === '' ? [] : [first]), [0, 0]];
    return play(table, 'C', body, answers, { C: law, E: KEEPING }).done.slice(1);
  };
  expect(ahead('Cw Cw Cw Cw Ew Ew Vp', {}, 'R#@')).toEqual(['X CE5 R@ 0,0', '2 Cw 5>C']);
  expect(ahead('Cw Cw Cw Cw Cw Ew Ew Vp', {}, 'R#@')[0]).toBe('V +1');
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
  // The attacker says whose effects come first (4.3.2): once hit, the bot is weak enough to enlist him.
  expect(ahead('Cw Cw Cw Ew Ew Ew Vp', marksman, '', 'C')).toEqual(['V +1', 'X CE5 0,0', 'Ew 5>E']);
  expect(ahead('Cw Cw Cw Ew Ew Ew Vp', marksman, '', 'E')).toEqual(['X CE5 0,0', 'Ew 5>E']);
  expect(ahead('Cw Cw Cw Ew Ew Ew Vp')).toEqual(['X CE5 0,0']);
});

test('B.7.7.6.I to B.7.7.6.III: a bot enlists him if it has more points, whoever plays him', () => {
  const table = tableFor(setupFor('C+ E+ V'), ARBITER);
  const bothTimes = play(
    table,
    'C',
    function* (ctx) {
      const [c, e] = [playerOf(ctx, 'C')!, playerOf(ctx, 'E')!];
      yield* battle(ctx, c, e, 5);
      yield* score(ctx, e, 1);
      yield* battle(ctx, c, e, 5);
    },
    [
      [0, 0],
      [1, 1],
    ],
  );
  expect(bothTimes.done).toEqual(['X CE5 0,0', 'E +1', 'V +1', 'X CE5 1,1', 'Ew 5>E', 'Cw 5>C']);
});
