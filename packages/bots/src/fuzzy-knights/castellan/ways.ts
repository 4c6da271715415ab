import { enemiesAt, type State, stepsFrom, type Tile } from '@woodlog/core/fuzzy-knights';

/** Farther than any hero moves in a turn. */
const FARTHEST = 40;

/** The moves from a tile to any other, claiming tokens on the way, and the first step there. */
export interface Ways {
  /** Moves to a tile; `FARTHEST` or more if out of reach. */
  cost(tile: Tile): number;
  first(tile: Tile): Tile;
}

/** Paths of a hero of this seat, up to `most` moves. Paths end at a tile with somebody to fight. */
export function waysFrom(state: Readonly<State>, seat: number, from: Tile, most = FARTHEST - 1): Ways {
  const { item, resource } = state.tokens;
  const count = state.size.width * state.size.height;
  const cost = new Int16Array(count).fill(FARTHEST);
  const first = new Int16Array(count).fill(-1);
  const buckets: Tile[][] = Array.from({ length: most + 1 }, () => []);
  cost[from] = 0;
  buckets[0]?.push(from);
  for (let spent = 0; spent <= most; spent++) {
    for (const tile of buckets[spent] ?? []) {
      if (cost[tile] !== spent) continue;
      if (tile !== from && enemiesAt(state, seat, tile).length > 0) continue;
      const next = spent + 1 + (item[tile] ?? 0) + (resource[tile] ?? 0);
      if (next > most) continue;
      for (const neighbour of stepsFrom(state.size, tile)) {
        if (next >= (cost[neighbour] ?? 0)) continue;
        cost[neighbour] = next;
        first[neighbour] = tile === from ? neighbour : (first[tile] ?? -1);
        buckets[next]?.push(neighbour);
      }
    }
  }
  return { cost: (tile) => cost[tile] ?? FARTHEST, first: (tile) => first[tile] ?? -1 };
}
