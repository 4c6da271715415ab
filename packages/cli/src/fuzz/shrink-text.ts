const MOST_TRIES = 1500;

/** Shortens a text that still fails: leaves out lines, then runs of letters. Deterministic. */
export function shrinkText(text: string, fails: (text: string) => boolean): string {
  let tries = 0;
  const stillFails = (smaller: string): boolean => tries++ < MOST_TRIES && fails(smaller);
  const lines = withoutParts(text.split(/(?<=\n)/), (parts) => stillFails(parts.join('')));
  return withoutParts([...lines.join('')], (parts) => stillFails(parts.join(''))).join('');
}

/** Delta debugging: leaves out halves first, then ever shorter runs. */
function withoutParts(parts: readonly string[], fails: (parts: readonly string[]) => boolean): readonly string[] {
  let left = parts;
  for (let size = Math.ceil(left.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let at = 0; at < left.length; ) {
      const smaller = [...left.slice(0, at), ...left.slice(at + size)];
      if (smaller.length < left.length && fails(smaller)) left = smaller;
      else at += size;
    }
  }
  return left;
}
