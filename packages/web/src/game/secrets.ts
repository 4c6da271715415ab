import { type Table, layoutOf } from '@woodlog/core/root';
import { viewOf } from '@woodlog/core/root-law';
import type { Shown } from '../replays/shown.ts';

/** Whether a table has more than one person, so that secrets need a cover. */
export const hasManyPeople = (table: Readonly<Table>): boolean =>
  layoutOf(table.setup).seats.filter(({ bot }) => bot === undefined).length > 1;

/** The table as all may see it: of several people nobody's hand is shown. */
export const openlySeen = (table: Readonly<Table>): Readonly<Table> =>
  hasManyPeople(table) ? viewOf(table, NOBODY) : table;

const NOBODY = -1;

/** Cards that go to a hand or a place on a board, by name. */
const NAMED = /#[a-z@]/;

/** A game under way as all may see it: no words of cards, and no hands in its pictures. */
export const openlyShown = (shown: Shown): Shown => ({
  ...shown,
  turns: shown.turns.map((turn) => ({
    ...turn,
    steps: turn.steps.map((step) =>
      NAMED.test(step.text) && /->(?:[A-Z]|\$?)?$/.test(step.text)
        ? { ...step, text: '', words: 'Cards that not all may see.', implied: [] }
        : step,
    ),
  })),
});
