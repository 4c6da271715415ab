import type { Clearing } from '../../data/vocabulary.ts';
import { adjacentClearings } from '../../law/adjacency.ts';
import { awayFromEnemies, onMapEdge } from '../../law/homelands.ts';
import { homelands, settle } from '../../turn/homeland.ts';
import type { Step, Turn } from '../../law/step.ts';
import type { KeepersMemory } from './memory.ts';
import { placeRemainingRelics, placeStartingRelics } from './setup.ts';
import { STARTING_WARRIORS } from '../../data/factions/keepers.ts';

const CARD = 'ROOT-277';
const BETWEEN = 2;

const besideOnEdge = (turn: Turn, clearing: Clearing): Clearing[] =>
  onMapEdge(turn).filter((one) => adjacentClearings(turn.state, clearing).includes(one));

/**
 * Two adjacent homelands on the map edge. If no two are far enough from enemy homelands, chooses one after the other,
 * each as far as possible (A.8.3.III).
 */
const settleHomelands: Step = {
  law: CARD,
  name: 'Settle two homelands',
  *play(turn) {
    const pieces = [{ column: turn.me.warrior, count: STARTING_WARRIORS }];
    const open = homelands(turn, { among: onMapEdge(turn), between: 0, pieces });
    const paired = open.filter((one) => besideOnEdge(turn, one).some((other) => open.includes(other)));
    const far = awayFromEnemies(turn, turn.me, paired, BETWEEN);
    const both = far.filter((one) => besideOnEdge(turn, one).some((other) => far.includes(other)));
    const among = both.length > 0 ? both : far;
    const first = yield* settle(turn, { law: CARD, among, between: BETWEEN, pieces });
    if (first === undefined) return;
    yield* settle(turn, { law: CARD, among: besideOnEdge(turn, first), between: BETWEEN, pieces });
  },
};

/** The Keepers set up by their setup card (A.8.3). */
export const keepersAdvancedSetup: readonly Step<KeepersMemory>[] = [
  placeStartingRelics,
  settleHomelands,
  placeRemainingRelics,
];
