import { type Question, capital } from '../../kernel/index.ts';
import type { Action, Part, SuitLetter } from '../action.ts';
import { phaseOf, stepNow } from '../turn/line.ts';
import type { DeedKind } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Turn } from '../law/step.ts';
import type { Effect } from './effects.ts';
import type { Laws } from './laws.ts';
import { actionToDo } from '../words/action.ts';
import { suitName, theOwner } from '../words/names.ts';
import { spentBy } from './reason-words.ts';
import { type AtStep, END_OF_TURN, refusalOf, toDo, whyMissing } from './reasons.ts';
import { partsOf } from '../parts-of.ts';

/** A difference between a line and the law. */
export interface Breach {
  /** The section. */
  readonly law: string;
  /** The step at which it was noticed. */
  readonly step: string;
  /** `extra`: written but not allowed. `missing`: due, but neither done nor written. */
  readonly kind: 'extra' | 'missing';
  /** The forbidden action; for a duty, the last action of the line. */
  readonly action: number;
  /** Why, in one sentence. */
  readonly because: string;
  /**
   * Certain: it is due whatever was done in Daylight, and nothing in the line could be it; or the boards forbid it in
   * any case.
   */
  readonly isCertain?: boolean;
  /** Forbidden by no rule of its own, so it may follow from something else in the line. */
  readonly isVague?: boolean;
  /** More was done, or more cards were drawn, than allowed. */
  readonly isMore?: boolean;
  /** For a duty, the cards or points of it that are written. */
  readonly done?: number;
  /** For a duty that is a choice, the kind of a deed that would do it. */
  readonly deed?: DeedKind;
  /** For a duty, its words: `draw one card (Draw)`. */
  readonly duty?: string;
  /** For a duty, the effects it would have had. */
  readonly due?: readonly Effect[];
  /** For a duty, the actions that are not written. */
  readonly acts?: readonly Action[];
  /** For a duty, the written action before which it is due. */
  readonly before?: number;
}

/** An action that no order within the phases explains: it is written among those of another phase. */
export type Late = Pick<Breach, 'law' | 'action' | 'because'>;

/** How a line agrees with the law. */
export type Match =
  | {
      readonly verdict: 'legal';
      readonly assumed: readonly string[];
      readonly late?: readonly Late[];
      /** What was done besides, which the line does not say or says otherwise: later lines build on it. */
      readonly also?: readonly Action[];
    }
  | { readonly verdict: 'illegal'; readonly breaches: readonly Breach[] }
  | {
      readonly verdict: 'undecided';
      readonly because: string;
      /** Whether the search ended first. */
      readonly isSpent?: true;
    };

/** A written action that its step does not allow. */
export const notAllowed = (turn: Turn, written: Action, action: number, step: AtStep): Breach => ({
  ...refusalOf(turn, written, step),
  step: step.name,
  kind: 'extra',
  action,
});

const STAGES: Readonly<Record<string, string>> = { begin: 'start of the turn', end: END_OF_TURN };

interface Undone {
  readonly law: string;
  readonly done: number | undefined;
  readonly before: number;
  /** The question last asked. */
  readonly asked?: Question<RootQuestions> | null;
}

/** A move without the name of the card or item that its player chooses: of a card, its suit if all that fit have it. */
function unnamed(act: Action, asked: Undone['asked']): Action {
  if (act.kind !== 'move' || asked?.kind !== 'choose') return act;
  const names = asked.options?.map(String) ?? asked.hand?.suits.map((suit) => `${suit}#`) ?? [];
  if (names.length < 2) return act;
  const all = new Set(names.map((one) => one.charAt(0)));
  if (all.size > 1) all.delete('B');
  const card = all.size > 1 ? '#' : `${[...all].join('')}#`;
  const told = (what: string): string => {
    if (asked.about === 'item') return names.some((one) => what === `%${one.charAt(0)}`) ? '%' : what;
    return asked.about === 'card' && names.some((one) => what.startsWith(one)) ? card : what;
  };
  return { ...act, parts: act.parts.map((part) => ({ ...part, what: told(part.what) })) };
}

/** A duty that is not written, by its section or its step's; `done` are the cards or points that are. */
export function leftUndone(turn: Turn, act: Action, action: number, { law, done, before, asked }: Undone): Breach {
  const step = stepNow(turn);
  const name = step?.name ?? STAGES[turn.now.stage] ?? turn.now.stage;
  const due = unnamed(act, asked);
  const because = whyMissing(turn, name, due, done);
  const duty = `${toDo(turn, due)} (${name})`;
  const [{ what = '', to = '' } = {}] = partsOf(act);
  const spent = to === turn.me.supply ? spentBy(turn, what) : undefined;
  return {
    law: spent ?? (law || (step?.law ?? '')),
    step: name,
    kind: 'missing',
    action,
    because,
    ...(done !== undefined && { done }),
    duty,
    acts: [act],
    before,
  };
}

/** A written card of none of the suits that a deed takes. */
export function ofOtherSuit(
  letter: string,
  act: Action,
  action: number,
  law: string,
  suits: readonly SuitLetter[],
): Breach {
  const taken = suits.map(suitName).join(' or ');
  const because = `${capital(theOwner(letter))} may not ${actionToDo(act, letter)}: it takes a ${taken} card`;
  // What it is paid for may be written wrongly, too.
  return { law, step: '', kind: 'extra', action, because, isVague: true };
}

/**
 * A written action left over at the end of the law's turn. An action done in part is reported by that part's section,
 * others by the section that allows such actions; too many actions of a phase by that phase's section, setup actions by
 * the setup's, and drawn cards by the last section that drew to that hand, in Evening.
 */
export function notInTurn(
  turn: Turn,
  written: Action,
  action: number,
  {
    laws,
    todo,
    ...of
  }: Pick<AtStep, 'fought' | 'last' | 'later' | 'next' | 'rest' | 'part'> & {
    readonly laws: Laws;
    /** The remaining effects. */
    readonly todo: readonly Effect[];
  },
): Breach {
  const { phases } = turn.me;
  const main = phaseOf(turn, turn.now.setup ? 'setup' : 'daylight') ?? phases.daylight;
  const isCard = (what: string): boolean => !turn.layout.columnOf.has(what);
  const isDrawn = ({ what, from }: Part): boolean => from === 'draw' && isCard(what);
  const drawn = partsOf(written).find(isDrawn);
  const usual = drawn === undefined ? main.law : (laws.ofDraw(drawn.to) ?? phases.evening.law);
  const law = of.part ?? (drawn === undefined ? laws.of(todo, main.law) : undefined) ?? usual;
  const breach = notAllowed(turn, written, action, { ...of, law, name: END_OF_TURN, forced: false });
  const isMore = drawn !== undefined || (breach.law === of.part && written.kind === 'move');
  return isMore ? { ...breach, isMore } : breach;
}
