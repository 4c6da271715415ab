import { fallen } from '../../law/battle-hits.ts';
import { chooseOne, askPlayer } from '../../law/choose.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { Alliance, BattleState, PieceCount } from '../../law/events.ts';
import { type Losses, loseOne, pieceCounts } from '../../law/hits.ts';
import { warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { countIn, nameOf, rowThere } from '../../table/look-up.ts';
import { type Lot, lotsOf, namedShortly } from './items.ts';
import { moveParts } from '../../law/transfer.ts';

/** Warriors of an ally that fight for him and have not fallen to an ambush (9.2.9.II.c). */
export function alliedWarriors(ctx: RulesContext, self: Player, battle: BattleState): number {
  const { allied, attacker, clearing } = battle;
  return allied === undefined || attacker !== self
    ? 0
    : Math.max(0, warriorsAt(ctx, allied.ally, clearing) - fallen(ctx, self, battle));
}

/** Each hit damages an item or removes a warrior of the ally that fights for him (9.2.9.II.d). */
export function* takeHitsWithAlly(
  ctx: RulesContext,
  self: Player,
  battle: BattleState,
  allied: Alliance,
  hits: number,
): RootTurn<readonly PieceCount[]> {
  const { clearing } = battle;
  const losses: Losses = new Map(battle.struck.map(({ column, count }) => [column, count]));
  for (let left = hits; left > 0; left--) {
    const row = rowThere(ctx, clearing);
    const warriors = allied.ally.warriors.filter((column) => countIn(row, column) > (losses.get(column) ?? 0));
    const names = warriors.map((column) => nameOf(ctx, column));
    const lots = new Map(namedShortly(lotsOf(ctx, self, { damaged: false })));
    const options: string[] = [...lots.keys(), ...names];
    if (options.length === 0) break;
    const what = yield* chooseOne(self, '9.2.9.II.d', 'item', 'item to damage, or warrior to remove', options);
    const lot = lots.get(what);
    const column = warriors[names.indexOf(what)];
    if (lot !== undefined) {
      allied.items += 1;
      yield* damageOne(ctx, self, lot);
    } else if (column !== undefined) {
      allied.warriors += 1;
      loseOne(losses, column);
    }
  }
  for (const { column, count } of battle.struck) losses.set(column, (losses.get(column) ?? 0) - count);
  return pieceCounts(losses).filter(({ count }) => count > 0);
}

/**
 * Damages one of these items. The action names its side if another item of its type is damaged or lies on the other
 * side.
 */
function* damageOne(ctx: RulesContext, self: Player, { item, side }: Lot): RootTurn {
  const { board } = self;
  const isOneOfMany = lotsOf(ctx, self).some((lot) => lot.item === item && (lot.damaged || lot.side !== side));
  const part = { count: 1, what: `%${item}`, from: board, to: `${board}d`, ...(isOneOfMany && { side }) };
  yield* moveParts([part]);
}

/** Each hit damages an item of his choice, face up or exhausted (9.2.7). */
export function* damage(ctx: RulesContext, self: Player, law: string, hits: number): RootTurn {
  for (let n = 0; n < hits; n++) {
    const lots = new Map(namedShortly(lotsOf(ctx, self, { damaged: false })));
    if (lots.size === 0) return;
    const options = [...lots.keys()];
    const name = yield* askPlayer(self, law, 'item', 'item to damage', options);
    const lot = lots.get(`${name}`);
    if (lot !== undefined) yield* damageOne(ctx, self, lot);
  }
}
