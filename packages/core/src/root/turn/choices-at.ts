import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Deed } from '../law/deed.ts';
import type { RootTurn } from '../law/questions.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { Memory } from '../law/turn-state.ts';
import type { DeedRule } from '../law/unmet.ts';

/** An option of a menu, and what it does. */
export const choice = <Option extends Deed>(option: Option, play: Choice['play']): Choice<Option> => ({ option, play });

/** Choices, each followed by something more. */
export const followedBy = (choices: readonly Choice[], after: () => RootTurn): Choice[] =>
  choices.map((choice) => ({
    ...choice,
    *play() {
      yield* choice.play();
      yield* after();
    },
  }));

/** Offers a deed in each of these clearings where its rule allows it. */
export const choicesAt = <M extends Memory, At extends ClearingOrBurrow>(
  turn: Turn<M>,
  { kind, law, unmet }: DeedRule<M>,
  clearings: readonly At[],
  play: (at: At) => RootTurn,
): Choice[] =>
  clearings
    .filter((at) => unmet(turn, { kind, law, at }) === null)
    .map((at) => choice({ kind, law, at } as Deed, () => play(at)));
