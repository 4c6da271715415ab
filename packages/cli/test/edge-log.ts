/** A log of these lines: the header that they have, a player for each faction that it does not name, then the turns. */
export function logOf(lines: readonly string[]): string {
  const isTurn = (line: string): boolean => /^[A-Z]:(?! )/.test(line);
  const header = lines.filter((line) => !isTurn(line));
  const turns = lines.filter(isTurn);
  const has = (name: string): boolean => header.some((line) => line.startsWith(name));
  const letters = [...new Set(turns.map((line) => line.charAt(0)))].filter((letter) => !has(`${letter}: `));
  const players = letters.map((letter) => `${letter}: Player ${letter}`);
  const table = [...(has('Map:') ? [] : ['Map: Fall']), ...(has('Deck:') ? [] : ['Deck: Standard'])];
  return `${[...table, ...header, ...players, '', ...turns].join('\n')}\n`;
}
