import type { Woodland } from '@woodlog/core/root-law';
import { clearingsInOrder } from '../shared/priority.ts';

/** The clearings on the river, those of higher priority first; on Lake those on the lake (M.3.2). */
export function riverClearings(wood: Woodland): number[] {
  return clearingsInOrder(wood).filter((clearing) => wood.layout.map.clearings[clearing as 1].river);
}
