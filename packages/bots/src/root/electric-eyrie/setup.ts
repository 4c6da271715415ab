import { act } from '@woodlog/core/kernel';
import { type RootTurn, moveCard, place } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { freeCorner } from '../shared/corners.ts';
import { columnPlace, VIZIER_CARD, VIZIERS } from './decree.ts';
import { STARTING_WARRIORS } from './numbers.ts';
import { roost } from './roosts.ts';

export const placeStart: Step = {
  law: 'B.5.3.2',
  name: 'Place Roost and Starting Warriors',
  *play(turn) {
    const { me } = turn;
    const corner = yield* freeCorner(turn, 'B.5.3.2');
    yield* place(turn, me, corner, [
      { column: roost(me), count: 1 },
      { column: me.warrior, count: STARTING_WARRIORS },
    ]);
  },
};

/** Viziers go into the bird column. As with all cards `draw` says that no start is written: the ledger knows theirs (D9). */
export function* tuck({ me }: BotTurn, count: number): RootTurn {
  yield* act({ kind: 'move', parts: [{ count, what: VIZIER_CARD, from: 'draw', to: columnPlace(me, 'B') }] });
}

export const tuckViziers: Step = {
  law: 'B.5.3.3',
  name: 'Tuck Viziers',
  play: (turn) => tuck(turn, VIZIERS),
};

/** A bird ambush out of the deck (ROOT-111, ROOT-112). */
export const tuckAmbush = (law: string): Step => ({
  law,
  name: 'Tuck a bird ambush',
  play: ({ me }) => moveCard('B#@', 'draw', columnPlace(me, 'B')),
});
