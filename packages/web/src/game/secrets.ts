import { type Table, layoutOf } from '@woodlog/core/root';
import { viewOf } from '@woodlog/core/root-law';
import type { Part } from '@woodlog/session/kernel';
import type { Shown } from '../replays/shown.ts';

/** Whether a table has more than one person, so that secrets need a cover. */
export const hasManyPeople = (table: Readonly<Table>): boolean =>
  layoutOf(table.setup).seats.filter(({ bot }) => bot === undefined).length > 1;

/** The table as all may see it: of several people nobody's hand is shown. */
export const openlySeen = (table: Readonly<Table>): Readonly<Table> =>
  hasManyPeople(table) ? viewOf(table, NOBODY) : table;

const NOBODY = -1;

/** Whether an action names cards that go to a hand or out of sight. */
const isHidden = (text: string): boolean => /#[a-z@]/.test(text) && /->(?:[A-Z]|\$)?$/.test(text);

/** What was done in a turn as all may read it. */
export const openlyTold = (parts: readonly Part[], table: Readonly<Table>): readonly Part[] =>
  hasManyPeople(table)
    ? parts.map((part) => (isHidden(part.text) ? { ...part, text: '', words: HIDDEN } : part))
    : parts;

const HIDDEN = 'Cards that not all may see.';

/** A game under way as all may see it: no words of cards, and no hands in its pictures. */
export const openlyShown = (shown: Shown): Shown => ({
  ...shown,
  turns: shown.turns.map((turn) => ({
    ...turn,
    steps: turn.steps.map((step) => (isHidden(step.text) ? { ...step, text: '', words: HIDDEN, implied: [] } : step)),
  })),
});
