import { cardOffers } from './cards/cards.ts';
import { activateDominance, takeDominance } from './dominance-cards.ts';
import { openPath } from './closed-paths.ts';
import type { Choice, Turn } from '../law/step.ts';

/** Something that anybody may do besides what the faction lists: `atStart` of a phase, or in the course of it. */
type Offer = (turn: Turn, atStart: boolean) => readonly Choice[];

/** What is not said to be done at the start of a phase comes after all that is (1.4.1). */
const inCourse =
  (offer: (turn: Turn) => readonly Choice[]): Offer =>
  (turn, atStart) =>
    atStart ? [] : offer(turn);

/** What the common law lets every player do: cards in play (4.1.3), dominance (3.3), closed paths (M.4.3), hirelings (H.2). */
export const COMMON_OFFERS: readonly Offer[] = [
  (turn, atStart) => cardOffers(turn, atStart ? 'start' : undefined),
  inCourse(activateDominance),
  inCourse(takeDominance),
  inCourse(openPath),
  (turn, atStart) => turn.hiring?.offers(turn, atStart) ?? [],
];
