import * as notation from '@woodlog/notation/fuzzy-knights';
import { type Replayed, type Tree, story, fmt, tableText } from '@woodlog/notation/fuzzy-knights';
import { adapterOf } from '../adapter-of.ts';

export const fuzzyKnightsAdapter = adapterOf<Tree, Replayed>(
  {
    ...notation,
    fmt: (tree, style) => fmt(tree, { symbols: style?.symbols === true }),
    tableText: ({ table }) => tableText(table),
    standings: ({ setup, winners }) =>
      setup.seats.map(({ player }, seat) => {
        const id = `P${seat + 1}`;
        return { id, player, points: null, won: winners.includes(id) };
      }),
    explain: story,
  },
  ['symbols'],
);
