import {
  type BattleState,
  type FactionLaw,
  type Player,
  type RulesContext,
  enemiesOf,
  score,
  standingOf,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { CardModifier } from '../shared/bot.ts';
import { askedFor, hasTrait } from '../shared/traits.ts';
import { FEROCIOUS_HITS, GARRISON, INVOLVED } from './numbers.ts';
import { soldMercenaries } from './selling.ts';

/** Set in the turn in which the leader's purchase has scored. */
const GREEDY = 'greedy';

/** A point when a player with the most points buys, however many services (ROOT-253). */
const GREEDY_LAW: FactionLaw = {
  *sold(ctx, self, buyer) {
    const points = standingOf(ctx, buyer);
    if (ctx.flags.once[GREEDY] === true || enemiesOf(ctx, buyer).some((other) => standingOf(ctx, other) > points))
      return;
    ctx.flags.once[GREEDY] = true;
    ctx.cite('ROOT-253');
    yield* score(ctx, self, 1);
  },
};

/** A person who buys no mercenaries faces them as enemies (ROOT-254). */
const INVOLVED_LAW: FactionLaw = {
  // biome-ignore lint/correctness/useYield: nothing moves.
  *begin(ctx, self) {
    const { flags, taker } = ctx;
    if (taker === self || taker.bot || soldMercenaries(ctx)) return;
    ctx.cite(INVOLVED.card);
    flags.mercenariesOpposed = true;
  },
};

/**
 * The most hits of their warriors and, when a garrison defends, of the remaining trade posts (ROOT-255). Pieces that
 * have fallen before the roll, but are not removed yet, add none.
 */
function mostHits(ctx: RulesContext, self: Player, { defender, clearing, immediate }: BattleState): number {
  const warriors = warriorsAt(ctx, self, clearing);
  if (defender !== self) return warriors;
  if (!hasTrait(self, GARRISON)) return Math.max(0, warriors - immediate);
  ctx.cite(GARRISON.card);
  return Math.max(0, warriors + tokensAt(ctx, self, clearing) - immediate);
}

/** Never defenseless, and each trade post adds one to the most hits in defence (ROOT-255). */
const GARRISON_LAW: FactionLaw = { defenseless: () => false, maximumHits: mostHits };

/** As attackers they always deal up to three (ROOT-256). */
const FEROCIOUS_LAW: FactionLaw = {
  maximumHits(ctx, self, battle) {
    if (battle.attacker !== self) return mostHits(ctx, self, battle);
    ctx.cite('ROOT-256');
    return FEROCIOUS_HITS;
  },
};

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Greedy: { card: 'ROOT-253', law: GREEDY_LAW },
  Involved: { ...askedFor(INVOLVED), law: INVOLVED_LAW },
  Garrison: { ...askedFor(GARRISON), law: GARRISON_LAW },
  Ferocious: { card: 'ROOT-256', law: FEROCIOUS_LAW },
};
