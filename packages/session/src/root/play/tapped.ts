import { rootAtTable } from './at-table.ts';

/**
 * Root at a table where nobody writes: it loads nothing that holds lines to the law.
 *
 * @example const moment = tapped.ask(session);
 */
export const tapped = rootAtTable(null);
