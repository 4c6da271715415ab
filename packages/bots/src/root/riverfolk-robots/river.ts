import type { Clearing } from '@woodlog/core/root';
import type { RulesContext } from '@woodlog/core/root-law';
import { clearingsInOrder } from '../shared/priority.ts';

/** The clearings on the river in order of priority; on Lake, those on the lake (M.3.2). */
export function riverClearings(ctx: RulesContext): Clearing[] {
  return clearingsInOrder(ctx).filter((clearing) => ctx.layout.map.clearings[clearing].river);
}
