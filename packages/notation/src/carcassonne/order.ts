import type { Line } from './tree.ts';

/** A line with the notes below it. */
type Group<L> = L[];

/**
 * Lines with their moves in order of number, as pages with two columns mix them. Lines keep their order unless each
 * number appears once and sorting reduces jumps, so a slip in a number moves nothing.
 */
export function inOrder<L extends Pick<Line, 'kind'> & { readonly number?: number }>(
  lines: readonly L[],
): readonly L[] {
  const numbers = lines.flatMap((line) => (line.kind === 'move' ? [line.number ?? 0] : []));
  const sorted = [...numbers].sort((a, b) => a - b);
  if (jumps(sorted) >= jumps(numbers) || new Set(numbers).size < numbers.length) return lines;
  const first = lines.findIndex(({ kind }) => kind === 'move');
  const groups: Group<L>[] = [];
  for (const line of lines.slice(first)) {
    const isNote = line.kind === 'comment' || line.kind === 'continued' || line.kind === 'unknown';
    const last = groups.at(-1);
    if (isNote && last) last.push(line);
    else groups.push([line]);
  }
  const isMove = (group: Group<L>): boolean => group[0]?.kind === 'move';
  const moves = groups.filter(isMove).sort(([a], [b]) => (a?.number ?? 0) - (b?.number ?? 0));
  const ordered = lines.slice(0, first);
  for (const group of [...moves, ...groups.filter((one) => !isMove(one))]) for (const line of group) ordered.push(line);
  return ordered;
}

/** How often a number does not follow the number before it. */
function jumps(numbers: readonly number[]): number {
  return numbers.filter((number, i) => i > 0 && numbers[i - 1] !== number - 1).length;
}
