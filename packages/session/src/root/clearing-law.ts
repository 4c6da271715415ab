import type { Clearing, Table } from '@woodlog/core/root';
import { openSlots, ruler } from '@woodlog/core/root-law';

/** Rulers (2.5) and open slots (2.2.3) for pictures, which know no rules. */
export const lawOfClearings = (table: Readonly<Table>) => (clearing: Clearing) => ({
  ruler: ruler(table, clearing),
  openSlots: openSlots(table, clearing),
});
