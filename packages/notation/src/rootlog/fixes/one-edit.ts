import { isDigit, isLetter, isLower, isUpper } from '../read/codes.ts';

/** A text one slip of the pen away, and the cost of that slip. */
export type Variant = readonly [text: string, cost: number];

const SIGNS = '#%$_@*()+-><,^/';
const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const ALL = [...SIGNS, ...LETTERS, ...DIGITS];

/**
 * Costs by slip. A changed number or name is less likely than a broken form; a shortened text is less likely than one
 * of the same length.
 */
const COST = {
  ...{ small: 0.9, capital: 1, swapped: 1, doubled: 1, arrow: 1 },
  ...{ sign: 1.5, across: 1.5, sameKind: 1.8, digit: 2, letter: 2, omitted: 2.5 },
} as const;

/** Longer texts are not varied letter by letter. */
const LONGEST = 64;

/** Nobody means a number that begins with 0, several clearings of which one is the Burrow, or a battle there. */
const NEVER = /(?<!\d)0\d|\+0|X[A-Z]0/;

/** Texts of an action that are one slip of the pen away, in any order. */
export function* oneEdit(text: string): Generator<Variant> {
  for (const one of edited(text)) if (!NEVER.test(one[0])) yield one;
}

function* edited(text: string): Generator<Variant> {
  if (text.length > LONGEST) return;
  yield* acrossArrow(text);
  for (let i = 0; i <= text.length; i++) {
    const [before, here, after] = [text.slice(0, i), text.charAt(i), text.slice(i + 1)];
    if (i > 0) yield [`${before}->${text.slice(i)}`, COST.arrow];
    for (const sign of ALL) yield [before + sign + text.slice(i), costOf(sign)];
    if (here === '') continue;
    yield* instead(before, here, after);
  }
}

function* instead(before: string, here: string, after: string): Generator<Variant> {
  const code = here.charCodeAt(0);
  const next = after.charAt(0);
  if (isUpper(code)) yield [before + here.toLowerCase() + after, COST.small];
  else if (isLower(code)) yield [before + here.toUpperCase() + after, COST.capital];
  else yield [`${before.replace(/-$/, '')}->${after.replace(/^>/, '')}`, isDigit(code) ? COST.digit : COST.arrow];
  if (next !== '' && next !== here) {
    const cost = isDigit(code) || isDigit(next.charCodeAt(0)) ? COST.across : COST.swapped;
    yield [before + next + here + after.slice(1), cost];
  }
  const isDoubled = next === here && !isDigit(code);
  const isInNumber = isDigit(code) && (isDigit(next.charCodeAt(0)) || isDigit(before.charCodeAt(before.length - 1)));
  yield [before + after, isDoubled ? COST.doubled : isInNumber ? COST.digit : COST.omitted];
  // Points are lost with a sign of their own: `->3` lacks what goes there.
  for (const sign of ALL)
    if (sign !== here && before + sign !== '--')
      yield [before + sign + after, isSameKind(sign, here) ? COST.sameKind : COST.omitted];
}

/** Whether both are digits, small letters, capitals or signs. */
function isSameKind(a: string, b: string): boolean {
  const [x, y] = [a.charCodeAt(0), b.charCodeAt(0)];
  return isDigit(x) === isDigit(y) && isLower(x) === isLower(y) && isUpper(x) === isUpper(y);
}

function costOf(sign: string): number {
  const code = sign.charCodeAt(0);
  if (isDigit(code)) return COST.digit;
  return isLetter(code) ? COST.letter : COST.sign;
}

/** A place on the wrong side of the arrow, or two swapped places. */
export function* acrossArrow(text: string): Generator<Variant> {
  const forms: readonly (readonly [RegExp, string])[] = [
    [/^(.*?[a-z_)])(\d+(?:_\d+)*)->$/, '$1->$2'],
    [/^(.*?[a-z_)])->(\d+(?:_\d+)*)$/, '$1$2->'],
    [/^(.*?[a-z_)])(\d+(?:_\d+)*)->(\d+(?:_\d+)*)$/, '$1$3->$2'],
    [/^(.*#[a-z@]*)([A-Z])->([A-Z])$/, '$1$3->$2'],
  ];
  for (const [form, meant] of forms) if (form.test(text)) yield [text.replace(form, meant), COST.across];
}
