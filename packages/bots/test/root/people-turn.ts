import type { Stage } from '@woodlog/core/root-law';
import { type PlayedPhase, type Told, phase as phaseWith } from '../../../core/test/root/people-turn.ts';
import { seatedBot } from '../../src/root/shared/compose.ts';

/** Plays one phase of a person's turn at a table with bots, or several; see the `phase` of core. */
export const phase = (
  position: string,
  faction: string,
  stage: Stage,
  answers: readonly Told[] = [],
  stages: readonly Stage[] = [stage],
): PlayedPhase => phaseWith(position, faction, stage, answers, stages, stage === 'setup', seatedBot);

export type { Told };
