import { orNothing } from './actions.ts';
import { followedBy } from '../turn/choices-at.ts';
import { removableFrom } from '../law/remove.ts';
import type { ItemSide } from '../action.ts';
import { type Clearing, ITEMS } from '../data/vocabulary.ts';
import { pawnForest } from '../factions/vagabond/pawn.ts';
import { battle } from '../law/battle.ts';
import { drawToHand } from '../law/cards.ts';
import type { Player, RulesContext } from '../law/context.ts';
import { craftedItems } from '../law/craft.ts';
import { deciderOf } from '../law/enemies.ts';
import { boxItems, itemsOnSide, turnOver } from '../law/items.ts';
import { piecesAt } from '../law/pieces.ts';
import { partOf } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import { score } from '../law/score.ts';
import { placeNamed } from '../table/look-up.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer, moveParts } from '../law/transfer.ts';
import { sumOf } from '../sum-of.ts';

const LAW = 'ROOT-196';
const ITEMS_TO_BATTLE = 2;

const countItems = (ctx: RulesContext, { board }: Player, side: ItemSide): number =>
  sumOf(ITEMS, (item) => itemsOnSide(ctx, placeNamed(ctx.layout, board).row, item, side));

function* exhaust(ctx: RulesContext, self: Player, count: number): RootTurn {
  for (let n = 0; n < count; n++) {
    const options = boxItems(ctx, self, 'r');
    if (options.length === 0) return;
    const item = yield* chooseOne(deciderOf(ctx, self), LAW, 'item', 'item to exhaust', options);
    yield* turnOver(self, item, 'e');
  }
}

function* refresh(ctx: RulesContext, self: Player): RootTurn {
  const parts = boxItems(ctx, self, 'e').map((item) => ({
    count: itemsOnSide(ctx, placeNamed(ctx.layout, self.board).row, item, 'e'),
    what: `%${item}`,
    from: self.board,
    to: self.board,
    turn: 'r' as const,
  }));
  if (parts.length > 0) yield* moveParts(parts);
}

/** Hits exhaust items first, then take them out of the game. */
function* takeHits(ctx: RulesContext, self: Player, hits: number): RootTurn {
  const some = Math.min(hits, countItems(ctx, self, 'r'));
  yield* exhaust(ctx, self, some);
  for (let left = hits - some; left > 0; left--) {
    const options = boxItems(ctx, self, 'e');
    if (options.length === 0) return;
    const item = yield* chooseOne(deciderOf(ctx, self), LAW, 'item', 'item to remove', options);
    yield* transfer(`%${item}`, self.board, 'out');
  }
}

function* slip(ctx: RulesContext, self: Player, to: string): RootTurn {
  const parts = self.pawns.map((column) => partOf(ctx, { column, count: 1 }, '', to));
  yield* moveParts(parts);
}

/** A move to an adjacent forest for one item, or a battle in an adjacent clearing for two. */
function deeds(turn: Turn, self: Player): Choice[] {
  const forest = pawnForest(turn, self);
  const items = countItems(turn, self, 'r');
  if (forest === null || items === 0) return [];
  const moves = forest.adjacentForests.map(
    (name): Choice => ({
      option: { kind: 'slip', law: LAW, to: name },
      *play() {
        yield* exhaust(turn, self, 1);
        yield* slip(turn, self, name);
      },
    }),
  );
  if (items < ITEMS_TO_BATTLE) return moves;
  const battles = forest.clearings.flatMap((clearing: Clearing) =>
    removableFrom(turn, self, clearing).map(
      (defender): Choice => ({
        option: { kind: 'battle', law: LAW, at: clearing, defender: defender.letter },
        *play() {
          yield* exhaust(turn, self, ITEMS_TO_BATTLE);
          yield* battle(turn, self, defender, clearing);
        },
      }),
    ),
  );
  return [...moves, ...battles];
}

/** One deed after another, while there are items. */
const inTurn = (turn: Turn, self: Player): Choice[] =>
  followedBy(deeds(turn, self), () => orNothing(turn, LAW, 'more of the Exile', inTurn(turn, self)));

/** Refreshes the items after all deeds. */
const choices = (turn: Turn, self: Player): Choice[] => followedBy(inTurn(turn, self), () => refresh(turn, self));

/** A player with pieces beside his forest may give him a crafted item for a card and a point. */
function aids(turn: Turn, self: Player): Choice[] {
  const { me } = turn;
  const beside = pawnForest(turn, self)?.clearings.some((clearing: Clearing) => piecesAt(turn, me, clearing) > 0);
  if (beside !== true || me.bot) return [];
  return craftedItems(turn, me).map(({ item }) => ({
    option: { kind: 'aid-exile', law: LAW, what: `%${item}` },
    *play() {
      yield* transfer(`%${item}`, me.board, self.board);
      yield* drawToHand(turn, LAW, me, 1);
      yield* score(turn, me, 1);
    },
  }));
}

/** The Exile, who fights from forests with the items on his card. */
export const EXILE: HirelingLaw = {
  law: LAW,
  pieces: {
    offers: aids,
    maximumHits: (ctx, self) => countItems(ctx, self, 'r') + countItems(ctx, self, 'e'),
    *takeHits(ctx, self, _battle, hits) {
      yield* takeHits(ctx, self, hits);
      return [];
    },
  },
  *setUp(ctx, self, by) {
    const forests = ctx.layout.map.forests.map(({ name }) => name);
    yield* slip(ctx, self, yield* chooseOne(by, LAW, 'place', 'forest for the Exile', forests));
  },
  actions: [{ choices }],
};
