import type { Move, Part } from '../action.ts';
import { STARTING_HAND } from '../data/numbers.ts';
import { countOf } from '../sum-of.ts';
import type { Layout } from '../table/layout.ts';
import type { Table } from '../table/table.ts';

/** The parts of a move. In a setup no person draws: three cards that a log writes as drawn are those that were dealt (5.1.3). */
export function partsAsDealt({ bots }: Layout, { turn }: Readonly<Table>, { parts }: Move): readonly Part[] {
  const { setup, taker } = turn;
  const isDeal = ({ from, to }: Part): boolean => from === 'draw' && to === taker && !bots.has(taker);
  if (!setup || !parts.every(isDeal) || countOf(parts) !== STARTING_HAND) return parts;
  return parts.map((part) => ({ ...part, from: part.to }));
}
