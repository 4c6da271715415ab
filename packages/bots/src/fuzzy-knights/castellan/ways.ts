import { isFriend, type State, stepsFrom, type Tile } from '@woodlog/core/fuzzy-knights';

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
  const barred = enemyTiles(state, seat);
  const buckets: Tile[][] = [[from]];
  cost[from] = 0;
  for (let spent = 0; spent <= most; spent++) {
    for (const tile of buckets[spent] ?? []) {
      if (cost[tile] !== spent) continue;
      if (tile !== from && barred.has(tile)) continue;
      const next = spent + 1 + (item[tile] ?? 0) + (resource[tile] ?? 0);
      if (next > most) continue;
      for (const neighbour of stepsFrom(state.size, tile)) {
        if (next >= (cost[neighbour] ?? 0)) continue;
        cost[neighbour] = next;
        first[neighbour] = tile === from ? neighbour : (first[tile] ?? -1);
        const bucket = buckets[next] ?? [];
        bucket.push(neighbour);
        buckets[next] = bucket;
      }
    }
  }
  return { cost: (tile) => cost[tile] ?? FARTHEST, first: (tile) => first[tile] ?? -1 };
}

/** The same from any tile; each is found once. */
export function waysWithin(state: Readonly<State>, seat: number, most: number): (from: Tile) => Ways {
  const known = new Map<Tile, Ways>();
  return (from) => {
    const ways = known.get(from) ?? waysFrom(state, seat, from, most);
    known.set(from, ways);
    return ways;
  };
}

/** Where a hero of this seat has somebody to fight. */
function enemyTiles(state: Readonly<State>, seat: number): ReadonlySet<Tile> {
  const tiles = new Set<Tile>();
  const { monster } = state.tokens;
  for (let tile = 0; tile < monster.length; tile++) if ((monster[tile] ?? 0) > 0) tiles.add(tile);
  for (const { at, seat: owner } of state.settlements) if (!isFriend(state, seat, owner)) tiles.add(at);
  for (const [other, { heroes }] of state.players.entries()) {
    if (isFriend(state, seat, other)) continue;
    for (const hero of heroes) if (hero) tiles.add(hero.at);
  }
  return tiles;
}
