import { suitOf } from '../setup.ts';
import { landmarkAt } from '../table/landmarks-at.ts';
import { CLEARINGS } from '../data/vocabulary.ts';
import { layoutOf } from '../table/layout.ts';
import { clearingRow, countIn } from '../table/look-up.ts';
import type { Table } from '../table/table.ts';

/** The landmarks whose rules are known: those of the Lake and Mountain maps (M.3.1, M.4), and those of D154. */
const KNOWN_LANDMARKS: readonly string[] = ['ferry', 'tower', 'treetop', 'city', 'forge'];

/** What is at a table that the law of people does not know yet; `null` if nothing is. */
export function unknownRules(table: Readonly<Table>): string | null {
  const { columns } = layoutOf(table.setup);
  const landmark = columns.find(
    ({ kind, name, index }) =>
      kind === 'landmark' &&
      !KNOWN_LANDMARKS.includes(name) &&
      CLEARINGS.some((clearing) => countIn(clearingRow(table, clearing), index) > 0),
  );
  if (landmark !== undefined) return `the rules of the landmark ${landmark.name} are not known (A.5)`;
  const forge = landmarkAt(table, 'forge');
  if (forge === null || suitOf(table.setup, forge) !== null) return null;
  return `the suit of clearing ${forge} is not known, nor the items that lie on the card of the Legendary Forge`;
}
