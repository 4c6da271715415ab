import type { Part } from '../action.ts';
import type { Table } from '../table/table.ts';

/** In a setup nobody draws a card: one that a log writes as drawn there is one of those that were dealt (5.1.3). */
export const asDealt = ({ turn }: Readonly<Table>, part: Part): Part =>
  turn.setup && part.from === 'draw' && part.to === turn.taker ? { ...part, from: part.to } : part;
