import type { ClearingOrBurrow, BotId } from '@woodlog/core/root';
import type * as law from '@woodlog/core/root-law';
import type { FactionLaw, Player, RootTurn, RulesContext } from '@woodlog/core/root-law';

/** What steps tell later steps of the same turn: numbers, by names of their own. */
export type BotMemory = Record<string, number>;
/** The table as a bot's turn sees it. */
export type BotTurn = law.Turn<BotMemory>;
export type Step = law.Step<BotMemory>;
export type Phase = law.Phase<BotMemory>;
export type Phases = law.Phases<BotMemory>;
export type { Outcome } from '@woodlog/core/root-law';

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
  /** Its hooks; those that all bots have (B.2.8) are in `compose.ts`. */
  readonly law: FactionLaw;
  readonly phases: Phases;
  readonly difficulties: Readonly<Record<string, CardModifier>>;
  /** Several difficulties may be chosen for it at once (Chmd.8.6). */
  readonly combinesDifficulties?: true;
  readonly traits: Readonly<Record<string, CardModifier>>;
  readonly characters?: Readonly<Record<string, CardModifier>>;
  /** Places, repairs or refreshes something when it is gentrified there (Chmd.10.5); returns whether it did. */
  readonly gentrified?: (ctx: RulesContext, me: Player, clearing: ClearingOrBurrow) => RootTurn<boolean>;
}
