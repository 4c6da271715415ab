import {
  type Replayed,
  type Tree,
  check,
  story,
  fmt,
  parse,
  parseJson,
  printJson,
  replay,
  replayJson,
  tableText,
} from '@woodlog/notation/fuzzy-knights';
import { faceOf } from '../adapter-of.ts';

/** Fuzzy Knights, written in the notation of its `.knights` files. */
export const fuzzyKnightsAdapter = faceOf<Tree, Replayed>(
  {
    parse,
    fmt: (tree, style) => fmt(tree, { symbols: style?.symbols === true }),
    check,
    parseJson,
    printJson,
    replay,
    replayJson,
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
