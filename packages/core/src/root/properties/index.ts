// What holds of Root's tables whatever is written, and generators of tables and actions to try it on.
export { LEDGER_LAWS } from './ledger-laws.ts';
export { type WrittenLedger, ledgers } from './tables.ts';
export { takesTruly, type WorldCard, worlds } from './worlds.ts';
