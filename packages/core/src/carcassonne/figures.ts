import type { Expansion } from './expansions.ts';
import type { FeatureType } from './tile.ts';

/** Figures in addition to the seven meeples; each player has one of each. */
export const FIGURES = ['big', 'builder', 'pig', 'abbot'] as const;
export type Figure = (typeof FIGURES)[number];

export const FIGURE_NAMES: Readonly<Record<Figure, string>> = {
  big: 'big meeple',
  builder: 'builder',
  pig: 'pig',
  abbot: 'abbot',
};

export const FIGURES_OF: Readonly<Record<Expansion, readonly Figure[]>> = {
  river: [],
  inns: ['big'],
  traders: ['builder', 'pig'],
  abbot: ['abbot'],
};

/** Whether a figure claims its feature; a builder and a pig only join a meeple of their player. */
export function isClaiming(figure: Figure | undefined): boolean {
  return figure !== 'builder' && figure !== 'pig';
}

export function maySuit(figure: Figure | undefined, type: FeatureType): boolean {
  if (figure === 'builder') return type === 'city' || type === 'road';
  if (figure === 'abbot') return type === 'cloister' || type === 'garden';
  return type !== 'garden' && (figure !== 'pig' || type === 'field');
}

export function figureBit(figure: Figure): number {
  return 1 << FIGURES.indexOf(figure);
}

/** The figures that each player begins with, as bits. */
export function handOf(expansions: readonly Expansion[]): number {
  return expansions.flatMap((name) => FIGURES_OF[name]).reduce((hand, figure) => hand | figureBit(figure), 0);
}

export function figuresIn(hand: number): readonly Figure[] {
  return FIGURES.filter((figure) => (hand & figureBit(figure)) !== 0);
}
