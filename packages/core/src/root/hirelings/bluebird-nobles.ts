import { CLEARINGS } from '../data/vocabulary.ts';
import { rules } from '../law/rule.ts';
import { score } from '../law/score.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-187';
const RULED_FOR_A_POINT = 3;

/** The Bluebird Nobles: a point for every three clearings ruled. Their rule in ties is in `law/rule.ts`. */
export const BLUEBIRD_NOBLES: HirelingLaw = {
  law: LAW,
  actions: [
    {
      phase: 'birdsong',
      must: true,
      choices(turn) {
        const ruled = CLEARINGS.filter((clearing) => rules(turn, turn.me, clearing)).length;
        const points = Math.floor(ruled / RULED_FOR_A_POINT);
        if (points === 0) return [];
        return [choice({ kind: 'score', law: LAW }, () => score(turn, turn.me, points))];
      },
    },
  ],
};
