import { expect, test } from 'vitest';
import { STEP_NAMES } from '../law/step-name.ts';
import { END_OF_TURN } from '../turn/line.ts';
import { keepHand } from '../turn/hand.ts';
import { PEOPLE_PHASES } from './phases.ts';

test('the names of steps are those of all factions, and no others', () => {
  const phases = Object.values(PEOPLE_PHASES).flatMap((all) => [...Object.values(all)]);
  const steps = phases.flatMap((phase) => (typeof phase === 'object' && 'steps' in phase ? phase.steps : []));
  const names = [...steps, ...END_OF_TURN, keepHand].map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual([...STEP_NAMES].sort());
});
