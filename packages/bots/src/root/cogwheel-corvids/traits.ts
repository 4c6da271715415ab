import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Player,
  type RootTurn,
  type RulesContext,
  anytime,
  countKind,
  putWarriors,
  mayPutWarriors,
} from '@woodlog/core/root-law';
import type { CardModifier } from '../shared/bot.ts';
import { instead } from '../shared/patches.ts';
import { GAMBLE, VENDETTA } from './flip.ts';
import { askedFor } from '../shared/traits.ts';

/** A warrior comes to the clearing of a removed plot, but not of a replaced bomb (ROOT-239). */
const BACKUP_PLANS: FactionLaw = {
  removed: (ctx, self, removals) =>
    removals
      .filter(({ pieces }) => countKind(ctx, pieces, 'token') > 0)
      .map(({ clearing }) => anytime(self, () => backUp(ctx, self, clearing))),
};

function* backUp(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): RootTurn {
  if (!mayPutWarriors(ctx, self, clearing)) return;
  ctx.cite('ROOT-239');
  yield* putWarriors(ctx, self, clearing, 1);
}

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Gamble: askedFor(GAMBLE),
  'Backup Plans': { card: 'ROOT-239', law: BACKUP_PLANS },
  Mastermind: {
    card: 'ROOT-240',
    patches: [
      instead('B.11.5.3', function* (turn, old) {
        yield* old.play(turn);
        yield* old.play(turn);
      }),
    ],
  },
  Vendetta: askedFor(VENDETTA),
};
