import type { Table as Handle } from '../../kernel/index.ts';
import { botOf } from '../data/bots.ts';
import { CLEARINGS, type Clearing, type ClearingOrBurrow, type Faction, type Hireling } from '../data/vocabulary.ts';
import { landmarkAt } from '../table/landmarks-at.ts';
import { type PlaceName, supplyOf } from '../place-name.ts';
import type { RootSeat } from '../root-setup.ts';
import { suitOf } from '../setup.ts';
import type { ColumnKind } from '../table/component.ts';
import { type Layout, layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { FactionLaw } from './faction-law.ts';
import type { Choice, Phases, Turn } from './step.ts';
import type { TurnWatcher } from './watcher.ts';
import { type Memory, type Order, type TurnFlags, type TurnState, freshTurn } from './turn-state.ts';
import { type ColumnIndex, NO_COLUMN } from '../table/indices.ts';

/**
 * An owner of pieces under a law: a faction, or a hireling, whose pieces move and fight by themselves (H.3.4) while its
 * controller makes the choices. A hireling has no seat: its index is `NO_SEAT`.
 */
export interface Player {
  readonly letter: Faction | Hireling;
  readonly index: number;
  readonly bot: boolean;
  /** Its seat; null for a hireling. */
  readonly setup: RootSeat | null;
  readonly law: FactionLaw;
  /** What it does in a turn, step by step; null for a hireling. */
  readonly phases: Phases | null;
  readonly board: PlaceName;
  readonly supply: PlaceName;
  /** The column of its (common) warrior, -1 if it has none. */
  readonly warrior: ColumnIndex;
  /** The columns of its pieces, by kind. */
  readonly warriors: readonly ColumnIndex[];
  readonly buildings: readonly ColumnIndex[];
  readonly tokens: readonly ColumnIndex[];
  readonly pawns: readonly ColumnIndex[];
  /** All of these. */
  readonly pieces: readonly ColumnIndex[];
}

/** The index of a side without a seat. */
export const NO_SEAT = -1;

/** A player at the table: a faction with its law and its turn. */
export interface SeatedPlayer extends Player {
  readonly letter: Faction;
  readonly setup: RootSeat;
  readonly phases: Phases;
}

/** The answer of one side's law to a hook that is asked of all sides. */
export interface Heard<Hook extends keyof FactionLaw> {
  readonly self: Player;
  readonly hook: NonNullable<FactionLaw[Hook]>;
}

/** The hooks that are asked of all sides whenever something moves or may move; few sides have one. */
const ASKED_OF_ALL = [
  'closes',
  'forbidsPlacing',
  'beforePlacing',
  'placed',
  'forbidsMoving',
  'beforeMoving',
  'movedIn',
  'offers',
] as const;

/** For each of these hooks, the sides that have it, in their order. */
export type Hooks = { readonly [Hook in (typeof ASKED_OF_ALL)[number]]: readonly Heard<Hook>[] };

function hooksOf(sides: readonly Player[]): Hooks {
  const listed = ASKED_OF_ALL.map((name) => [
    name,
    sides.flatMap((self) => (self.law[name] === undefined ? [] : [{ self, hook: self.law[name] }])),
  ]);
  return Object.fromEntries(listed) as Hooks;
}

/** What does not change in a game: who sits at the table, under which law. */
export interface Players {
  readonly layout: Layout;
  readonly seats: readonly SeatedPlayer[];
  readonly hirelings: readonly Player[];
  /** All sides whose laws apply: the players by seat, then the hirelings. */
  readonly sides: readonly Player[];
  /** What they say where all are asked. */
  readonly hooks: Hooks;
  /** The suit of each clearing; null if unknown, or for the Lost City, which is of all. The Burrow (0) has none. */
  readonly suits: readonly (string | null)[];
  /** The clearing that is fox, mouse and rabbit at once (ROOT-148), if there is one. */
  readonly city: Clearing | null;
  /** Reports the section that runs; null if nobody counts them. */
  readonly report: ((law: string, kind?: 'phase' | 'step') => void) | null;
  /** Follows the turn beyond its sections; null if nobody does. */
  readonly watcher: TurnWatcher | null;
  /** The rules of hirelings; null if they are not known. */
  readonly hiring: HiringRules | null;
}

/** The rules of hirelings, passed in because this room does not import theirs. */
export interface HiringRules {
  /** What a hireling's pieces change in the common law. */
  lawOf(hireling: Hireling, demoted: boolean): FactionLaw;
  /** What the taker may do with the hirelings that it controls. */
  offers(turn: Turn, atStart: boolean): readonly Choice[];
  /** Which hirelings come and go at the end of the turn. */
  due(turn: Turn): readonly Choice[];
}

/** The table as a turn sees it, always current, with the players at it. */
export interface RulesContext extends Players {
  readonly state: Readonly<Table>;
  readonly taker: SeatedPlayer;
  readonly flags: TurnFlags;
  /** Reports the section that runs, if somebody counts them. */
  cite(law: string, kind?: 'phase' | 'step'): void;
}

/** The law of a seat, and what it does in a turn. */
export type Rules = Pick<SeatedPlayer, 'law' | 'phases'>;

const NO_LAW: FactionLaw = {};

/** The players at a table; `rulesOf` gives the law and the phases of each seat. */
export function playersOf(
  table: Readonly<Table>,
  rulesOf: (seat: RootSeat) => Rules,
  { report = null, watcher = null, hiring = null }: Partial<Pick<Players, 'report' | 'watcher' | 'hiring'>> = {},
): Players {
  const layout = layoutOf(table.setup);
  const seats = table.setup.seats.map((setup, index): SeatedPlayer => {
    const { law, phases } = rulesOf(setup);
    return newPlayer(layout, { letter: setup.faction, index, bot: botOf(setup) !== undefined, setup, law, phases });
  });
  const hirelings = layout.hirelings.map((letter): Player => {
    const law = hiring?.lawOf(letter, table.hirelings[letter]?.demoted === true) ?? NO_LAW;
    return newPlayer(layout, { letter, index: NO_SEAT, bot: false, setup: null, law, phases: null });
  });
  const city = landmarkAt(table, 'city');
  const sides = hirelings.length === 0 ? seats : [...seats, ...hirelings];
  return {
    layout,
    seats,
    hirelings,
    sides,
    hooks: hooksOf(sides),
    suits: [null, ...CLEARINGS.map((clearing) => (clearing === city ? null : suitOf(table.setup, clearing)))],
    city,
    report,
    watcher,
    hiring,
  };
}

/** Field by field, so that all players are objects of one shape: they are read whenever something moves. */
function newPlayer<Who extends Pick<Player, 'letter' | 'index' | 'bot' | 'setup' | 'law' | 'phases'>>(
  layout: Layout,
  { letter, index, bot, setup, law, phases }: Who,
) {
  const of = (kind: ColumnKind): ColumnIndex[] =>
    layout.columns.filter((column) => column.owner === letter && column.kind === kind).map(({ index }) => index);
  const [warriors, buildings, tokens, pawns] = [of('warrior'), of('building'), of('token'), of('pawn')];
  return {
    letter: letter as Who['letter'],
    index,
    bot,
    setup: setup as Who['setup'],
    law,
    phases: phases as Who['phases'],
    board: `${letter}$`,
    supply: supplyOf(letter),
    warrior: layout.columnOf.get(`${letter}w`) ?? NO_COLUMN,
    warriors,
    buildings,
    tokens,
    pawns,
    pieces: [...warriors, ...buildings, ...tokens, ...pawns],
  };
}

/** The table for a turn of this player, at the point that `now` gives; without it, before the turn begins. */
export function contextOf<M extends Memory>(
  players: Players,
  table: Handle<Table>,
  me: SeatedPlayer,
  now: TurnState<M> = freshTurn(me.letter, false, {} as M),
): Turn<M> {
  return new TurnContext(players, table, me, now);
}

/**
 * A turn at a table. It is a class because an object literal with accessors becomes a slow dictionary, and everything
 * is read from it.
 */
class TurnContext<M extends Memory> implements Turn<M> {
  readonly layout: Layout;
  readonly seats: Players['seats'];
  readonly hirelings: Players['hirelings'];
  readonly sides: Players['sides'];
  readonly hooks: Players['hooks'];
  readonly suits: Players['suits'];
  readonly city: Players['city'];
  readonly report: Players['report'];
  readonly watcher: Players['watcher'];
  readonly hiring: Players['hiring'];
  readonly taker: SeatedPlayer;
  readonly me: SeatedPlayer;
  readonly now: TurnState<M>;
  readonly flags: TurnFlags;
  readonly memory: M;
  private readonly table: Handle<Table>;

  constructor(players: Players, table: Handle<Table>, me: SeatedPlayer, now: TurnState<M>) {
    this.layout = players.layout;
    this.seats = players.seats;
    this.hirelings = players.hirelings;
    this.sides = players.sides;
    this.hooks = players.hooks;
    this.suits = players.suits;
    this.city = players.city;
    this.report = players.report;
    this.watcher = players.watcher;
    this.hiring = players.hiring;
    this.taker = me;
    this.me = me;
    this.now = now;
    this.flags = now.flags;
    this.memory = now.memory;
    this.table = table;
  }

  cite(law: string, kind?: 'phase' | 'step'): void {
    this.report?.(law, kind);
  }

  get state(): Readonly<Table> {
    return this.table.state;
  }

  get order(): Order | null {
    return this.now.order;
  }

  set order(order: Order | null) {
    this.now.order = order;
  }
}

/** Whether a clearing is known to be of a suit; the Lost City is of every one (ROOT-148). */
export const isOfSuit = (
  { suits, city }: Pick<Players, 'suits' | 'city'>,
  clearing: ClearingOrBurrow,
  suit: string | null | undefined,
): boolean => suits[clearing] === suit || (city !== null && clearing === city);

/** The clearings known to be of a suit. */
export const clearingsOfSuit = (players: Players, suit: string | null | undefined): Clearing[] =>
  CLEARINGS.filter((clearing) => isOfSuit(players, clearing, suit));

/**
 * The suit of what a bot builds in a clearing: the clearing's own; in the Lost City, that of its marker or of the map
 * (D156).
 */
export const suitToBuild = ({ suits, city, state }: RulesContext, clearing: ClearingOrBurrow): string | null =>
  suits[clearing] ?? (city !== null && clearing === city ? suitOf(state.setup, city) : null);

/** The seat that plays a faction, if any. */
export function playerOf(ctx: Players, letter: string): SeatedPlayer | undefined {
  const index = ctx.layout.seatOf.get(letter);
  return index === undefined ? undefined : ctx.seats[index];
}

/** The side that owns the pieces with this letter: a seat, or a hireling in this game. */
export function sideOf(ctx: Players, letter: string): Player | undefined {
  return playerOf(ctx, letter) ?? ctx.hirelings.find((hireling) => hireling.letter === letter);
}
