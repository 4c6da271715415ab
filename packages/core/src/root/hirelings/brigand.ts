import type { Clearing } from '../data/vocabulary.ts';
import type { Player } from '../law/context.ts';
import { boxItems, turnOver } from '../law/items.ts';
import { piecesAt } from '../law/pieces.ts';
import type { RootTurn } from '../law/questions.ts';
import { itemsUnder, itemUnderRuin } from '../law/ruins.ts';
import { othersToRob, takeAtRandom } from '../turn/cards/card.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { withPiecesOf } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-197';

function* explore(turn: Turn, clearing: Clearing): RootTurn {
  const { me } = turn;
  const item = yield* itemUnderRuin(turn, LAW, 'items under the ruin');
  if (item === undefined) return;
  yield* transfer(`%${item}`, `${clearing}`, me.board);
  yield* me.law.crafting?.gained?.(turn, me, item, 0) ?? [];
}

/** An item from a ruin in a clearing with its controller's pieces. */
const ruins = (turn: Turn): Choice[] =>
  withPiecesOf(turn, turn.me)
    .filter((clearing) => itemsUnder(turn, clearing) > 0)
    .map((clearing) => choice({ kind: 'explore', law: LAW, at: clearing }, () => explore(turn, clearing)));

/** Players with cards to take who have pieces in a clearing with the taker's. */
const near = (turn: Turn): Player[] =>
  othersToRob(turn).filter((other) =>
    withPiecesOf(turn, turn.me).some((clearing) => piecesAt(turn, other, clearing) > 0),
  );

/** Exhausts a crafted item to take a random card from such a player. */
function thefts(turn: Turn): Choice[] {
  const { me } = turn;
  const items = boxItems(turn, me, 'r');
  if (items.length === 0) return [];
  return near(turn).map((other) => ({
    option: { kind: 'steal', law: LAW, whom: other.letter },
    *play() {
      const item = yield* chooseOne(me, LAW, 'item', 'item to exhaust', items);
      yield* turnOver(me, item, 'e');
      yield* takeAtRandom(turn, LAW, other);
    },
  }));
}

/** The Brigand, who searches ruins and steals. */
export const BRIGAND: HirelingLaw = {
  law: LAW,
  actions: [{ choices: ruins }, { choices: thefts }],
};
