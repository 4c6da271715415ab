import {
  type Log,
  type Replayed,
  type Tree,
  check,
  explain,
  fmt,
  logFromJson,
  parse,
  parseJson,
  print,
  printJson,
  replay,
  replayJson,
  tableText,
} from '@woodlog/notation/root';
import { faceOf } from '../adapter-of.ts';

/** Root, written in Rootlog. */
export const rootFace = faceOf<Tree, Log, Replayed>({
  parse,
  print,
  fmt,
  check,
  parseJson,
  logFromJson,
  printJson,
  replay,
  replayJson,
  tableText: ({ table }) => tableText(table),
  explain,
});
