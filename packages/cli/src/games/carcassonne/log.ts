import {
  type Log,
  type Replayed,
  type Tree,
  check,
  explain,
  fmt,
  layoutText,
  logFromJson,
  logOf,
  parse,
  parseJson,
  print,
  quartersToCompare,
  replay,
  replayJson,
  tableText,
  turnBoard,
} from '@woodlog/notation/carcassonne';
import { faceOf } from '../adapter-of.ts';

/** Carcassonne, written in wallaceprime's notation. */
export const carcassonneFace = faceOf<Tree, Log, Replayed>(
  {
    parse,
    print,
    fmt: (tree, style) => (style?.turnBoard === undefined ? fmt(tree) : print(turned(logOf(tree), style.turnBoard))),
    check,
    parseJson,
    logFromJson,
    replay,
    replayJson,
    tableText: ({ table, layout }) => (layout ? layoutText(layout) : tableText(table)),
    explain,
  },
  ['turnBoard'],
);

function turned(log: Log, quarters: number | true): Log {
  return turnBoard(log, quarters === true ? quartersToCompare(log) : quarters);
}
