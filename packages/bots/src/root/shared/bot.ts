import type { ClearingOrBurrow, BotId } from '@woodlog/core/root';
import type * as law from '@woodlog/core/root-law';
import type { FactionLaw, Player, RootTurn, RulesContext } from '@woodlog/core/root-law';

/** What steps remember for later steps of the same turn: named numbers. */
export type BotMemory = Record<string, number>;
/** The table as a bot's turn sees it. */
export type BotTurn = law.Turn<BotMemory>;
export type Step = law.Step<BotMemory>;
export type Phase = law.Phase<BotMemory>;
export type Phases = law.Phases<BotMemory>;
export type { Outcome } from '@woodlog/core/root-law';

/** A trait that steps and hooks ask for (`hasTrait`), because it changes something inside them. */
export interface CheckedTrait {
  readonly card: string;
  readonly trait: string;
}

/**
 * What a difficulty, a trait or a character changes: it adds hooks (`combineLaws`), patches phases (`patches.ts`), or
 * is asked for.
 */
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
  /** Its hooks, without those of every bot (B.2.8), which are in `compose.ts`. */
  readonly law: FactionLaw;
  readonly phases: Phases;
  readonly difficulties: Readonly<Record<string, CardModifier>>;
  /** A setup may combine several of its difficulties (Chmd.8.6). */
  readonly combinesDifficulties?: true;
  readonly traits: Readonly<Record<string, CardModifier>>;
  readonly characters?: Readonly<Record<string, CardModifier>>;
  /** Places, repairs or refreshes something when it is gentrified there (Chmd.10.5); returns whether it did. */
  readonly gentrified?: (ctx: RulesContext, me: Player, clearing: ClearingOrBurrow) => RootTurn<boolean>;
}
