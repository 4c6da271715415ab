// Only what an audit needs, so that whole packages are not loaded.
export { seatPlayers } from '@woodlog/bots/root';
export { auditLines } from '@woodlog/notation/root-audit';
