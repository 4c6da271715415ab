import { CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import { type Player, type RulesContext, type SeatedPlayer, isOfSuit } from '../law/context.ts';
import { areEnemies } from '../law/enemies.ts';
import { enemyPiecesAt, inSupply, piecesAt } from '../law/pieces.ts';
import { putWarriors } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { othersToRob, takeAtRandom } from '../turn/cards/card.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { battlesOr, openTo, placeIn, placings, withWarriors } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-180';

/** Two Spies, in two clearings of one suit. */
function* setUp(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  const first = yield* chooseOne(by, LAW, 'place', 'clearing to place in', openTo(ctx, self));
  yield* putWarriors(ctx, self, first, 1);
  const same = CLEARINGS.filter(
    (clearing) => clearing !== first && (first === ctx.city || isOfSuit(ctx, clearing, ctx.suits[first])),
  );
  yield* placeIn(ctx, self, by, LAW, same);
}

const victims = (turn: Turn, self: Player, clearing: Clearing): Player[] =>
  othersToRob(turn).filter((other) => areEnemies(turn, self, other) && piecesAt(turn, other, clearing) > 0);

/** Takes a random card from each enemy in a clearing. */
function* steal(turn: Turn, self: Player, clearing: Clearing): RootTurn {
  for (const other of victims(turn, self, clearing)) yield* takeAtRandom(turn, LAW, other);
}

/** Places two Spies among enemies; then battles wherever Spies are, or takes cards in one such clearing. */
function choices(turn: Turn, self: Player): Choice[] {
  const amongEnemies = (): Clearing[] =>
    openTo(turn, self).filter((clearing) => enemyPiecesAt(turn, turn.me, clearing) > 0);
  const then = function* (): RootTurn {
    const spied = withWarriors(turn, self);
    const thefts = spied
      .filter((clearing) => victims(turn, self, clearing).length > 0)
      .map((clearing) => choice({ kind: 'steal', law: LAW, at: clearing }, () => steal(turn, self, clearing)));
    yield* battlesOr(turn, self, LAW, spied, thefts);
  };
  const open = amongEnemies();
  if (open.length === 0)
    return withWarriors(turn, self).length === 0 ? [] : [{ option: { kind: 'spies', law: LAW }, play: then }];
  return placings(LAW, open, function* (clearing) {
    yield* putWarriors(turn, self, clearing, 1);
    if (inSupply(turn, self.warrior) > 0) yield* placeIn(turn, self, turn.me, LAW, amongEnemies());
    yield* then();
  });
}

export const CORVID_SPIES: HirelingLaw = { law: LAW, setUp, actions: [{ choices }] };
