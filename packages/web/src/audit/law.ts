// What an audit needs; whole packages would be loaded else.
export { seatPlayers } from '@woodlog/bots/root';
export { auditLines } from '@woodlog/notation/root-audit';
