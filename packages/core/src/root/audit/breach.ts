import type { Action, Part } from '../action.ts';
import { phaseOf, stepNow } from '../turn/line.ts';
import type { Turn } from '../law/step.ts';
import type { Effect } from './effects.ts';
import type { Laws } from './laws.ts';
import { type AtStep, END_OF_TURN, refusalOf, toDo, whyMissing } from './reasons.ts';

/** Something in a line that the law does not have so. */
export interface Breach {
  /** The section. */
  readonly law: string;
  /** The name of the step at which it was noticed. */
  readonly step: string;
  /** `extra`: written, and not allowed. `missing`: due, and neither done nor written. */
  readonly kind: 'extra' | 'missing';
  /** The action that is not allowed; of a duty, the last action of the line. */
  readonly action: number;
  /** Why, in one sentence. */
  readonly because: string;
  /**
   * It is due whatever was done in Daylight, and nothing in the line could be it; or what lies on a board forbids it, whatever
   * else was done.
   */
  readonly isCertain?: boolean;
  /** Not allowed by no rule of its own, so it may only follow from something else in the line. */
  readonly isVague?: boolean;
  /** Of something that is allowed more was done than may be, or more cards were drawn. */
  readonly isMore?: boolean;
  /** Of a duty, its words: `draw one card (Draw)`. */
  readonly duty?: string;
  /** Of a duty, what it would have changed. */
  readonly due?: readonly Effect[];
  /** Of a duty, the actions that are not written. */
  readonly acts?: readonly Action[];
}

/** How a line agrees with the law. */
export type Match =
  | { readonly verdict: 'legal'; readonly assumed: readonly string[] }
  | { readonly verdict: 'illegal'; readonly breaches: readonly Breach[] }
  | { readonly verdict: 'undecided'; readonly because: string };

/** Something that is written and not allowed at a step. */
export const notAllowed = (turn: Turn, written: Action, action: number, step: AtStep): Breach => ({
  ...refusalOf(turn, written, step),
  step: step.name,
  kind: 'extra',
  action,
});

/** What is due, by a section or else that of its step, and is not written; `done` are the cards or points that are. */
export function leftUndone(
  turn: Turn,
  act: Action,
  action: number,
  { law, done }: { readonly law: string; readonly done: number | undefined },
): Breach {
  const step = stepNow(turn);
  const name = step?.name ?? (turn.now.stage === 'end' ? END_OF_TURN : turn.now.stage);
  const because = whyMissing(turn, name, act, done);
  const duty = `${toDo(turn, act)} (${name})`;
  return { law: law || (step?.law ?? ''), step: name, kind: 'missing', action, because, duty, acts: [act] };
}

/**
 * Something that is written and left over once the law's turn has ended. Of what was done in part its section is that part's,
 * else the one by which such things are done. Of the actions of a phase there were too many, which its own section says, or
 * that of the setup; cards are drawn in Evening, by the section of the last draw to that hand.
 */
export function notInTurn(
  turn: Turn,
  written: Action,
  action: number,
  {
    laws,
    todo,
    partLaw,
    fought,
    rest,
  }: Pick<AtStep, 'fought' | 'rest'> & {
    readonly laws: Laws;
    /** What of it is left. */
    readonly todo: readonly Effect[];
    readonly partLaw: string | undefined;
  },
): Breach {
  const { phases } = turn.me;
  const main = phaseOf(turn, turn.now.setup ? 'setup' : 'daylight') ?? phases.daylight;
  const isCard = (what: string): boolean => !turn.layout.columnOf.has(what);
  const isDrawn = ({ what, from }: Part): boolean => from === 'draw' && isCard(what);
  const drawn = written.kind === 'move' ? written.parts.find(isDrawn) : undefined;
  const usual = drawn === undefined ? main.law : (laws.ofDraw(drawn.to) ?? phases.evening.law);
  const law = partLaw ?? (drawn === undefined ? laws.of(todo, main.law) : undefined) ?? usual;
  const breach = notAllowed(turn, written, action, {
    law,
    name: END_OF_TURN,
    forced: false,
    part: partLaw,
    fought,
    rest,
  });
  const isMore = drawn !== undefined || (breach.law === partLaw && written.kind === 'move');
  return isMore ? { ...breach, isMore } : breach;
}
