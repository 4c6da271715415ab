import {
  type Log,
  type Replayed,
  type Tree,
  check,
  explain,
  fmt,
  layoutText,
  logFromJson,
  parse,
  parseJson,
  print,
  replay,
  replayJson,
  tableText,
} from '@woodlog/notation/carcassonne';
import { faceOf } from './face-of.ts';

/** Carcassonne, written in wallaceprime's notation. */
export const carcassonneFace = faceOf<Tree, Log, Replayed>({
  parse,
  print,
  fmt,
  check,
  parseJson,
  logFromJson,
  replay,
  replayJson,
  tableText: ({ state, layout }) => (layout ? layoutText(layout) : tableText(state)),
  explain,
});
