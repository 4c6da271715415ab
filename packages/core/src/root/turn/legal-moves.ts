import type { Either } from 'fp-ts/lib/Either.js';
import { type Answer, Bug, type Question, type ViolationAt } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Faction } from '../data/vocabulary.ts';
import type { Players } from '../law/context.ts';
import type { Deed } from '../law/deed.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { MoveKind, StepName } from '../law/step-name.ts';
import type { Stage } from '../law/turn-state.ts';
import { Desk } from './desk.ts';
import { ActingGuide, explore } from './explore.ts';
import { lookAtHand } from './hand.ts';
import { END } from './menu.ts';
import { type Drawn, MoveGuide } from './move-guide.ts';
import { type Position, copyPosition } from './position.ts';
import { type RootAnswerer, runOn } from './run-on.ts';

/** One complete move of a player: what it does until the next step, chance, or another player's answer. */
export interface LegalMove {
  readonly kind: MoveKind;
  readonly law: string;
  /** What was chosen in the menu, if it came from one. */
  readonly option: Deed | null;
  readonly actions: readonly Action[];
  /** The answers that lead to it, from the start of the step. */
  readonly answers: readonly unknown[];
  /** The position after it, unless chance or another player has to answer first. */
  readonly after: Position | null;
  /**
   * Plays the move to the end of its step; `chance` answers what the move leaves open. It goes past a roll or a drawn card,
   * where `after` is null. A violation is an answer that does not fit.
   */
  playOn(players: Players, chance: RootAnswerer): Either<ViolationAt, Position>;
  /** The section of the question that chance or another player has to answer next, if it stops there. */
  readonly asks?: string;
  /** The cards that chance deals next, if it stops there; `more` if something follows. */
  readonly draws?: Drawn;
  /** `hand`: it needs a card that may or may not be in the hand. */
  readonly requires?: 'hand';
}

/** What may be done next at a position. */
export interface LegalMoves {
  readonly faction: Faction;
  readonly phase: Stage;
  /** Empty between two phases. */
  readonly step: StepName | '';
  readonly law: string;
  /** Whether one of the moves must be made before the phase can end. */
  readonly forced: boolean;
  readonly moves: readonly LegalMove[];
}

/** Carries out what a step does by itself, and with `answers`, what they choose. */
class Replay extends ActingGuide<unknown> {
  private readonly answers: readonly unknown[];
  private answered = 0;

  constructor(desk: Desk, answers: readonly unknown[] = []) {
    super(desk);
    this.answers = answers;
  }

  picks(): readonly unknown[] | null {
    return this.answered < this.answers.length ? [this.answers[this.answered++]] : null;
  }

  answer(_asked: Question<RootQuestions>, pick: unknown): Answer<RootQuestions> {
    return pick as Answer<RootQuestions>;
  }
}

/** Runs the step of a desk with these answers. */
function replay(desk: Desk, answers: readonly unknown[]): void {
  for (const { end } of explore(desk, () => new Replay(desk, answers)))
    if (end.at !== 'end') throw new Bug(`${desk.step?.name}: the same answers lead elsewhere`);
}

/**
 * The desk of the next step that asks or does something, from this one on; `null` once the line is over, or the phase if it
 * is to be `within` one.
 */
function settle(players: Players, from: Desk | null, looked: boolean, within: Stage | null): Desk | null {
  let desk = from;
  while (desk !== null && desk.menu === null) {
    const run = explore(desk, () => new Replay(desk as Desk)).next();
    if (run.done === true) return desk;
    const { guide, end } = run.value;
    if (looked && end.at === 'open' && end.asked.law === lookAtHand.law) {
      const { table, now } = desk.start;
      desk = new Desk(players, { table, now: { ...now, step: now.step + 1 } });
    } else if (end.at !== 'end' || guide.actions.some(({ kind }) => kind !== 'begin' && kind !== 'end')) return desk;
    else if (within !== null && desk.now.stage !== within) return null;
    else desk = guide.actions.length === 0 ? desk.next(players) : deskAt(players, desk.position());
  }
  return desk;
}

const deskAt = (players: Players, { table, now }: Position): Desk | null =>
  now === null || now.stage === 'over' ? null : new Desk(players, { table, now });

/** A move of the step at a desk, which runs it again for the position after it. */
class MoveFrom implements LegalMove {
  readonly #desk: Desk;
  readonly kind: MoveKind;
  readonly law: string;
  readonly option: Deed | null;
  readonly actions: readonly Action[];
  readonly answers: readonly unknown[];
  declare asks?: string;
  declare draws?: Drawn;
  declare requires?: 'hand';

  constructor(
    desk: Desk,
    kind: MoveKind,
    law: string,
    option: Deed | null,
    actions: readonly Action[],
    answers: readonly unknown[],
  ) {
    this.#desk = desk;
    this.kind = kind;
    this.law = law;
    this.option = option;
    this.actions = actions;
    this.answers = answers;
  }

  playOn(players: Players, chance: RootAnswerer): Either<ViolationAt, Position> {
    let given = 0;
    const answered: RootAnswerer = (question, table) =>
      given < this.answers.length ? (this.answers[given++] as Answer<RootQuestions>) : chance(question, table);
    return runOn(players, copyPosition(this.#desk.start), { chance: answered }, 'step');
  }

  get after(): Position | null {
    if (this.asks !== undefined) return null;
    replay(this.#desk, this.answers);
    return this.#desk.position();
  }
}

/**
 * Adds every complete move of the step at a desk, but for options that are `listed` already. Returns the desk of the next
 * step if this one may be ended.
 */
function addMoves(players: Players, desk: Desk, listed: ReadonlySet<string>, moves: LegalMove[]): Desk | null {
  let ended = false;
  const { law: ownLaw = '', name } = desk.step ?? {};
  for (const { guide, end } of explore(desk, () => new MoveGuide(desk, listed))) {
    const { answers, own, chance } = guide;
    const option = desk.menu === null ? null : (answers[0] as Deed);
    if (end.at === 'stuck') continue;
    if (option?.kind === END) {
      ended = end.at === 'end';
      continue;
    }
    const asked = chance?.asked ?? (end.at === 'open' ? end.asked : undefined);
    const draws = guide.drawn(end.at === 'end');
    const needs = guide.unsure || option?.requires === 'hand';
    const kind = option?.kind ?? slug(name);
    const law = option?.law ?? (guide.law === '' ? ownLaw : guide.law);
    const move = new MoveFrom(desk, kind, law, option, own, answers);
    if (asked !== undefined) move.asks = asked.law;
    if (draws !== null) move.draws = draws;
    if (needs) move.requires = 'hand';
    moves.push(move);
  }
  // A menu lists its end last, so that is what the desk has just run; whoever ends a step has done nothing in it.
  return ended ? desk.next(players) : null;
}

const isEnd = (option: unknown): boolean => (option as Deed).kind === END;

const slug = (name: string | undefined): MoveKind =>
  (name ?? 'End of turn').toLowerCase().replace(/\W+/g, '-') as MoveKind;

/**
 * What may be done next: the complete moves of the current step and, while steps may be ended with nothing done, of the
 * following steps in the same phase. `null` once the line is over. With `looked`, the player has seen their own hand
 * (5.1.3). The position after a move is computed on demand.
 *
 * @example legalMoves(players, { table, now: beginLine(players.seats[0], false) })
 */
export function legalMoves(players: Players, position: Position, looked = false): LegalMoves | null {
  let desk = settle(players, deskAt(players, copyPosition(position)), looked, null);
  if (desk === null) return null;
  const { step } = desk;
  const { taker, stage } = desk.start.now;
  const all: LegalMove[] = [];
  // Several steps of a phase offer what anybody may do during it.
  const listed = new Set<string>();
  let forced = false;
  while (desk !== null) {
    const { menu } = desk;
    const ended: Desk | null = addMoves(players, desk, listed, all);
    forced = ended === null;
    desk = settle(players, ended, false, stage);
    if (desk !== null) for (const option of menu?.options ?? []) if (!isEnd(option)) listed.add(JSON.stringify(option));
  }
  return {
    faction: taker,
    phase: stage,
    step: (step?.name ?? '') as StepName | '',
    law: step?.law ?? '',
    forced,
    moves: all,
  };
}
