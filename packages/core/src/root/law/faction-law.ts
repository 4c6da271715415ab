import type { ClearingOrBurrow, Item } from '../data/vocabulary.ts';
import type { Action, Component } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { CraftIcon } from '../data/cards/card.ts';
import type { Choice, Turn, Unmet } from './step.ts';
import type { RootTurn } from './questions.ts';
import type { PieceCount, Placing, Moving, BattleState, BattleEffect, Removal, Triggered } from './events.ts';
import type { Player, Players, RulesContext } from './context.ts';
import type { ColumnIndex } from '../table/indices.ts';

/** Crafting pieces by suit; `any` counts those in clearings of unknown suit. */
export type CraftPower = Record<CraftIcon, number>;

/** How a faction crafts (4.1.1): the pieces it can activate, without those activated this turn. */
export interface CraftingLaw {
  /** The section that names its crafting pieces. */
  readonly law: string;
  /** The columns of its crafting pieces; omitted if it crafts otherwise (`power`). */
  pieces?(ctx: RulesContext, self: Player): readonly ColumnIndex[];
  /** All that it can activate, by suit, if that is not its crafting pieces on the map. */
  power?(ctx: RulesContext, self: Player): CraftPower;
  /** The most icons that it can pay for in addition (11.2.1). */
  most?(ctx: RulesContext, self: Player): number;
  /** Pays for these icons if activating is not enough: exhausts hammers, commits funds. */
  pay?(ctx: RulesContext, self: Player, icons: readonly CraftIcon[]): RootTurn;
  /** Points for an item, instead of those that the card lists (7.2.3). */
  points?(ctx: RulesContext, self: Player, listed: number): number;
  /** What it does with a crafted item; returns the points for it (14.2.3). */
  gained?(ctx: RulesContext, self: Player, item: Item, listed: number): RootTurn<number>;
}

/** How a faction pays for services of the Riverfolk (11.2.6). */
export interface Purse {
  /** The most that it can pay. */
  means(ctx: RulesContext, self: Player): number;
  pay(ctx: RulesContext, self: Player, seller: Player, cost: number): RootTurn;
}

/** A section, and the reason, to follow words such as `may not build`. */
export interface Refusal {
  readonly law: string;
  readonly because: string;
  /** What is on a board forbids it, whatever else was done but not written. */
  readonly isCertain?: true;
  /** No rule forbids it by itself: the turn has no place for it, or nothing that it pays for or comes from. */
  readonly isVague?: true;
}

/**
 * The closed list of what a faction changes in the common law. `self` is the seat under this law. The laws of people's
 * factions and of bots are in their folders; difficulties and traits add to them (`combineLaws`). Hooks that are turns
 * may act and ask.
 */
export interface FactionLaw {
  // Placing and moving

  /** Moves regardless of rule (4.2.1): the section that says so. */
  readonly nimble?: string;
  /** Treats rivers as paths, and can move along them without rule (11.2.2). */
  readonly swims?: true;
  /** Owns the Burrow, which only its tunnels are adjacent to (12.2.2). */
  readonly burrow?: true;
  /** Why one of its own pieces may not be placed in a clearing, by a limit of the piece itself: one token in a clearing. */
  readonly limitsPlacing?: (
    ctx: RulesContext,
    self: Player,
    column: ColumnIndex,
    clearing: ClearingOrBurrow,
  ) => Unmet | null;
  /** Forbids others to place there, as the keep does: the section that says so. */
  readonly forbidsPlacing?: (
    ctx: RulesContext,
    self: Player,
    placer: Player,
    clearing: ClearingOrBurrow,
  ) => string | false;
  /** Forbids others to move from or to there: the section that says so. */
  readonly forbidsMoving?: (
    ctx: RulesContext,
    self: Player,
    mover: Player,
    from: ClearingOrBurrow,
    to: ClearingOrBurrow,
  ) => string | false;
  /** Nobody else moves its pieces: the section that says so. */
  readonly stays?: string;
  /** Ignores rule when it moves between two clearings. */
  readonly ignoresRule?: (ctx: RulesContext, self: Player, from: ClearingOrBurrow, to: ClearingOrBurrow) => boolean;
  /** Why an action is against its rules, for messages. */
  readonly refuses?: (ctx: RulesContext, self: Player, action: Action) => Refusal | null;
  /** Closes a clearing: no piece can be placed there or moved into it, not even its own (V.6.2). */
  readonly closes?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => boolean;
  /** A player, perhaps itself, is about to place; `false` stops it. */
  readonly beforePlacing?: (ctx: RulesContext, self: Player, placing: Placing) => RootTurn<boolean>;
  /** A player, perhaps itself, is about to move; `false` stops it. */
  readonly beforeMoving?: (ctx: RulesContext, self: Player, moving: Moving) => RootTurn<boolean>;
  /** Pieces that its warriors may take along when they move (15.2.4); returns those that go. */
  readonly carries?: (
    ctx: RulesContext,
    self: Player,
    from: ClearingOrBurrow,
    warriors: number,
  ) => RootTurn<readonly PieceCount[]>;
  /** Replaces the warriors that an effect would have it place; returns the number of pieces placed (Chmd.2.3). */
  readonly recruits?: (ctx: RulesContext, self: Player) => RootTurn<number>;
  /** Points for placing the last of these pieces, if placing scores by itself (6.5.4.III). */
  readonly placingPoints?: (ctx: RulesContext, self: Player, column: ColumnIndex) => number;
  /**
   * Places, repairs or refreshes something in a clearing when invited; returns whether it did. Without this hook, a
   * person may place (Chmd.5.3).
   */
  readonly gentrified?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => RootTurn<boolean>;
  /** A player, perhaps itself, has placed pieces. */
  readonly placed?: (ctx: RulesContext, self: Player, placing: Placing) => RootTurn;
  /** Effects that trigger when a player, perhaps itself, has moved. */
  readonly movedIn?: (ctx: RulesContext, self: Player, moving: Moving) => readonly Triggered[];

  // Battle

  /** Pieces of `owner`, perhaps its own, that `by` can neither battle nor remove there. */
  readonly protects?: (
    ctx: RulesContext,
    self: Player,
    owner: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => boolean;
  /** Nobody can play ambush cards against it (B.2.8.2). */
  readonly hatesSurprises?: true;
  /** Whether it keeps ambushes on its board for when it is attacked (ROOT-267, Chmd.10.2). */
  readonly keepsAmbush?: (ctx: Players, self: Player) => boolean;
  /**
   * The section of a price that an attacker would have to pay and cannot, also if another player instigates the battle.
   */
  readonly beyondReach?: (
    ctx: RulesContext,
    self: Player,
    attacker: Player,
    clearing: ClearingOrBurrow,
    instigated: boolean,
  ) => string | null;
  /** Whether it may be attacked at all; it may ask a price. `false` cancels the battle. */
  readonly beforeBattle?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn<boolean>;
  /** Called at the start of a battle in which it attacks, whoever started it (1.5.5.I). It may change the battle. */
  readonly startsBattle?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn;
  /** As defender, takes the higher roll: the section that says so (8.2.2). */
  readonly guerrilla?: string;
  /** Effects that it may use before the roll, in anybody's battle. They may change the battle. */
  readonly beforeRoll?: (ctx: RulesContext, self: Player, battle: BattleState) => readonly BattleEffect[];
  /** Effects that it may use after the roll in its own battles (4.3.4). They may change the battle. */
  readonly afterRoll?: (ctx: RulesContext, self: Player, battle: BattleState) => readonly BattleEffect[];
  /** The most hits it deals from rolling, instead of its warriors there (4.3.3.I). */
  readonly maximumHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** Extra hits that it deals, as attacker or defender (4.3.5.I). */
  readonly extraHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** How many of the first hits in a battle it ignores, whenever they are dealt (4.3.5.III). */
  readonly ignoredHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** Whether it is defenseless, if having no warriors there does not decide it (4.3.5.II). */
  readonly defenseless?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => boolean;
  /** Takes hits: returns the pieces to remove, or acts by itself (damages items) and returns none. */
  readonly takeHits?: (
    ctx: RulesContext,
    self: Player,
    battle: BattleState,
    hits: number,
  ) => RootTurn<readonly PieceCount[]>;
  /** A battle in which it fought is over. */
  readonly battleEnded?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn;

  // Removal

  /** Whether an effect other than hits may remove this piece of its own. */
  readonly mayBeRemoved?: (ctx: RulesContext, self: Player, column: ColumnIndex, clearing: ClearingOrBurrow) => boolean;
  /** What goes if all its pieces there would be removed; by default, all but pawns. It may act instead (9.2.2.I). */
  readonly fullRemoval?: (
    ctx: RulesContext,
    self: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => RootTurn<readonly PieceCount[]>;
  /** What a mob removes of its pieces, instead of its buildings and tokens there (Chmd.10.3). */
  readonly razed?: (
    ctx: RulesContext,
    self: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => RootTurn<readonly PieceCount[]>;
  /** An effect is about to remove its pieces; returns those that really go. */
  readonly beforeRemoval?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** An effect that removes pieces finds only its pawn: damages an item, if possible (Chmd.7.2). */
  readonly damaged?: (ctx: RulesContext, self: Player) => RootTurn<boolean>;
  /** Where its removed pieces go, instead of its supply (D25). */
  readonly returnsTo?: (ctx: RulesContext, self: Player, column: ColumnIndex) => PlaceName;
  /** Of its pieces removed at one time from one clearing, those that go to its board: an acolyte (B.8.2.2). */
  readonly keeps?: (ctx: RulesContext, self: Player, pieces: readonly PieceCount[]) => readonly PieceCount[];
  /** Its pieces are about to leave: returns them as they turn out to be (a face-down plot that is a raid, D26). */
  readonly leaving?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** Returns its removed pieces without those that the remover puts somewhere and scores (15.2.5). */
  readonly carriedOff?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** Points for removing such a building or token of its own, instead of 1 (3.2.1). */
  readonly worth?: (ctx: RulesContext, self: Player, column: ColumnIndex) => number;
  /** Removing such a piece of its own scores nothing at all, not even extra points (ROOT-135). */
  readonly unrewarded?: (ctx: RulesContext, self: Player, column: ColumnIndex) => boolean;
  /** Effects that trigger when its pieces are removed at one time, from one clearing or several (1.5.4). */
  readonly removed?: (ctx: RulesContext, self: Player, removals: readonly Removal[]) => readonly Triggered[];
  readonly removes?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn;

  // Turns and items

  /** Whether a landmark forbids it to craft an item. */
  readonly forbidsCrafting?: (ctx: RulesContext, self: Player, item: Item) => boolean;
  /** It has crafted a card with an item, which is now discarded (4.1.2). */
  readonly craftedItem?: (ctx: RulesContext, self: Player, card: Component) => RootTurn;
  /** How it crafts, if a person plays it (4.1). */
  readonly crafting?: CraftingLaw;
  /** Options that it gives to the player whose turn it is, at the start of a phase or during it. */
  readonly offers?: (turn: Turn, self: Player, atStart: boolean) => readonly Choice[];

  /** How it pays for services, instead of with warriors from its supply (11.2.6.III). */
  readonly purse?: Purse;

  /** Has a box of its own instead of a Crafted Items box: nobody can take items from it as crafted (14.2.4). */
  readonly hoards?: true;
  /** A turn begins, its own or another's (when services are bought). */
  readonly begin?: (ctx: RulesContext, self: Player) => RootTurn;
  /** A player has bought its services (B.9.2.3, B.9.7). */
  readonly sold?: (ctx: RulesContext, self: Player, buyer: Player) => RootTurn;
  /** A turn ends, its own or another's. */
  readonly end?: (ctx: RulesContext, self: Player) => RootTurn;
}
