import type { ClearingOrBurrow } from '@woodlog/core/root';
import { type FactionLaw, hasPlot, tokensAt, warriorsAt } from '@woodlog/core/root-law';
import type { BotTurn, CardModifier, Step } from '../shared/bot.ts';
import { before, instead } from '../shared/patches.ts';
import { ALL_CLEARINGS, isBirdOrder } from '../shared/order.ts';
import { couldRevolt } from './bases.ts';
import { STEADFAST } from './numbers.ts';
import { isSympathetic, spreadFreely, spreadTarget, sympathy } from './sympathy.ts';
import { askedFor } from '../shared/traits.ts';

/** Sympathy without warriors ambushes, too (ROOT-134). */
const INFORMANTS: FactionLaw = {
  extraHits: (ctx, self, { defender, clearing }) => {
    if (defender !== self || warriorsAt(ctx, self, clearing) > 0 || tokensAt(ctx, self, clearing) === 0) return 0;
    ctx.cite('ROOT-134');
    return 1;
  },
};

/** Nobody scores anything for removing sympathy (ROOT-135). */
const POPULARITY: FactionLaw = {
  unrewarded(ctx, self, column) {
    if (column !== sympathy(self)) return false;
    ctx.cite('ROOT-135');
    return true;
  },
};

/** The defender takes the higher roll (ROOT-136). */
const VETERANS: FactionLaw = { guerrilla: 'ROOT-136' };

/** Spreads sympathy again without points, before the order is discarded (ROOT-137). */
const wildfire: Step = { law: 'ROOT-137', name: 'Wildfire', play: spreadFreely };

/** Set for Surprise Revolt: Public Pity took place. */
const PITIED = 'pitied';

/** Whether a bird order will bring a revolt, perhaps where sympathy spreads first, if no snare stops it (B.11.8.2). */
function revoltAhead(turn: BotTurn): boolean {
  if (!isBirdOrder(turn)) return false;
  const next = spreadTarget(turn);
  const arrives = (clearing: ClearingOrBurrow): boolean => clearing === next && !hasPlot(turn, 't_s', clearing);
  return ALL_CLEARINGS.some(
    (clearing) => (isSympathetic(turn, turn.me, clearing) || arrives(clearing)) && couldRevolt(turn, turn.me, clearing),
  );
}

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Informants: { card: 'ROOT-134', law: INFORMANTS },
  Popularity: { card: 'ROOT-135', law: POPULARITY },
  Veterans: { card: 'ROOT-136', law: VETERANS },
  Wildfire: { card: 'ROOT-137', patches: [before('B.6.6.3', wildfire)] },
  /** Only one of Public Pity and Surprise Revolt in a turn (ROOT-280); `sympathy.ts` ignores Martial Law. */
  Steadfast: {
    ...askedFor(STEADFAST),
    patches: [
      instead('B.6.4.4', function* (turn, old) {
        if (revoltAhead(turn)) return;
        turn.memory[PITIED] = 1;
        yield* old.play(turn);
      }),
      instead('B.6.5.2', function* (turn, old) {
        if (turn.memory[PITIED] === undefined) yield* old.play(turn);
      }),
    ],
  },
};
