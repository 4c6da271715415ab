import { type RootTurn, ask } from '../law/questions.ts';
import { COMMON_OFFERS } from './offers.ts';
import type { Choice, Outcome, Step, Turn } from './step.ts';
import type { Memory } from './turn-state.ts';

/** What ends a step: nothing more is done in it. */
export const END = 'end';

/** A step in which its player does things in any order, one after another, until nothing is left or no more is wanted. */
export interface MenuStep<M extends Memory> {
  readonly law: string;
  readonly name: string;
  when?(turn: Turn<M>): boolean;
  choices(turn: Turn<M>): readonly Choice[];
}

/**
 * The step of a menu: one question a time, whose options are gathered from the step itself, from the cards in play and
 * from what others offer.
 */
export function menu<M extends Memory>(step: MenuStep<M>): Step<M> {
  const { law, name } = step;
  const made: Step<M> & MenuStep<M> = {
    ...step,
    *play(turn) {
      return yield* chooseFrom(turn, law, name, [...made.choices(turn), ...offers(turn, false)]);
    },
  };
  return made;
}

/** What cards and other players let a player do at the start of a phase (`At start of Birdsong`). */
export function startOf(phase: 'Birdsong' | 'Daylight' | 'Evening', law: string): Step {
  const name = `Start of ${phase}`;
  return {
    law,
    name,
    *play(turn) {
      return yield* chooseFrom(turn, law, name, offers(turn, true));
    },
  };
}

function* chooseFrom(turn: Turn, law: string, name: string, choices: readonly Choice[]): RootTurn<Outcome> {
  if (choices.length === 0) return undefined;
  const options = choices.map(({ option }) => option);
  const all = choices.some(({ must }) => must === true) ? options : [...options, { kind: END, law }];
  const chosen = yield* ask({ kind: 'choose', law, prompt: name, seat: turn.me.index, options: all, menu: true });
  const choice = choices.find(({ option }) => option === chosen);
  if (choice === undefined) return undefined;
  turn.report?.(choice.option.law);
  return (yield* choice.play() as RootTurn<Outcome>) ?? 'stay';
}

/** What is offered to the taker besides the faction's own steps, at the start of a phase or in the course of it. */
function offers(turn: Turn, atStart: boolean): Choice[] {
  const found: Choice[] = [];
  for (const offer of COMMON_OFFERS) found.push(...offer(turn, atStart));
  for (const seat of turn.seats) found.push(...(seat.law.offers?.(turn, seat, atStart) ?? []));
  return found;
}
