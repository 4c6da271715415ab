import {
  type Battle,
  type FactionLaw,
  type Seat,
  type Woodland,
  enemiesOf,
  score,
  standingOf,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { Change } from '../shared/bot.ts';
import { hasTrait } from '../shared/traits.ts';
import { FEROCIOUS_HITS, GARRISON, INVOLVED } from './numbers.ts';
import { soldMercenaries } from './selling.ts';

/** Told of the turn in which the leader's purchase has scored. */
const GREEDY = 'greedy';

/** A point when whoever has the most points buys, however many services (ROOT-253). */
const GREEDY_LAW: FactionLaw = {
  *sold(wood, self, buyer) {
    const points = standingOf(wood, buyer);
    if (wood.notes.once.has(GREEDY) || enemiesOf(wood, buyer).some((other) => standingOf(wood, other) > points)) return;
    wood.notes.once.add(GREEDY);
    wood.report?.('ROOT-253');
    yield* score(wood, self, 1);
  },
};

/** A person who buys no mercenaries meets them beside the enemies (ROOT-254). */
const INVOLVED_LAW: FactionLaw = {
  // biome-ignore lint/correctness/useYield: nothing moves.
  *begin(wood, self) {
    const { notes, taker } = wood;
    if (taker === self || taker.bot || soldMercenaries(wood)) return;
    wood.report?.(INVOLVED.card);
    notes.mercenariesOpposed = true;
  },
};

/**
 * The most hits of their warriors, and, as defenders of a garrison, of the trade posts that still stand (ROOT-255): what
 * has fallen before the roll, and is not yet written off, adds none.
 */
function mostHits(wood: Woodland, self: Seat, { defender, clearing, immediate }: Battle): number {
  const warriors = warriorsAt(wood, self, clearing);
  if (defender !== self) return warriors;
  if (!hasTrait(self, GARRISON)) return Math.max(0, warriors - immediate);
  wood.report?.(GARRISON.card);
  return Math.max(0, warriors + tokensAt(wood, self, clearing) - immediate);
}

/** As defenders never defenseless, and each trade post adds one to the most hits (ROOT-255). */
const GARRISON_LAW: FactionLaw = { defenseless: () => false, maximumHits: mostHits };

/** As attackers they always deal up to three (ROOT-256). */
const FEROCIOUS_LAW: FactionLaw = {
  maximumHits(wood, self, battle) {
    if (battle.attacker !== self) return mostHits(wood, self, battle);
    wood.report?.('ROOT-256');
    return FEROCIOUS_HITS;
  },
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Greedy: { card: 'ROOT-253', law: GREEDY_LAW },
  Involved: { card: INVOLVED.card, asked: INVOLVED, law: INVOLVED_LAW },
  Garrison: { card: GARRISON.card, asked: GARRISON, law: GARRISON_LAW },
  Ferocious: { card: 'ROOT-256', law: FEROCIOUS_LAW },
};
