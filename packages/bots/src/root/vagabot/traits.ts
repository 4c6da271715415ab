import type { BattleState, FactionLaw, RootTurn, RulesContext } from '@woodlog/core/root-law';
import type { BotTurn, CardModifier, Step } from '../shared/bot.ts';
import { atEndOf, instead } from '../shared/patches.ts';
import { aid, clearingsToAidIn } from './aid.ts';
import { ADVENTURER, battleCrowd } from './battle.ts';
import { repair } from './damage.ts';
import { usable } from './items.ts';
import { nearest, travel } from './journey.ts';
import { QUESTING } from './numbers.ts';
import { quest } from './quest.ts';
import { askedFor } from '../shared/traits.ts';

/** A hit before the roll, when he attacks (ROOT-130). */
const MARKSMAN: FactionLaw = {
  beforeRoll: (ctx, self, battle) => (battle.attacker === self ? [{ by: self, play: () => shoot(ctx, battle) }] : []),
};

// biome-ignore lint/correctness/useYield: it only writes to the battle.
function* shoot(ctx: RulesContext, battle: BattleState): RootTurn {
  ctx.cite('ROOT-130');
  battle.immediate += 1;
}

/** Before an aid, he goes where somebody has something to give (ROOT-281). */
function* travelToAid(turn: BotTurn): RootTurn {
  const clearing = nearest(turn, clearingsToAidIn(turn));
  if (clearing !== undefined) yield* travel(turn, clearing);
}

const repairOneMore: Step = {
  law: 'ROOT-128',
  name: 'Repair one more',
  *play(turn) {
    yield* repair(turn, turn.me, 1);
  },
};

/**
 * The Battle Track of Questing is in `track.ts`. No source has the card's own lists of actions, so the usual ones stay.
 */
export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Adventurer: {
    ...askedFor(ADVENTURER),
    patches: [
      atEndOf('daylight', {
        law: ADVENTURER.card,
        name: 'Quest on',
        *play(turn) {
          // Quests again and again, while an item is spent on it (ROOT-127).
          let before: number;
          do {
            before = usable(turn, turn.me);
            turn.cite('B.7.5.2');
            yield* quest(turn);
          } while (usable(turn, turn.me) < before);
        },
      }),
    ],
  },
  Berserker: {
    card: 'ROOT-128',
    patches: [instead('B.7.5.4', battleCrowd), atEndOf('evening', repairOneMore)],
  },
  Helper: {
    card: 'ROOT-129',
    patches: [instead('B.7.5.3', (turn) => aid(turn, { morePoints: 1, cards: 2 }))],
  },
  Marksman: { card: 'ROOT-130', law: MARKSMAN },
  Questing: {
    ...askedFor(QUESTING),
    patches: [
      instead('B.7.5.3', function* (turn, old) {
        yield* travelToAid(turn);
        yield* old.play(turn);
      }),
    ],
  },
};
