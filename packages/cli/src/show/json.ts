/** Values up to this width stay on one line, as most actions do. */
const WIDTH = 160;

/**
 * Prints JSON to be read and edited: what fits stays on one line, and so does everything flat; the rest is indented. In
 * pieces, since a large log makes more text than a string holds.
 *
 * @example [...jsonText({ a: [1, 2] })].join('') // '{"a":[1,2]}\n'
 */
export function* jsonText(value: unknown): Generator<string> {
  yield* pieces(value, '', 0);
  yield '\n';
}

/** `used` is the width before the value on its line. */
function* pieces(value: unknown, indent: string, used: number): Generator<string> {
  if (!isNested(value) || fits(value, WIDTH - used)) {
    yield lineJson(value);
    return;
  }
  const list = Array.isArray(value);
  const inner = `${indent}  `;
  let separator = list ? '[\n' : '{\n';
  for (const [key, entry] of Object.entries(value)) {
    if (entry === undefined) continue;
    const label = list ? inner : `${inner}${JSON.stringify(key)}: `;
    yield separator + label;
    yield* pieces(entry, inner, label.length + 1);
    separator = ',\n';
  }
  yield `\n${indent}${list ? ']' : '}'}`;
}

/** JSON with all control characters escaped: plain JSON keeps DEL and U+0080 to U+009F, which terminals obey. */
export const lineJson = (value: unknown): string =>
  JSON.stringify(value).replace(/[\u007f-\u009f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isNested(value: unknown): value is object {
  return isObject(value) && (Array.isArray(value) ? value : Object.values(value)).some(isObject);
}

/** Whether a value fits some columns on one line. */
const fits = (value: unknown, columns: number): boolean => roomAfter(value, columns) >= 0;

/** The columns left after a value, roughly; stops once negative. */
function roomAfter(value: unknown, columns: number): number {
  if (typeof value === 'string') return columns - value.length - 2;
  if (!isObject(value)) return columns - String(value).length;
  let left = columns - 2;
  const list = Array.isArray(value);
  for (const key in value) {
    if (left < 0) return left;
    const entry = (value as Record<string, unknown>)[key];
    if (entry !== undefined) left = roomAfter(entry, left - (list ? 1 : key.length + 4));
  }
  return left;
}
