import { described, VIZIER_CARD } from '@woodlog/core/root';
import { type RootTurn, deckOf, transfer, placeWhatFits } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { freeCorner } from '../shared/corners.ts';
import { columnPlace, VIZIERS } from './decree.ts';
import { STARTING_WARRIORS } from './numbers.ts';
import { roost } from './roosts.ts';

export const placeStart: Step = {
  law: 'B.5.3.2',
  name: 'Place Roost and Starting Warriors',
  *play(turn) {
    const { me } = turn;
    const corner = yield* freeCorner(turn, me, 'B.5.3.2');
    yield* placeWhatFits(turn, me, corner, [
      { column: roost(me), count: 1 },
      { column: me.warrior, count: STARTING_WARRIORS },
    ]);
  },
};

/**
 * Viziers go into the bird column. As with all of a faction's own cards, `draw` means that no start is written: the
 * ledger knows it (D9).
 */
export function* tuck({ me }: BotTurn, count: number): RootTurn {
  yield* transfer(VIZIER_CARD, 'draw', columnPlace(me, 'B'), count);
}

export const tuckViziers: Step = {
  law: 'B.5.3.3',
  name: 'Tuck Viziers',
  play: (turn) => tuck(turn, VIZIERS),
};

const AMBUSH = 'B#@';

/** Whether the deck may still have a bird ambush: both may be with players who have shown them. */
function mayHaveAmbush({ layout, state }: BotTurn): boolean {
  const ambush = described(layout.cards, AMBUSH);
  const dealt = state.piles.reduce((all, pile) => all + pile.filter((card) => card === ambush).length, 0);
  return dealt < deckOf(state.setup).filter((card) => card === AMBUSH).length;
}

/** Takes a bird ambush out of the deck (ROOT-111, ROOT-112). */
export const tuckAmbush = (law: string): Step => ({
  law,
  name: 'Tuck a bird ambush',
  when: mayHaveAmbush,
  play: ({ me }) => transfer(AMBUSH, 'draw', columnPlace(me, 'B')),
});
