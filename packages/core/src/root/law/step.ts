import type { RulesContext, SeatedPlayer } from './context.ts';
import type { Deed, DeedView } from './deed.ts';
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
 * A condition of a rule that does not hold: its section, and why not, with what would do. The words are made when they are
 * asked for: most rules are asked whether something is offered, and few why it is not.
 */
export interface Unmet {
  readonly law: string;
  because(ctx: RulesContext): string;
}

/** A deed of a faction's own and its rule, which lists it where every condition of it holds. */
export interface DeedRule {
  readonly kind: DeedView['kind'];
  readonly law: string;
  /** The start of the names of the pieces that it places: `At`, `Cb_`. */
  readonly places?: string;
  unmet(turn: Turn, deed: DeedView): Unmet | null;
}

/** What a step leads to: the next step, itself once more (`stay`), its phase from the start (`again`), or Evening. */
export type Outcome = undefined | 'stay' | 'again' | 'evening';

/** An option of a menu, and what taking it does. Afterwards the menu is offered again, unless `play` says otherwise. */
export interface Choice<Option extends Deed = Deed> {
  readonly option: Option;
  /** While such a choice is left, the step cannot be ended. */
  readonly must?: true;
  /**
   * Plays the option. It may run again after the table is restored, so it must not change what the menu was built from.
   */
  play(): RootTurn<Outcome> | RootTurn;
}

/** Kinds of change that the audit tells apart; `campaign` means battles and moves of own pieces. */
export type Brought = 'campaign' | 'pieces' | 'items' | 'cards' | 'points' | 'other';

/** One step of a turn, as its law lists it. Between two steps a turn is JSON (`TurnState`). */
export interface Step<M extends Memory = Memory> {
  /** The section: `B.4.5.1`, `7.5.2`; of a trait or difficulty its card, `ROOT-120`. */
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
  /** Cards that changed or added the step; each is reported with it. */
  readonly changedBy?: readonly string[];
}

/** A phase: its section and its steps in order. */
export interface Phase<M extends Memory = Memory> {
  readonly law: string;
  /** Sections of the setup that are done as the table is laid. */
  readonly laid?: readonly string[];
  readonly steps: readonly Step<M>[];
}

/** All that a bot or a person's faction does, phase by phase. Without `escalated` there is no Escalated Daylight. */
export interface Phases<M extends Memory = Memory> extends Readonly<Record<Exclude<PhaseName, 'escalated'>, Phase<M>>> {
  readonly escalated?: Phase<M> & {
    /** Whether it takes the place of Daylight; asked as Daylight begins. */
    when(turn: Turn<M>): boolean;
  };
  /** The setup by the faction's setup card (A.8), where that is another than the standard one. */
  readonly advancedSetup?: Phase<M>;
  /** The rules of its own deeds, each of which says why it does not offer one. */
  readonly rules?: readonly DeedRule[];
  /** Ends an unfinished action of several parts when the player does something else (1.4.2). */
  interrupt?(turn: Turn<M>): void;
  /** The memory that a turn begins with; empty without. */
  memory?(): M;
  /** Looks at the table at the start of the line, before the ledger applies what `begin` implies. */
  beforeBegin?(turn: Turn<M>): void;
}
