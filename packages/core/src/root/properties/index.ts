// Laws of Root's tables for any actions, and generators of tables and actions to test them on.
export { LEDGER_LAWS } from './ledger-laws.ts';
export { type WrittenLedger, ledgers } from './tables.ts';
export { takesTruly, type WorldCard, worlds } from './worlds.ts';
