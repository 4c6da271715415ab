/**
 * Quotes a word for a shell, on one line; invisible characters are escaped as in bash.
 *
 * @example quoted("ann's") // `'ann'\\''s'`
 */
export function quoted(word: string): string {
  if (/^[\w./:=+,%@-]+$/.test(word)) return word;
  if (!/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u.test(word)) return `'${word.replaceAll("'", `'\\''`)}'`;
  const escaped = word.replace(/[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\\']/gu, (unit) =>
    /[\\']/.test(unit) ? `\\${unit}` : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `$'${escaped}'`;
}
