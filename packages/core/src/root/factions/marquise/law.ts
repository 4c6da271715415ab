import { MARQUISE_POINTS } from './sheet.ts';
import { CLEARINGS } from '../../data/vocabulary.ts';
import { askForCard, matchingSuits, moveCard } from '../../law/cards.ts';
import type { FactionLaw } from '../faction-law.ts';
import { onMap } from '../../law/pieces.ts';
import { mayPlace, place } from '../../law/place.ts';
import { countKind } from '../../law/remove.ts';
import type { Seat, Woodland } from '../../law/context.ts';

/** The clearing of the keep, or null once it is gone. */
export function keepClearing({ state, layout }: Woodland): number | null {
  const keep = layout.columnOf.get('Ct_k')!;
  return CLEARINGS.find((clearing) => state.rows[clearing]![keep]! > 0) ?? null;
}

/** Nobody else can place pieces in the clearing with the keep (6.2.2, B.4.2.1). */
export const THE_KEEP: FactionLaw = {
  forbidsPlacing: (wood, self, _placer, clearing) => {
    if (wood.state.rows[clearing]![wood.layout.columnOf.get('Ct_k')!]! === 0) return false;
    wood.report?.(self.bot ? 'B.4.2.1' : '6.2.2');
    return true;
  },
};

/** Warriors that are removed may go to the keep for a card that matches where they stood (6.2.3). */
const FIELD_HOSPITALS: FactionLaw = {
  *removed(wood: Woodland, self: Seat, { clearing, pieces }) {
    const warriors = countKind(wood, pieces, 'warrior');
    const keep = keepClearing(wood);
    if (warriors === 0 || keep === null || !mayPlace(wood, self, self.warrior, keep)) return;
    const suits = matchingSuits(wood, clearing);
    const card = yield* askForCard(wood, '6.2.3', 'card for the field hospitals', self, { suits, optional: true });
    if (card === null) return;
    wood.report?.('6.2.3');
    yield* moveCard(card, self.letter, 'discard');
    yield* place(wood, self, keep, [{ column: self.warrior, count: warriors }]);
  },
};

/** A building scores what its track shows (6.5.4.III). */
const BUILT: FactionLaw = {
  placingPoints(wood, _self, column) {
    const track = MARQUISE_POINTS[wood.layout.columns[column]!.name.slice(1) as keyof typeof MARQUISE_POINTS];
    return track?.[onMap(wood, column) - 1] ?? 0;
  },
};

export const MARQUISE_LAW: readonly FactionLaw[] = [THE_KEEP, FIELD_HOSPITALS, BUILT];
