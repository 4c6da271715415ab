import { type FactionLaw, enemiesOf, pointsOf, score, tokensAt, warriorsAt } from '@woodlog/core/root-law';
import type { Change } from '../frame/bot.ts';
import { FEROCIOUS_HITS } from './numbers.ts';

/** Told of the turn in which the leader's purchase has scored. */
const GREEDY = 'greedy';

/** A point when whoever has the most points buys, however many services (ROOT-253). */
const GREEDY_LAW: FactionLaw = {
  *sold(wood, self, buyer) {
    const points = pointsOf(wood, buyer);
    if (wood.notes.once.has(GREEDY) || enemiesOf(wood, buyer).some((other) => pointsOf(wood, other) > points)) return;
    wood.notes.once.add(GREEDY);
    wood.report?.('ROOT-253');
    yield* score(wood, self, 1);
  },
};

/** Whoever hires no mercenaries meets them beside its enemies (ROOT-254). */
const INVOLVED_LAW: FactionLaw = {
  // biome-ignore lint/correctness/useYield: nothing moves.
  *begin({ notes, taker, report }, self) {
    if (taker === self || taker.bot || notes.mercenaries) return;
    report?.('ROOT-254');
    notes.mercenariesOpposed = true;
  },
};

/** As defenders never defenseless, and each trade post adds one to the most hits (ROOT-255). */
const GARRISON_LAW: FactionLaw = {
  defenseless: () => false,
  // biome-ignore lint/correctness/useYield: nothing moves.
  *beforeRoll(wood, self, battle) {
    if (battle.defender !== self) return;
    wood.report?.('ROOT-255');
    battle.defenderMaximum += tokensAt(wood, self, battle.clearing);
  },
};

/** As attackers they always deal up to three (ROOT-256). */
const FEROCIOUS_LAW: FactionLaw = {
  maximumHits(wood, self, { attacker, clearing }) {
    if (attacker !== self) return warriorsAt(wood, self, clearing);
    wood.report?.('ROOT-256');
    return FEROCIOUS_HITS;
  },
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Greedy: { card: 'ROOT-253', law: GREEDY_LAW },
  Involved: { card: 'ROOT-254', law: INVOLVED_LAW },
  Garrison: { card: 'ROOT-255', law: GARRISON_LAW },
  Ferocious: { card: 'ROOT-256', law: FEROCIOUS_LAW },
};
