/** A list, or the characters of a text. */
type Sequence<T> = ArrayLike<T>;

/** How many things two lists have in common at their start, and then at their end. */
export function inCommon<T>(
  a: Sequence<T>,
  b: Sequence<T>,
  isSame: (one: unknown, other: unknown) => boolean = Object.is,
): [number, number] {
  const most = Math.min(a.length, b.length);
  let same = 0;
  while (same < most && isSame(a[same], b[same])) same++;
  let tail = 0;
  while (tail < most - same && isSame(a[a.length - 1 - tail], b[b.length - 1 - tail])) tail++;
  return [same, tail];
}
