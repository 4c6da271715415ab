import * as notation from '@woodlog/notation/carcassonne';
import {
  type Replayed,
  type Tree,
  fmt,
  logOf,
  quartersToCompare,
  replayJson,
  tableText,
} from '@woodlog/notation/carcassonne';
import { adapterOf } from '../adapter-of.ts';

/** Carcassonne in wallaceprime's notation. */
export const carcassonneAdapter = adapterOf<Tree, Replayed>(
  {
    ...notation,
    fmt: (tree, style) => fmt(tree, quartersOf(tree, style?.turnBoard)),
    tableText: ({ table }) => tableText(table),
    standings: (played) =>
      Object.entries(replayJson(played, '').scores).map(([id, points], seat) => ({
        id,
        player: played.setup.seats[seat]?.player ?? '',
        points,
        won: played.winners.includes(id),
      })),
  },
  ['turnBoard'],
);

/** Quarter turns: the given number, or those that turn the starter to `RCRF`. */
const quartersOf = (tree: Tree, turn: number | true = 0): number =>
  turn === true ? quartersToCompare(logOf(tree)) : turn;
