const REPLACEMENT = '\ufffd';

/** Whether a UTF-16 unit could move the cursor, change colours or turn the direction of text. */
function isUnsafe(code: number): boolean {
  if (code < 0x20) return code !== 9;
  return (
    (code >= 0x7f && code <= 0x9f) ||
    code === 0x061c ||
    code === 0x200e ||
    code === 0x200f ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2066 && code <= 0x2069)
  );
}

/**
 * Makes text safe for a terminal: control characters become their pictures, unit for unit, so that columns stay. Tabs
 * stay too.
 *
 * @example visible('a\x1b[2Jb') // 'a␛[2Jb'
 */
export function visible(text: string): string {
  let out = '';
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (!isUnsafe(code)) continue;
    out += text.slice(start, i) + (code < 0x20 ? String.fromCharCode(0x2400 + code) : REPLACEMENT);
    start = i + 1;
  }
  return start === 0 ? text : out + text.slice(start);
}

/** Like `visible`, for several lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

/** One-line JSON that is safe for a terminal; JSON itself escapes only the first 32 control characters. */
export const visibleJson = (value: unknown): string => visible(JSON.stringify(value));
