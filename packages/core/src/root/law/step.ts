import type { RulesContext, SeatedPlayer } from './context.ts';
import type { Deed, DeedView } from './deed.ts';
import type { Refusal } from './faction-law.ts';
import type { RootTurn } from './questions.ts';
import type { Memory, Order, PhaseName, TurnState } from './turn-state.ts';

/** The table as the steps of a turn see it. */
export interface Turn<M extends Memory = Memory> extends RulesContext {
  readonly me: SeatedPlayer;
  readonly now: TurnState<M>;
  readonly memory: M;
  order: Order | null;
}

/**
 * An unmet condition of a rule: its section, why it is not met, and what would meet it. The words are made only when
 * asked for, since most rules are only asked whether they offer something.
 */
export interface Unmet {
  readonly law: string;
  because(ctx: RulesContext): string;
  /** What follows the deed in words, if as much of it was done: `draw one card more`. */
  readonly more?: string;
}

/** A kind of deed of a faction and the rule that offers it wherever all its conditions are met. */
export interface DeedRule<M extends Memory = Memory> {
  readonly kind: DeedView['kind'];
  readonly law: string;
  /** The prefix of the pieces that it places: `At`, `Cb_`. */
  readonly places?: string;
  /** What it removes without a battle, by their names without the owner: `w`, `b_`. */
  readonly removes?: RegExp;
  unmet(turn: Turn<M>, deed: DeedView): Unmet | null;
}

/**
 * Where a step leads: on to the next step, to itself again (`stay`), to the start of its phase (`again`), or to
 * Evening.
 */
export type Outcome = undefined | 'stay' | 'again' | 'evening';

/**
 * An option of a menu, and what it does. Afterwards the menu is offered again, unless `play` returns something else.
 */
export interface Choice<Option extends Deed = Deed> {
  readonly option: Option;
  /** While such a choice is left, the player cannot end the step. */
  readonly must?: true;
  /**
   * Plays the option. It may run again after the table is restored, so it changes nothing else: a game played by legal
   * moves, each run twice, holds this (`play-on.test.ts`).
   */
  play(): RootTurn<Outcome> | RootTurn;
}

/** Kinds of change that the audit tells apart; `campaign` means battles and moves of own pieces. */
export type Brought = 'campaign' | 'pieces' | 'items' | 'cards' | 'points' | 'other';

/** One step of a turn, as its law lists it. Between two steps a turn is JSON (`TurnState`). */
export interface Step<M extends Memory = Memory> {
  /** The section: `B.4.5.1`, `7.5.2`; for a trait or difficulty, its card: `ROOT-120`. */
  readonly law: string;
  readonly name: string;
  /** Whether the step takes place, asked when it is reached. */
  when?(turn: Turn<M>): boolean;
  play(turn: Turn<M>): RootTurn<Outcome> | RootTurn;
  /** Options that the step itself offers in its menu; cards and other players may add more. */
  choices?(turn: Turn<M>): readonly Choice[];
  /** All options of its menu now, including the one that ends it. */
  menu?(turn: Turn<M>): readonly Choice[];
  /** Everything that may happen in the step, except what cards and other players offer; anything, if left out. */
  readonly brings?: readonly Brought[];
  /** How many cards it draws, if it does nothing else. */
  draws?(turn: Turn<M>): number;
  /** Cards that changed or added the step; each is reported with it. */
  readonly changedBy?: readonly string[];
}

/** A phase: its section and its steps in order. */
export interface Phase<M extends Memory = Memory> {
  readonly law: string;
  /** Sections of the setup that setting up the table already carries out. */
  readonly laid?: readonly string[];
  readonly steps: readonly Step<M>[];
}

/** Why a move is not done, if that depends on the turn; `done` is `what from>to`. */
interface Reason<M extends Memory> {
  refusal(turn: Turn<M>, done: string): Refusal;
}

/** All that a bot or a person's faction does, phase by phase. Without `escalated` there is no Escalated Daylight. */
export interface Phases<M extends Memory = Memory> extends Readonly<Record<Exclude<PhaseName, 'escalated'>, Phase<M>>> {
  readonly escalated?: Phase<M> & {
    /** Whether it replaces Daylight; asked when Daylight begins. */
    when(turn: Turn<M>): boolean;
  };
  /** The setup by the faction's setup card (A.8), if it differs from the standard one. */
  readonly advancedSetup?: Phase<M>;
  /** The rules of the faction's own deeds, each of which can say why it does not offer one. */
  readonly rules?: readonly DeedRule<M>[];
  /**
   * The sections of what no rule of a deed names: of battles as `battle`, of pieces and cards as `what from>to`, with
   * clearings by their numbers. A third part says why it is not done in any other way, after the setup.
   */
  readonly sections?: readonly (readonly [done: RegExp, law: string, because?: string | Reason<M>])[];
  /** Why no action is left of those that a section counts: moves, battles, and the deeds of that section. */
  spent?(turn: Turn<M>): Unmet | null;
  /** Ends an unfinished action of several parts when the player does something else (1.4.2). */
  interrupt?(turn: Turn<M>): void;
  /** The memory that a turn begins with; empty if omitted. */
  memory?(): M;
  /** Looks at the table at the start of the line, before the ledger applies what `begin` implies. */
  beforeBegin?(turn: Turn<M>): void;
}
