import type { Action, Part } from '../action.ts';
import { phaseOf, stepNow } from '../turn/line.ts';
import type { Turn } from '../turn/step.ts';
import type { Effect } from './effects.ts';
import { type AtStep, END_OF_TURN, whyMissing, whyNot } from './reasons.ts';

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
  /** It is due whatever was done in Daylight, and nothing in the line could be it. */
  readonly isCertain?: boolean;
  /** Of something that is allowed more was done than may be, or more cards were drawn. */
  readonly isMore?: boolean;
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
  ...whyNot(turn, written, step),
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
  const name = step?.name ?? turn.now.stage;
  const because = whyMissing(turn, name, act, done);
  return { law: law || (step?.law ?? ''), step: name, kind: 'missing', action, because, acts: [act] };
}

/**
 * Something that is written and left over once the law's turn has ended. Its section is that of its phase: cards are drawn in
 * Evening, by the section of the last draw to that hand, and all else is Daylight's, or that of the setup; of what was
 * done in part, that part's.
 */
export function notInTurn(
  turn: Turn,
  written: Action,
  action: number,
  drawLaws: ReadonlyMap<string, string>,
  partLaw: string | undefined,
  fought: ReadonlySet<string>,
): Breach {
  const { phases } = turn.me;
  const main = phaseOf(turn, turn.now.setup ? 'setup' : 'daylight') ?? phases.daylight;
  const isCard = (what: string): boolean => !turn.layout.columnOf.has(what);
  const isDrawn = ({ what, from }: Part): boolean => from === 'draw' && isCard(what);
  const drawn = written.kind === 'move' ? written.parts.find(isDrawn) : undefined;
  const draws = drawn !== undefined;
  const law = partLaw ?? (draws ? (drawLaws.get(drawn.to) ?? phases.evening.law) : main.law);
  const breach = notAllowed(turn, written, action, { law, name: END_OF_TURN, forced: false, part: partLaw, fought });
  return draws || (breach.law === partLaw && written.kind === 'move') ? { ...breach, isMore: true } : breach;
}
