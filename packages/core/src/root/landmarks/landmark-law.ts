import type { FactionLaw } from '../law/faction-law.ts';

/** What a landmark's card says, beyond what its sheet lists (`data/landmarks.ts`). */
export interface LandmarkLaw {
  /** The number of the card in the list of its makers. */
  readonly law: string;
  /** What changes in the law of every seat while the landmark is on the map. */
  readonly beside: FactionLaw;
}
