import type { Battle } from './battle-state.ts';
import type { Cache, ItemKind, LooseToken, Mood, Rarity, RuleSet, SquadName } from './data/vocabulary.ts';

/** The state of a hero's turn: whose it is, and which hero must engage first. */
export interface TurnPhase {
  readonly name: 'turn';
  readonly seat: number;
  /** A hero that landed among enemies. */
  readonly bound: number | null;
}

export interface BuildPhase {
  readonly name: 'build';
  readonly seat: number;
  readonly built: boolean;
}

/** The hero whose encounter is under way. */
interface Encounter {
  readonly seat: number;
  readonly hero: number;
}

/** The roll of each monster token on the tile, in order. */
interface Moods extends Encounter {
  readonly moods: readonly Mood[];
}

/**
 * What the game waits for. A phase is replaced as a whole.
 *
 * Before the game: `drop` (tokens), `anchor`, `found` (settlements). Each day: `dawn`, `pay`, `build`, `token` to
 * `token-place`, `turn`. Within a turn: the rolls and choices of an encounter or a battle. Between build and turn: an
 * offer of alliance, a vote.
 */
export type Phase =
  | { readonly name: 'drop' }
  | { readonly name: 'anchor'; readonly contenders: readonly number[]; readonly rolls: readonly number[] }
  | { readonly name: 'found'; readonly seat: number }
  | { readonly name: 'dawn' }
  | { readonly name: 'pay'; readonly seat: number }
  | BuildPhase
  | { readonly name: 'token'; readonly seat: number }
  | { readonly name: 'token-type'; readonly seat: number }
  | { readonly name: 'token-place'; readonly seat: number; readonly token: LooseToken }
  | TurnPhase
  | ({ readonly name: 'cache' } & Encounter)
  | ({ readonly name: 'reward'; readonly size: Cache } & Encounter)
  | ({ readonly name: 'item' } & Encounter)
  | ({ readonly name: 'rarity'; readonly kind: ItemKind; readonly rarity: Rarity } & Encounter)
  | ({ readonly name: 'mine' } & Encounter)
  | ({ readonly name: 'guardians' } & Encounter)
  | ({ readonly name: 'moods' } & Moods)
  /** Quantities: `rolled` of these tokens are rolled, with `total` monsters so far. */
  | ({
      readonly name: 'joining';
      readonly mood: 'defect' | 'bribe';
      readonly rolled: number;
      readonly total: number;
    } & Moods)
  | ({ readonly name: 'take'; readonly mood: 'defect' | 'bribe'; readonly total: number } & Moods)
  | ({ readonly name: 'fighting'; readonly rolled: number; readonly total: number } & Moods)
  | { readonly name: 'form'; readonly seat: number; readonly battle: Battle }
  | { readonly name: 'attack'; readonly seat: number; readonly battle: Battle }
  | {
      readonly name: 'strike';
      readonly seat: number;
      readonly battle: Battle;
      readonly squads: readonly SquadName[];
      readonly on: SquadName;
    }
  | {
      readonly name: 'parry';
      readonly seat: number;
      readonly battle: Battle;
      readonly squads: readonly SquadName[];
      readonly on: SquadName;
      readonly power: number;
    }
  | { readonly name: 'lose'; readonly seat: number; readonly battle: Battle; readonly squads: readonly SquadName[] }
  | { readonly name: 'offer'; readonly seat: number; readonly from: number; readonly back: BuildPhase | TurnPhase }
  | {
      readonly name: 'vote';
      readonly seat: number;
      readonly rules: RuleSet;
      readonly yes: number;
      readonly no: number;
      readonly back: BuildPhase | TurnPhase;
    }
  | { readonly name: 'tie'; readonly seat: number; readonly rules: RuleSet; readonly back: BuildPhase | TurnPhase }
  | { readonly name: 'over'; readonly winners: readonly number[]; readonly reason: Ending };

/** How a game ends: one player is left, only allies are left, or the agreed days are over. */
export type Ending = 'conquest' | 'alliance' | 'days';
