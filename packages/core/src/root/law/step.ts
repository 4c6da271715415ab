import type { RulesContext, SeatedPlayer } from './context.ts';
import type { Deed } from './deed.ts';
import type { RootTurn } from './questions.ts';
import type { Memory, Order, PhaseName, TurnState } from './turn-state.ts';

/** The table as the steps of a turn see it. */
export interface Turn<M extends Memory = Memory> extends RulesContext {
  readonly me: SeatedPlayer;
  readonly now: TurnState<M>;
  readonly memory: M;
  order: Order | null;
}

/** What a step leads to: the next step, itself once more (`stay`), its phase from the start (`again`), or Evening. */
export type Outcome = undefined | 'stay' | 'again' | 'evening';

/** An option, and what taking it does. A step whose menu it stood in comes once more unless it says otherwise. */
export interface Choice<Option extends Deed = Deed> {
  readonly option: Option;
  /** As long as one such choice is there, the step cannot be ended. */
  readonly must?: true;
  /** May be run again at the same table, once that is put back: it leaves alone what was found as the menu was listed. */
  play(): RootTurn<Outcome> | RootTurn;
}

/** What may come about in a step, as an audit tells it apart; `campaign`: battles, and own pieces that move. */
export type Brought = 'campaign' | 'pieces' | 'items' | 'cards' | 'points' | 'other';

/** One step of a turn, as its law lists it. Between two steps a turn is JSON (`TurnState`). */
export interface Step<M extends Memory = Memory> {
  /** The section: `B.4.5.1`, `7.5.2`; of a trait or difficulty its card, `ROOT-120`. */
  readonly law: string;
  readonly name: string;
  /** Whether it takes place, asked as its turn comes. */
  when?(turn: Turn<M>): boolean;
  play(turn: Turn<M>): RootTurn<Outcome> | RootTurn;
  /** Of a menu, what the step itself offers; cards and other players may offer more. */
  choices?(turn: Turn<M>): readonly Choice[];
  /** Of a menu, all that may be chosen in it now, its end included. */
  menu?(turn: Turn<M>): readonly Choice[];
  /** All that may come about in it, but for what others and cards offer in a menu; anything, where it does not say so. */
  readonly brings?: readonly Brought[];
  /** The cards that made it anew or added it; each is reported with it. */
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
  /** Ends an action of several parts that is under way, as something else is done in its midst (1.4.2). */
  interrupt?(turn: Turn<M>): void;
  /** The memory that a turn begins with; empty without. */
  memory?(): M;
  /** Looks at the table as the line begins, before the ledger carries out what the beginning implies. */
  beforeBegin?(turn: Turn<M>): void;
}
