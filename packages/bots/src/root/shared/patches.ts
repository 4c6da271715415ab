import { assert } from '@woodlog/core/kernel';
import type { BotTurn, Phases, Phase, PhaseName, Step } from './bot.ts';

type Edit = (phases: Phases) => Phases;

function withSteps<P extends Phase>(phase: P, edit: (steps: readonly Step[]) => readonly Step[]): P {
  return { ...phase, steps: edit(phase.steps) };
}

/** The same done to the steps of every phase. */
export function everywhere(edit: (steps: readonly Step[]) => readonly Step[]): Edit {
  return (phases) => {
    const { setup, birdsong, daylight, escalated, evening } = phases;
    return {
      setup: withSteps(setup, edit),
      birdsong: withSteps(birdsong, edit),
      daylight: withSteps(daylight, edit),
      ...(escalated !== undefined && { escalated: withSteps(escalated, edit) }),
      evening: withSteps(evening, edit),
    };
  };
}

/** Wherever the step of this section stands, these stand in its place. */
function replace(law: string, by: (step: Step) => readonly Step[]): Edit {
  return (phases) => {
    let found = false;
    const edited = everywhere((steps) =>
      steps.flatMap((step) => {
        if (step.law !== law) return [step];
        found = true;
        return by(step);
      }),
    )(phases);
    assert(found, `there is no step ${law} to change`);
    return edited;
  };
}

/** Other steps right after the step of a section. */
export const after = (law: string, ...steps: readonly Step[]): Edit => replace(law, (step) => [step, ...steps]);

/** Other steps right before it. */
export const before = (law: string, ...steps: readonly Step[]): Edit => replace(law, (step) => [...steps, step]);

/** The step of a section made anew; it keeps section and name. */
export const instead = (law: string, remake: (old: Step) => Step['play']): Edit =>
  replace(law, (step) => [{ ...step, play: remake(step) }]);

/** Other steps at the end of a phase. */
export const atEndOf =
  (name: PhaseName, ...added: readonly Step[]): Edit =>
  (phases) => {
    const phase = phases[name];
    assert(phase !== undefined, `there is no phase ${name} to change`);
    return { ...phases, [name]: withSteps(phase, (steps) => [...steps, ...added]) };
  };

/** Escalated Daylight also takes place when this holds. */
export const escalatesAlso =
  (also: (turn: BotTurn) => boolean): Edit =>
  (phases) => {
    const { escalated } = phases;
    assert(escalated !== undefined, 'there is no Escalated Daylight to change');
    return { ...phases, escalated: { ...escalated, when: (turn) => escalated.when(turn) || also(turn) } };
  };
