import { assert } from '@woodlog/core/kernel';
import type { BotTurn, Course, Phase, PhaseName, Step } from './bot.ts';

type Edit = (course: Course) => Course;

function withSteps<P extends Phase>(phase: P, edit: (steps: readonly Step[]) => readonly Step[]): P {
  return { ...phase, steps: edit(phase.steps) };
}

/** The same done to the steps of every phase. */
export function everywhere(edit: (steps: readonly Step[]) => readonly Step[]): Edit {
  return (course) => {
    const { setup, birdsong, daylight, escalated, evening } = course;
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
  return (course) => {
    let found = false;
    const edited = everywhere((steps) =>
      steps.flatMap((step) => {
        if (step.law !== law) return [step];
        found = true;
        return by(step);
      }),
    )(course);
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
  (course) => {
    const phase = course[name];
    assert(phase !== undefined, `there is no phase ${name} to change`);
    return { ...course, [name]: withSteps(phase, (steps) => [...steps, ...added]) };
  };

/** Escalated Daylight also takes place when this holds. */
export const escalatesAlso =
  (also: (turn: BotTurn) => boolean): Edit =>
  (course) => {
    const { escalated } = course;
    assert(escalated !== undefined, 'there is no Escalated Daylight to change');
    return { ...course, escalated: { ...escalated, when: (turn) => escalated.when(turn) || also(turn) } };
  };
