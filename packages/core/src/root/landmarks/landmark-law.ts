import type { FactionLaw } from '../law/faction-law.ts';

/** What a landmark's card says, beyond what its sheet lists (`data/landmarks.ts`). */
export interface LandmarkLaw {
  /** The number of the card in its publisher's list. */
  readonly law: string;
  /** What changes in every seat's law while the landmark is on the map. */
  readonly beside: FactionLaw;
}
