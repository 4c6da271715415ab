import { isViolation } from '../../kernel/index.ts';
import type { Action, Component } from '../action.ts';
import { NONE } from '../cards/descriptions.ts';
import { BATTLE_DIE } from '../data/numbers.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { type Item, ITEMS, SUITS } from '../data/vocabulary.ts';
import type { Player, Players } from '../law/context.ts';
import { type MenuOption, NO_CARD, type RootQuestions } from '../law/questions.ts';
import { fitsHand } from '../law/cards.ts';
import { enact } from '../ledger/enact.ts';
import { plan, planLeniently } from '../ledger/plan-action.ts';
import { isWon } from '../result.ts';
import type { Layout } from '../table/layout.ts';
import { copyTable } from '../table/table.ts';
import { nextStep, stepNow, turnAt } from '../turn/line.ts';
import { END } from '../turn/menu.ts';
import { type Position, copyPosition } from '../turn/position.ts';
import type { Answer, Question } from '../../kernel/index.ts';
import type { Turn } from '../turn/step.ts';
import { type Effect, effectsOf, endOf, laidAtEnd } from './effects.ts';
import { whyMissing, whyNot } from './reasons.ts';

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

/**
 * How far ahead of the first action that is still to come a way may take one, and the runs of steps that it may cost: most
 * logs are in order, so that is tried first. `whole` takes what is written to move at once as one. What the last one does
 * not find within its runs is undecided.
 */
const NEAR_WINDOWS = [
  { ahead: 0, runs: 2_000, whole: true },
  { ahead: 1, runs: 300, whole: true },
  { ahead: 4, runs: 600, whole: false },
] as const;
const WINDOWS = [...NEAR_WINDOWS, { ahead: Number.POSITIVE_INFINITY, runs: 4_000, whole: false }] as const;
const TOO_MANY_WAYS: Match = { verdict: 'undecided', because: 'there are too many ways to read this line' };
/**
 * The work that a line may cost over all windows: steps run, questions answered and actions planned. A line whose ways cost
 * more is undecided, on any machine alike. What explains an illegal one best is looked for with as much again.
 */
const WORK_OF_LINE = 40_000;
/** The same where the log has used up its own, and for the last explanation. */
const LEAST_WORK = 3_000;
/** Options of a menu that count as one question answered. */
const OPTIONS_A_QUESTION = 8;

/** The work that a log may cost in all; matching a line takes its own off it. */
export interface Work {
  left: number;
}
/** Questions after which a step of which nothing is done is given up. */
const GHOST_ANSWERS = 100;
/** Breaches that are looked for in one line, the fewest first. */
const MOST_BREACHES = 3;
/** Breaches of a line with more than those. */
const ANY_NUMBER = 1_000;

/** One way through a line: where it stands, which effects of the log are still to come, what was breached so far. */
interface Node {
  readonly position: Position;
  readonly left: readonly number[];
  readonly breaches: readonly Breach[];
  readonly assumed: readonly string[];
  /** The line ends within the step that begins at this position. */
  readonly within?: true;
}

type Ran =
  | { readonly at: 'end'; readonly node: Node }
  | { readonly at: 'open'; readonly node: Node }
  | { readonly at: 'stuck' };

/**
 * Looks for a way through the steps of a line, by the law, whose effects are those that the log has: in any order that the
 * law allows, with any dice and cards that the log leaves open. If there is none, for the one with the fewest breaches.
 *
 * @example matchLine(players, { table, now: beginLine(me, false) }, actions)
 */
export function matchLine(players: Players, start: Position, actions: readonly Action[], log?: Work): Match {
  const most = Math.max(LEAST_WORK, Math.min(log?.left ?? WORK_OF_LINE, WORK_OF_LINE));
  const search = new LineSearch(players, actions, effectsOfLine(players.layout, start, actions), { most });
  const match = matchWith(search, start, most);
  if (log !== undefined) log.left -= search.work;
  return match;
}

function matchWith(search: LineSearch, start: Position, most: number): Match {
  const lawful =
    firstOf(NEAR_WINDOWS, (window) => search.find(start, 0, window)) ??
    firstOf(WINDOWS, (window) => search.find(start, 0, window, true));
  if (lawful !== null) return { verdict: 'legal', assumed: lawful.assumed };
  if (search.isSpent) return TOO_MANY_WAYS;
  // All ways without a breach have been tried: the line is illegal, whatever explains it best.
  search.mostWork = search.work + most;
  for (let breaches = 1; breaches <= MOST_BREACHES; breaches++) {
    // What was left out explains more than what should not be there.
    search.forces = false;
    const left = firstOf(NEAR_WINDOWS, (window) => search.find(start, breaches, window, true));
    search.forces = true;
    const found = left ?? firstOf(NEAR_WINDOWS, (window) => search.find(start, breaches, window, true));
    if (found !== null) return isUndone(found.breaches) ?? { verdict: 'illegal', breaches: found.breaches };
  }
  // With more than these the fewest are not looked for: each is told as a first way through the line comes to it.
  search.mostWork = search.work + LEAST_WORK;
  const all = firstOf(NEAR_WINDOWS, (window) => search.find(start, ANY_NUMBER, window, true));
  if (all !== null) return isUndone(all.breaches) ?? { verdict: 'illegal', breaches: all.breaches };
  const first = search.firstStop;
  return first === null
    ? { verdict: 'undecided', because: 'nothing says which of its actions is at fault' }
    : { verdict: 'illegal', breaches: [first] };
}

/** Things that are not written, and yet come to nothing: pieces placed and spent at once, an item refreshed and exhausted. */
function isUndone(breaches: readonly Breach[]): Match | null {
  const sum = new Map<string, number>();
  for (const { due } of breaches) {
    if (due === undefined) return null;
    for (const { key, count } of due) {
      const [from, to] = key.split('>');
      if (from === undefined || to === undefined) return null;
      sum.set(from, (sum.get(from) ?? 0) - count);
      sum.set(to, (sum.get(to) ?? 0) + count);
    }
  }
  for (const count of sum.values()) if (count !== 0) return null;
  return {
    verdict: 'legal',
    assumed: [`all of this was done, and undone again: ${breaches.map(({ because }) => because).join('; ')}`],
  };
}

/** How the beginning of a line agrees with the law, and where it leads, if it is legal. */
export type OpenMatch = Match & { readonly position?: Position };

/**
 * The same for the beginning of a line that is not finished: what is still due counts for nothing. Of a legal one gives the
 * position that it leads to, if it stands between two steps there.
 */
export function matchOpenLine(players: Players, start: Position, actions: readonly Action[]): OpenMatch {
  const search = new LineSearch(players, actions, effectsOfLine(players.layout, start, actions), { open: true });
  const found = firstOf(WINDOWS, (window) => search.find(start, 0, window));
  if (found !== null) {
    const { assumed, position, within } = found;
    return { verdict: 'legal', assumed, ...(within !== true && { position }) };
  }
  const first = search.firstStop;
  if (!search.isSpent && first !== null) return { verdict: 'illegal', breaches: [first] };
  return TOO_MANY_WAYS;
}

function effectsOfLine(layout: Layout, { table, now }: Position, actions: readonly Action[]): Effect[] {
  const here = copyTable(table);
  const begin: Action = { kind: 'begin', faction: `${now?.taker}`, ...(now?.setup && { setup: true as const }) };
  enact(here, planLeniently(here, begin));
  const laid = now?.setup === true ? laidAtEnd(planLeniently(here, { kind: 'end' })) : null;
  return actions.flatMap((action, index) => {
    const planned = planLeniently(here, action);
    const effects = effectsOf(here, layout, action, planned, index).filter(({ key }) => laid?.has(key) !== true);
    enact(here, planned);
    // Behind pieces that may have gone by the supply stands their placing, due once they are removed.
    return effects.flatMap((effect): Effect[] =>
      effect.bySupply === undefined
        ? [effect]
        : [effect, { action: effect.action, key: effect.bySupply.placed, count: 0 }],
    );
  });
}

class LineSearch {
  private readonly players: Players;
  private readonly actions: readonly Action[];
  private readonly effects: readonly Effect[];
  private runs = 0;
  /** What was done so far, over all windows, and the most that may be. */
  work = 0;
  mostWork: number;
  /** Whether what is often left out may be: the ferry that moves along, the announcement of a battle. */
  private assume = false;
  /** Breaches that are looked for. */
  private most = 0;
  /** Whether a breach may be something that is written and not allowed. */
  forces = true;
  /** The section by which cards were drawn last. */
  private drawLaw: string | null = null;
  private window: (typeof WINDOWS)[number] = WINDOWS[0];
  private seen = new Set<string>();
  /** The menu that the step at a node begins with. */
  private menuAt = new WeakMap<Node, Question<RootQuestions, 'choose'>>();
  /** Where the way without a breach that got furthest came to its end. */
  private furthest: { readonly left: number; readonly breach: Breach } | null = null;

  /** Whether the line may go on after its last action. */
  private readonly open: boolean;

  constructor(
    players: Players,
    actions: readonly Action[],
    effects: readonly Effect[],
    { open = false, most = WORK_OF_LINE }: { readonly open?: boolean; readonly most?: number },
  ) {
    this.open = open;
    this.mostWork = most;
    this.players = players;
    this.actions = actions;
    this.effects = effects;
  }

  get isSpent(): boolean {
    return this.runs >= this.window.runs || this.work >= this.mostWork;
  }

  get firstStop(): Breach | null {
    return this.furthest?.breach ?? null;
  }

  find(start: Position, breaches: number, window: (typeof WINDOWS)[number], assume = false): Node | null {
    this.assume = assume;
    this.most = breaches;
    this.window = window;
    this.runs = 0;
    this.seen = new Set();
    const left = this.effects.map(({ count }) => count);
    return this.walk({ position: start, left, breaches: [], assumed: [] }, breaches);
  }

  /** Whether the log has nothing left; what was only shown may be left over. */
  private isOver(left: readonly number[]): boolean {
    return left.every((n, i) => n === 0 || this.effects[i]?.shown === true);
  }

  /** All ways on from a node, depth first; the first that ends the line with nothing left over. */
  private walk(node: Node, spare: number): Node | null {
    if (this.isSpent) return null;
    const { now } = node.position;
    if (now === null) return null;
    if (this.open && this.isOver(node.left) && now.stage !== 'begin') return node;
    if (now.stage === 'over') return this.finish(node, spare);
    // Cards that the log does not name may be others: the piles tell such ways apart.
    const { piles } = node.position.table;
    const key = `${spare} ${node.assumed.length} ${node.left.join()} ${piles.join('|')} ${JSON.stringify([now.stage, now.step, now.memory, now.flags])}`;
    if (this.seen.has(key)) return null;
    this.seen.add(key);
    return this.answer(node, spare);
  }

  /** Tries the answers to the questions of the step at hand: the first of each, then the next of the last one, and so on. */
  private answer(node: Node, spare: number): Node | null {
    const tried: Tried[] = [];
    do {
      if (this.isSpent) return null;
      const ran = this.run(node, tried, spare);
      if (ran.at === 'open') return ran.node;
      if (ran.at === 'end') {
        const found = this.walk(ran.node, spare - (ran.node.breaches.length - node.breaches.length));
        if (found !== null) return found;
      }
    } while (nextOf(tried));
    const asked = this.menuAt.get(node);
    if (asked === undefined) return null;
    if (spare === 0) return this.stop(node, asked);
    return this.skip(node, asked, spare) ?? (this.forces ? this.force(node, asked, spare) : null);
  }

  /** Goes on as if one of the things that must be done had been: a duty left out, of each section one. */
  private skip(node: Node, { options = [] }: Question<RootQuestions, 'choose'>, spare: number): Node | null {
    if ((options as readonly MenuOption[]).some(({ kind }) => kind === END)) return null;
    const laws = new Set<string>();
    for (const [option, { law, kind }] of (options as readonly MenuOption[]).entries()) {
      if (laws.has(law)) continue;
      laws.add(law);
      const ghost = this.ghost(node, option, { law, kind });
      const found = ghost === null ? null : this.walk(ghost, spare - 1);
      if (found !== null) return found;
    }
    return null;
  }

  /** The step that an option leads to, with nothing of it done on the table. */
  private ghost(node: Node, option: number, { law, kind }: Pick<MenuOption, 'law' | 'kind'>): Node | null {
    this.runs++;
    this.work++;
    const { table, now } = copyPosition(node.position);
    if (now === null) return null;
    const turn = turnAt(this.players, { state: table }, now);
    const name = stepNow(turn)?.name ?? now.stage;
    const step = nextStep(turn);
    let next = step.next();
    for (let answered = 0; !next.done; ) {
      if (answered > GHOST_ANSWERS) return null;
      const { value } = next;
      if ('ask' in value)
        next = step.next(
          (answered++ === 0 ? optionOf(value.ask, option) : anyAnswer(value.ask)) as Answer<RootQuestions>,
        );
      else next = step.next();
    }
    const because = `${turn.me.letter} must still ${kind} (${name}): not done, or not written`;
    const action = Math.max(0, this.actions.length - 1);
    const breach: Breach = { law, step: name, kind: 'missing', action, because };
    return { ...node, position: { table, now }, breaches: [...node.breaches, breach] };
  }

  /**
   * Runs a step with the answers at hand, and to each new question gives the first one that may be tried; each thing it
   * does must be among what the log has left.
   */
  private run(node: Node, tried: Tried[], spare: number): Ran {
    this.runs++;
    this.work++;
    const { table, now } = copyPosition(node.position);
    if (now === null) return { at: 'stuck' };
    const turn = turnAt(this.players, { state: table }, now);
    const step = nextStep(turn);
    const left = [...node.left];
    const breaches = [...node.breaches];
    const assumed = [...node.assumed];
    let next = step.next();
    let answered = 0;
    // What a step without a menu does has to be done, whatever is chosen in it.
    let chosen = false;
    let skipped = false;
    let consumed = false;
    const more: Effect[] = [];
    const moreActs: Action[] = [];
    while (!next.done) {
      const { value } = next;
      this.work++;
      if ('ask' in value) {
        if (value.ask.kind === 'choose') this.work += Math.floor((value.ask.options?.length ?? 0) / OPTIONS_A_QUESTION);
        // Within a step nothing more can be told of what comes next: the line stands where the step began.
        if (this.open && answered > 0 && this.isOver(left))
          return { at: 'open', node: { ...node, left, assumed, within: true } };
        if (answered === tried.length) {
          if (answered === 0 && value.ask.kind === 'choose' && value.ask.menu === true)
            this.menuAt.set(node, value.ask);
          const picks = this.picks(value.ask, left, node);
          if (picks.length === 0) return { at: 'stuck' };
          tried.push({ picks, at: 0 });
        }
        const pick = pickOf(tried[answered]);
        answered += 1;
        chosen ||= value.ask.kind === 'choose' && value.ask.menu === true;
        if (value.ask.kind === 'draw' && value.ask.from === 'draw') this.drawLaw = value.ask.law;
        if (pick.assumes !== undefined) assumed.push(pick.assumes);
        if (pick.missing !== undefined) {
          const missing = this.missing(turn, pick.missing, value.ask.law, undefined, pick.drawn);
          const last = breaches.at(-1);
          skipped = true;
          if (last?.kind === 'missing' && last.step === missing.step && last.law === missing.law && !chosen) {
            // One card after another of one duty is one breach.
            breaches.splice(-1, 1, { ...last, acts: [...(last.acts ?? []), pick.missing] });
          } else {
            if (spare === 0) this.remember(left, missing, node);
            if (breaches.length - node.breaches.length >= spare) return { at: 'stuck' };
            breaches.push(missing);
          }
        }
        next = step.next(
          (pick.option === undefined ? pick.answer : optionOf(value.ask, pick.option)) as Answer<RootQuestions>,
        );
        continue;
      }
      const { act } = value;
      const planned = plan(table, act);
      if (isViolation(planned)) return { at: 'stuck' };
      const effects = effectsOf(table, this.players.layout, act, planned, 0);
      if (this.open && this.isOver(left) && effects.length > 0)
        return { at: 'open', node: { ...node, left, assumed, within: true } };
      const open = this.assume ? effects.filter((effect) => this.mayBeLeftOut(effect)) : [];
      const due = open.length === 0 ? effects : effects.filter((effect) => !open.includes(effect));
      let isLeftOut = false;
      for (const one of open)
        if (!this.consume(left, [one])) {
          assumed.push(this.leftOut(one));
          // Items lie as the log has them: whoever goes on with one that is not refreshed never refreshed it.
          isLeftOut ||= this.refreshed(one) !== null;
        }
      if (this.consume(left, due)) consumed ||= due.length > 0;
      else if (skipped) for (const one of due) this.consume(left, [one]);
      else {
        // What one step leaves out is one breach, however many pieces it would have moved.
        const isDuty = !chosen || consumed;
        const missing =
          breaches.length === node.breaches.length ? this.missing(turn, act, stepNow(turn)?.law ?? '', due) : null;
        if (spare === 0 && isDuty && missing !== null) this.remember(left, missing, node);
        if (spare === 0) return { at: 'stuck' };
        if (missing !== null) breaches.push(missing);
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
    return { at: 'end', node: { position: { table, now }, left, breaches, assumed } };
  }

  private mayBeLeftOut(effect: Effect): boolean {
    return (
      effect.battle !== undefined || this.isLandmark(effect) || (this.most === 0 && this.refreshed(effect) !== null)
    );
  }

  /** The item that an effect turns face up (9.4.1); `null` of any other effect. */
  private refreshed({ key }: Effect): Item | null {
    const { items } = this.players.layout;
    const [, from, column, to, toColumn] = /^(\d+)\.(\d+)>(\d+)\.(\d+)$/.exec(key) ?? [];
    if (from === undefined || from !== to) return null;
    return (
      ITEMS.find((item) => `${items[item].exhausted}` === column && `${items[item].refreshed}` === toColumn) ?? null
    );
  }

  private isLandmark({ key }: Effect): boolean {
    const { columns } = this.players.layout;
    const [, column] = /^\d+\.(\d+)>/.exec(key) ?? [];
    return column !== undefined && columns[Number(column)]?.kind === 'landmark';
  }

  private leftOut(effect: Effect): string {
    const { battle } = effect;
    const item = this.refreshed(effect);
    if (item !== null) return `a ${ITEM_NAMES[item]} was refreshed, which the log does not write`;
    if (battle === undefined) return 'the ferry moved along, which the log does not write';
    const { attacker, defender, clearing } = battle;
    return `${attacker} battled ${defender} in clearing ${clearing}, which the log does not write`;
  }

  private missing(turn: Turn, due: Action, law: string, effects?: readonly Effect[], drawn?: number): Breach {
    const step = stepNow(turn);
    const action = Math.max(0, this.actions.length - 1);
    const name = step?.name ?? turn.now.stage;
    return {
      law: law || (step?.law ?? ''),
      step: name,
      kind: 'missing',
      action,
      because: whyMissing(turn, name, due, drawn),
      acts: [due],
      ...(effects && { due: effects }),
    };
  }

  /** Takes effects off what the log has left; `false`, and nothing taken, where it does not have them all. */
  private consume(left: number[], effects: readonly Effect[]): boolean {
    const before = [...left];
    const last = this.window.ahead + this.firstLeft(left);
    for (const effect of effects) {
      let { count } = effect;
      const exact = effect.card === undefined ? -1 : this.sameCard(left, effect.card, last);
      if (exact >= 0) {
        left[exact] = 0;
        continue;
      }
      for (let i = 0; i < left.length && count > 0; i++) {
        const there = left[i] ?? 0;
        const known = this.effects[i];
        if (there === 0 || known === undefined || known.action > last) continue;
        const removed = known.bySupply?.removed === effect.key;
        if (!removed && !this.agree(effect, known)) continue;
        if (this.window.whole && !removed && known.bySupply !== undefined && there > count) continue;
        const taken = Math.min(there, count);
        left[i] = there - taken;
        if (removed) left[i + 1] = (left[i + 1] ?? 0) + taken;
        count -= taken;
      }
      if (count === 0 || effect.unsaid === true) continue;
      for (const [i, n] of before.entries()) left[i] = n;
      return false;
    }
    if (!this.window.whole || left.every((n, i) => n === before[i] || !this.isSplit(left, i))) return true;
    for (const [i, n] of before.entries()) left[i] = n;
    return false;
  }

  /** Whether a card was taken off a written action that has another card go the same way. */
  private isSplit(left: readonly number[], index: number): boolean {
    const { action, card } = this.effects[index] ?? {};
    return this.effects.some(
      (other, i) =>
        left[i] !== 0 &&
        other.action === action &&
        card !== undefined &&
        other.card?.from === card.from &&
        other.card.to === card.to,
    );
  }

  /** The card of the log that is described in the very same way: it is taken before those that may be the one. */
  private sameCard(left: readonly number[], card: NonNullable<Effect['card']>, last: number): number {
    return this.effects.findIndex(
      ({ action, card: known }, i) =>
        known !== undefined &&
        (left[i] ?? 0) > 0 &&
        action <= last &&
        known.what === card.what &&
        known.from === card.from &&
        known.to === card.to,
    );
  }

  /** Whether what the law does is what the log says, as far as that is known. */
  private agree(done: Effect, written: Effect): boolean {
    if (done.key !== written.key) return false;
    if (done.card !== undefined && written.card !== undefined) {
      const sameEnds = done.card.from === written.card.from && this.isEnd(done.card.to, written.card.to);
      return sameEnds && this.meets(done.card.what, written.card.what);
    }
    if (done.craft !== undefined && written.craft !== undefined) return this.crafts(done.craft, written.craft);
    const [battle, log] = [done.battle, written.battle];
    if (battle === undefined || log === undefined) return true;
    return (
      battle.attacker === log.attacker &&
      battle.defender === log.defender &&
      battle.clearing === log.clearing &&
      battle.ambushes.length === log.ambushes.length &&
      log.ambushes.every((suit, i) => suit === null || suit === battle.ambushes[i]) &&
      (log.rolls === undefined || battle.rolls === undefined || log.rolls.join() === battle.rolls.join())
    );
  }

  /** Whether a card went there as the log says; that it came to the supporters is often written as if to the hand. */
  private isEnd(place: string, written: string): boolean {
    return place === written || (this.assume && place === `${written}$`);
  }

  private meets(a: Component, b: Component): boolean {
    return this.both(a, b) !== null;
  }

  /** A card that is described in two ways, as well as both know it; `null` where they exclude each other. */
  private both(a: Component, b: Component): Component | null {
    const { cards, quests } = this.players.layout;
    for (const known of [cards, quests]) {
      const [one, other] = [known.byName.get(a), known.byName.get(b)];
      const both = one === undefined || other === undefined ? NONE : known.meet(one, other);
      if (both !== NONE) return known.spellings[both] ?? null;
    }
    return null;
  }

  /** An item may be written in place of the card that shows it. */
  private crafts(card: Component, written: Component): boolean {
    if (card === written) return true;
    if (!written.startsWith('%')) return this.meets(card, written);
    return this.meets(card, `#${written}`);
  }

  /** Effects of the log that are still to come. */
  private *toCome(left: readonly number[]): Generator<Effect> {
    for (const [i, n] of left.entries()) {
      const effect = this.effects[i];
      if (n > 0 && effect !== undefined) yield effect;
    }
  }

  /** The index of the first action with an effect that is still to come. */
  private firstLeft(left: readonly number[]): number {
    const at = left.findIndex((n, i) => n > 0 && this.effects[i]?.shown !== true);
    return this.effects[at]?.action ?? this.actions.length;
  }

  /** The answers worth trying, the likeliest first. */
  private picks(asked: Question<RootQuestions>, left: readonly number[], node: Node): Try[] {
    switch (asked.kind) {
      case 'draw':
        return this.drawn(asked, left);
      case 'roll':
        return this.rolls(left);
      case 'pick':
        return [...new Set(asked.options)].map((answer) => ({ answer }));
      case 'choose':
        if ('menu' in asked && asked.menu) return this.options(asked, left, node);
        if (asked.hand !== undefined) return this.cards(asked, left);
        return this.likeliest(asked.options ?? [], left).flatMap(({ answer, option }) =>
          this.mayBeSpent(answer, left) ? [{ option }] : [],
        );
    }
  }

  /** Of how many, what the next action of the log has comes first. */
  private likeliest(options: readonly unknown[], left: readonly number[]) {
    const all = options.map((answer, option) => ({ answer, option }));
    if (typeof options[0] !== 'number') return all;
    const next = this.firstLeft(left);
    const counts = left.filter((n, i) => n > 0 && this.effects[i]?.action === next);
    const rank = (answer: unknown): number => (counts.some((count) => count === answer) ? 0 : 1);
    return all.sort((a, b) => rank(a.answer) - rank(b.answer));
  }

  /** Whether an option, where it is a card, is among those that the log has yet to move. */
  private mayBeSpent(option: unknown, left: readonly number[]): boolean {
    if (typeof option !== 'string' || !/^[BFMR]#\S/.test(option)) return true;
    for (const { card } of this.toCome(left)) if (card !== undefined && this.meets(card.what, option)) return true;
    return false;
  }

  private drawn({ from, to, count, law }: Question<RootQuestions, 'draw'>, left: readonly number[]): Try[] {
    const cards: Component[] = [];
    const pile = from === 'quests' ? 'draw' : from;
    for (const { card } of this.toCome(left))
      if (card?.from === pile && this.isEnd(endOf(to), card.to)) cards.push(card.what);
    // Cards looked at, and quests turned up (D65), need not be written.
    if (pile !== 'draw' || to === 'Q') return [{ answer: pad(cards.slice(0, count), count) }];
    if (cards.length >= count) return [{ answer: cards.slice(0, count) }];
    const what = '#';
    const missing: Action = { kind: 'move', parts: [{ count: count - cards.length, what, from, to }] };
    return [{ answer: pad(cards, count), missing, law, drawn: cards.length }];
  }

  private rolls(left: readonly number[]): Try[] {
    const known: (readonly number[])[] = [];
    let open = false;
    for (const { battle } of this.toCome(left)) {
      if (battle === undefined) continue;
      if (battle.rolls === undefined) open = true;
      else known.push([...battle.rolls]);
    }
    if (open || this.assume) for (const a of BATTLE_DIE) for (const b of BATTLE_DIE) if (a >= b) known.push([a, b]);
    return known.map((answer) => ({ answer }));
  }

  /** Cards that the log has leave the place asked of, as it describes them; one not known may be the one needed. */
  private cards({ hand, options, seat, law }: Question<RootQuestions, 'choose'>, left: readonly number[]): Try[] {
    const { layout, seats } = this.players;
    const from = hand?.place ?? seats[seat]?.letter ?? '';
    const found = new Map<string, Try>();
    const offer = (card: Component): void => {
      if (options !== undefined) {
        for (const option of options) {
          const both = typeof option === 'string' ? this.both(option, card) : null;
          if (both !== null) found.set(both, { answer: both });
        }
        return;
      }
      if (hand === undefined) return;
      const fits = fitsHand(layout, card, hand);
      if (fits === true) found.set(card, { answer: card });
      // Where every suit will do, a card that is not named is nothing to assume.
      if (fits === null && hand.suits.length === SUITS.length && hand.lasting !== true && hand.ambush !== true)
        found.set(card, { answer: card });
      else if (fits === null)
        found.set(card, { answer: card, assumes: `a card of ${from} that the log does not name was one that fits` });
    };
    for (const { card, battle } of this.toCome(left)) {
      if (card?.from === from) offer(card.what);
      for (const suit of battle?.ambushes ?? [])
        for (const one of suit === null ? ['B', 'F', 'M', 'R'] : [suit]) offer(`${one}#@`);
    }
    // A card that is only shown need not be written; where some are, those are meant.
    const shows = [...this.toCome(left)].some(({ shown, card }) => shown === true && card?.from === from);
    if (hand?.shown === true && found.size === 0 && !shows) {
      const card = `${(options?.[0] as string | undefined) ?? `${hand.suits[0] ?? ''}#`}`;
      const assumes = `${from} showed a card that fits, though the log does not say so`;
      found.set(card, { answer: card, ...(options === undefined && { assumes }) });
    }
    if (hand?.held === true) {
      const missing: Action = { kind: 'move', parts: [{ count: 1, what: '#', from, to: 'discard' }] };
      for (const answer of (options ?? ['#']).slice(0, 1)) found.set('', { answer, missing, law });
    } else if (hand?.optional === true || options === undefined || options.includes(NO_CARD))
      found.set(NO_CARD, { answer: NO_CARD });
    return [...found.values()];
  }

  /** The options of a menu that the log may still have, and the end of the step. */
  private options(asked: Question<RootQuestions, 'choose'>, left: readonly number[], node: Node): Try[] {
    const options = (asked.options ?? []) as readonly MenuOption[];
    const seat = this.players.seats[this.players.layout.seatOf.get(node.position.now?.taker ?? '') ?? 0];
    const found: { readonly option: number; readonly first: number }[] = [];
    let end: number | null = null;
    for (const [index, option] of options.entries()) {
      if (option.kind === END) end = index;
      else {
        const first = this.firstSignOf(option, left, seat);
        if (first !== null) found.push({ option: index, first });
      }
    }
    found.sort((a, b) => a.first - b.first);
    const picks: Try[] = found.map(({ option }) => ({ option }));
    return end === null ? picks : [...picks, { option: end }];
  }

  /** The index of the first action in the log that an option may be of; `null` where nothing in it is. */
  private firstSignOf(option: MenuOption, left: readonly number[], seat: Player | undefined): number | null {
    const { pieces: own = [], letter = '' } = seat ?? {};
    const { kind, from, to, at, defender, card, column, what, plot } = option;
    let found = false;
    let first = this.actions.length;
    const sign = (effect: Effect): void => {
      found = true;
      first = Math.min(first, effect.action);
    };
    const { placeOf, columnOf } = this.players.layout;
    const row = (place: unknown): number => placeOf.get(`${place as string}`)?.row ?? -1;
    for (const effect of this.toCome(left)) {
      if (kind === 'craft') {
        if (effect.craft !== undefined && this.crafts(`${card as string}`, effect.craft)) sign(effect);
      } else if (defender !== undefined) {
        if (effect.battle?.defender === defender && effect.battle.clearing === `${at as number}`) sign(effect);
        // Its announcement may be left out; what it removed is written.
        else if (this.assume && this.most === 0 && this.isLoss(effect, row(at), defender as string)) sign(effect);
      } else if (from !== undefined && to !== undefined) {
        if (own.some((piece) => effect.key === `${row(from)}.${piece}>${row(to)}.${piece}`)) sign(effect);
      } else if (column !== undefined && card !== undefined) {
        if (effect.card?.to.endsWith(`_${column as string}`) && this.meets(effect.card.what, `${card as string}`))
          sign(effect);
        // A card of the faction's own is counted as pieces are.
        else if (effect.key.endsWith(`>${row(`${letter}$_${column as string}`)}.${columnOf.get(`${card as string}`)}`))
          sign(effect);
      } else if (kind === 'sway') {
        if (effect.key.includes(`.${columnOf.get(`${what as string}`)}>`)) sign(effect);
      } else if (kind === 'bank' || kind === 'score') {
        if (effect.card?.from === letter && effect.card.to === 'discard') sign(effect);
      } else if (kind === 'expose') {
        if (effect.key.includes(`"plot":"${plot as string}","clearing":"${at as number}"`)) sign(effect);
      } else if (at !== undefined) {
        if (effect.key.includes(`>${row(at)}.`)) sign(effect);
      } else if (card !== undefined && kind !== 'card') {
        if (effect.card !== undefined && this.meets(effect.card.what, `${card as string}`)) sign(effect);
      } else {
        // It does not say what it is of: it may be of the next, so it comes before what is of a later one.
        found = true;
        first = this.firstLeft(left) + 0.5;
      }
    }
    // Who is attacked may ask a price, and where it is not paid nothing is written (Chmd.2.2).
    const attacked = this.players.seats.find((one) => one.letter === defender);
    return found || attacked?.law.beforeBattle !== undefined ? first : null;
  }

  /** Whether a player's piece leaves a clearing. */
  private isLoss({ key }: Effect, row: number, owner: string): boolean {
    const [, from, column] = /^(\d+)\.(\d+)>/.exec(key) ?? [];
    return from === `${row}` && this.players.layout.columns[Number(column)]?.owner === owner;
  }

  /** Remembers the stop of a way without a breach, if none got further. */
  private stop(node: Node, asked: Question<RootQuestions>): null {
    const breach = this.breachOf(node, asked);
    if (breach !== null) this.remember(node.left, breach, node);
    return null;
  }

  private remember(effects: readonly number[], breach: Breach, { breaches }: Node): void {
    const left = effects.reduce((sum, n) => sum + n, 0);
    if (breaches.length > 0) return;
    const { furthest } = this;
    // Of a line that goes on what is not allowed says more than what is still due.
    const says = this.open && breach.kind === 'extra' && furthest?.breach.kind === 'missing';
    if (furthest === null || left < furthest.left || (says && left === furthest.left)) this.furthest = { left, breach };
  }

  /** The first action that the log has left, as something that this menu does not allow. */
  private breachOf(node: Node, asked: Question<RootQuestions>): Breach | null {
    const first = this.firstLeft(node.left);
    const action = this.actions[first];
    const { table, now } = copyPosition(node.position);
    if (action === undefined || now === null) return null;
    const turn = turnAt(this.players, { state: table }, now);
    const step = stepNow(turn);
    const isEnd = (option: unknown): boolean => (option as MenuOption).kind === END;
    const forced = asked.kind === 'choose' && !(asked.options ?? []).some(isEnd);
    const name = step?.name ?? '';
    return {
      ...whyNot(turn, action, { law: step?.law ?? '', name, forced }),
      step: name,
      kind: 'extra',
      action: first,
    };
  }

  /** Takes the first action that the log has left as it stands, though the law does not have it here: a breach. */
  private force(node: Node, asked: Question<RootQuestions>, spare: number): Node | null {
    const breach = this.breachOf(node, asked);
    const { table, now } = copyPosition(node.position);
    const action = this.actions[breach?.action ?? -1];
    if (breach === null || action === undefined) return null;
    enact(table, planLeniently(table, action));
    const left = node.left.map((n, i) => (this.effects[i]?.action === breach.action ? 0 : n));
    return this.walk({ ...node, position: { table, now }, left, breaches: [...node.breaches, breach] }, spare - 1);
  }

  /** The line is over by the law: what the log has left is more than the law allows. */
  private finish(node: Node, spare: number): Node | null {
    const over = [...new Set([...this.toCome(node.left)].flatMap(({ action, shown }) => (shown ? [] : [action])))];
    if (over.length === 0) return node;
    // Once somebody has won nothing counts any more (3.1).
    if (isWon(node.position.table)) return node;
    if (over.length > spare || !this.forces) return null;
    const { table, now } = node.position;
    if (now === null) return null;
    const turn = turnAt(this.players, { state: table }, now);
    const breaches = over.flatMap((action): Breach[] => {
      const written = this.actions[action];
      if (written === undefined) return [];
      const name = 'end of the turn';
      return [
        {
          ...whyNot(turn, written, { law: this.phaseLaw(turn, written), name, forced: false }),
          step: name,
          kind: 'extra',
          action,
        },
      ];
    });
    return { ...node, breaches: [...node.breaches, ...breaches] };
  }

  /** The section of the phase that something left over belongs to: cards are drawn in Evening, all else is Daylight's. */
  private phaseLaw({ me: { phases } }: Turn, action: Action): string {
    const draws = action.kind === 'move' && action.parts.some(({ from }) => from === 'draw');
    return draws ? (this.drawLaw ?? phases.evening.law) : phases.daylight.law;
  }
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

/** An answer to try: an option of a menu by its number, or the answer itself. */
interface Try {
  readonly answer?: unknown;
  readonly option?: number;
  readonly assumes?: string;
  readonly missing?: Action;
  /** Of cards that should have been drawn, how many were. */
  readonly drawn?: number;
  readonly law?: string;
}

/** An answer that lets a step go on of which nothing is done. */
function anyAnswer(asked: Question<RootQuestions>): unknown {
  switch (asked.kind) {
    case 'draw':
      return pad([], asked.count);
    case 'roll':
      return [0, 0];
    case 'pick':
      return asked.options[0];
    case 'choose':
      return asked.options?.[0] ?? NO_CARD;
  }
}

/** The answers to a question that may be tried, and which of them is at hand. */
interface Tried {
  readonly picks: readonly Try[];
  at: number;
}

const pickOf = (tried: Tried | undefined): Try => tried?.picks[tried.at] ?? {};

/** Takes the next answer to the last question that has one left; `false` if all have been tried. */
function nextOf(tried: Tried[]): boolean {
  for (let last = tried.at(-1); last !== undefined; last = tried.at(-1)) {
    last.at += 1;
    if (last.at < last.picks.length) return true;
    tried.pop();
  }
  return false;
}

function optionOf(asked: Question<RootQuestions>, index: number): unknown {
  return asked.kind === 'choose' ? asked.options?.[index] : undefined;
}

/** Cards, and unknown ones up to a number. */
function pad(cards: readonly Component[], count: number): Component[] {
  return [...cards, ...new Array<Component>(Math.max(0, count - cards.length)).fill('#')];
}
