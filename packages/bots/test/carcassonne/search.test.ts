import { isLeft, isRight } from 'fp-ts/lib/Either.js';
import fc from 'fast-check';
import { acceptDraw, carcassonne, carcassonneTurn, tilesInBag } from '@woodlog/core/carcassonne';
import { simulate, stream } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import {
  BOT_NAMES,
  type Bot,
  type Decision,
  botNamed,
  botsOf,
  budgetOf,
  evaluationBot,
  greedyBot,
  rolloutBot,
  samplingBot,
} from '../../src/carcassonne/index.ts';
import { decisionsOf, playMatch } from './match.ts';

const decisions = decisionsOf([evaluationBot, greedyBot], 'search', 0);
const few = { playouts: 16 };

describe('what a bot chooses', () => {
  /** The first move of a table and all that follow, with tiles drawn in an order that the bots do not see. */
  const played = (from: number, order: string, bot: Bot): readonly string[] => {
    const { state: before, tile: drawn } = decisions[from] as Decision;
    const state = carcassonne.copy(before);
    const chance = stream('bots', from, 'bots');
    const hidden = stream(order, from, 'order').shuffle(tilesInBag(state));
    hidden.push(...hidden.splice(hidden.indexOf(drawn), 1));
    const moves: string[] = [];
    for (let n = 0; n < 2 && carcassonne.toAct(state) !== null; n++) {
      const turn = simulate(
        carcassonne,
        carcassonneTurn,
        state,
        (question) => {
          if (question.kind === 'draw') return hidden.splice(-1);
          if (question.kind !== 'choose') return undefined;
          const { tile, options = [] } = question;
          return bot({ state, tile, options, chance });
        },
        acceptDraw(state),
      );
      if (isLeft(turn)) throw new Error(turn.left.message);
      moves.push(JSON.stringify(turn.right.actions));
      if (n === 0) hidden.push(...hidden.splice(0, 3));
    }
    return moves;
  };

  test.each(BOT_NAMES)('%s: it depends on the tiles that are left, not on their order', (name) => {
    const bot = botNamed(name, few);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: decisions.length - 1 }), fc.string(), fc.string(), (from, one, other) => {
        expect(played(from, one, bot)[0]).toBe(played(from, other, bot)[0]);
      }),
      { numRuns: 8 },
    );
  });

  test.each(BOT_NAMES)(
    '%s: it is one of the options, the same for the same chance, and the table stays as it is',
    (name) => {
      const bot = botNamed(name, few);
      for (const decision of decisions.filter((_, i) => i % 9 === 0)) {
        const before = carcassonne.copy(decision.state);
        const choose = () => bot({ ...decision, chance: stream('same', 0, 'bots') });
        expect(decision.options).toContain(choose());
        expect(choose()).toBe(choose());
        expect(decision.state).toEqual(before);
      }
    },
  );
});

describe('search', () => {
  test('goes on to the end of the game, and has no more to do with one option', () => {
    const last = decisions.at(-1) as Decision;
    const only = last.options.slice(0, 1);
    expect(last.options).toContain(rolloutBot(few)(last));
    expect(rolloutBot(few)({ ...last, options: only })).toBe(only[0]);
  });

  test('keeps to a clock that is passed in', () => {
    for (const decision of decisions.filter((_, i) => i % 9 === 0)) {
      let time = 0;
      samplingBot({ milliseconds: 12, now: () => (time += 1) })(decision);
      expect(time).toBeLessThan(12 + 2 * 3 + 2);
    }
  });

  test('beats the evaluation alone, with 8 playouts a move', () => {
    const { margin } = playMatch(samplingBot({ playouts: 8 }), evaluationBot, 3, 'sampling');
    expect(margin).toBeGreaterThan(0);
  }, 60_000);
});

describe('a budget', () => {
  const now = () => 0;

  test('is in playouts, or with a clock in time', () => {
    expect(budgetOf({})).toEqual({ _tag: 'Right', right: { playouts: 300 } });
    expect(budgetOf({ options: { budget: 7 } })).toEqual({ _tag: 'Right', right: { playouts: 7 } });
    expect(budgetOf({ options: { budget: '200ms' } }, now)).toEqual({
      _tag: 'Right',
      right: { milliseconds: 200, now },
    });
    expect(budgetOf({ options: { budget: '2s' } }, now)).toEqual({ _tag: 'Right', right: { milliseconds: 2000, now } });
  });

  test.each([0, -1, 1.5, 1e9, '200ms', '', 'much', null, []])('of %j is refused where there is no clock', (budget) => {
    const seats = [{ player: 'Ann', bot: 'rollout' }];
    const bots = botsOf({ game: 'carcassonne', seats, options: { budget } });
    expect(isLeft(bots) && bots.left.violation).toBe('setup/budget');
    if (budget !== '200ms') expect(isRight(budgetOf({ options: { budget } }, now))).toBe(false);
  });
});
