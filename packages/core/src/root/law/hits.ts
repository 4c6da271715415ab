import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { chooseOne, byChance } from './choose.ts';
import { deciderOf } from './enemies.ts';
import { hiredToFight } from './mercenaries.ts';
import { countPieces } from './powers.ts';
import type { RootTurn } from './questions.ts';
import type { PieceCount, BattleState } from './events.ts';
import type { Player, RulesContext } from './context.ts';
import { countIn, columnOf, nameOf, rowThere } from '../table/look-up.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { sumOf } from '../sum-of.ts';

/** Pieces that will be lost, by column, counted one by one. */
export type Losses = Map<ColumnIndex, number>;

export function pieceCounts(losses: Losses): PieceCount[] {
  return [...losses].map(([column, count]) => ({ column, count }));
}

/**
 * The pieces that hits remove: all warriors first, then buildings and tokens as their owner chooses (4.3.6). A bot takes
 * all tokens before any building, and of several types of building one at random (B.1.2.1).
 */
export function* takeHits(
  ctx: RulesContext,
  self: Player,
  battle: BattleState,
  hits: number,
): RootTurn<readonly PieceCount[]> {
  const losses: Losses = new Map();
  const left = hits - (yield* loseWarriors(ctx, self, battle, hits, losses));
  if (self.bot || battle.instigator?.bot === true) {
    const tokens = loseInOrder(ctx, battle.clearing, left, losses, self.tokens);
    yield* loseBuildings(ctx, self, battle, left - tokens, losses);
  } else yield* loseByChoice(ctx, self, battle, left, losses);
  return pieceCounts(losses);
}

/**
 * Warriors that are lost, including hired ones: hits are split, and the odd one goes to the player's own
 * (11.2.7.III.a).
 */
export function* loseWarriors(
  ctx: RulesContext,
  self: Player,
  battle: BattleState,
  hits: number,
  losses: Losses,
): RootTurn<number> {
  const { clearing } = battle;
  const hired = hiredToFight(ctx, self, battle.attacker, battle.defender);
  const row = rowThere(ctx, clearing);
  const [own, others] = [countPieces(row, self.warriors), countPieces(row, hired)];
  let byOthers = Math.min(others, Math.floor(hits / 2));
  const byOwn = Math.min(own, hits - byOthers);
  byOthers = Math.min(others, hits - byOwn);
  if (byOwn < own && self.warriors.length > 1) yield* loseSomeOf(ctx, self, battle, byOwn, losses);
  else loseInOrder(ctx, clearing, byOwn, losses, self.warriors);
  loseInOrder(ctx, clearing, byOthers, losses, hired);
  return byOwn + byOthers;
}

/**
 * Of several kinds of warriors, such as a warlord among them, the owner chooses (4.3.6): the last kind first, and none
 * twice.
 */
function* loseSomeOf(ctx: RulesContext, self: Player, battle: BattleState, hits: number, losses: Losses): RootTurn {
  const { clearing } = battle;
  const row = rowThere(ctx, clearing);
  let kinds = [...self.warriors].reverse();
  for (let left = hits; left > 0; left--) {
    const there = leftOf(ctx, clearing, losses, kinds);
    const options = there.filter((_, i) => {
      const rest = there.slice(i);
      return countPieces(row, rest) - sumOf(rest, (column) => losses.get(column) ?? 0) >= left;
    });
    const column = yield* chooseColumn(ctx, self, options);
    loseOne(losses, column);
    kinds = kinds.slice(kinds.indexOf(column));
  }
}

export function loseOne(losses: Losses, column: ColumnIndex): void {
  losses.set(column, (losses.get(column) ?? 0) + 1);
}

/** Loses pieces of these columns, the first column first. Returns how many. */
export function loseInOrder(
  ctx: RulesContext,
  clearing: ClearingOrBurrow,
  hits: number,
  losses: Losses,
  columns: readonly ColumnIndex[],
): number {
  const row = rowThere(ctx, clearing);
  let left = hits;
  for (const column of columns) {
    const lost = losses.get(column) ?? 0;
    const few = Math.min(left, countIn(row, column) - lost);
    if (few <= 0) continue;
    losses.set(column, lost + few);
    left -= few;
  }
  return hits - left;
}

function leftOf(
  ctx: RulesContext,
  clearing: ClearingOrBurrow,
  losses: Losses,
  columns: readonly ColumnIndex[],
): ColumnIndex[] {
  const row = rowThere(ctx, clearing);
  return columns.filter((column) => countIn(row, column) > (losses.get(column) ?? 0));
}

function* loseByChoice(
  ctx: RulesContext,
  self: Player,
  { clearing }: BattleState,
  hits: number,
  losses: Losses,
): RootTurn {
  for (let left = hits; left > 0; left--) {
    const there = leftOf(ctx, clearing, losses, [...self.tokens, ...self.buildings]);
    if (there.length === 0) return;
    loseOne(losses, yield* chooseColumn(ctx, self, there));
  }
}

function* chooseColumn(ctx: RulesContext, self: Player, there: readonly ColumnIndex[]): RootTurn<ColumnIndex> {
  const names = there.map((column) => nameOf(ctx, column));
  return columnOf(ctx, yield* chooseOne(deciderOf(ctx, self), '4.3.6', 'piece', 'piece to lose', names));
}

/** Loses buildings of a bot: one random type for each hit (B.1.2.1). One building takes `hitsEach` hits. */
export function* loseBuildings(
  ctx: RulesContext,
  self: Player,
  { clearing }: Pick<BattleState, 'clearing'>,
  hits: number,
  losses: Losses,
  hitsEach = 1,
): RootTurn {
  for (let left = hits; left >= hitsEach; left -= hitsEach) {
    const there = leftOf(ctx, clearing, losses, self.buildings);
    if (there.length > 1) ctx.cite('B.1.2.1');
    const names = there.map((one) => nameOf(ctx, one));
    const name = yield* byChance('B.1.2.1', 'piece', 'building to lose', names);
    if (name === undefined) return;
    loseOne(losses, columnOf(ctx, name));
  }
}
