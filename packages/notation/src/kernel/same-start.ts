/** How many characters two texts begin with alike. */
export function sameStart(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one.charCodeAt(same) === other.charCodeAt(same)) same++;
  return same;
}

/** How many characters of whole lines two texts begin with alike, breaks included. */
export const sameLines = (one: string, other: string): number => one.lastIndexOf('\n', sameStart(one, other) - 1) + 1;
