import { chooseCorner } from '../../law/corners.ts';
import { byPath } from '../../law/neighbours.ts';
import { place, putWarriorsInEach } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import type { Turn, Step } from '../../law/step.ts';
import { SURFACE_WARRIORS } from '../../data/factions/duchy.ts';
import { columnOf } from '../../table/look-up.ts';

/** Two warriors and a tunnel in a corner, and two warriors in each adjacent clearing (12.3.3). */
function* surface(turn: Turn): RootTurn {
  const { me } = turn;
  const corner = yield* chooseCorner(turn, '12.3.3', 'corner to surface in');
  const near = byPath(turn, me, corner).filter((clearing) => clearing !== 0);
  const warriors = { column: me.warrior, count: SURFACE_WARRIORS };
  yield* place(turn, me, corner, [warriors, { column: columnOf(turn, 'Dt'), count: 1 }]);
  yield* putWarriorsInEach(turn, me, near, SURFACE_WARRIORS);
}

/** The Duchy sets up (12.3). */
export const duchySetup: readonly Step[] = [{ law: '12.3.3', name: 'Surface', play: surface }];
