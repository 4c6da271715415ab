import { type Answer, type Question, isViolation } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Players } from '../law/context.ts';
import type { MenuOption, RootQuestions } from '../law/questions.ts';
import { enact } from '../ledger/enact.ts';
import { plan, planLeniently } from '../ledger/plan-action.ts';
import { isWon } from '../result.ts';
import { Desk } from '../turn/desk.ts';
import { stepNow, turnAt } from '../turn/line.ts';
import { END } from '../turn/menu.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import { type Tried, answersTo, nextOf, optionOf, pickOf } from './answers.ts';
import { type Breach, leftUndone, notAllowed, notInTurn } from './breach.ts';
import { NEAR_WINDOWS, OPTIONS_A_QUESTION, type Window } from './budget.ts';
import { type Effect, effectsOf, movedCards } from './effects.ts';
import { leaveUndone } from './duty.ts';
import { mayBeLeftOut, refreshed, whatIsLeftOut } from './left-out.ts';
import type { Here } from './signs.ts';
import type { WrittenLine } from './written-line.ts';

/** One way through a line: where it stands, which effects of the log are still to come, what was breached so far. */
interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly string[];
  /** A card was shown that the log does not show. */
  readonly unshown?: true;
  /** The section by which something of the action that is still to come was done already. */
  readonly partly?: { readonly action: number; readonly law: string };
  /** The line ends within the step that begins at this position. */
  readonly within?: true;
}

type Ran =
  | { readonly at: 'end'; readonly node: Node }
  | { readonly at: 'open'; readonly node: Node }
  | { readonly at: 'stuck' };

/** Looks for ways through the steps of a line whose effects are those that the log has. */
export class LineSearch {
  private readonly players: Players;
  private readonly line: WrittenLine;
  private runs = 0;
  /** What was done so far, over all windows, and the most that may be. */
  work = 0;
  mostWork: number;
  /** Breaches that are looked for. */
  private most = 0;
  /** Whether a breach may be something that is written and not allowed. */
  forces = true;
  /** The section that ran last. */
  private reported = '';
  /** The section by which cards were drawn last. */
  private drawLaw: string | null = null;
  private window: Window = NEAR_WINDOWS[0];
  /** Positions that were tried in vain. */
  private seen = new Set<string>();
  /** Whether a duty was found that no other way could fulfil either. */
  hasCertain = false;
  /** Where the way without a breach that got furthest came to its end. */
  private furthest: { readonly left: number; readonly breach: Breach; readonly node: Node } | null = null;

  /** Whether the line may go on after its last action. */
  private readonly open: boolean;

  constructor(players: Players, line: WrittenLine, mostWork: number, open = false) {
    this.open = open;
    this.mostWork = mostWork;
    this.players = { ...players, report: (law) => (this.reported = law) };
    this.line = line;
  }

  get isSpent(): boolean {
    return this.runs >= this.window.runs || this.work >= this.mostWork;
  }

  get firstStop(): Breach | null {
    return this.furthest?.breach ?? null;
  }

  find(start: Position, breaches: number, window: Window, assume = false): Node | null {
    return this.findFrom(
      { position: start, left: this.line.whole(), breaches: [], assumed: [] },
      breaches,
      window,
      assume,
    );
  }

  /** The same from where the way without a breach that got furthest came to its end. */
  findOn(breaches: number, window: Window): Node | null {
    return this.furthest === null ? null : this.findFrom(this.furthest.node, breaches, window, true);
  }

  private findFrom(node: Node, breaches: number, window: Window, assume: boolean): Node | null {
    this.line.reading = { ...window, assume };
    this.most = breaches;
    this.window = window;
    this.runs = 0;
    this.seen.clear();
    return this.walk(node, breaches);
  }

  /** All ways on from a node, depth first; the first that ends the line with nothing left over. */
  private walk(node: Node, spare: number): Node | null {
    if (this.isSpent) return null;
    const { now } = node.position;
    if (now === null) return null;
    if (this.open && this.line.isOver(node.left, node.unshown) && now.stage !== 'begin') return node;
    if (now.stage === 'over') return this.finish(node, spare);
    const { piles, rows, relationships } = node.position.table;
    // Cards that the log does not name may be others, and of pieces one of another face may have gone.
    const where = `${spare} ${node.assumed.length} ${node.unshown} ${node.left.join()} ${piles.join('|')} ${hashOf(rows)}`;
    const key = `${where} ${JSON.stringify([now.stage, now.step, now.memory, now.flags, relationships])}`;
    if (this.seen.has(key)) return null;
    this.seen.add(key);
    return this.answer(node, new Desk(this.players, { table: node.position.table, now }), spare);
  }

  /** Tries the answers to the questions of the step at hand: the first of each, then the next of the last one, and so on. */
  private answer(node: Node, desk: Desk, spare: number): Node | null {
    const tried: Tried[] = [];
    const asked = desk.menu;
    if (asked !== null) {
      this.work += 1 + Math.floor((asked.options?.length ?? 0) / OPTIONS_A_QUESTION);
      const picks = answersTo(this.here(node.left, desk), asked);
      if (picks.length > 0) tried.push({ picks, at: 0 });
    }
    do {
      if (this.isSpent || (asked !== null && tried.length === 0)) break;
      const ran = this.run(node, desk, tried, spare);
      if (ran.at === 'open') return ran.node;
      if (ran.at === 'stuck') continue;
      const found = this.walk(ran.node, spare - (ran.node.breaches.length - node.breaches.length));
      if (found !== null) return found;
    } while (nextOf(tried));
    if (asked === null || this.isSpent) return null;
    if (spare === 0) return this.stop(node, asked);
    return this.skip(node, asked, spare) ?? (this.forces ? this.force(node, asked, spare) : null);
  }

  /** Goes on as if one of the things that must be done had been: a duty left out, of each section one. */
  private skip(node: Node, { options = [] }: Question<RootQuestions, 'choose'>, spare: number): Node | null {
    if ((options as readonly MenuOption[]).some(({ kind }) => kind === END)) return null;
    const laws = new Set<string>();
    for (const [option, { law }] of (options as readonly MenuOption[]).entries()) {
      if (laws.has(law)) continue;
      laws.add(law);
      this.runs++;
      this.work++;
      const undone = leaveUndone(this.players, node.position, option, law, this.line.last);
      if (undone === null) continue;
      const { position, breach } = undone;
      const found = this.walk({ ...node, position, breaches: [...node.breaches, breach] }, spare - 1);
      if (found !== null) return found;
    }
    return null;
  }

  /**
   * Runs a step with the answers at hand, and to each new question gives the first one that may be tried; each thing it
   * does must be among what the log has left.
   */
  private run(node: Node, desk: Desk, tried: Tried[], spare: number): Ran {
    this.runs++;
    this.work++;
    const { turn, table } = desk;
    const { now } = turn;
    const chosen = desk.menu !== null;
    const step = desk.run(chosen ? (pickOf(tried[0]).option ?? 0) : 0);
    const stepHere = stepNow(turn);
    const stepLaw = stepHere?.law ?? '';
    const left = [...node.left];
    const breaches = [...node.breaches];
    const assumed = [...node.assumed];
    let { unshown } = node;
    // The section of the option, then of the questions that follow it.
    const optionLaw = chosen
      ? ((desk.menu?.options?.[pickOf(tried[0]).option ?? 0] as MenuOption | undefined)?.law ?? '')
      : '';
    let law = optionLaw;
    // Points are told by the option that brings them.
    const lawOf = ({ kind }: Action): string => (kind === 'score' || !chosen ? optionLaw : law);
    let next = step.next();
    let answered = chosen ? 1 : 0;
    // What is due of itself after Daylight is the same in any order, if all pieces have come to where the line has them.
    const isLate = !chosen && stepHere?.when === undefined && (now.stage === 'evening' || now.stage === 'end');
    const isCertain = (still: readonly number[], due: readonly Effect[]): boolean => {
      const found = isLate && this.line.hasOnlyCardsLeft(still) && !this.line.couldHave(due);
      this.hasCertain ||= found;
      return found;
    };
    let skipped = false;
    let consumed = false;
    const given: string[] = [];
    const more: Effect[] = [];
    const moreActs: Action[] = [];
    while (!next.done) {
      const { value } = next;
      this.work++;
      if ('ask' in value) {
        // Within a step nothing more can be told of what comes next: the line stands where the step began.
        if (this.open && answered > 0 && this.line.isOver(left, unshown))
          return { at: 'open', node: { ...node, left, assumed, within: true } };
        if (answered === tried.length) {
          const picks = answersTo(this.here(left, desk, given), value.ask);
          if (picks.length === 0) return { at: 'stuck' };
          tried.push({ picks, at: 0 });
        }
        const pick = pickOf(tried[answered]);
        given.push(String(pick.answer));
        answered += 1;
        if (value.ask.kind === 'choose') law = value.ask.law;
        if (value.ask.kind === 'draw' && value.ask.from === 'draw') this.drawLaw = value.ask.law;
        if (pick.assumes !== undefined) assumed.push(pick.assumes);
        unshown ??= pick.unshown;
        if (pick.missing !== undefined) {
          const missing = {
            ...leftUndone(turn, pick.missing, this.line.last, value.ask.law, pick.drawn),
            isCertain: answered === 1 && value.ask.kind === 'draw' && isCertain(left, movedCards(asMove(value.ask))),
          };
          const last = breaches.at(-1);
          skipped = true;
          if (last?.kind === 'missing' && last.step === missing.step && last.law === missing.law && !chosen) {
            // One card after another of one duty is one breach.
            breaches.splice(-1, 1, { ...last, acts: [...(last.acts ?? []), pick.missing] });
          } else {
            if (spare === 0) this.remember(node, left, 'missing', () => missing);
            if (breaches.length - node.breaches.length >= spare) return { at: 'stuck' };
            breaches.push(missing);
          }
        }
        next = step.next(
          (pick.option === undefined ? pick.answer : optionOf(value.ask, pick.option)) as Answer<RootQuestions>,
        );
        continue;
      }
      const act = this.line.named(value.act, left);
      given.length = 0;
      const planned = plan(table, act);
      if (isViolation(planned)) return { at: 'stuck' };
      const effects = effectsOf(table, this.players.layout, act, planned, 0);
      if (this.open && this.line.isOver(left, unshown) && effects.length > 0)
        return { at: 'open', node: { ...node, left, assumed, within: true } };
      const open = this.line.reading.assume
        ? effects.filter((effect) => mayBeLeftOut(this.line.layout, effect, this.most === 0))
        : [];
      const due = open.length === 0 ? effects : effects.filter((effect) => !open.includes(effect));
      let isLeftOut = false;
      for (const one of open)
        if (!this.line.consume(left, [one])) {
          assumed.push(whatIsLeftOut(this.line.layout, one));
          // Items lie as the log has them: whoever goes on with one that is not refreshed never refreshed it.
          isLeftOut ||= refreshed(this.line.layout, one) !== null;
        }
      if (this.line.consume(left, due)) consumed ||= due.length > 0;
      else if (skipped) for (const one of due) this.line.consume(left, [one]);
      else {
        // What one step leaves out is one breach, however many pieces it would have moved.
        const isDuty = !chosen || consumed;
        const { reported } = this;
        const missing = (): Breach => ({
          ...leftUndone(turn, act, this.line.last, stepLaw === '' ? reported : lawOf(act)),
          due,
          isCertain: answered === 0 && isCertain(left, due),
        });
        if (spare === 0) {
          if (isDuty) this.remember(node, left, 'missing', missing);
          return { at: 'stuck' };
        }
        if (breaches.length === node.breaches.length) breaches.push(missing());
        else {
          more.push(...due);
          moreActs.push(act);
        }
      }
      if (!isLeftOut) enact(table, planned);
      next = step.next();
    }
    // Something of it must be written, or nobody can tell that it was begun.
    const isGuess = breaches.length > node.breaches.length || assumed.length > node.assumed.length;
    if (isGuess && !consumed && chosen) return { at: 'stuck' };
    const last = breaches.at(-1);
    if (more.length > 0 && last?.due !== undefined)
      breaches.splice(-1, 1, { ...last, due: [...last.due, ...more], acts: [...(last.acts ?? []), ...moreActs] });
    const partly = consumed ? this.partlyTaken(node, left, law || stepLaw) : node.partly;
    const position = desk.position();
    const end = { position, left, breaches, assumed, ...(unshown && { unshown }), ...(partly && { partly }) };
    return { at: 'end', node: end };
  }

  /** Whether the first action that is still to come was begun: by the section that did something of it last. */
  private partlyTaken({ left: before, partly }: Node, left: readonly number[], law: string): Node['partly'] {
    const action = this.line.firstLeft(left);
    const isTaken = (of: readonly number[]): boolean =>
      this.line.effects.some((one, i) => one.action === action && (left[i] ?? 0) < (of[i] ?? 0));
    if (partly?.action === action && !isTaken(before)) return partly;
    return isTaken(this.line.whole()) ? { action, law } : undefined;
  }

  private here(left: readonly number[], { turn }: Desk, given: readonly string[] = []): Here {
    return { players: this.players, line: this.line, left, given, turn, lawful: this.most === 0 };
  }

  /** Remembers the stop of a way without a breach, if none got further. */
  private stop(node: Node, asked: Question<RootQuestions>): null {
    this.remember(node, node.left, 'extra', () => this.breachOf(node, asked));
    return null;
  }

  private remember(node: Node, left: readonly number[], kind: Breach['kind'], tell: () => Breach | null): void {
    if (node.breaches.length > 0) return;
    const more = left.reduce((sum, n) => sum + n, 0);
    const { furthest } = this;
    // Of a line that goes on what is not allowed says more than what is still due.
    const says = this.open && kind === 'extra' && furthest?.breach.kind === 'missing' && more === furthest.left;
    // Of several things that are too much it is the last one written, told at the menu that does not have it.
    const first = this.line.firstLeft(left);
    const isAfter =
      kind === 'extra' &&
      more === furthest?.left &&
      furthest.breach.kind === 'extra' &&
      (first > furthest.breach.action || (first === furthest.breach.action && this.isNearer(node, furthest.node)));
    if (furthest !== null && more >= furthest.left && !says && !isAfter) return;
    const breach = tell();
    if (breach !== null) this.furthest = { left: more, breach, node };
  }

  /** Of a line that goes on the phase counts that it has come to, of one that is over any before its end. */
  private isNearer({ position: { now } }: Node, { position: { now: far } }: Node): boolean {
    return this.open ? now?.stage !== far?.stage : far?.stage === 'over';
  }

  /** The first action that the log has left, as something that this menu does not allow. */
  private breachOf({ position, left, partly }: Node, asked: Question<RootQuestions>): Breach | null {
    const { table, now } = position;
    const first = this.line.firstLeft(left);
    const action = this.line.actions[first];
    if (action === undefined || now === null) return null;
    const turn = turnAt(this.players, { state: table }, now);
    const { law = '', name = '' } = stepNow(turn) ?? {};
    const isEnd = (option: unknown): boolean => (option as MenuOption).kind === END;
    const forced = asked.kind === 'choose' && !(asked.options ?? []).some(isEnd);
    const isMore = partly?.action === first;
    const breach = notAllowed(turn, action, first, { law: isMore ? partly.law : law, name, forced });
    return breach.law === partly?.law && action.kind === 'move' ? { ...breach, isMore } : breach;
  }

  /** Takes the first action that the log has left as it stands, though the law does not have it here: a breach. */
  private force(node: Node, asked: Question<RootQuestions>, spare: number): Node | null {
    const breach = this.breachOf(node, asked);
    const { table, now } = copyPosition(node.position);
    const action = this.line.actions[breach?.action ?? -1];
    if (breach === null || action === undefined) return null;
    enact(table, planLeniently(table, action));
    const left = node.left.map((n, i) => (this.line.effects[i]?.action === breach.action ? 0 : n));
    return this.walk({ ...node, position: { table, now }, left, breaches: [...node.breaches, breach] }, spare - 1);
  }

  /** The line is over by the law: what the log has left is more than the law allows. */
  private finish(node: Node, spare: number): Node | null {
    const left = [...new Set([...this.line.toCome(node.left)].flatMap(({ action, shown }) => (shown ? [] : [action])))];
    // Once somebody has won nothing counts any more (3.1): what is written after that, and cards drawn.
    const over = isWon(node.position.table) ? left.filter((action) => this.line.counts(node.left, action)) : left;
    if (left.length === 0) return this.line.isOver(node.left, node.unshown) ? node : null;
    if (over.length === 0) return node;
    const { table, now } = node.position;
    if (now === null) return null;
    const turn = turnAt(this.players, { state: table }, now);
    const { partly } = node;
    const breaches = over.flatMap((action): Breach[] => {
      const partLaw = partly?.action === action ? partly.law : undefined;
      const written = this.line.actions[action];
      return written === undefined ? [] : [notInTurn(turn, written, action, this.drawLaw, partLaw)];
    });
    if (spare === 0) this.remember(node, node.left, 'extra', () => breaches[0] ?? null);
    if (over.length > spare || !this.forces) return null;
    return { ...node, breaches: [...node.breaches, ...breaches] };
  }
}

/** Cards that are asked for, as the move that brings them. */
const asMove = ({ count, from, to }: Question<RootQuestions, 'draw'>): Action => ({
  kind: 'move',
  parts: [{ count, what: '#', from, to }],
});

/** A number for what lies where: other pieces in a place give another one, by all odds. */
function hashOf(rows: readonly (readonly number[])[]): number {
  let hash = 0;
  for (const row of rows) for (const count of row) hash = (Math.imul(hash, 0x01000193) ^ count) | 0;
  return hash;
}
