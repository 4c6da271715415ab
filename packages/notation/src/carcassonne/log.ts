import {
  type CarcassonneAction,
  EXPANSIONS,
  type Expansion,
  FIGURES_OF,
  kindOfTile,
  sortedExpansions,
} from '@woodlog/core/carcassonne';

/** A tile or a figure whose rules are not supported: it is only placed. `tile` is its text, including figures. */
export interface LayAction {
  readonly kind: 'lay';
  /** Null for the starter tile. */
  readonly seat: number | null;
  readonly x: number;
  readonly y: number;
  readonly tile: string;
}

/** A discarded tile whose rules are not supported. */
export interface DropAction {
  readonly kind: 'drop';
  readonly seat: number;
  readonly tile: string;
}

/** A tile whose square cannot be read: it is out of the bag, and somewhere on the table. */
export interface UnplacedAction {
  readonly kind: 'unplaced';
  readonly seat: number;
  readonly tile: string;
}

/** What a record can say: the game's actions, and those known only to notators. */
export type LogAction = CarcassonneAction | LayAction | DropAction | UnplacedAction;

/** Points as written: `+9+4=23` is points 9 and 4, total 23. */
export interface Points {
  readonly points: readonly number[];
  readonly total?: number;
}

export interface PlayerPoints extends Points {
  readonly player: string;
}

/** The scores of one move: those of the player who placed the tile, and those of others in brackets. */
export interface Score {
  readonly own?: Points;
  readonly others?: readonly PlayerPoints[];
}

/** A player's line. `A = nick (name) [country] <colour> 1st (104)`. */
export interface Player {
  /** `A`, `B`, in playing order. */
  readonly id: string;
  readonly nick: string;
  readonly name?: string;
  readonly country?: string;
  readonly colour?: string;
  /** Final position, from 1. */
  readonly place?: number;
  readonly points?: number;
}

export interface Header {
  /** Date, start time, type of game and game mode, as written between the commas. */
  readonly fields?: readonly string[];
  readonly players: readonly Player[];
  /** Notes before the first move. */
  readonly comments?: readonly string[];
}

export interface Turn {
  /** Moves are numbered over all players; the starter tile is move 0. */
  readonly number: number;
  /** The player; empty at move 0, all of them in `3AB abandoned`. */
  readonly taker: string;
  readonly actions: readonly LogAction[];
  readonly score?: Score;
  /** The note on the line; later note lines follow, each after a `\n`. */
  readonly comment?: string;
}

/** A line of the final scoring: `A+7+8+5+7+24=104`. */
export interface Final extends PlayerPoints {
  readonly comment?: string;
}

/** The meaning of a record, without its layout and unreadable parts. */
export interface Log {
  readonly game: 'carcassonne';
  readonly header: Header;
  readonly turns: readonly Turn[];
  readonly finals: readonly Final[];
}

export function idOf(seat: number): string {
  return String.fromCharCode(65 + seat);
}

export function seatOf(id: string): number {
  return id.charCodeAt(0) - 65;
}

/** The number of players: at least two, and all whose letters appear. */
export function seatsOf({ header, turns, finals }: Pick<Log, 'header' | 'turns' | 'finals'>): number {
  const named = header.players.map(({ id }) => id);
  // If at least A and B have lines, a letter without one in the final scoring is a slip of the pen.
  const isListed = named.includes('A') && named.includes('B');
  let most = 2;
  const count = (ids: Iterable<string>): void => {
    for (const id of ids) most = Math.max(most, seatOf(id) + 1);
  };
  count(named);
  for (const { taker } of turns) count(taker);
  if (!isListed) for (const { player } of finals) count(player);
  return most;
}

/** A note before the first move that names expansions, such as `expansions: river`. */
const NAMED = /^expansions:(.*)$/;

/** The expansions that a note before the first move names. */
export function namedExpansions({ comments = [] }: Header): readonly Expansion[] {
  const words = comments.flatMap((note) => NAMED.exec(note)?.[1]?.split(',') ?? []).map((word) => word.trim());
  return EXPANSIONS.filter((name) => words.includes(name));
}

/** The expansions that an action shows: of its tile, and of its figure. */
export function shownBy(action: LogAction): readonly Expansion[] {
  if (action.kind !== 'start' && action.kind !== 'place' && action.kind !== 'discard') return [];
  const { from, of } = kindOfTile(action.tile);
  const shown = [from, of && kindOfTile(of).from].filter((name) => name !== null);
  if (action.kind !== 'place') return shown;
  const { figure, recalls } = action;
  const byFigure = EXPANSIONS.filter((name) => figure !== undefined && FIGURES_OF[name].includes(figure));
  return [...shown, ...byFigure, ...(recalls ? [recalls] : [])];
}

/** The expansions of a record: those named before the first move, and those of its tiles. */
export function expansionsIn({ header, turns }: Pick<Log, 'header' | 'turns'>): readonly Expansion[] {
  const played = new Set(namedExpansions(header));
  for (const { actions } of turns) for (const action of actions) for (const name of shownBy(action)) played.add(name);
  return sortedExpansions(played);
}

/** Whether a record has tiles or figures whose rules are not supported. */
export function hasStrange({ turns }: Pick<Log, 'turns'>): boolean {
  return turns.some(({ actions }) => actions.some(({ kind }) => kind === 'lay' || kind === 'drop'));
}
