/** Stands for all names beyond the limit. */
export const OTHERS = '(others)';

/** A bound against folders that claim a million names. */
const MOST_NAMES = 64;

/** Keeps names up to the limit; later ones become `(others)`. */
export function fewNames(): (name: string) => string {
  const known = new Set<string>();
  return (name) => {
    if (known.has(name)) return name;
    if (known.size >= MOST_NAMES) return OTHERS;
    known.add(name);
    return name;
  };
}

/** Sorted by name, the same on any machine. */
export const byName = <T>(map: ReadonlyMap<string, T>): readonly (readonly [string, T])[] =>
  [...map].sort(([a], [b]) => (a < b ? -1 : 1));

/** Gets an entry, making it if needed. */
export function entryOf<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key);
  if (there !== undefined) return there;
  const made = make();
  map.set(key, made);
  return made;
}

/** Like `entryOf`, but names beyond the limit share an entry. */
export const fewEntryOf = <V>(map: Map<string, V>, name: string, make: () => V): V =>
  map.get(name) ?? entryOf(map, map.size < MOST_NAMES ? name : OTHERS, make);
