import { printNarrow } from '../numbers.ts';
import type { Share, Verdict } from '../share.ts';
import { SIGNS } from '../words.ts';
import { type Cell, type Html, shown, table, tag } from './html.ts';
import { MOST_SHADE } from './palette.ts';

/** A rate with its verdict against the expected one. */
export type HeldAgainst = Share & { readonly verdict: Verdict };

/**
 * A rate as a cell, shaded by its distance from the expected: a third is as far below a half as two thirds are above.
 */
export function rateCell(rate: HeldAgainst | undefined, expected: number): Cell {
  if (rate === undefined || rate.of === 0) return tag('span', { class: 'none' }, '–');
  const off = rate.rate - expected;
  const step = Math.ceil((off < 0 ? -off / expected : off / (1 - expected)) * MOST_SHADE);
  const sign = SIGNS[rate.verdict];
  const words = { '▲': 'more', '▼': 'less' }[sign];
  return {
    html: [
      tag('b', {}, (rate.rate * 100).toFixed(0)),
      sign === '' ? '' : ` <span role="img" aria-label="${words} than chance explains">${sign}</span>`,
      tag('small', {}, printNarrow(rate)),
    ].join(''),
    class: step === 0 ? 'rate' : `rate ${off < 0 ? 'less' : 'more'}-${Math.min(step, MOST_SHADE)}`,
  };
}

export function heatTable(
  caption: string,
  corner: string,
  columns: readonly Html[],
  rows: readonly { readonly name: string; readonly cells: readonly Cell[] }[],
): Html {
  return table(
    caption,
    [shown(corner), ...columns],
    rows.map(({ name, cells }) => [shown(name), ...cells]),
  );
}
