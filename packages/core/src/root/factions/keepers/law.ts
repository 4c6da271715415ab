import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import { act } from '../../../kernel/index.ts';
import { hiddenValues } from './relics.ts';
import { WAYSTATIONS } from '../../data/factions/keepers.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { onMap, tokensAt, warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { deciderOf } from '../../law/enemies.ts';
import { score } from '../../law/score.ts';
import { unmet } from '../../law/unmet.ts';
import type { PieceCount, Removal } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { chooseCount, askPlayer, askChance } from '../../law/choose.ts';
import { columnAt, nameOf, countThere } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { transfer } from '../../law/transfer.ts';

/** Points for a removed relic (15.2.5). */
const TROPHY_POINTS = 2;

/** The player who removes a relic puts it in a forest, with its value shown (15.2.5). */
function* putInForest(
  ctx: RulesContext,
  self: Player,
  by: Player | null,
  what: string,
  clearing: ClearingOrBurrow,
): RootTurn {
  ctx.cite('15.2.5');
  const options = ctx.layout.map.forests.map(({ name }) => name);
  const question = ['15.2.5', 'place', 'forest for the relic', options] as const;
  const forest =
    by === null || by.bot ? yield* askChance(...question) : yield* askPlayer(deciderOf(ctx, by), ...question);
  yield* transfer(what, `${clearing}`, forest);
  if (/^Kt_.$/.test(what)) {
    const values = hiddenValues(ctx, self, what);
    const value = yield* askChance('15.2.5', 'value', 'value of the relic', values);
    yield* act({ kind: 'flip', what, at: forest, becomes: `${what}_${value}` });
  }
  if (by !== null) yield* score(ctx, by, TROPHY_POINTS);
}

/** How many waystations show a type on one of their sides (15.2.2). */
function stationsOf({ layout }: RulesContext, column: ColumnIndex): number {
  const { name } = columnAt(layout, column);
  return WAYSTATIONS.filter((sides) => sides.some((type) => name === `Kb_${type}`)).length;
}

const NOT_PLACED = unmet('15.5.2.II.a', 'relics are moved into clearings, not placed');
const NO_SUCH_SIDE = unmet('15.2.2', 'all waystations with that side are on the map');

export const KEEPERS_LAW: FactionLaw = {
  /**
   * No more waystations with a type up than show it (15.2.2); relics are moved into clearings, not placed
   * (15.5.2.II.a).
   */
  limitsPlacing(ctx, self, column) {
    if (self.tokens.includes(column)) return NOT_PLACED;
    return self.buildings.includes(column) && onMap(ctx, column) >= stationsOf(ctx, column) ? NO_SUCH_SIDE : null;
  },
  /** Devout Knights (15.2.4). */
  ignoredHits: (ctx, self, { clearing }) =>
    tokensAt(ctx, self, clearing) > 0 && warriorsAt(ctx, self, clearing) > 0 ? 1 : 0,
  /** A relic for each warrior that moves (15.2.4). */
  *carries(ctx, self, from, warriors) {
    const carried: PieceCount[] = [];
    let room = warriors;
    for (const column of self.tokens) {
      const most = Math.min(room, countThere(ctx, from, column));
      if (most === 0) continue;
      const name = nameOf(ctx, column);
      const count = yield* chooseCount(self, '15.2.4', `${name} to move along`, 0, most);
      if (count > 0) carried.push({ column, count });
      room -= count;
    }
    if (carried.length > 0) ctx.cite('15.2.4');
    return carried;
  },
  /** Waystations of any type (15.2.3). */
  crafting: { law: '15.2.3', pieces: (_ctx, self) => self.buildings },
  *carriedOff(ctx, self, { by, pieces, clearing }: Removal) {
    const others: PieceCount[] = [];
    for (const some of pieces) {
      if (!self.tokens.includes(some.column)) others.push(some);
      else for (let n = 0; n < some.count; n++) yield* putInForest(ctx, self, by, nameOf(ctx, some.column), clearing);
    }
    return others;
  },
};
