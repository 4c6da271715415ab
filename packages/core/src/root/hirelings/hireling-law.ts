import type { FactionLaw } from '../law/faction-law.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import type { RootTurn } from '../law/questions.ts';
import type { Choice, Turn } from '../law/step.ts';

/** What a controller may or must do at the start of Birdsong (H.2.3), or once in Daylight (H.2.4). */
export interface HirelingAction {
  readonly phase: 'birdsong' | 'daylight';
  /** It has to be done. */
  readonly must?: true;
  /** Done as often as the controller likes. */
  readonly often?: true;
  /** The ways to do it; none where it cannot be done. */
  choices(turn: Turn, self: Player): readonly Choice[];
}

/** One side of a hireling's card. Who chooses in it is its controller, in setup the player who sets it up (A.6.3). */
export interface HirelingLaw {
  /** The number of the card in the list of its makers. */
  readonly law: string;
  /** What its pieces change in the common law. */
  readonly pieces?: FactionLaw;
  /** What changes in the law of whoever controls it: hooks of every seat, which ask who controls it. */
  readonly controller?: FactionLaw;
  /** Sets it up before the first line (A.6.3). */
  readonly setUp?: (ctx: RulesContext, self: Player, by: SeatedPlayer) => RootTurn;
  /** What to do when a player takes control of the hireling (H.2.1). */
  readonly hired?: (ctx: RulesContext, self: Player, by: SeatedPlayer) => RootTurn;
  readonly actions?: readonly HirelingAction[];
}
