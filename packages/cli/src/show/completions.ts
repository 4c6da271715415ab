/**
 * What the last word of a line may become, and that word, as `readline` wants both. A word begins behind a comma, or
 * behind what separates actions and things in a notation.
 *
 * @example completionsOf('anvil, tu', ['Tunnels', 'Anvil']) // [['Tunnels'], 'tu']
 */
export function completionsOf(line: string, words: readonly string[]): [string[], string] {
  const last = /[^,/+(]*$/.exec(line)?.[0].trimStart() ?? '';
  const hits = words.filter((word) => word.toLowerCase().startsWith(last.toLowerCase()));
  return [hits, last];
}
