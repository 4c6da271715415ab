import { type Answer, type Question, isViolation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Deed } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Plan } from '../ledger/enact.ts';
import { plan } from '../ledger/plan-action.ts';
import type { Desk } from '../turn/desk.ts';
import type { Guide, PathEnd } from '../turn/explore.ts';
import { type Try, answersTo, declineOf, optionOf } from './answers.ts';
import { type Breach, leftUndone } from './breach.ts';
import { type Effect, cardsOf, effectsOf } from './effects.ts';
import { isNotDrawn, isUndone } from './explanation.ts';
import { areTooFew, isDueAnyway, isTooFullAnyway, surePoints } from './certain.ts';
import { mayBeLeftOut, refreshed, toBeWritten, whatIsLeftOut } from './left-out.ts';
import type { Assumption } from './assumption.ts';
import type { Node } from './node.ts';
import { startedIn, takePart, withoutPart } from './part-written.ts';
import type { Search } from './search.ts';
import { withNames } from './with-names.ts';
import { countOf, total } from '../sum-of.ts';

/** How a run ended: at the end of its step or of the line, or stuck. */
export type Ran = { readonly at: 'end' | 'open'; readonly node: Node } | 'stuck';

/**
 * One run of a step from a node: with the answers so far, and the first possible answer to each new question.
 * Everything it does must be among the log's remaining effects.
 */
export class StepRun implements Guide<Try> {
  private readonly search: Search;
  private readonly start: Node;
  private readonly desk: Desk;
  /** Violations that it may have. */
  private readonly spare: number;
  /** The option chosen in its first menu. */
  private chosen: Deed | null = null;
  private readonly left: number[];
  private readonly breaches: Breach[];
  private readonly assumed: Assumption[];
  private sure: number;
  private unshown: true | undefined;
  /** The last deed chosen. */
  private deed: Deed | null = null;
  /** The section of the option, then of the questions that follow. */
  private law = '';
  /** The section that ran last before it. */
  private lawBefore = '';
  private answered = 0;
  private asked: Question<RootQuestions> | null = null;
  /** Answers since something was last done. */
  private given: string[] = [];
  /** Whether a card due was left out. */
  private skipped = false;
  /** A card that should have been taken at random stays where the log has it. */
  private untaken = false;
  /** What of the log was done: nothing, points alone, or more. */
  private consumed: '' | 'points' | 'deed' = '';
  /** The section that last brought points, or did something in a battle. */
  private scoredBy = '';
  private foughtBy = '';
  /** The current battle. */
  private battle: Extract<Action, { kind: 'battle' }> | null = null;
  /** An unfinished line stands within this step: more would be done than it has. */
  private isWithin = false;
  /** What is unwritten after the first of a step's single violation, with its effects as far as known. */
  private readonly more: { readonly act: Action; readonly effects: readonly Effect[] }[] = [];

  constructor(search: Search, start: Node, desk: Desk, spare: number) {
    this.search = search;
    this.start = start;
    this.desk = desk;
    this.spare = spare;
    this.left = [...start.left];
    this.breaches = [...start.breaches];
    this.assumed = [...start.assumed];
    ({ sure: this.sure, unshown: this.unshown } = start);
    search.scoring = '';
  }

  /** The result of a finished path. */
  ran(end: PathEnd): Ran {
    const { start, left, assumed } = this;
    if (end.at === 'end') return this.end();
    return end.at === 'open' || this.isWithin
      ? { at: 'open', node: { ...start, left, assumed, within: true } }
      : 'stuck';
  }

  picks(asked: Question<RootQuestions>): readonly Try[] | null {
    if (this.answered > 0 && this.isOver) return declineOf(asked);
    const { left, given, deed, desk } = this;
    const { players, line, most, unwritten, firstUnwritten } = this.search;
    const here = { players, line, left, coming: line.toCome(left), given, deed, turn: desk.turn, lawful: most === 0 };
    const found = answersTo(here, asked);
    if (unwritten === null || asked !== desk.menu || this.breaches.length > 0) return found;
    if (line.firstLeft(left) < firstUnwritten) return found;
    // Any other option may have been taken without being written.
    const others = [...(asked.options ?? []).keys()].filter((option) => !found.some((one) => one.option === option));
    return [...found, ...others.map((option) => ({ option }))];
  }

  /** Whether an unfinished line has nothing left. */
  private get isOver(): boolean {
    return this.search.open && this.search.line.isOver(this.left, this.unshown);
  }

  /** Notes what of the log was done: points, or more. */
  private takes({ kind }: Action, { length }: readonly Effect[]): void {
    if (length > 0) this.consumed = kind === 'score' && this.consumed !== 'deed' ? 'points' : 'deed';
  }

  answer(asked: Question<RootQuestions>, pick: Try): Answer<RootQuestions> | null {
    const { search } = this;
    const answer = (pick.option === undefined ? pick.answer : optionOf(asked, pick.option)) as Answer<RootQuestions>;
    if (asked === this.desk.menu) {
      this.chosen = this.deed = answer as Deed;
      this.law = this.chosen.law;
      this.answered = 1;
      return answer;
    }
    search.work++;
    // An optional action that is not written was declined: a card for the field hospitals, an extra hit.
    if (this.answered > 0 && this.isOver) return answer;
    this.given.push(String(pick.answer));
    if (asked.kind === 'choose' && asked.about === 'deed') this.deed = answer as Deed;
    this.answered += 1;
    this.asked = asked;
    // Another player's choice, such as Field Hospitals (6.2.3), is not the section of what follows.
    if (asked.kind === 'choose' && asked.seat === this.desk.turn.me.index)
      [this.law, this.lawBefore] = [asked.law, search.reported];
    if (asked.kind === 'draw' && asked.from === 'draw') search.laws.noteDraw(asked.to, asked.law);
    if (pick.assumes !== undefined) this.assumed.push({ because: pick.assumes });
    this.unshown ??= pick.unshown;
    if (pick.missing !== undefined && !this.leaveOut(asked, pick, pick.missing)) return null;
    return pick.unfit === undefined || this.adds(pick.unfit) ? answer : null;
  }

  /** Leaves out cards that are asked for; `false` if that is one violation too many. */
  private leaveOut(asked: Question<RootQuestions>, { drawn }: Try, act: Action): boolean {
    const { search, breaches, start, desk } = this;
    const isFull = (): boolean => this.chosen === null && isTooFullAnyway(search, desk.turn, this.left, asked);
    const isCertain = this.answered === 1 && (asked.kind === 'draw' ? this.isCertain(cardsOf(asked)) : isFull());
    const due = { law: asked.law, done: drawn, before: search.line.firstLeft(this.left) };
    const missing = (): Breach => ({ ...leftUndone(desk.turn, act, search.line.last, due), isCertain });
    const last = breaches.at(-1);
    this.skipped = true;
    this.untaken = asked.kind === 'choose' && asked.hand?.random !== undefined;
    const isSame = ({ step, law }: Breach): boolean => last?.step === step && last.law === law;
    if (last?.kind === 'missing' && this.chosen === null && isSame(missing())) {
      // Several cards of one duty are one violation.
      breaches.splice(-1, 1, { ...last, acts: [...(last.acts ?? []), act] });
      return true;
    }
    // What follows from something that is left out is no violation of its own: the outrage of a battle, a full hand.
    const isIts = last?.due !== undefined && breaches.length > start.breaches.length;
    if (isIts || isNotDrawn(act, breaches, this.more.length)) return this.more.push({ act, effects: [] }) > 0;
    if (this.spare > 0) return this.adds(missing());
    search.furthest.note(start, this.left, 'missing', missing);
    return false;
  }

  /** Adds a violation, unless it is one too many; several cards of one action are one. */
  private adds(breach: Breach): boolean {
    const { breaches, start } = this;
    const last = breaches.at(-1);
    if (breach.kind === 'extra' && last?.kind === 'extra' && last.action === breach.action) return true;
    if (this.search.undoes || breaches.length - start.breaches.length >= this.spare) return false;
    breaches.push(breach);
    return true;
  }

  act(lawful: Action): Plan | null | 'stop' {
    const { line, players } = this.search;
    const { table } = this.desk;
    const act = withNames(line, lawful, this.left);
    this.search.work++;
    this.given = [];
    if (this.untaken) {
      this.untaken = false;
      return null;
    }
    const planned = plan(table, act);
    if (isViolation(planned)) return 'stop';
    const effects = toBeWritten(effectsOf(table, players.layout, act, planned, 0), act, this.chosen, line);
    this.isWithin = effects.length > 0 && this.isOver;
    if (this.isWithin) return 'stop';
    const open = line.reading.assume
      ? effects.filter((effect) => mayBeLeftOut(line, effect, this.search.most === 0))
      : [];
    const due = open.length === 0 ? effects : effects.filter((effect) => !open.includes(effect));
    this.search.laws.note(due, this.search.reported);
    const isUndone = this.assume(act, open);
    if (act.kind === 'score') this.sure += surePoints(this.search, this.desk, this.left, act);
    const before = act.kind === 'reveal' ? total(this.left) : 0;
    if (line.consume(this.left, due, (one) => this.assumed.push({ act: one }))) this.takes(act, due);
    else if (this.skipped) for (const one of due) line.consume(this.left, [one]);
    else if (!this.leaveUndone(act, due)) return 'stop';
    if (act.kind === 'battle') this.battle = act;
    if (this.battle !== null && due.length > 0) this.foughtBy = this.search.reported;
    if (act.kind === 'score') [this.scoredBy, this.search.scoring] = [this.search.reported, ''];
    if (act.kind === 'reveal' && before - total(this.left) < countOf(due)) this.unshown = true;
    return isUndone ? null : planned;
  }

  /** Assumes what the log need not write; returns whether it was not done at all. */
  private assume(act: Action, effects: readonly Effect[]): boolean {
    const { line } = this.search;
    const unwritten = effects.filter((effect) => !line.consume(this.left, [effect]));
    if (unwritten.length < effects.length) this.takes(act, effects);
    this.assumed.push(...unwritten.map((effect) => whatIsLeftOut(line.layout, effect, act)));
    // Items are as the log has them: using one that is not refreshed means it never was.
    return unwritten.some((effect) => refreshed(line.layout, effect) !== undefined);
  }

  /** Leaves out something that the step does; `false` if no violation is left. */
  private leaveUndone(act: Action, due: readonly Effect[]): boolean {
    const { search, start, chosen, breaches } = this;
    const { reported } = search;
    // Points, what a battle does, and what follows the last question are reported by the section that brings them.
    const isAfter = chosen !== null && reported !== this.lawBefore && reported.startsWith(`${chosen.law}.`);
    const law = act.kind === 'score' || this.battle !== null || isAfter ? reported : chosen === null ? '' : this.law;
    const left = [...this.left];
    const part = takePart(search.line, left, act, due, this.battle, this.desk.turn.now.setup);
    const rest = part === null ? act : withoutPart(act, part.taken);
    const undone = part === null ? due : due.map((one, i) => ({ ...one, count: one.count - (part.taken[i] ?? 0) }));
    const isShort =
      breaches.length === 0 &&
      surePoints(search, this.desk, this.left, act) > 0 &&
      areTooFew(search, this.desk, this.left, this.sure);
    const missing = (): Breach => ({
      ...leftUndone(this.desk.turn, rest, part?.action ?? search.line.last, {
        law: this.desk.step === null ? reported : law,
        done: act.kind === 'score' ? part?.taken[0] : undefined,
        before: search.line.firstLeft(this.left),
        asked: this.asked,
      }),
      due: undone,
      isCertain: isShort || (this.answered === 0 && this.isCertain(undone)),
    });
    if (this.spare === 0) {
      search.hasCertain ||= isShort;
      if (chosen === null || this.consumed !== '') search.furthest.note(start, this.left, 'missing', missing);
      return false;
    }
    if (search.undoes && due.some(({ way }) => way === undefined)) return false;
    // What one step leaves out is one violation, however many pieces would have moved.
    if (breaches.length === start.breaches.length) breaches.push(missing());
    else this.more.push({ act: rest, effects: undone });
    this.left.splice(0, left.length, ...left);
    if (part !== null) this.consumed = 'deed';
    return true;
  }

  /** Whether an automatic action of the step is due on every path. */
  private isCertain(due: readonly Effect[]): boolean {
    const isItself = this.chosen === null && this.desk.step?.when === undefined;
    return isItself && isDueAnyway(this.search, this.desk.turn, this.left, due);
  }

  private end(): Ran {
    const { start, left, breaches, assumed, unshown, consumed, more } = this;
    // More of it than points must be written, or nobody can tell that it was started.
    const isGuess = breaches.length > start.breaches.length || assumed.length > start.assumed.length;
    if (isGuess && consumed !== 'deed' && this.chosen !== null && this.search.unwritten === null) return 'stuck';
    const last = breaches.at(-1);
    const isLeftOut = this.search.unwritten !== null && last !== start.breaches.at(-1);
    if (last?.due !== undefined && (more.length > 0 || isLeftOut)) {
      const due = [...last.due, ...more.flatMap(({ effects }) => effects)];
      const acts = [...(last.acts ?? []), ...more.map(({ act }) => act)];
      // What is looked for stands after what is written of its price.
      const isPaid = ({ key }: Effect, i: number): boolean => left[i] !== start.left[i] && !key.startsWith('+');
      const paid = isLeftOut ? this.search.line.effects.findLast(isPaid) : undefined;
      breaches.splice(-1, 1, { ...last, due, acts, ...(paid && { before: paid.action + 1 }) });
    }
    if (this.search.undoes && breaches.length === this.search.most && isUndone(breaches) === null) return 'stuck';
    const partly = consumed ? startedIn(this.search.line, start, left, (action) => this.lawOf(action)) : start.partly;
    const position = this.desk.sharedPosition();
    if (this.search.areTorn(left, start.position.now, position.now)) return 'stuck';
    const node = {
      position,
      left,
      breaches,
      assumed,
      sure: this.sure,
      since: start,
      unshown,
      partly,
      isBeyond: start.isBeyond,
    };
    return { at: 'end', node };
  }

  /** The section that did part of an action. */
  private lawOf(action: number): string {
    const { line, reported } = this.search;
    const own = line.actions[action]?.kind === 'score' ? this.scoredBy : this.foughtBy || this.law;
    return own || (this.desk.step?.law ?? reported);
  }
}
