/**
 * Completions of the last word of a line, as `readline` wants them. A word starts after a comma or a separator of the
 * notation.
 *
 * @example completionsOf('anvil, tu', ['Tunnels', 'Anvil']) // [['Tunnels'], 'tu']
 */
export function completionsOf(line: string, words: readonly string[]): [string[], string] {
  const last = /[^,/+(]*$/.exec(line)?.[0].trimStart() ?? '';
  const hits = words.filter((word) => word.toLowerCase().startsWith(last.toLowerCase()));
  return [hits, last];
}
