import { freeCorners } from '../../law/corners.ts';
import { byPath } from '../../law/neighbours.ts';
import { mayPlace, place } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne } from '../../law/choose.ts';
import { lookAtHand } from '../../turn/hand.ts';
import type { Phase, Turn } from '../../law/step.ts';
import { columnNamed } from '../../table/look-up.ts';
import { SURFACE_WARRIORS } from '../../data/factions/duchy.ts';

/** Two warriors and a tunnel in a corner, and two warriors in each adjacent clearing (12.3.3). */
function* surface(turn: Turn): RootTurn {
  const { me, layout } = turn;
  const corner = yield* chooseOne(me, '12.3.3', 'place', 'corner to surface in', freeCorners(turn, me, true));
  const near = byPath(turn, me, corner).filter((clearing) => clearing !== 0);
  const warriors = { column: me.warrior, count: SURFACE_WARRIORS };
  yield* place(turn, me, corner, [warriors, { column: columnNamed(layout, 'Dt'), count: 1 }]);
  for (const clearing of near)
    if (mayPlace(turn, me, me.warrior, clearing)) yield* place(turn, me, clearing, [warriors]);
}

/** The Duchy sets up (12.3). */
export const duchySetup: Phase = {
  law: '12.3',
  laid: ['12.3.1', '12.3.2', '12.3.4', '12.3.5', '12.3.6'],
  steps: [lookAtHand, { law: '12.3.3', name: 'Surface', play: surface }],
};
