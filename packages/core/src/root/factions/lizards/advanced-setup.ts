import { transfer } from '../../law/transfer.ts';
import { CLEARING_SUITS, CLEARINGS } from '../../data/vocabulary.ts';
import { adjacentClearings } from '../../law/adjacency.ts';
import { mayPlace, place } from '../../law/place.ts';
import { chooseOne } from '../../law/choose.ts';
import { homelands, spreadEvenly } from '../../turn/homeland.ts';
import type { Step } from '../../law/step.ts';
import { gardenOf } from './gardens.ts';
import { chooseOutcast } from './outcast.ts';
import { LIZARD_ADVANCED_WARRIORS, LIZARD_WARRIORS } from '../../data/factions/lizards.ts';

const CARD = 'ROOT-272';

const settleHomeland: Step = {
  law: CARD,
  name: 'Settle a homeland',
  *play(turn) {
    const { me, suits, state } = turn;
    const warriors = { column: me.warrior, count: LIZARD_WARRIORS.corner };
    const among = CLEARINGS.filter((one) => me.buildings.some((garden) => mayPlace(turn, me, garden, one)));
    const options = homelands(turn, { among, between: 1, pieces: [warriors] });
    if (options.length === 0) return;
    const home = yield* chooseOne(me, CARD, 'place', 'homeland', options);
    const suit = suits[home] ?? (yield* chooseOne(me, CARD, 'suit', 'suit of the garden', CLEARING_SUITS));
    yield* place(turn, me, home, [warriors, { column: gardenOf(turn, suit), count: 1 }]);
    yield* spreadEvenly(turn, CARD, adjacentClearings(state, home), me.warrior, LIZARD_ADVANCED_WARRIORS.adjacent);
  },
};

const placeAcolytes: Step = {
  law: CARD,
  name: 'Place acolytes',
  play: ({ me }) => transfer('Lw', me.supply, me.board, LIZARD_ADVANCED_WARRIORS.acolytes),
};

/** The Lizards set up by their setup card (A.8.3). */
export const lizardsAdvancedSetup: readonly Step[] = [settleHomeland, placeAcolytes, chooseOutcast];
