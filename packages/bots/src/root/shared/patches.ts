import { assert } from '@woodlog/core/kernel';
import type { PhaseName } from '@woodlog/core/root-law';
import type { BotTurn, Phase, Phases, Step } from './bot.ts';

type Patch = (phases: Phases) => Phases;

function withSteps<P extends Phase>(phase: P, patch: (steps: readonly Step[]) => readonly Step[]): P {
  return { ...phase, steps: patch(phase.steps) };
}

/** Applies a patch to the steps of every phase. */
export function everywhere(patch: (steps: readonly Step[]) => readonly Step[]): Patch {
  return (phases) => {
    const { setup, birdsong, daylight, escalated, evening } = phases;
    return {
      setup: withSteps(setup, patch),
      birdsong: withSteps(birdsong, patch),
      daylight: withSteps(daylight, patch),
      ...(escalated !== undefined && { escalated: withSteps(escalated, patch) }),
      evening: withSteps(evening, patch),
    };
  };
}

/** Replaces the step with this section by others, in every phase. */
function replace(law: string, by: (step: Step) => readonly Step[]): Patch {
  return (phases) => {
    let found = false;
    const patched = everywhere((steps) =>
      steps.flatMap((step) => {
        if (step.law !== law) return [step];
        found = true;
        return by(step);
      }),
    )(phases);
    assert(found, `there is no step ${law} to change`);
    return patched;
  };
}

/** Adds steps right after the step with this section. */
export const after = (law: string, ...steps: readonly Step[]): Patch => replace(law, (step) => [step, ...steps]);

/** Adds steps right before it. */
export const before = (law: string, ...steps: readonly Step[]): Patch => replace(law, (step) => [...steps, step]);

/** Replaces what the step with this section does; it keeps section and name, and `play` gets the step as it was. */
export const instead = (law: string, play: (turn: BotTurn, old: Step) => ReturnType<Step['play']>): Patch =>
  replace(law, (step) => [{ ...step, play: (turn) => play(turn, step) }]);

/** Adds steps at the end of a phase. */
export const atEndOf =
  (name: PhaseName, ...added: readonly Step[]): Patch =>
  (phases) => {
    const phase = phases[name];
    assert(phase !== undefined, `there is no phase ${name} to change`);
    return { ...phases, [name]: withSteps(phase, (steps) => [...steps, ...added]) };
  };

/** Escalated Daylight also takes place when this holds. */
export const escalatesAlso =
  (also: (turn: BotTurn) => boolean): Patch =>
  (phases) => {
    const { escalated } = phases;
    assert(escalated !== undefined, 'there is no Escalated Daylight to change');
    return { ...phases, escalated: { ...escalated, when: (turn) => escalated.when(turn) || also(turn) } };
  };
