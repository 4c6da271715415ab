import { FIGURES, type Figure } from '@woodlog/core/carcassonne';
import type { FigureKind } from './tile-text.ts';

const KIND_OF: Readonly<Record<Figure, FigureKind>> = { big: 'B', builder: 'b', pig: 'p', abbot: 'a' };

/** A letter, with the text after it in brackets. */
export function printFigure(letter: 'm' | 'M' | 'M1', figure: Figure | undefined): string {
  return figure ? `${letter}[${KIND_OF[figure]}]` : letter;
}

/** The supported figure for a written one; undefined if its rules are not supported. */
export function figureOf(kind: FigureKind): Figure | undefined {
  return FIGURES.find((figure) => KIND_OF[figure] === kind);
}
