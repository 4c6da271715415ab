import { type RootTurn, onMap, warriorsAt, removeFrom, putWarriorsInEach } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { isBirdOrder, orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { hasBase, revolt } from './bases.ts';
import { PITIED_TOKENS } from './numbers.ts';
import { spread, sympathy } from './sympathy.ts';

/** Set for Public Pity: the bot has revolted in Birdsong. */
const REVOLTED = 'revolted';

/** In an ordered clearing, unless the order is a bird. */
export const revoltStep: Step = {
  law: 'B.6.4.3',
  name: 'Revolt',
  *play(turn) {
    if (isBirdOrder(turn)) return;
    if (yield* revolt(turn, orderedClearings(turn))) turn.memory[REVOLTED] = 1;
  },
};

/** If there was no revolt, spreads sympathy, twice while little is on the map. */
export const publicPity: Step = {
  law: 'B.6.4.4',
  name: 'Public Pity',
  *play(turn) {
    if (turn.memory[REVOLTED] !== undefined) return;
    const times = onMap(turn, sympathy(turn.me)) <= PITIED_TOKENS ? 2 : 1;
    for (let n = 0; n < times; n++) yield* spread(turn);
  },
};

export const spreadSympathy: Step = { law: 'B.6.5.1', name: 'Spread Sympathy', play: spread };

/** With a bird order, in any clearing. */
export const surpriseRevolt: Step = {
  law: 'B.6.5.2',
  name: 'Surprise Revolt',
  *play(turn) {
    if (isBirdOrder(turn)) yield* revolt(turn, clearingsInOrder(turn));
  },
};

/** Organize: removes all warriors from a base with at least `organizers` of them, and spreads sympathy. */
export function* organize(turn: BotTurn, organizers: number): RootTurn {
  const { me } = turn;
  for (const clearing of clearingsInOrder(turn)) {
    const count = warriorsAt(turn, me, clearing);
    if (!hasBase(turn, me, clearing) || count < organizers) continue;
    const pieces = [{ column: me.warrior, count }];
    yield* removeFrom(turn, me, me, clearing, pieces);
    yield* spread(turn);
  }
}

/** A warrior at each base, as far as they go. */
export const recruit: Step = {
  law: 'B.6.6.2',
  name: 'Recruit',
  *play(turn) {
    const { me } = turn;
    const bases = clearingsInOrder(turn).filter((clearing) => hasBase(turn, me, clearing));
    yield* putWarriorsInEach(turn, me, bases, 1);
  },
};
