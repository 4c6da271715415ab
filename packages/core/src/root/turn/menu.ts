import { craftChoices } from '../law/crafting.ts';
import { Bug, type Question } from '../../kernel/index.ts';
import { interrupts } from '../law/deed.ts';
import { type RootQuestions, type RootTurn, ask } from '../law/questions.ts';
import { cardOffers } from './cards/cards.ts';
import { COMMON_OFFERS } from './offers.ts';
import type { Choice, Outcome, Phase, Step, Turn } from '../law/step.ts';
import type { Memory } from '../law/turn-state.ts';

/** The option that ends a step. */
export const END = 'end';

/**
 * A step in which the player does things in any order, until nothing is left or they stop: one question at a time, whose
 * options come from the step's own `choices`, from cards in play and from other offers.
 */
export function menu<M extends Memory>(
  law: string,
  name: string,
  choices: (turn: Turn<M>) => readonly Choice[],
  more: Pick<Step<M>, 'when' | 'brings'> = {},
): Step<M> {
  const made: Step<M> & Required<Pick<Step<M>, 'choices'>> = {
    ...bareMenu<M>(law, name, (turn) => offers(turn, false, made.choices(turn))),
    choices,
    ...more,
  };
  return made;
}

/** The step in which a person crafts (4.1). */
export const craftMenu = (law: string, more?: Pick<Step, 'brings'>): Step => menu(law, 'Craft', craftChoices, more);

/** A phase of a person, which begins with what cards and other players allow then (`At start of Birdsong`). */
function starting<M extends Memory>(name: string, law: string, steps: readonly Step<M>[]): Phase<M> {
  const start: Step = { ...bareMenu(law, `Start of ${name}`, (turn) => offers(turn, true, [])), brings: [] };
  return { law, steps: [start, ...steps] };
}

/**
 * Not all steps of Birdsong are menus, so what may be done during it may be done before each of the others and after the
 * last.
 */
export function birdsongOf<M extends Memory>(law: string, steps: readonly Step<M>[]): Phase<M> {
  const between = bareMenu(law, 'Birdsong', (turn) => offers(turn, false, []));
  const all = steps.flatMap((step) => (step.menu === undefined ? [between, step] : [step]));
  const last = steps.at(-1)?.menu === undefined ? [between] : [];
  return starting('Birdsong', law, [...all, ...last, END_OF_BIRDSONG]);
}

export const daylightOf = <M extends Memory>(law: string, steps: readonly Step<M>[]): Phase<M> =>
  starting('Daylight', law, steps);

export const eveningOf = <M extends Memory>(law: string, steps: readonly Step<M>[]): Phase<M> =>
  starting('Evening', law, steps);

/** A menu to which nothing else is added. */
export function bareMenu<M extends Memory>(
  law: string,
  name: string,
  choices: (turn: Turn<M>) => readonly Choice[],
): Step<M> {
  const end = endOf(law);
  const made: Step<M> = {
    law,
    name,
    menu: (turn) => withEnd(end, choices(turn)),
    play: (turn) => chooseFrom(turn, made),
  };
  return made;
}

/** Adds the choice that ends the step, if it may be ended; returns none if there are no other choices. */
function withEnd(end: Choice, choices: readonly Choice[]): readonly Choice[] {
  if (choices.length === 0) return choices;
  for (const { must } of choices) if (must === true) return choices;
  return choices.concat(end);
}

const endOf = (law: string): Choice => ({ option: { kind: END, law }, *play() {} });

/** What comes after everything else in Birdsong, before Daylight (1.4.1). */
const END_OF_BIRDSONG = bareMenu('1.4.1', 'End of Birdsong', (turn) => cardOffers(turn, 'end'));

function* chooseFrom<M extends Memory>(turn: Turn<M>, step: Step<M>): RootTurn<Outcome> {
  const choices = step.menu?.(turn) ?? [];
  if (choices.length === 0) return undefined;
  const chosen = yield* ask(menuQuestion(turn, step, choices));
  const choice = choices.find(({ option }) => option === chosen);
  if (choice === undefined) throw new Bug(`${step.name} (${step.law}) does not offer ${JSON.stringify(chosen)}`);
  return (yield* begun(turn, choice)) ?? afterChoice(choice);
}

/** The question of a step's menu. */
export function menuQuestion<M extends Memory>(
  { me }: Turn<M>,
  { law, name }: Step<M>,
  choices: readonly Choice[],
): Question<RootQuestions, 'choose'> {
  const options = choices.map(({ option }) => option);
  return { kind: 'choose', law, about: 'menu', prompt: name, seat: me.index, options };
}

/** The menu is asked again, unless it was ended or the choice leads elsewhere. */
export const afterChoice = ({ option }: Choice): Outcome => (option.kind === END ? undefined : 'stay');

/** Begins to play a choice from a menu. */
export function begun(turn: Turn, { option, play }: Choice): RootTurn<Outcome> {
  if (option.kind !== END) {
    turn.cite(option.law);
    if (interrupts(option)) turn.me.phases.interrupt?.(turn);
  }
  return play() as RootTurn<Outcome>;
}

/** The faction's own choices and other offers, at the start of a phase or during it. */
function offers(turn: Turn, atStart: boolean, own: readonly Choice[]): Choice[] {
  const found = [...own];
  for (const offer of COMMON_OFFERS) for (const choice of offer(turn, atStart)) found.push(choice);
  for (const { self, hook } of turn.hooks.offers) for (const choice of hook(turn, self, atStart)) found.push(choice);
  return found;
}
