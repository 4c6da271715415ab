import { drawCards } from '@woodlog/core/root-law';
import type { CardModifier, Step } from '../shared/bot.ts';
import { atEndOf } from '../shared/patches.ts';
import { FANATICS, SPITEFUL } from './conspiracies.ts';
import { LOST_SOULS } from './lost-souls.ts';
import { MARTYRS } from './rituals.ts';
import { askedFor } from '../shared/traits.ts';

/** Another card for the Lost Souls after everything else (ROOT-247). */
const erratic: Step = {
  law: 'ROOT-247',
  name: 'Erratic',
  *play(turn) {
    yield* drawCards(turn, 'ROOT-247', LOST_SOULS, 1);
  },
};

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Spiteful: askedFor(SPITEFUL),
  Erratic: { card: 'ROOT-247', patches: [atEndOf('evening', erratic)] },
  Fanatics: askedFor(FANATICS),
  Martyrs: askedFor(MARTYRS),
};
