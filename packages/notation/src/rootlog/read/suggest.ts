import { ITEM_NAMES } from '@woodlog/core/root';

/** A common mistake: how it looks, what is meant, and a note about it. */
type Mistake = readonly [written: RegExp, meant: string | ((...found: string[]) => string), why?: string];

const PIECE_WORDS: Readonly<Record<string, string>> = {
  warriors: 'w',
  warrior: 'w',
  sawmill: 'b_s',
  workshop: 'b_w',
  recruiter: 'b_r',
  keep: 't_k',
  wood: 't',
  roost: 'b',
  sympathy: 't',
  tunnel: 't',
  citadel: 'b_c',
  market: 'b_m',
  plot: 't',
  mob: 't',
  stronghold: 'b',
  warlord: 'w_w',
  pawn: 'p',
};

const ITEM_WORDS: Readonly<Record<string, string>> = {
  coins: 'c',
  boots: 'f',
  ...Object.fromEntries(Object.entries(ITEM_NAMES).map(([letter, name]) => [name, letter])),
};

const wordsOf = (words: Readonly<Record<string, string>>): string => Object.keys(words).join('|');
const upper = (letter = ''): string => letter.toUpperCase();
const lower = (letter = ''): string => letter.toLowerCase();

/** Notes on several of them. */
const PARTED = 'actions are separated by `/`';
const JOINED = 'several clearings are joined by `+`';
const COUNT_FIRST = 'the count comes first';
const ARROW = 'the arrow is `->`';
const CAPITALS = 'faction letters are capitals';

/** The first that makes the action readable is offered. Patterns take longer for longer actions. */
const MISTAKES: readonly Mistake[] = [
  [/([bfmr])(?=#)/g, upper, 'suits are capital letters'],
  [/([a-z])_([wbt])(?![a-z])/g, '$2_$1'],
  [/->([rmxb])$/, '->$$_$1', 'a column of the Decree is `$_r`, `$_m`, `$_x` or `$_b`'],
  [/\$(?=[rmxb]$)/, '$$_'],
  [/_battle$/, '_x'],
  [/^(t_[a-z])(\d+)\^$/, 't$2^$1', 'a plot is turned where it lies'],
  [/\$(?=h?[hrmfoc]->)/g, '$$_'],
  [/\s*(?:,|and\b)\s*(?=\d)/g, '+', JOINED],
  [/^[–—](?=\d*$)/, '--'],
  [/½/g, '1/2'],
  [/¼/g, '1/4'],
  [/[.!?:,]+$/, ''],
  [/\s*[,|\\.&:]\s*/g, '/', PARTED],
  [/\((\d)\D(\d)\)$/, '($1,$2)'],
  [/[[{ ]\s*(\d)[,:-](\d)[\]}]?$/, '($1,$2)', 'rolls stand in brackets'],
  [/(X[A-Z]\d+)([BFMR])(?!@)/, '$1$2@'],
  [/(X[A-Z]\d+) *\(([BFMR]@)\)/, '$1$2'],
  [/^x(?=[A-Z])/, upper],
  [/^z(?=[a-z%])/, upper],
  [/(?<=^[A-Z]?X)[a-z]/, upper, CAPITALS],
  [new RegExp(`^Z *(${wordsOf(ITEM_WORDS)})$`), (_, word = '') => `Z%${ITEM_WORDS[word] ?? ''}`],
  [/ *\b(?:to|into|in) */, '->', ARROW],
  [/ +(?=\d+$)/, '->', ARROW],
  [/(\d) +(?=\d)/g, '$1+', JOINED],
  [/(?<=^|[+(])(?=[a-z]{3})/g, '#'],
  [/<-(?!>)|(?:->?|[>=~])+/, '->', ARROW],
  [/(?<=\d)-(?=\d)/g, '_', 'forests and paths are joined by `_`'],
  [/^([A-Z]\$?|\d+(?:_\d+)*)->([^\d$].*)$/, '$2->$1', 'what moves comes first'],
  [/-> *(?:the )?burrow$/, '->0', 'the Burrow is `0`'],
  [/-> *(?:the )?board$/, '->$$'],
  [/->hostile$/, '->h'],
  [/->allied$/, '->a'],
  [/->indifferent$/, '->0'],
  [/\$(?=[A-Z]->)/, '$$_'],
  [/(?<![a-z])([bt])([a-z])(?=[+-]|\d|$)/g, '$1_$2'],
  [/^([BFMR]?#)(\d+)(?=->)/, '$2$1', COUNT_FIRST],
  [/^([+-])(?=\d*$)/, '$1$1'],
  [/^==(?=\d*$)/, '++'],
  [/^(\d+)(\+\+|--)$/, '$2$1'],
  [/^(.*->\d+)[x*](\d)$/, '$2$1', COUNT_FIRST],
  [/^(\+\+|--)(\d*)([A-Z])$/, '$3$1$2'],
  [new RegExp(`%(${wordsOf(ITEM_WORDS)})`, 'g'), (_, word = '') => `%${ITEM_WORDS[word] ?? ''}`],
  [new RegExp(`(?:${wordsOf(PIECE_WORDS)})`, 'g'), (word = '') => PIECE_WORDS[word] ?? ''],
  [/(?<=^|[+(])([sbcxhtrfu])(?=[+)dster]*->(?:[dster$]|$))/g, '%$1', 'an item is marked with `%`'],
  [/_([a-z])[a-z]+/g, '_$1'],
  [/([BFMR])(?=[a-z@])/g, '$1#'],
  [/([BFMR])(?=[A-Z$*])/g, '$1#'],
  [/^([a-z])(?=[wbtpx+-])/, upper, CAPITALS],
  [/([a-z])(?=\$)/g, upper, CAPITALS],
  [/([WPBT])(?=[\d_]|->)/g, lower, 'letters of pieces are small'],
  [/([wbtp](?:_[a-z])?)[x*](\d+)/, '$2$1', COUNT_FIRST],
  [/^(\((?:\d*[BFMR]\+)+\d*[BFMR])(?=#)/, '$1)'],
  [/^(\([^()]*?)((?:\d+|(?<=[a-z@#])[A-Z]\$?|\$)?->)/, '$1)$2'],
  [/\)(?=.*\))|\($/, ''],
  [/#([a-z]+)#/, '#$1'],
  [/->(?=[A-Z]?[wbt])/, '/', PARTED],
  [/^(\d+)\(([^()]*)\)/, (_, count = '', things = '') => `(${things.replace(/[^+]+/g, `${count}$&`)})`],
];

/** Longer texts are not mistyped actions. */
const LONGEST = 100;

/** A text that an action may have meant, and a note about it. */
interface Suggestion {
  readonly text: string;
  readonly why?: string | undefined;
  /** Whether the text may as well mean something else. */
  readonly isUnsure?: boolean;
}

/** An action, and after a blank another one from the same place, or a battle with the same player. */
const CORRECTED = /^(X[A-Z]|\S*\d->)\S+ +(?=\1\S+$)/;

/** Whether the second of two actions may correct the first. */
export const isCorrected = (first: string, second: string): boolean =>
  first !== second && CORRECTED.test(`${first} ${second}`);

/** What an unreadable action may have meant, the likeliest first. `wrong` is where reading failed. */
export function* suggestions(text: string, wrong: number): Generator<Suggestion> {
  if (text.length > LONGEST) return;
  for (const [written, meant, why] of MISTAKES) {
    const candidate = text.replace(written, meant as string);
    if (candidate !== text) yield { text: candidate, why };
  }
  const corrected = text.replace(CORRECTED, '');
  const isUnsure = corrected !== text;
  if (wrong > 0) yield { text: `${text.slice(0, wrong).trim()}/${text.slice(wrong)}`, why: PARTED, isUnsure };
  // The second may correct the first.
  if (isUnsure) yield { text: corrected, isUnsure };
}

/** The first readable suggestion, as a hint. */
export function suggestion(text: string, wrong: number, reads: (text: string) => boolean): string | undefined {
  for (const { text: candidate, why, isUnsure } of suggestions(text, wrong)) {
    if (!reads(candidate)) continue;
    if (isUnsure) return `${PARTED}, or the second one corrects the first`;
    return `${why === undefined ? '' : `${why}: `}did you mean \`${candidate}\`?`;
  }
  return undefined;
}
