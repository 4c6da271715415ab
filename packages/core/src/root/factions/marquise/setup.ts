import { CLEARINGS, type Clearing } from '../../data/vocabulary.ts';
import { oppositeCorner, chooseCorner } from '../../law/corners.ts';
import { byPath } from '../../law/neighbours.ts';
import { mayPlace, putPiece, putWarriorsInEach } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Turn, Step } from '../../law/step.ts';
import { MARQUISE_BUILDINGS } from '../../data/factions/marquise.ts';
import { keepClearing } from './law.ts';
import { columnOf } from '../../table/look-up.ts';

const keepOf = (turn: Turn): Clearing => keepClearing(turn) ?? 1;

function* placeBuildings(turn: Turn): RootTurn {
  const { me } = turn;
  const keep = keepOf(turn);
  const near = [keep, ...byPath(turn, me, keep)].sort((a, b) => a - b);
  for (const piece of MARQUISE_BUILDINGS) {
    const building = columnOf(turn, `C${piece}`);
    const options = near.filter((clearing) => mayPlace(turn, me, building, clearing));
    if (options.length === 0) continue;
    const clearing = yield* chooseOne(me, '6.3.4', 'place', `clearing for C${piece}`, options);
    yield* putPiece(turn, me, clearing, building);
  }
}

/** The Marquise sets up (6.3). Buildings placed here do not score. */
export const marquiseSetup: readonly Step[] = [
  {
    law: '6.3.2',
    name: 'Place the keep',
    *play(turn) {
      const { me } = turn;
      const keep = columnOf(turn, 'Ct_k');
      const corner = yield* chooseCorner(turn, '6.3.2', 'corner for the keep', false);
      yield* putPiece(turn, me, corner, keep);
    },
  },
  {
    law: '6.3.3',
    name: 'Garrison',
    *play(turn) {
      const empty = oppositeCorner(turn, keepOf(turn));
      const others = CLEARINGS.filter((clearing) => clearing !== empty);
      yield* putWarriorsInEach(turn, turn.me, others, 1);
    },
  },
  { law: '6.3.4', name: 'Place buildings', play: placeBuildings },
];
