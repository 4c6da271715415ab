import type { ClearingOrBurrow, Item } from '../data/vocabulary.ts';
import type { Action, Component } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { CraftIcon } from '../data/cards/card.ts';
import type { Choice, Turn } from './step.ts';
import type { RootTurn } from './questions.ts';
import type { PieceCount, Placing, Moving, BattleState, BattleEffect, Removal, Triggered } from './events.ts';
import type { Player, Players, RulesContext } from './context.ts';
import type { ColumnIndex } from '../table/indices.ts';

/** Suits of crafting pieces; `any` are those whose clearing has a suit that is not known. */
export type CraftPower = Record<CraftIcon, number>;

/** How a faction crafts (4.1.1): the pieces it can activate, without those activated this turn. */
export interface CraftingLaw {
  /** The section that names its crafting pieces. */
  readonly law: string;
  /** The columns of its crafting pieces; without, it crafts otherwise (`power`). */
  pieces?(ctx: RulesContext, self: Player): readonly ColumnIndex[];
  /** What it could activate in all by suit, where that is not its crafting pieces on the map. */
  power?(ctx: RulesContext, self: Player): CraftPower;
  /** The most icons that it can pay for, besides (11.2.1). */
  most?(ctx: RulesContext, self: Player): number;
  /** Pays for these icons where activating is not enough: hammers are exhausted, funds committed. */
  pay?(ctx: RulesContext, self: Player, icons: readonly CraftIcon[]): RootTurn;
  /** Points for an item, else those the card lists (7.2.3). */
  points?(ctx: RulesContext, self: Player, listed: number): number;
  /** What it does with an item that it has crafted; gives the points for it (14.2.3). */
  gained?(ctx: RulesContext, self: Player, item: Item, listed: number): RootTurn<number>;
}

/** How a faction pays for services of the Riverfolk (11.2.6). */
export interface Purse {
  /** The most that it can pay. */
  means(ctx: RulesContext, self: Player): number;
  pay(ctx: RulesContext, self: Player, seller: Player, cost: number): RootTurn;
}

/** A section, and the words that follow what may not be done. */
export interface Refusal {
  readonly law: string;
  readonly because: string;
  /** What lies on a board forbids it, whatever else was done and not written. */
  readonly isCertain?: true;
}

/**
 * The closed list of what a faction changes in the common law. `self` is the seat whose law it is.
 * People's factions have theirs in their folders, bots in theirs; difficulties and traits add to them (`combineLaws`). Hooks that are turns may act and ask.
 */
export interface FactionLaw {
  // Placing and moving

  /** Moves whoever rules (4.2.1): the section that says so. */
  readonly nimble?: string;
  /** Treats rivers as paths, and needs no rule to move along them (11.2.2). */
  readonly swims?: true;
  /** Owns the Burrow, which is adjacent to its tunnels, and to it alone (12.2.2). */
  readonly burrow?: true;
  /** Limits to its own pieces: one token a clearing. */
  readonly mayPlace?: (ctx: RulesContext, self: Player, column: ColumnIndex, clearing: ClearingOrBurrow) => boolean;
  /** Forbids others to place there: the keep. */
  readonly forbidsPlacing?: (ctx: RulesContext, self: Player, placer: Player, clearing: ClearingOrBurrow) => boolean;
  /** Forbids others to move from or to there. */
  readonly forbidsMoving?: (
    ctx: RulesContext,
    self: Player,
    mover: Player,
    from: ClearingOrBurrow,
    to: ClearingOrBurrow,
  ) => boolean;
  /** Nobody moves its pieces outside its own turn: the section that says so. */
  readonly stays?: string;
  /** Ignores rule as it moves between two clearings. */
  readonly ignoresRule?: (ctx: RulesContext, self: Player, from: ClearingOrBurrow, to: ClearingOrBurrow) => boolean;
  /** Why an action of its rules is not allowed, for messages. */
  readonly refuses?: (ctx: RulesContext, self: Player, action: Action) => Refusal | null;
  /** Closes a clearing: no piece, its own neither, can be placed there or moved into it (V.6.2). */
  readonly closes?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => boolean;
  /** Somebody, perhaps itself, is about to place; `false` ends it. */
  readonly beforePlacing?: (ctx: RulesContext, self: Player, placing: Placing) => RootTurn<boolean>;
  /** Somebody, perhaps itself, is about to move; `false` ends it. */
  readonly beforeMoving?: (ctx: RulesContext, self: Player, moving: Moving) => RootTurn<boolean>;
  /** Pieces that its warriors may take along when they move (15.2.4); gives those that go. */
  readonly carries?: (
    ctx: RulesContext,
    self: Player,
    from: ClearingOrBurrow,
    warriors: number,
  ) => RootTurn<readonly PieceCount[]>;
  /** An effect has it place warriors: what it does instead; gives how many pieces that placed (Chmd.2.3). */
  readonly recruits?: (ctx: RulesContext, self: Player) => RootTurn<number>;
  /** Points for placing the last one of these pieces, where placing scores by itself (6.5.4.III). */
  readonly placingPoints?: (ctx: RulesContext, self: Player, column: ColumnIndex) => number;
  /**
   * Places, repairs or refreshes something in a clearing when invited; returns whether it did. Without this hook a
   * person may place (Chmd.5.3).
   */
  readonly gentrified?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => RootTurn<boolean>;
  /** Somebody, perhaps itself, has placed pieces. */
  readonly placed?: (ctx: RulesContext, self: Player, placing: Placing) => RootTurn;
  /** What is triggered as somebody, perhaps itself, has moved. */
  readonly movedIn?: (ctx: RulesContext, self: Player, moving: Moving) => readonly Triggered[];

  // Battle

  /** Pieces of `owner`, perhaps its own, can neither be battled nor removed by `by` there. */
  readonly protects?: (
    ctx: RulesContext,
    self: Player,
    owner: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => boolean;
  /** Ambush cards cannot be played against it (B.2.8.2). */
  readonly hatesSurprises?: true;
  /** Whether it keeps ambushes on its board, to play them when attacked (ROOT-267, Chmd.10.2). */
  readonly keepsAmbush?: (ctx: Players, self: Player) => boolean;
  /** The section of a price that an attacker would have to pay and cannot; of a battle that another instigates, too. */
  readonly beyondReach?: (
    ctx: RulesContext,
    self: Player,
    attacker: Player,
    clearing: ClearingOrBurrow,
    instigated: boolean,
  ) => string | null;
  /** Whether it may be attacked at all; it may ask a price. `false` ends the battle. */
  readonly beforeBattle?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn<boolean>;
  /** At the start of a battle as attacker, whoever has it battle (1.5.5.I). It may write to the battle. */
  readonly startsBattle?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn;
  /** As defender it takes the higher roll: the section that says so (8.2.2). */
  readonly guerrilla?: string;
  /** What may be used before the roll; of every seat. It may write to the battle. */
  readonly beforeRoll?: (ctx: RulesContext, self: Player, battle: BattleState) => readonly BattleEffect[];
  /** What may be used after the roll of a battle of its own (4.3.4). It may write to the battle. */
  readonly afterRoll?: (ctx: RulesContext, self: Player, battle: BattleState) => readonly BattleEffect[];
  /** The most hits it deals from rolling, else its warriors there (4.3.3.I). */
  readonly maximumHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** Hits dealt besides, as attacker or defender (4.3.5.I). */
  readonly extraHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** Number of first hits in a battle that it ignores, whenever they are dealt (4.3.5.III). */
  readonly ignoredHits?: (ctx: RulesContext, self: Player, battle: BattleState) => number;
  /** Whether it is defenseless, else without warriors there (4.3.5.II). */
  readonly defenseless?: (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow) => boolean;
  /** Takes hits: gives the pieces to remove, or acts by itself (damages items) and gives none. */
  readonly takeHits?: (
    ctx: RulesContext,
    self: Player,
    battle: BattleState,
    hits: number,
  ) => RootTurn<readonly PieceCount[]>;
  /** A battle it took part in is over. */
  readonly battleEnded?: (ctx: RulesContext, self: Player, battle: BattleState) => RootTurn;

  // Removal

  /** Whether an effect other than hits may remove this piece of its own. */
  readonly mayBeRemoved?: (ctx: RulesContext, self: Player, column: ColumnIndex, clearing: ClearingOrBurrow) => boolean;
  /** What goes when all its pieces there would be removed, else all but pawns; it may act instead (9.2.2.I). */
  readonly fullRemoval?: (
    ctx: RulesContext,
    self: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => RootTurn<readonly PieceCount[]>;
  /** What a mob removes from it, if not its buildings and tokens there (Chmd.10.3). */
  readonly razed?: (
    ctx: RulesContext,
    self: Player,
    by: Player,
    clearing: ClearingOrBurrow,
  ) => RootTurn<readonly PieceCount[]>;
  /** Pieces of its own are to be removed by an effect; gives those that really go. */
  readonly beforeRemoval?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** An effect that removes a piece finds none but its pawn: damages an item, if it can (Chmd.7.2). */
  readonly damaged?: (ctx: RulesContext, self: Player) => RootTurn<boolean>;
  /** Where a removed piece of its own goes, else its supply (D25). */
  readonly returnsTo?: (ctx: RulesContext, self: Player, column: ColumnIndex) => PlaceName;
  /** Of its own pieces that are removed at one time those that go to its board, out of one clearing: an acolyte (B.8.2.2). */
  readonly keeps?: (ctx: RulesContext, self: Player, pieces: readonly PieceCount[]) => readonly PieceCount[];
  /** Pieces of its own are about to leave: gives them as they turn out to be (a face-down plot that is a raid, D26). */
  readonly leaving?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** Takes away those of its own pieces that whoever removes them puts somewhere, and scores them; gives the rest (15.2.5). */
  readonly carriedOff?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn<readonly PieceCount[]>;
  /** Points for whoever removes one such building or token of its own, else 1 (3.2.1). */
  readonly worth?: (ctx: RulesContext, self: Player, column: ColumnIndex) => number;
  /** Whoever removes such a piece of its own gets no points at all for it, extra ones neither (ROOT-135). */
  readonly unrewarded?: (ctx: RulesContext, self: Player, column: ColumnIndex) => boolean;
  /** What is triggered as pieces of its own are removed at one time, from one clearing or from several (1.5.4). */
  readonly removed?: (ctx: RulesContext, self: Player, removals: readonly Removal[]) => readonly Triggered[];
  readonly removes?: (ctx: RulesContext, self: Player, removal: Removal) => RootTurn;

  // Turns and items

  /** Whether a landmark forbids it to craft an item. */
  readonly forbidsCrafting?: (ctx: RulesContext, self: Player, item: Item) => boolean;
  /** It has crafted a card with an item, which has been discarded (4.1.2). */
  readonly craftedItem?: (ctx: RulesContext, self: Player, card: Component) => RootTurn;
  /** How it crafts, where people do (4.1). */
  readonly crafting?: CraftingLaw;
  /** Options that it gives the player whose turn it is: at the start of a phase, or during it. */
  readonly offers?: (turn: Turn, self: Player, atStart: boolean) => readonly Choice[];

  /** How it pays for services, if not with warriors of its supply (11.2.6.III). */
  readonly purse?: Purse;

  /** Has no Crafted Items box, but one of its own: what lies there is not taken as crafted (14.2.4). */
  readonly hoards?: true;
  /** A turn starts, its own or another's (services are bought there). */
  readonly begin?: (ctx: RulesContext, self: Player) => RootTurn;
  /** Called after somebody has bought its services (B.9.2.3, B.9.7). */
  readonly sold?: (ctx: RulesContext, self: Player, buyer: Player) => RootTurn;
  /** A turn ends, its own or another's. */
  readonly end?: (ctx: RulesContext, self: Player) => RootTurn;
}
