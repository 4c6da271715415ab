import { enemiesAt, type State, stepsFrom, type Tile } from '@woodlog/core/fuzzy-knights';

/** Farther than any hero goes in a turn. */
const FARTHEST = 40;

/** What it costs to get anywhere from a tile, tokens on the way claimed, and the first step there. */
export interface Ways {
  /** Moves to a tile; `FARTHEST` and more where nobody gets. */
  cost(tile: Tile): number;
  first(tile: Tile): Tile;
}

/** Ways of a hero of this seat, as far as `most` moves. Nobody goes on from a tile where somebody has to be fought. */
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
