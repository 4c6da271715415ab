import type { SuitLetter } from '../action.ts';
import type { Clearing } from '../data/vocabulary.ts';
import { matchingSuits, clearingsFor } from '../law/cards.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { warriorsAt, oneOfEach } from '../law/pieces.ts';
import type { RootTurn } from '../law/questions.ts';
import { removeAllEnemies, removeFrom } from '../law/remove.ts';
import { oneOf } from '../turn/cards/one-of.ts';
import { maySpendFor, spendCard } from '../turn/hand.ts';
import type { Choice, Turn } from '../law/step.ts';
import { placeIn, additions } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { askChance } from '../law/choose.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-198';
const SETUP_ROLLS = 2;

/** The clearings of the suit that the uprising die shows. */
function* roll(ctx: RulesContext): RootTurn<Clearing[]> {
  const suit = yield* askChance(LAW, 'suit', 'uprising die', ['F', 'M', 'R']);
  return clearingsFor(ctx, suit as SuitLetter);
}

function* rise(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  yield* placeIn(ctx, self, by, LAW, yield* roll(ctx));
}

/** In a clearing that matches the die, one of the Uprising is removed with all enemies, or one more joins it. */
function* uprise(turn: Turn, self: Player): RootTurn {
  const matching = yield* roll(turn);
  const revolts = matching
    .filter((clearing) => warriorsAt(turn, self, clearing) > 0)
    .map(
      (clearing): Choice => ({
        option: { kind: 'revolt', law: LAW, at: clearing },
        *play() {
          const pieces = oneOfEach([self.warrior]);
          yield* removeFrom(turn, null, self, clearing, pieces);
          yield* removeAllEnemies(turn, self, clearing);
        },
      }),
    );
  yield* oneOf(turn, LAW, 'uprising', [...revolts, ...additions(turn, self, LAW, matching)]);
}

/** The Spring Uprising: its attacker discards a matching card. */
export const SPRING_UPRISING: HirelingLaw = {
  law: LAW,
  pieces: {
    beyondReach: (ctx, _self, attacker, clearing) =>
      attacker.setup === null || attacker.bot || maySpendFor(ctx, attacker, clearing) ? null : LAW,
    *beforeBattle(ctx, self, { attacker, defender, clearing }) {
      if (defender !== self || attacker.setup === null || attacker.bot) return true;
      return (yield* spendCard(ctx, LAW, matchingSuits(ctx, clearing), 'card to discard', attacker)) !== null;
    },
  },
  *setUp(ctx, self, by) {
    for (let n = 0; n < SETUP_ROLLS; n++) yield* rise(ctx, self, by);
  },
  hired: rise,
  actions: [
    {
      phase: 'birdsong',
      must: true,
      choices: (turn, self) => [choice({ kind: 'uprising', law: LAW }, () => uprise(turn, self))],
    },
  ],
};
