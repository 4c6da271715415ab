import type { Dice } from './dice/dice.ts';
import type { SquadName } from './data/vocabulary.ts';
import type { Tile } from './map.ts';

/** A squad on the battlefield while it stands. */
export interface Squad {
  readonly name: SquadName;
  readonly dice: Dice;
  /** Mercenaries or monsters in it; 0 for a hero or a settlement. */
  readonly count: number;
}

/** Whom the attacker fights. */
export type Foe =
  /** Monster tokens: `tokens` of them are in the fight, with a band of `count`. */
  | { readonly kind: 'monsters'; readonly tokens: number; readonly count: number }
  /** Guardians of a mine; they give a reward only if nobody owned it. */
  | { readonly kind: 'guardians'; readonly count: number; readonly owned: boolean }
  | { readonly kind: 'hero'; readonly seat: number; readonly hero: number }
  /** A settlement with the heroes that were garrisoned when the assault began. */
  | { readonly kind: 'settlement'; readonly seat: number; readonly heroes: readonly number[] };

/** A battle. The side that engaged attacks in every round, until one side has no squad left. */
export interface Battle {
  readonly seat: number;
  readonly hero: number;
  readonly at: Tile;
  readonly foe: Foe;
  readonly attackers: readonly Squad[];
  readonly defenders: readonly Squad[];
}
