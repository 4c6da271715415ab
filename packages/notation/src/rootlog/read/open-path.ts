import type { Action } from '@woodlog/core/root';
import { type Failure, failed } from './failure.ts';
import { readPlace } from './place.ts';
import type { Reader } from './reader.ts';

/** Reads `5_9->`, at its first digit. */
export function readOpenPath(r: Reader): Action | Failure {
  const start = r.pos;
  const path = readPlace(r);
  if (failed(path)) return path;
  if (path?.kind === 'path' && r.arrow()) return { kind: 'open-path', path: path.name };
  return r.fail(start, 'open-path', 'expected a closed path between two clearings and `->`', 'such as `5_9->`');
}
