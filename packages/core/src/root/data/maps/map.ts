import { CLEARINGS, type Clearing, type ClearingSuit, type MapName } from '../vocabulary.ts';

/**
 * A map as written in its file, each fact once. Paths, rivers and forests are named as in Rootlog, lowest number first.
 */
export interface MapSheet {
  readonly name: MapName;
  /** The slots include the ruin's. Without printed suits, the twelve suit markers are dealt (A.1). */
  readonly clearings: Readonly<Record<Clearing, readonly [slots: number, x: number, y: number, suit?: ClearingSuit]>>;
  /** Pairs of diagonally opposite corners. */
  readonly corners: string;
  /** The closed loop around the map (G.15). */
  readonly edge: readonly Clearing[];
  readonly ruins: readonly Clearing[];
  /** Clearings that touch the lake (M.3.3). */
  readonly coast?: readonly Clearing[];
  /** Every path, including those closed at first. */
  readonly paths: string;
  readonly closedPaths?: string;
  /** Links along a river, which are not paths (2.3). On Lake, the lake links any two coastal clearings (M.3.2). */
  readonly rivers: string;
  /** Clearings in order around each forest, which also name it, and its middle. */
  readonly forests: readonly { around: readonly Clearing[]; x: number; y: number }[];
  readonly ferryStart?: Clearing;
  readonly towerStart?: Clearing;
  readonly pass?: Clearing;
}

export interface MapClearing {
  readonly clearing: Clearing;
  /** `null` if the map prints none. */
  readonly suit: ClearingSuit | null;
  /** Building slots, including the ruin's. */
  readonly slots: number;
  readonly ruin: boolean;
  readonly corner: boolean;
  readonly oppositeCorner: Clearing | null;
  readonly edge: boolean;
  readonly river: boolean;
  readonly coast: boolean;
  /** For drawing; the map is 400 wide or high. */
  readonly x: number;
  readonly y: number;
}

/** A link of two clearings, `a < b`; `name` is `a_b`. */
export interface Link {
  readonly name: string;
  readonly a: Clearing;
  readonly b: Clearing;
}

export interface Path extends Link {
  /** Covered by a closed path marker at first (M.4.1). */
  readonly closed: boolean;
}

export interface Forest {
  readonly name: string;
  /** Ascending, as in its name. */
  readonly clearings: readonly Clearing[];
  /** The same clearings, in order around the forest. */
  readonly around: readonly Clearing[];
  readonly adjacentForests: readonly string[];
  readonly x: number;
  readonly y: number;
}

type ByClearing<T> = Readonly<Record<Clearing, T>>;

export interface RootMap {
  readonly name: MapName;
  readonly clearings: ByClearing<MapClearing>;
  readonly paths: readonly Path[];
  readonly closedPaths: readonly Path[];
  readonly rivers: readonly Link[];
  readonly forests: readonly Forest[];
  readonly pathNamed: ReadonlyMap<string, Path>;
  readonly forestNamed: ReadonlyMap<string, Forest>;
  /** By any path, ascending. Closed paths count here, although they do not make clearings adjacent (M.4.2). */
  readonly adjacent: ByClearing<readonly Clearing[]>;
  readonly riverAdjacent: ByClearing<readonly Clearing[]>;
  readonly forestsAt: ByClearing<readonly Forest[]>;
  readonly oppositeCorners: readonly Link[];
  readonly edgeLoop: readonly Clearing[];
  readonly ruinClearings: readonly Clearing[];
  readonly coastalClearings: readonly Clearing[];
  readonly ferryStart: Clearing | null;
  readonly towerStart: Clearing | null;
  readonly pass: Clearing | null;
}

const words = (text: string | undefined): string[] => (text ? text.split(' ') : []);

const link = (name: string): Link => {
  const [a, b] = name.split('_').map(Number) as [Clearing, Clearing];
  return { name, a, b };
};

const eachClearing = <T>(row: (clearing: Clearing) => T): ByClearing<T> =>
  Object.fromEntries(CLEARINGS.map((clearing) => [clearing, row(clearing)])) as Record<Clearing, T>;

const neighbours = (links: readonly Link[]): ByClearing<readonly Clearing[]> =>
  eachClearing((c) => links.flatMap(({ a, b }) => (a === c ? [b] : b === c ? [a] : [])).sort((x, y) => x - y));

/** The name of the path or forest between clearings: their numbers, ascending. */
const nameBetween = (clearings: readonly Clearing[]): string => [...clearings].sort((a, b) => a - b).join('_');

/** The lines around a forest, each by the clearings at its ends. */
const sidesOf = (around: readonly Clearing[]): (readonly [Clearing, Clearing])[] =>
  around.map((clearing, i) => [clearing, around.at(i - 1) ?? clearing]);

/** Whether two forests are adjacent: across a line (2.4.1), or at a coastal clearing if both are on the coast (M.3.4). */
function areAdjacent(one: readonly Clearing[], other: readonly Clearing[], coast: readonly Clearing[]): boolean {
  const names = sidesOf(other).map(nameBetween);
  const touchesLake = (around: readonly Clearing[]): boolean =>
    sidesOf(around).some((ends) => ends.every((end) => coast.includes(end)));
  const meetAtLake =
    touchesLake(one) && touchesLake(other) && coast.some((at) => one.includes(at) && other.includes(at));
  return meetAtLake || sidesOf(one).some((ends) => names.includes(nameBetween(ends)));
}

export function buildMap(sheet: MapSheet): RootMap {
  const closed = new Set(words(sheet.closedPaths));
  const paths = words(sheet.paths).map((name): Path => ({ ...link(name), closed: closed.has(name) }));
  const rivers = words(sheet.rivers).map(link);
  const oppositeCorners = words(sheet.corners).map(link);
  const coastalClearings = sheet.coast ?? [];
  const forests = sheet.forests.map(({ around, x, y }): Forest => {
    const others = sheet.forests.filter((one) => one.around !== around);
    const adjacent = others.filter((other) => areAdjacent(around, other.around, coastalClearings));
    const adjacentForests = adjacent.map((other) => nameBetween(other.around)).sort();
    const clearings = [...around].sort((a, b) => a - b);
    return { name: nameBetween(around), clearings, around, adjacentForests, x, y };
  });
  const opposite = neighbours(oppositeCorners);
  const riverAdjacent = neighbours(rivers);
  return {
    name: sheet.name,
    clearings: eachClearing((clearing) => {
      const [slots, x, y, suit = null] = sheet.clearings[clearing];
      const oppositeCorner = opposite[clearing][0] ?? null;
      return {
        clearing,
        suit,
        slots,
        ruin: sheet.ruins.includes(clearing),
        corner: oppositeCorner !== null,
        oppositeCorner,
        edge: sheet.edge.includes(clearing),
        river: riverAdjacent[clearing].length > 0,
        coast: coastalClearings.includes(clearing),
        x,
        y,
      };
    }),
    paths,
    closedPaths: paths.filter((path) => path.closed),
    rivers,
    forests,
    pathNamed: new Map(paths.map((path) => [path.name, path])),
    forestNamed: new Map(forests.map((forest) => [forest.name, forest])),
    adjacent: neighbours(paths),
    riverAdjacent,
    forestsAt: eachClearing((clearing) => forests.filter((forest) => forest.clearings.includes(clearing))),
    oppositeCorners,
    edgeLoop: sheet.edge,
    ruinClearings: sheet.ruins,
    coastalClearings,
    ferryStart: sheet.ferryStart ?? null,
    towerStart: sheet.towerStart ?? null,
    pass: sheet.pass ?? null,
  };
}
