/** Blanks that editors and web pages put between words, but not line ends: all that `trim` removes. */
export function isBlank(code: number): boolean {
  if (code === 32 || code === 9) return true;
  if (code < 160) return code === 11 || code === 12;
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    code === 0xfeff ||
    (code >= 0x2000 && code <= 0x200b) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000
  );
}

export function isLineEnd(code: number): boolean {
  return code === 10 || code === 13;
}
