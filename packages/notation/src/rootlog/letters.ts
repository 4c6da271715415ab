import {
  FACTIONS,
  FACTION_SHEETS,
  HIRELINGS,
  HIRELING_SHEETS,
  ITEMS,
  LANDMARKS,
  LANDMARK_SHEETS,
  supplyOf,
} from '@woodlog/core/root';

/**
 * Rootlog's letters as tables over character codes. The reader binds a piece, a card or a place by looking it up here,
 * so that reading an action makes no strings of its own.
 */

/** Who can own pieces: the factions, then the hirelings. An owner is known by its index in this list. */
export const OWNERS: readonly string[] = [...FACTIONS, ...HIRELINGS];

/** The first owner that is a hireling. */
export const FIRST_HIRELING = FACTIONS.length;

const CODES = 128;

function table(letters: Iterable<readonly [letter: string, value: number]>): Int8Array {
  const values = new Int8Array(CODES).fill(-1);
  for (const [letter, value] of letters) values[letter.charCodeAt(0)] = value;
  return values;
}

const factionAt = table(FACTIONS.map((letter, owner) => [letter, owner]));
const hirelingAt = table(HIRELINGS.map((name, i) => [name.charAt(2), FIRST_HIRELING + i]));
/** `B` 1, `F` 2, `M` 3, `R` 4; an unknown suit is 0. */
const suitAt = table([...' BFMR'].map((letter, suit): [string, number] => [letter, suit]).slice(1));
const itemAt = table(ITEMS.map((letter, item) => [letter, item]));

/** The faction of a letter, or -1. */
export const factionOf = (code: number): number => (code < CODES ? factionAt[code]! : -1);

/** The hireling of the letter after `h_`, or -1. */
export const hirelingOf = (code: number): number => (code < CODES ? hirelingAt[code]! : -1);

/** The suit of a letter, 1 to 4, or -1. */
export const suitOf = (code: number): number => (code < CODES ? suitAt[code]! : -1);

/** Whether it is the letter of an item. */
export const isItem = (code: number): boolean => code < CODES && itemAt[code]! >= 0;

/** Suit letters by suit; the unknown suit has none. */
export const SUIT_LETTERS = ['', 'B', 'F', 'M', 'R'] as const;

/** Unnamed cards by suit: `#`, `B#`, ... */
export const UNNAMED: readonly string[] = SUIT_LETTERS.map((letter) => `${letter}#`);

/** Items by character code: `%s` at the code of `s`. */
export const ITEM_NAMES: readonly string[] = Array.from(
  { length: CODES },
  (_, code) => `%${String.fromCharCode(code)}`,
);

export const LAST_CLEARING = 12;
export const CLEARINGS: readonly string[] = Array.from({ length: LAST_CLEARING + 1 }, (_, i) => String(i));
export const BOARDS: readonly string[] = OWNERS.map((owner) => `${owner}$`);
export const SUPPLIES: readonly string[] = OWNERS.map(supplyOf);

const KINDS = 'wpbt';
const LETTERS = 27;

/** 0 to 3 for `w` `p` `b` `t`, or -1. */
export const kindOf = (code: number): number =>
  code === 119 ? 0 : code === 112 ? 1 : code === 98 ? 2 : code === 116 ? 3 : -1;

/** The kind of pawns, whose start is never written. */
export const PAWN = 1;
export const TOKEN = 3;

/** 1 to 26 for `a` to `z`. */
export const letterOf = (code: number): number => code - 96;

/** A place in the table of pieces: `letter` is 1 to 26 for `_a` to `_z`, 0 for none. */
export const pieceIndex = (owner: number, kind: number, letter: number): number =>
  (owner * KINDS.length + kind) * LETTERS + letter;

/** Every piece there is, by `pieceIndex`: `Cb_s`. */
export const PIECES: (string | undefined)[] = new Array(OWNERS.length * KINDS.length * LETTERS).fill(undefined);

/** The pieces of each owner without their letter, to say what there is: `w`, `t_k`. */
export const PIECES_OF: readonly (readonly string[])[] = OWNERS.map((owner) => {
  const classes =
    owner in HIRELING_SHEETS
      ? HIRELING_SHEETS[owner as keyof typeof HIRELING_SHEETS].pieces
      : FACTION_SHEETS[owner as keyof typeof FACTION_SHEETS].pieces;
  return classes.flatMap(({ piece, faces }) => [piece, ...Object.keys(faces ?? {})]);
});

/** Pieces whose name has more than a kind and a letter: relics with their value, `Kt_f_2`. */
export const VALUED: ReadonlyMap<string, string> = new Map(
  OWNERS.flatMap((owner, i) =>
    PIECES_OF[i]!.filter((piece) => piece.length > 3).map((piece) => [`${owner}${piece}`, `${owner}${piece}`]),
  ),
);

for (const [i, owner] of OWNERS.entries())
  for (const piece of PIECES_OF[i]!) {
    if (piece.length > 3) continue;
    const letter = piece.length === 3 ? letterOf(piece.charCodeAt(2)) : 0;
    PIECES[pieceIndex(i, KINDS.indexOf(piece.charAt(0)), letter)] = `${owner}${piece}`;
  }

/** Parts of boards that hold cards or tokens, by what follows `$_`: decree, retinue, Lost Souls, ego track and Id. */
const PARTS: Readonly<Record<string, string>> = { E: 'rmxbFRMB', L: 'l', K: '123', N: 'ei' };

/** Parts of boards by owner and character code, `E$_r`. */
export const BOARD_PARTS: readonly ReadonlyMap<number, string>[] = OWNERS.map(
  (owner) => new Map([...(PARTS[owner] ?? '')].map((part) => [part.charCodeAt(0), `${owner}$_${part}`])),
);

/** Boards with areas for items: satchel, damaged, tracks. The hirelings' Exile keeps its clubs on a card without areas. */
export const hasItemAreas = (owner: number): boolean => owner === OWNERS.indexOf('V') || owner === OWNERS.indexOf('G');

/** Areas of a Vagabond's board by owner and character code, `V$d`. */
export const ITEM_AREAS: readonly ReadonlyMap<number, string>[] = OWNERS.map(
  (owner, i) => new Map(hasItemAreas(i) ? [...'sdt'].map((area) => [area.charCodeAt(0), `${owner}$${area}`]) : []),
);

/** Landmarks by every spelling. `f` is the Ferry too, and reads as a piece (`(3w+f)1->12`). */
export const LANDMARK_NAMES: ReadonlyMap<string, string> = new Map(
  LANDMARKS.flatMap((landmark) =>
    [landmark, ...LANDMARK_SHEETS[landmark].aliases].map((spelling) => [spelling, landmark]),
  ),
);

/** The name of a faction or hireling for messages: `Marquise de Cat`. */
export function ownerName(owner: number): string {
  const letter = OWNERS[owner]!;
  return owner < FIRST_HIRELING
    ? FACTION_SHEETS[letter as keyof typeof FACTION_SHEETS].name
    : HIRELING_SHEETS[letter as keyof typeof HIRELING_SHEETS].promoted;
}
