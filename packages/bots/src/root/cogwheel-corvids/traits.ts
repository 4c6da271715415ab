import { type FactionLaw, countKind, mayPlace, place } from '@woodlog/core/root-law';
import type { Change, Step } from '../frame/bot.ts';
import { before, instead } from '../frame/edits.ts';
import { GAMBLE, VENDETTA } from './flip.ts';

/** A warrior comes where a plot was removed; a bomb that is swapped is not (ROOT-239). */
const BACKUP_PLANS: FactionLaw = {
  *removed(wood, self, { pieces, clearing }) {
    if (countKind(wood, pieces, 'token') === 0 || !mayPlace(wood, self, self.warrior, clearing)) return;
    wood.report?.('ROOT-239');
    yield* place(wood, self, clearing, [{ column: self.warrior, count: 1 }]);
  },
};

/** Tells the flips of this turn. */
const tell = (law: string, name: string, what: string): Step => ({
  law,
  name,
  // biome-ignore lint/correctness/useYield: it only tells the next step.
  *play({ memo }) {
    memo.set(what, 1);
  },
});

export const TRAITS: Readonly<Record<string, Change>> = {
  Gamble: { card: 'ROOT-238', edits: [before('B.11.4.4', tell('ROOT-238', 'Gamble', GAMBLE))] },
  'Backup Plans': { card: 'ROOT-239', law: BACKUP_PLANS },
  Mastermind: {
    card: 'ROOT-240',
    edits: [
      instead(
        'B.11.5.3',
        (old) =>
          function* (turn) {
            yield* old.play(turn);
            yield* old.play(turn);
          },
      ),
    ],
  },
  Vendetta: { card: 'ROOT-241', edits: [before('B.11.4.4', tell('ROOT-241', 'Vendetta', VENDETTA))] },
};
