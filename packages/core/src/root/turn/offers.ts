import { cardOffers } from './cards/cards.ts';
import { activateDominance, takeDominance } from './dominance-cards.ts';
import { openPath } from './closed-paths.ts';
import type { Choice, Turn } from '../law/step.ts';

/** Something that any player may do in addition to the faction's own choices: `atStart` of a phase, or during it. */
type Offer = (turn: Turn, atStart: boolean) => readonly Choice[];

/** Whatever does not say that it happens at the start of a phase comes after all that does (1.4.1). */
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
