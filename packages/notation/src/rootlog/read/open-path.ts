import type { Action } from '@woodlog/core/root';
import { readArrow } from './arrow.ts';
import { readPlace } from './place.ts';
import { type Reader, fail, next } from './reader.ts';

/** Reads `5_9->`, at its first digit. */
export function readOpenPath(r: Reader): Action | null {
  const start = r.pos;
  const path = readPlace(r);
  if (path === null) return null;
  next(r);
  if (readArrow(r) && path.split('_').length === 2) return { kind: 'open-path', path };
  fail(r, start, 'rootlog/open-path', 'only a closed path, between two clearings, is opened', '5_9->');
  return null;
}
