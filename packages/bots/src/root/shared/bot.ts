import type { BotId, Component, SuitLetter } from '@woodlog/core/root';
import type { FactionLaw, RootTurn, Player, RulesContext } from '@woodlog/core/root-law';

/** The order card (B.2.7): what is known of it, and its suit, null where that is not known. */
export interface Order {
  readonly card: Component;
  readonly suit: SuitLetter | null;
}

/** The table as a bot's turn sees it. */
export interface BotTurn extends RulesContext {
  readonly me: Player;
  /** Null before it is revealed, once it is discarded, and when no card can be drawn (D49). */
  order: Order | null;
  /** What steps tell later steps of the same turn, by names of their own; 0 where nothing was said. */
  readonly memory: Map<string, number>;
}

/** What a step leads to: the next step, its phase from the start (`again`), or Evening. */
export type Outcome = undefined | 'again' | 'evening';

/** One step of a bot, as its law lists it. */
export interface Step {
  /** The section: `B.4.5.1`; of a trait or difficulty its card, `ROOT-120`. */
  readonly law: string;
  readonly name: string;
  /** Whether it takes place, asked as its turn comes: the order may leave it out. */
  readonly when?: (turn: BotTurn) => boolean;
  readonly play: (turn: BotTurn) => RootTurn<Outcome> | RootTurn;
  /** The cards that made it anew or added it; each is reported with it. */
  readonly changedBy?: readonly string[];
}

export const PHASES = ['setup', 'birdsong', 'daylight', 'escalated', 'evening'] as const;
export type PhaseName = (typeof PHASES)[number];

/** A phase: its section and its steps in order. */
export interface Phase {
  readonly law: string;
  /** Sections of the setup that are done as the table is laid. */
  readonly laid?: readonly string[];
  readonly steps: readonly Step[];
}

/** All that a bot does, phase by phase. Without `escalated` there is no Escalated Daylight. */
export interface Phases extends Readonly<Record<Exclude<PhaseName, 'escalated'>, Phase>> {
  readonly escalated?: Phase & {
    /** Whether it takes the place of Daylight; asked as Daylight begins. */
    readonly when: (turn: BotTurn) => boolean;
  };
}

/** A trait that steps and hooks ask for (`hasTrait`), because it changes something within them. */
export interface CheckedTrait {
  readonly card: string;
  readonly trait: string;
}

/** What a difficulty, a trait or a character changes: hooks are added (`combineLaws`), its phases are patched (`patches.ts`), or it is asked for. */
export interface CardModifier {
  /** The card it is printed on: `ROOT-117`. */
  readonly card: string;
  readonly law?: FactionLaw;
  readonly checked?: CheckedTrait;
  readonly patches?: readonly ((phases: Phases) => Phases)[];
}

/** A bot. Its folder exports one; `bots.ts` lists them. */
export interface Bot {
  readonly id: BotId;
  /** Its hooks; those that all bots have (B.2.8) come from the frame. */
  readonly law: FactionLaw;
  readonly phases: Phases;
  readonly difficulties: Readonly<Record<string, CardModifier>>;
  /** Several difficulties may be chosen for it at once (Chmd.8.6). */
  readonly combinesDifficulties?: true;
  readonly traits: Readonly<Record<string, CardModifier>>;
  /** By character, for the Vagabot. */
  readonly characters?: Readonly<Record<string, CardModifier>>;
  /** What it places, repairs or refreshes when it is gentrified there (Chmd.10.5); gives whether it did. */
  readonly gentrified?: (ctx: RulesContext, me: Player, clearing: number) => RootTurn<boolean>;
}
