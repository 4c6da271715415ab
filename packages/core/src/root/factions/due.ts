import type { Action } from '../action.ts';
import { HAND_LIMIT } from '../data/numbers.ts';
import { PEOPLE_PHASES } from './phases.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { DISCARD, DRAW } from '../turn/hand.ts';

/** What a turn lacks, judged by the table alone: an unwritten draw, or a hand above five cards; null if nothing. */
export function dueByLedger(table: Readonly<Table>, letter: string, actions: readonly Action[]): string | null {
  const player = layoutOf(table.setup).playerOf.get(letter);
  const evening = Object.entries(PEOPLE_PHASES).find(([faction]) => faction === letter)?.[1]?.evening;
  if (player === undefined || evening === undefined) return null;
  const lawOf = (step: string): string | undefined => evening.steps.find(({ name }) => name === step)?.law;
  const drew = actions.some(
    (action) => action.kind === 'move' && action.parts.some(({ from, to }) => from === 'draw' && to === letter),
  );
  const due: string[] = [];
  const draw = lawOf(DRAW);
  if (!drew && draw !== undefined) due.push(`no card is drawn yet: write #->${letter} (${draw})`);
  const over = (table.piles[player.handPile]?.length ?? 0) - HAND_LIMIT;
  if (over > 0) due.push(`the hand has ${HAND_LIMIT + over} cards: discard ${over} (${lawOf(DISCARD)})`);
  return due.length === 0 ? null : due.join('\n');
}
