import { drawCards } from '@woodlog/core/root-law';
import type { Change, Step } from '../frame/bot.ts';
import { atEndOf, before } from '../frame/edits.ts';
import { FANATICS, SPITEFUL } from './conspiracies.ts';
import { LOST_SOULS } from './lost-souls.ts';
import { MARTYRS } from './rituals.ts';

/** Tells the steps that follow. */
const telling = (law: string, name: string, what: string): Step => ({
  law,
  name,
  // biome-ignore lint/correctness/useYield: it only tells the steps that follow.
  *play({ memo }) {
    memo.set(what, 1);
  },
});

/** A card more for the Lost Souls when all else is done (ROOT-247). */
const erratic: Step = {
  law: 'ROOT-247',
  name: 'Erratic',
  *play(turn) {
    yield* drawCards(turn, 'ROOT-247', LOST_SOULS, 1);
  },
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Spiteful: { card: 'ROOT-246', edits: [before('B.8.4.2', telling('ROOT-246', 'Spiteful', SPITEFUL))] },
  Erratic: { card: 'ROOT-247', edits: [atEndOf('evening', erratic)] },
  Fanatics: { card: 'ROOT-248', edits: [before('B.8.4.2', telling('ROOT-248', 'Fanatics', FANATICS))] },
  Martyrs: { card: 'ROOT-249', edits: [before('B.8.5', telling('ROOT-249', 'Martyrs', MARTYRS))] },
};
