import { type Answer, type Question, isViolation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Plan } from '../ledger/enact.ts';
import { plan } from '../ledger/plan-action.ts';
import type { Desk } from './desk.ts';

type Asked = Question<RootQuestions>;

/**
 * Follows one path through a step: says what to try at each question, and what becomes of each action. Each path has a
 * new guide, which gets the same picks up to the point where the paths part.
 */
export interface Guide<Pick> {
  /** What to try at a new question, the likeliest first; `null` leaves the question open. */
  picks(asked: Asked): readonly Pick[] | null;
  /** The answer for a pick; `null` gives up the path. */
  answer(asked: Asked, pick: Pick): Answer<RootQuestions> | null;
  /** The plan of an action, which is then carried out; `null` skips the action, `stop` gives up the path. */
  act(action: Action): Plan | null | 'stop';
}

/** A guide that carries out and keeps all actions of the step. */
export abstract class ActingGuide<Pick> implements Guide<Pick> {
  readonly actions: Action[] = [];
  protected readonly desk: Desk;

  constructor(desk: Desk) {
    this.desk = desk;
  }

  abstract picks(asked: Asked): readonly Pick[] | null;
  abstract answer(asked: Asked, pick: Pick): Answer<RootQuestions> | null;

  act(action: Action): Plan | 'stop' {
    const planned = plan(this.desk.table, action);
    if (isViolation(planned)) return 'stop';
    this.actions.push(action);
    return planned;
  }
}

/** How a path ended: with its step, at an open question, or given up. */
export type PathEnd =
  | { readonly at: 'end' }
  | { readonly at: 'open'; readonly asked: Asked }
  | { readonly at: 'stuck' };

/** The picks at one question of the path, and the current one. */
interface Tried<Pick> {
  readonly picks: readonly Pick[];
  at: number;
}

interface Explored<G> {
  readonly guide: G;
  readonly end: PathEnd;
}

/**
 * All paths through the step at a desk, depth first, as the guides allow. The desk stays at the end of a path until the
 * next one is requested. The menu is listed once.
 *
 * @example for (const { guide, end } of explore(desk, () => new Leaves(desk))) if (end.at === 'end') count += 1;
 */
export function* explore<Pick, G extends Guide<Pick>>(desk: Desk, guideOf: () => G): Generator<Explored<G>> {
  const tried: Tried<Pick>[] = [];
  do {
    const guide = guideOf();
    yield { guide, end: follow(desk, guide, tried) };
  } while (nextPick(tried));
}

/** Takes the next pick at the last question that has one left; `false` if all have been tried. */
function nextPick<Pick>(tried: Tried<Pick>[]): boolean {
  for (let last = tried.at(-1); last !== undefined; last = tried.at(-1)) {
    last.at += 1;
    if (last.at < last.picks.length) return true;
    tried.pop();
  }
  return false;
}

const STUCK: PathEnd = { at: 'stuck' };
const END: PathEnd = { at: 'end' };

function follow<Pick>(desk: Desk, guide: Guide<Pick>, tried: Tried<Pick>[]): PathEnd {
  let asked = 0;
  /** The answer for the current pick; at a new question, for the first pick. */
  const answer = (question: Asked): Answer<RootQuestions> | 'open' | null => {
    if (asked === tried.length) {
      const picks = guide.picks(question);
      if (picks === null) return 'open';
      if (picks.length === 0) return null;
      tried.push({ picks, at: 0 });
    }
    const { picks, at } = tried[asked++] as Tried<Pick>;
    return guide.answer(question, picks[at] as Pick);
  };
  let option: Answer<RootQuestions> | undefined;
  if (desk.menu !== null) {
    const chosen = answer(desk.menu);
    if (chosen === 'open') return { at: 'open', asked: desk.menu };
    if (chosen === null) return STUCK;
    option = chosen;
  }
  const step = desk.run(option);
  let stop = step.next();
  while (!stop.done) {
    const { value } = stop;
    if ('ask' in value) {
      const given = answer(value.ask);
      if (given === 'open') return { at: 'open', asked: value.ask };
      if (given === null) return STUCK;
      stop = step.next(given);
    } else {
      const plan = guide.act(value.act);
      if (plan === 'stop') return STUCK;
      if (plan !== null) desk.enact(plan);
      stop = step.next();
    }
  }
  return END;
}
