/** What stands for all names beyond the most. */
export const OTHERS = '(others)';

/** More bots, maps or ways to end than any game has; a folder of somebody else's making may claim a million. */
const MOST_NAMES = 64;

/** Gives each name as it is while there are not too many of them, and `(others)` for those that come after. */
export function fewNames(): (name: string) => string {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return name;
    if (known.size >= MOST_NAMES) return OTHERS;
    known.add(name);
    return name;
  };
}

/** In the order of their names, the same on any machine. */
export const byName = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** The entry of a key, made when it is first asked for. */
export function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

/** The same, but for names that come when there are many already: they share an entry. */
export const fewEntryOf = <V>(map: Map<string, V>, name: string, make: () => V): V =>
  map.get(name) ?? entryOf(map, map.size < MOST_NAMES ? name : OTHERS, make);
