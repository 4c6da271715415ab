import type { Action } from '@woodlog/core/root';
import { faction, factionOf } from '../owners.ts';
import { SIGN, isDigit } from './codes.ts';
import { type Failure, failed } from './failure.ts';
import { readPiece } from './piece.ts';
import { readPlace } from './place.ts';
import type { Reader } from './reader.ts';

const CORVIDS = faction.P;
const FACE_DOWN = 'Pt';

/** Reads a guess at its `?`: `Pt_e3`; the document also writes `Pt3^t_e`. */
export function readGuess(r: Reader): Action | Failure {
  const start = r.pos++;
  const named = readPlot(r);
  const place = named !== null && isDigit(r.next()) ? readPlace(r) : null;
  if (failed(place)) return place;
  const turned = named === FACE_DOWN && r.take(SIGN.caret);
  const plot = turned ? readPlot(r) : named;
  if (plot === null || plot === FACE_DOWN || place?.kind !== 'clearing' || r.at(0) === SIGN.underscore)
    return r.fail(start, 'guess', 'expected a plot and a clearing', 'such as `?Pt_e3`');
  if (turned) r.dialect(start, `?${plot}${place.name}`);
  return { kind: 'guess', plot, clearing: place.name };
}

/** Reads `t` or `t_e`; null if it is not a plot. */
function readPlot(r: Reader): string | null {
  if (factionOf(r.next()) === CORVIDS) r.pos++;
  r.next();
  const piece = readPiece(r, CORVIDS);
  return !failed(piece) && piece.what.startsWith(FACE_DOWN) ? piece.what : null;
}
