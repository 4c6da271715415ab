import {
  type CarcassonneState,
  type Expansion,
  FIGURES_OF,
  type Figure,
  type FinalPart,
  GOODS,
  type Good,
  KINDS,
  SEGMENTS,
  figuresIn,
  shapeOf,
  tileOf,
  totalOf,
} from '@woodlog/core/carcassonne';
import { type ShownDiagnostic, showDiagnostics } from '../../kernel/diagnostic.ts';
import { idOf } from '../log.ts';
import { printTile } from '../print/tile.ts';
import type { Replayed } from './replay.ts';

/** The table after a record, as `woodlog replay --json` gives it. */
export interface ReplayJson {
  readonly game: 'carcassonne';
  /** The expansions in play. */
  readonly expansions?: readonly Expansion[];
  /** The last move played. */
  readonly turn: number;
  /** Points so far; including the final scoring when the game is over. */
  readonly scores: Readonly<Record<string, number>>;
  readonly winners: readonly string[];
  /** What is on each square, in notation. A meeple is listed where it was placed, with its `owner`. */
  readonly locations: Readonly<Record<string, { readonly tile: string; readonly owner?: string }>>;
  readonly supplies: Readonly<Record<string, number>>;
  /** Other figures in hand, such as the big meeple, if any. */
  readonly figures?: Readonly<Record<string, readonly Figure[]>>;
  /** Goods of each player, with Traders and Builders. */
  readonly goods?: Readonly<Record<string, Readonly<Record<Good, number>>>>;
  /** Tiles still in the bag, by kind. */
  readonly bag: Readonly<Record<string, number>>;
  /** Each player's final points, part by part. */
  readonly finals: Readonly<Record<string, readonly Omit<FinalPart, 'feature'>[]>>;
  /** How the game ended: `tiles`, `conceded`, `abandoned`; null while it continues. */
  readonly end: string | null;
  readonly diagnostics: readonly ShownDiagnostic[];
}

/**
 * The table after a record as JSON.
 *
 * @example replayJson(replay(parse('0 (0,0) RCRF')).right, '').locations // { '0,0': { tile: 'RCRF' } }
 */
export function replayJson({ table, turn, winners, diagnostics }: Replayed, text: string): ReplayJson {
  const bySeat = <T>(of: (seat: number) => T): Record<string, T> =>
    Object.fromEntries(Array.from({ length: table.seats }, (_, seat) => [idOf(seat), of(seat)]));
  const left = KINDS.filter(({ index }) => table.bag[index] !== 0);
  const hasFigures = table.expansions.some((name) => FIGURES_OF[name].length > 0);
  return {
    game: 'carcassonne',
    ...(table.expansions.length > 0 && { expansions: table.expansions }),
    turn,
    scores: bySeat((seat) => totalOf(table, seat)),
    winners,
    locations: locationsOf(table),
    supplies: bySeat((seat) => table.supply[seat]!),
    ...(hasFigures && { figures: bySeat((seat) => figuresIn(table.hands[seat] ?? 0)) }),
    ...(table.goods.length > 0 && { goods: bySeat((seat) => goodsIn(table.goods[seat] ?? [])) }),
    bag: Object.fromEntries(left.map(({ id, index }) => [id, table.bag[index]!])),
    finals: bySeat((seat) => table.finals[seat]!.map(({ type, points }) => ({ type, points }))),
    end: table.end?.reason ?? null,
    diagnostics: showDiagnostics(text, diagnostics),
  };
}

const goodsIn = (goods: readonly number[]): Record<Good, number> => {
  const counted = GOODS.map((good, i) => [good, goods[i] ?? 0] as const);
  return Object.fromEntries(counted) as Record<Good, number>;
};

function locationsOf(state: Readonly<CarcassonneState>): ReplayJson['locations'] {
  const meeples = new Map(state.meeples.map((meeple) => [tileOf(meeple.segment), meeple]));
  return Object.fromEntries(
    state.tiles.map(({ x, y }, tile) => {
      const meeple = meeples.get(tile);
      const shape = shapeOf(state, tile);
      if (!meeple) return [`${x},${y}`, { tile: printTile(shape) }];
      return [
        `${x},${y}`,
        { tile: printTile(shape, meeple.segment % SEGMENTS, meeple.figure), owner: idOf(meeple.seat) },
      ];
    }),
  );
}
