const SECTION = /(?<![\w.])(?:[ABHMV]|Chmd|\d+)(?:\.(?:\d+|[IVX]+|[a-z]))+(?!\w)|\bROOT-\d+|\bD\d+/g;
const RANGE = new RegExp(`(${SECTION.source}) to (${SECTION.source})`, 'g');

/**
 * The sections that the title of a test names, those of a range too.
 *
 * @example sectionsIn('B.6.4 to B.6.6: a whole turn') // B.6.4, B.6.5, B.6.6
 */
export function sectionsIn(title: string): ReadonlySet<string> {
  const found = new Set(title.match(SECTION));
  for (const [, first, last] of title.matchAll(RANGE)) for (const law of between(first!, last!)) found.add(law);
  return found;
}

function between(first: string, last: string): readonly string[] {
  const parent = /^.*[.-]/.exec(first)?.[0] ?? '';
  const [from, to] = [first, last].map((law) => Number(law.slice(parent.length)));
  if (!last.startsWith(parent) || !Number.isInteger(from) || !Number.isInteger(to)) return [];
  return Array.from({ length: Math.max(0, to! - from! + 1) }, (_, i) => `${parent}${from! + i}`);
}
