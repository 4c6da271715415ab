import { FACTIONS, FACTION_SHEETS, HIRELINGS, HIRELING_SHEETS, boardOf } from '@woodlog/core/root';
import { letterTable } from './letters.ts';
import { boardPlace } from './places.ts';
import { pieceKey, pieceThing } from './things.ts';
import type { Owner, Place, Thing } from './vocabulary.ts';

/** The decree, the retinue, the Lost Souls, the ego track and the Id. */
const PARTS: Readonly<Record<string, string>> = { E: 'rmxbFRMB', L: 'l', K: '123', N: 'ei' };
/** Satchel, damaged items, item tracks. The hireling Exile keeps its clubs on a card without areas. */
const AREAS: Readonly<Record<string, string>> = { V: 'sdt', G: 'sdt' };

type Pieces = readonly { readonly piece: string; readonly faces?: Readonly<Record<string, number>> }[];

function ownerOf(letter: string, name: string, hireling: boolean, classes: Pieces): Owner {
  const board = boardOf(letter);
  const known = classes.flatMap(({ piece, faces }) => [piece, ...Object.keys(faces ?? {})]);
  const draft = {
    letter,
    name,
    hireling,
    hand: { name: letter, kind: 'hand', owner: null } as Place,
    board: boardPlace(board, 'board'),
    parts: new Map(
      [...(PARTS[letter] ?? '')].map((part) => [part.charCodeAt(0), boardPlace(`${board}_${part}`, 'part')]),
    ),
    areas: new Map([...(AREAS[letter] ?? '')].map((area) => [area.charCodeAt(0), boardPlace(board + area, 'part')])),
    pieces: new Map<number, Thing>(),
    known: known.map((piece) => letter + piece),
  };
  const owner: Owner = draft;
  for (const place of [draft.board, ...draft.parts.values(), ...draft.areas.values()]) place.owner = owner;
  for (const piece of known) draft.pieces.set(pieceKey(piece), pieceThing(owner, piece));
  return owner;
}

const factions = FACTIONS.map((letter) => {
  const { name, pieces } = FACTION_SHEETS[letter];
  return [letter, ownerOf(letter, name, false, pieces)] as const;
});
const hirelings = HIRELINGS.map((letter) => {
  const { promoted, pieces } = HIRELING_SHEETS[letter];
  return [letter.slice(2), ownerOf(letter, promoted, true, pieces)] as const;
});

const factionAt = letterTable(factions, null);
const hirelingAt = letterTable(hirelings, null);

export const factionOf = (code: number): Owner | null => factionAt[code] ?? null;

/** The hirelings of the letter after `h_`, or null. */
export const hirelingOf = (code: number): Owner | null => hirelingAt[code] ?? null;

export const faction = Object.fromEntries(factions) as Readonly<Record<(typeof FACTIONS)[number], Owner>>;
