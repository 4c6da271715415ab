/** The path to the first difference of two JSON values, such as `turns.3.taker`; `undefined` fields are ignored. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | undefined {
  if (one === other) return undefined;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return path;
  const ours = one as Readonly<Record<string, unknown>>;
  const theirs = other as Readonly<Record<string, unknown>>;
  for (const key of new Set([...Object.keys(ours), ...Object.keys(theirs)])) {
    const difference = firstDifference(ours[key], theirs[key], path === '' ? key : `${path}.${key}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}
