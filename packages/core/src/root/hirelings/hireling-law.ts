import type { FactionLaw } from '../law/faction-law.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import type { RootTurn } from '../law/questions.ts';
import type { Choice, Turn } from '../law/step.ts';

/** What a controller may or must do at the start of Birdsong (H.2.3), or once in Daylight (H.2.4). */
export interface HirelingAction {
  /** Daylight if omitted. */
  readonly phase?: 'birdsong';
  /** It is mandatory. */
  readonly must?: true;
  /** May be done any number of times. */
  readonly often?: true;
  /** The ways to do it; empty if impossible. */
  choices(turn: Turn, self: Player): readonly Choice[];
}

/**
 * One side of a hireling's card. Its controller makes the choices; in setup, the player who sets it up does (A.6.3).
 */
export interface HirelingLaw {
  /** The number of the card in its publisher's list. */
  readonly law: string;
  /** What its pieces change in the common law. */
  readonly pieces?: FactionLaw;
  /** What changes in its controller's law: hooks for every seat, which check who controls it. */
  readonly controller?: FactionLaw;
  /** Sets it up before the first line (A.6.3). */
  readonly setUp?: (ctx: RulesContext, self: Player, by: SeatedPlayer) => RootTurn;
  /** What to do when a player takes control of the hireling and none of its pieces is on the map (H.2.1). */
  readonly hired?: (ctx: RulesContext, self: Player, by: SeatedPlayer) => RootTurn;
  readonly actions?: readonly HirelingAction[];
}
