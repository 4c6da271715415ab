import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { actionOf } from './actions.ts';
import { type Minister, MINISTER_LAWS, crownsLeft, swayed } from './ministers.ts';
import { mayRevealToSway, revealToSway } from './reveal.ts';
import { MINISTERS, RANKS } from '../../data/factions/duchy.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/** What a turn remembers about the Parliament and swaying. */
export interface Parliament {
  /** Ministers that have acted (12.5.2). */
  readonly acted: Minister['spelling'][];
  /** The Brigadier has taken one of two moves, or of two battles (12.5.2.IV). */
  second: {
    readonly kind: 'move' | 'battle';
    readonly law: string;
    readonly copied: Minister['spelling'] | null;
  } | null;
  /** A minister was swayed (12.5.3). */
  swayed: boolean;
}

/** The action of each swayed minister, once (12.5.2), and the rest of the Brigadier's. */
export function parliamentChoices(turn: Turn<Parliament>): Choice[] {
  const there = swayed(turn, turn.me);
  const choices = there
    .filter(({ spelling }) => !turn.memory.acted.includes(spelling))
    .flatMap((one) => ofMinister(turn, one));
  return [...secondChoices(turn), ...choices];
}

function ofMinister(turn: Turn<Parliament>, minister: Minister): readonly Choice[] {
  if (minister.spelling !== 'mayor') return actionBy(turn, minister, minister);
  // The Mayor copies the action of any swayed noble or squire, even one that has acted (12.5.2.VI).
  return swayed(turn, turn.me)
    .filter(({ rank }) => rank !== 'lord')
    .flatMap((other) => actionBy(turn, other, minister));
}

function actionBy(turn: Turn<Parliament>, minister: Minister, by: Minister): readonly Choice[] {
  const { memory } = turn;
  const law = MINISTER_LAWS[by.spelling];
  const own = actionOf(turn, minister, law, () => {
    // Which minister acted first makes no difference later.
    memory.acted.push(by.spelling);
    memory.acted.sort();
    memory.second = null;
  });
  const copied = by === minister ? null : minister.spelling;
  const choices = named(own, copied);
  if (minister.spelling !== 'brigadier') return choices;
  return choices.map((choice) => ({
    ...choice,
    *play() {
      yield* choice.play();
      memory.second = { kind: choice.option.kind === 'move' ? 'move' : 'battle', law, copied };
    },
  }));
}

function secondChoices(turn: Turn<Parliament>): readonly Choice[] {
  const { memory } = turn;
  if (memory.second === null) return [];
  const { kind, law, copied } = memory.second;
  const taken = (): void => {
    memory.second = null;
  };
  return named(kind === 'move' ? moveChoices(turn, law, taken) : battleChoices(turn, law, taken), copied);
}

/** Choices of the Mayor, with the minister that he copies. */
const named = (choices: readonly Choice[], copied: Minister['spelling'] | null): readonly Choice[] =>
  copied === null ? choices : choices.map((one) => ({ ...one, option: { ...one.option, minister: copied } }));

/** Ministers that can be swayed: a crown of their rank is left, and the hand has enough cards to reveal (12.5.3). */
export function swayChoices(turn: Turn<Parliament>): Choice[] {
  const { me, memory } = turn;
  if (memory.swayed) return [];
  const there = swayed(turn, me);
  return MINISTERS.flatMap((minister): Choice[] => {
    const { spelling, rank } = minister;
    const { cards } = RANKS[rank];
    if (there.includes(minister) || crownsLeft(turn, me, rank) === 0 || !mayRevealToSway(turn, cards)) return [];
    return [choice({ kind: 'sway', law: '12.5.3.I', what: `#${spelling}` }, () => sway(turn, minister))];
  });
}

function* sway(turn: Turn<Parliament>, { spelling, rank }: Minister): RootTurn {
  const { me, memory } = turn;
  const { cards, points } = RANKS[rank];

  memory.swayed = true;
  turn.cite('12.5.3.II');
  if (!(yield* revealToSway(turn, cards))) return;
  turn.cite('12.5.3.III');
  yield* transfer(`#${spelling}`, 'draw', me.board);
  yield* score(turn, me, points);
}
