import type { Phase, Phases, Step } from '../law/step.ts';
import type { Memory } from '../law/turn-state.ts';
import { lookAtHand } from './hand.ts';

/**
 * The setups of a faction: by its law (5.1.7) and, if its setup card says otherwise, by the card (A.8.3). Laying out the
 * table carries out the same sections of both.
 */
export function setups<M extends Memory>(
  law: string,
  laid: readonly string[],
  steps: readonly Step<M>[],
  byCard?: readonly Step<M>[],
): Pick<Phases<M>, 'setup' | 'advancedSetup'> {
  const phase = (law: string, steps: readonly Step<M>[]): Phase<M> => ({ law, laid, steps: [lookAtHand, ...steps] });
  const setup = phase(law, steps);
  return byCard === undefined ? { setup } : { setup, advancedSetup: phase('A.8.3', byCard) };
}
