import {
  type FactionLaw,
  type RootTurn,
  type RulesContext,
  anytime,
  countKind,
  whereTheyMatch,
  oneOfEach,
} from '@woodlog/core/root-law';
import { DISCARD_PILE, takeTop } from './lost-souls.ts';

/** Pilgrims (B.8.2.1) is in the rules of rule. The ledger makes all discards Lost Souls (B.8.2.4, D8). */
export const LIZARDS: FactionLaw = {
  limitsPlacing: whereTheyMatch('buildings', 'B.8.5.1'),
  /** Robot Revenge: of warriors removed at one time, one becomes an acolyte (B.8.2.2, D51). */
  keeps(ctx, self, pieces) {
    if (!pieces.some(({ column }) => column === self.warrior)) return [];
    ctx.cite('B.8.2.2');
    return oneOfEach([self.warrior]);
  },
  /** For each garden, the top card of the Lost Souls goes to the true discard pile (B.8.2.3, D52). */
  removed: (ctx, self, removals) =>
    removals.flatMap(({ pieces }) =>
      Array.from({ length: countKind(ctx, pieces, 'building') }, () => anytime(self, () => loseSoul(ctx))),
    ),
};

function* loseSoul(ctx: RulesContext): RootTurn {
  ctx.cite('B.8.2.3');
  yield* takeTop(ctx, DISCARD_PILE);
}
