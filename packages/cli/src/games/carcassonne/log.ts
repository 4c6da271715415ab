import {
  type Replayed,
  type Tree,
  check,
  explain,
  fmt,
  logOf,
  parse,
  parseJson,
  printJson,
  quartersToCompare,
  replay,
  replayJson,
  tableText,
} from '@woodlog/notation/carcassonne';
import { faceOf } from '../adapter-of.ts';

/** Carcassonne, written in wallaceprime's notation. */
export const carcassonneAdapter = faceOf<Tree, Replayed>(
  {
    parse,
    fmt: (tree, style) => fmt(tree, quartersOf(tree, style?.turnBoard)),
    check,
    parseJson,
    printJson,
    replay,
    replayJson,
    tableText: ({ table }) => tableText(table),
    standings: (played) =>
      Object.entries(replayJson(played, '').scores).map(([id, points], seat) => ({
        id,
        player: played.setup.seats[seat]?.player ?? '',
        points,
        won: played.winners.includes(id),
      })),
    explain,
  },
  ['turnBoard'],
);

/** Quarter turns: as many as asked, or those that bring the starter to `RCRF`. */
const quartersOf = (tree: Tree, turn: number | true = 0): number =>
  turn === true ? quartersToCompare(logOf(tree)) : turn;
