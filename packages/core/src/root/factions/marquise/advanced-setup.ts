import { type Clearing, CLEARINGS } from '../../data/vocabulary.ts';
import { adjacentClearings } from '../../law/adjacency.ts';
import { awayFromEnemies } from '../../law/homelands.ts';
import { buildingsAt, oneOfEach, warriorsAt } from '../../law/pieces.ts';
import { putPiece, putWarriors, putWarriorsInEach } from '../../law/place.ts';
import { columnOf } from '../../table/look-up.ts';
import { chooseOne } from '../../law/choose.ts';
import { homelands } from '../../turn/homeland.ts';
import type { Step, Turn } from '../../law/step.ts';
import { ADVANCED_WARRIORS, MARQUISE_BUILDINGS } from '../../data/factions/marquise.ts';

const CARD = 'ROOT-268';
const HOMELANDS = 3;

/** Her homelands so far: those with two warriors. */
const settled = (turn: Turn): Clearing[] =>
  CLEARINGS.filter((one) => warriorsAt(turn, turn.me, one) === ADVANCED_WARRIORS.homeland);

/** Clearings that can be a homeland, with a slot for a building and adjacent to one that is settled already. */
function open(turn: Turn, mine: readonly Clearing[]): Clearing[] {
  const { me, state } = turn;
  const pieces = oneOfEach([me.warrior, columnOf(turn, 'Cb_s')]);
  const beside = (one: Clearing): boolean => mine.some((other) => adjacentClearings(state, other).includes(one));
  return homelands(turn, { among: CLEARINGS, between: 0, pieces }).filter(
    (one) => !mine.includes(one) && (mine.length === 0 || beside(one)),
  );
}

/** How many homelands can be connected from these on: three, or as many as possible (1.5.4). */
const mostFrom = (turn: Turn, mine: readonly Clearing[]): number =>
  mine.length >= HOMELANDS
    ? HOMELANDS
    : Math.max(mine.length, ...open(turn, mine).map((next) => mostFrom(turn, [...mine, next])));

const settleHomeland: Step = {
  law: CARD,
  name: 'Settle three homelands, each adjacent to another',
  *play(turn) {
    const mine = settled(turn);
    const most = mostFrom(turn, mine);
    if (mine.length >= most) return undefined;
    const options = open(turn, mine).filter((one) => mostFrom(turn, [...mine, one]) === most);
    const clearing = yield* chooseOne(turn.me, CARD, 'place', 'homeland', options);
    yield* putWarriors(turn, turn.me, clearing, ADVANCED_WARRIORS.homeland);
    return 'stay';
  },
};

const garrison: Step = {
  law: CARD,
  name: 'Garrison',
  *play(turn) {
    const mine = settled(turn);
    const others = CLEARINGS.filter((clearing) => !mine.includes(clearing));
    yield* putWarriorsInEach(turn, turn.me, others, ADVANCED_WARRIORS.elsewhere);
  },
};

const placeKeep: Step = {
  law: CARD,
  name: 'Place the keep',
  *play(turn) {
    const options = awayFromEnemies(turn, turn.me, settled(turn), 1);
    if (options.length === 0) return;
    const at = yield* chooseOne(turn.me, CARD, 'place', 'homeland for the keep', options);
    yield* putPiece(turn, turn.me, at, columnOf(turn, 'Ct_k'));
  },
};

const placeBuilding = (piece: string): Step => ({
  law: CARD,
  name: 'Place buildings',
  *play(turn) {
    const { me } = turn;
    const options = settled(turn).filter((one) => buildingsAt(turn, me, one) === 0);
    if (options.length === 0) return;
    const at = yield* chooseOne(me, CARD, 'place', `homeland for C${piece}`, options);
    yield* putPiece(turn, me, at, columnOf(turn, `C${piece}`));
  },
});

/** The Marquise sets up by her setup card (A.8.3). */
export const marquiseAdvancedSetup: readonly Step[] = [
  settleHomeland,
  garrison,
  placeKeep,
  ...MARQUISE_BUILDINGS.map(placeBuilding),
];
