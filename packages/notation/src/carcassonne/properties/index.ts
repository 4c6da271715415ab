// Laws of Carcassonne's notation, and generators of records and texts to test them on.
export { RECORD_LAWS, TEXT_LAWS } from './laws.ts';
export { mutated, noise } from './noise.ts';
export { PRODUCTIONS, STEPS, productionsOf } from './productions.ts';
export { wildLog } from './records.ts';
export { type WrittenRecord, writtenRecords } from './spelling.ts';
