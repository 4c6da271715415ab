import { type Action, HAND_LIMIT, type Table, layoutOf } from '@woodlog/core/root';

/** The sections by which a person's turn ends with a draw, and with discarding down to five; null where it draws nothing. */
const EVENINGS: Readonly<Record<string, { readonly draw: string | null; readonly limit: string }>> = {
  C: { draw: '6.6', limit: '6.6' },
  E: { draw: '7.6.2', limit: '7.6.2' },
  A: { draw: '8.6.2', limit: '8.6.2' },
  V: { draw: '9.6.2', limit: '9.6.3' },
  G: { draw: '9.6.2', limit: '9.6.3' },
  L: { draw: '10.6.3', limit: '10.6.3' },
  O: { draw: null, limit: '11.6.1' },
  D: { draw: '12.6.3', limit: '12.6.3' },
  P: { draw: '13.6.2', limit: '13.6.2' },
  H: { draw: '14.6.3', limit: '14.6.3' },
  K: { draw: '15.6.3', limit: '15.6.3' },
};

/** What the pieces alone tell that a turn lacks: a draw that is not written, a hand above five; null if nothing. */
export function dueByLedger(table: Readonly<Table>, letter: string, actions: readonly Action[]): string | null {
  const evening = EVENINGS[letter];
  if (evening === undefined) return null;
  const drew = actions.some(
    (action) => action.kind === 'move' && action.parts.some(({ from, to }) => from === 'draw' && to === letter),
  );
  const due: string[] = [];
  if (!drew && evening.draw !== null) due.push(`no card is drawn yet: write #->${letter} (${evening.draw})`);
  const pile = layoutOf(table.setup).playerOf.get(letter)?.handPile ?? -1;
  const over = (table.piles[pile]?.length ?? 0) - HAND_LIMIT;
  if (over > 0) due.push(`the hand has ${HAND_LIMIT + over} cards: discard ${over} (${evening.limit})`);
  return due.length === 0 ? null : due.join('\n');
}
