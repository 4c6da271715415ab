import { MARQUISE_POINTS } from '../../data/factions/marquise.ts';
import type { Clearing, ClearingOrBurrow } from '../../data/vocabulary.ts';
import { mayDiscardFor } from '../../law/cards.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { onMap, clearingWith } from '../../law/pieces.ts';
import { removedTo, putWarriors, mayPutWarriors } from '../../law/place.ts';
import { countKind } from '../../law/remove.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { RootTurn } from '../../law/questions.ts';
import type { Triggered } from '../../law/events.ts';
import { columnOf, nameOf, countThere } from '../../table/look-up.ts';

/** The clearing of the keep, or null once it is gone. */
export const keepClearing = (ctx: RulesContext): Clearing | null => clearingWith(ctx, [columnOf(ctx, 'Ct_k')]);

/** Nobody else can place pieces in the clearing with the keep (6.2.2, B.4.2.1). */
export const THE_KEEP: FactionLaw = {
  forbidsPlacing: (ctx, self, _placer, clearing) => {
    if (countThere(ctx, clearing, columnOf(ctx, 'Ct_k')) === 0) return false;
    const law = self.bot ? 'B.4.2.1' : '6.2.2';
    ctx.cite(law);
    return law;
  },
};

function* save(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow, warriors: number): RootTurn {
  const keep = keepClearing(ctx);
  if (keep === null || !mayPutWarriors(ctx, self, keep)) return;
  if (!(yield* mayDiscardFor(ctx, '6.2.3', 'card for the field hospitals', self, clearing))) return;
  yield* putWarriors(ctx, self, keep, warriors, removedTo(ctx, self, warriors));
}

export const MARQUISE_LAW: FactionLaw = {
  ...THE_KEEP,
  /** Removed warriors may go to the keep for a card that matches their clearing (6.2.3). */
  removed: (ctx, self, removals) =>
    keepClearing(ctx) === null
      ? []
      : removals.flatMap(({ clearing, pieces }): Triggered[] => {
          const warriors = countKind(ctx, pieces, 'warrior');
          if (warriors === 0) return [];
          const what = `field hospitals for clearing ${clearing}`;
          return [{ owner: self, what, cards: [self.letter], play: () => save(ctx, self, clearing, warriors) }];
        }),
  /** A building scores the points of its space (6.5.4.III). */
  placingPoints(ctx, _self, column) {
    const track = MARQUISE_POINTS[nameOf(ctx, column).slice(1) as keyof typeof MARQUISE_POINTS];
    return track?.[onMap(ctx, column) - 1] ?? 0;
  },
  /** She crafts with workshops (6.2.1). */
  crafting: {
    law: '6.2.1',
    pieces: (ctx, self) => self.buildings.filter((column) => ctx.layout.columns[column]?.name === 'Cb_w'),
  },
};
