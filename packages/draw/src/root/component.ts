import {
  type Counted,
  FACTION_SHEETS,
  HIRELING_SHEETS,
  ITEM_NAMES,
  LANDMARK_SHEETS,
  ownerName,
} from '@woodlog/core/root';
import { suitName } from './suits.ts';

const sheetPieces = (owner: string): readonly { readonly piece: string; readonly name: string }[] => {
  const sheets = { ...FACTION_SHEETS, ...HIRELING_SHEETS } as Readonly<
    Record<string, { pieces: readonly { piece: string; name: string }[] }>
  >;
  return sheets[owner]?.pieces ?? [];
};

/** The names of classes of faces (D1). */
const FACE_NAMES: Readonly<Record<string, string>> = {
  Pt_b: 'bomb',
  Pt_e: 'extortion',
  Pt_r: 'raid',
  Pt_s: 'snare',
  Kb_f: 'figure waystation',
  Kb_t: 'tablet waystation',
  Kb_j: 'jewelry waystation',
  Nt_d: 'ego with a draw icon',
};

/** A component in words: `3 warriors of the Marquise de Cat`. */
export function wordsFor({ name, kind, owner, piece, count }: Counted): string {
  const times = count === 1 ? '' : `${count} × `;
  if (kind === 'landmark') return LANDMARK_SHEETS[name as keyof typeof LANDMARK_SHEETS].name;
  if (kind === 'ruin') return 'ruin';
  if (kind === 'item') return times + itemWords(name);
  const sheet = sheetPieces(owner);
  const relic = /^(t_[ftj])_(\d)$/.exec(piece);
  const word =
    FACE_NAMES[name] ??
    sheet.find((one) => one.piece === piece)?.name ??
    (relic && `${sheet.find((one) => one.piece === relic[1])?.name} of value ${relic[2]}`) ??
    piece;
  return `${times}${word}, ${ownerName(owner)}`;
}

/** `%s` is a sword, `%se` an exhausted one, `%` an unknown one. */
export function itemWords(name: string): string {
  const word = ITEM_NAMES[name[1] as keyof typeof ITEM_NAMES] ?? 'hidden item';
  return name.length > 2 ? `${word}, exhausted` : word;
}

export const suitWords = (suit: string | null): string => (suit === null ? 'no suit' : suitName(suit));
