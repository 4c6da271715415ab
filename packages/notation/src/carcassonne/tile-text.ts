import { EDGE_LETTERS, type Side } from '@woodlog/core/carcassonne';

/** Figures of expansions: big meeple, builder, abbot, mayor, pig, wagon, barn, phantom. */
export const FIGURE_KINDS = ['B', 'b', 'a', 'm', 'p', 'w', 'barn', 'ph'] as const;
export type FigureKind = (typeof FIGURE_KINDS)[number];

/** `m` on a city, road or cloister, `M` on a field; a standard meeple has no kind. */
export interface Figure {
  readonly letter: 'm' | 'M';
  readonly kind?: FigureKind;
  /** `M1`, on the field in the first half of the face before it. */
  readonly first?: true;
}

/** Pennant, inn, wine, grain, cloth, garden. */
export const EXTRAS = ['p', 'I', 'w', 'g', 'c', 'h'] as const;
export type Extra = (typeof EXTRAS)[number];

export interface Face {
  readonly side: Side;
  /** A separate city on `C` and `R`, the same road on `R`, a field cut by a road on `F`. Absent means 1. */
  readonly number?: number;
  readonly extras: readonly Extra[];
  readonly figures: readonly Figure[];
}

/** The text after the last face: `K`, a pennant (`p`, in the base game `P`), other extras. */
export interface Suffix {
  readonly letter: 'K' | Extra;
  readonly figures: readonly Figure[];
}

/** A tile as written: left, top, right, bottom, and the suffix. */
export interface TileText {
  readonly faces: readonly [Face, Face, Face, Face];
  readonly suffixes: readonly Suffix[];
}

export function isSide(letter: string): letter is Side {
  return (EDGE_LETTERS as readonly string[]).includes(letter);
}

export function isExtra(letter: string): letter is Extra {
  return (EXTRAS as readonly string[]).includes(letter);
}

/** All figures on a tile, with the face (0 to 3) or the suffix before each. */
export function figuresOn({ faces, suffixes }: TileText): { figure: Figure; face: number; suffix: Suffix | null }[] {
  const onFaces = faces.flatMap(({ figures }, face) => figures.map((figure) => ({ figure, face, suffix: null })));
  const after = suffixes.flatMap((suffix) => suffix.figures.map((figure) => ({ figure, face: 3, suffix })));
  return [...onFaces, ...after];
}

/** Whether a tile has anything that only expansions have: other edges, numbers, extras or figures. */
export function isOfExpansion(tile: TileText): boolean {
  const extras = [...tile.faces.flatMap((face) => face.extras), ...tile.suffixes.map(({ letter }) => letter)];
  const figures = figuresOn(tile);
  return (
    tile.faces.some(({ side, number }) => !'CRF'.includes(side) || (number !== undefined && side !== 'C')) ||
    extras.some((letter) => letter !== 'p' && letter !== 'K') ||
    figures.some(({ figure }) => figure.kind !== undefined)
  );
}

/** Renumbers the faces with cities: the first city from the left has none, the next 2, 3, 4. */
export function renumbered(faces: TileText['faces']): readonly (number | undefined)[] {
  const cities: number[] = [];
  return faces.map(({ side, number }) => {
    if (side !== 'C') return number;
    const city = number ?? 1;
    if (!cities.includes(city)) cities.push(city);
    const nth = cities.indexOf(city) + 1;
    return nth === 1 ? undefined : nth;
  });
}
