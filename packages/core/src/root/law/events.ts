import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { SuitLetter } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { Player } from './context.ts';
import type { RootTurn } from './questions.ts';
import type { ColumnIndex } from '../table/indices.ts';

// What happens to pieces: values that the procedures pass to hooks.

export interface PieceCount {
  readonly column: ColumnIndex;
  readonly count: number;
}

/** A player places pieces from its supply in a clearing, or in the Burrow (0). */
export interface Placing {
  readonly placer: Player;
  readonly clearing: ClearingOrBurrow;
  readonly pieces: readonly PieceCount[];
}

/** Pieces of a player move from one clearing to an adjacent one (4.2). */
export interface Moving {
  readonly mover: Player;
  readonly from: ClearingOrBurrow;
  readonly to: ClearingOrBurrow;
  readonly pieces: readonly PieceCount[];
  /** The mover takes no path, and the rules of 4.2 do not count it as a move (Chmd.5.1). */
  readonly directly?: true;
  /** The mover leaves the Ferry where it is (M.3.5). */
  readonly ferry?: false;
}

/**
 * The faction whose warriors a Vagabond treats as his own in a battle, and the hits that each has taken (9.2.9.II.c,
 * 9.2.9.II.d).
 */
export interface Alliance {
  readonly ally: Player;
  /** Hits that removed its warriors. */
  warriors: number;
  /** Hits that damaged his items. */
  items: number;
}

/** A battle under way. Hooks that run before the roll may write to the fields that are not read-only. */
export interface BattleState {
  readonly attacker: Player;
  readonly defender: Player;
  readonly clearing: ClearingOrBurrow;
  /** The player who makes others fight, and decides and scores for both (B.7.7.4, D56). */
  readonly instigator: Player | null;
  /** Whose warriors fight for the attacker, if he is a Vagabond with an ally. */
  allied?: Alliance;
  /** The attacker has declared that it loots (14.2.5). */
  looting?: true;
  /**
   * The ambush that the defender has played. It is discarded once the battle is written, and cannot be spent otherwise.
   */
  ambush?: SuitLetter;
  /** Extra hits of both sides: from the effect behind the battle, and from effects used after the roll. */
  readonly extra: { attacker: number; defender: number };
  /** Hits that both sides deal with the dice, once rolled. */
  readonly rolled: { attacker: number; defender: number };
  /**
   * Hits that the defender takes before the roll. Like those of the ambush, they are written after it, with the dice.
   */
  immediate: number;
  /** Pieces of the attacker that an ambush has taken, until they are removed. */
  struck: readonly PieceCount[];
  /** The section that gives the defender the higher roll in this battle, if any. */
  higherForDefender?: string;
  /** Added to the most hits that the defender can deal from rolling. */
  defenderMaximum: number;
  /** Hits ignored so far (4.3.5.III). */
  readonly ignored: { attacker: number; defender: number };
  readonly lost: { attacker: PieceCount[]; defender: PieceCount[] };
}

/** An effect that a player may use in a battle, before the roll or after it (4.3.2, 4.3.4). */
export interface BattleEffect {
  readonly by: Player;
  play(): RootTurn;
}

/** Pieces of one owner that one player removes from a clearing at one time. */
export interface Removal {
  /** Who removes them, and scores for it; null if nobody does. */
  readonly by: Player | null;
  readonly owner: Player;
  readonly clearing: ClearingOrBurrow;
  readonly pieces: readonly PieceCount[];
  /** The battle in which they are lost, if any. */
  readonly battle?: BattleState;
  /** It scores no points. */
  readonly unscored?: true;
  /** Nobody becomes hostile because of it (V.11.2). */
  readonly forgiven?: true;
}

/** An effect that a removal or a move has triggered (1.5.4). */
export interface Triggered {
  /** Whose effect it is. */
  readonly owner: Player;
  /** Its name when a player chooses which effect comes first. */
  readonly what: string;
  /**
   * Hands and piles from which it may take a card, or to which it adds one. If two effects share one, their order
   * matters.
   */
  readonly cards: readonly PlaceName[];
  play(): RootTurn;
}
