import { capital } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { explainAction, pointsText, rollsText } from './action.ts';
import { moveText } from './move.ts';
import { theOwner } from './names.ts';
import { thingText } from './things.ts';

/**
 * What to do at the table for a player, with every owner named: `Move 3 Marquise warriors from clearing 1 to clearing 12`.
 *
 * @example instruct({ kind: 'score', faction: 'C', points: 2 }, 'C') // 'Score 2 points for the Marquise'
 */
export const instruct = (action: Action, taker: string): string => capital(handwork(action, taker));

function handwork(action: Action, taker: string): string {
  switch (action.kind) {
    case 'move':
      return moveText(action.parts, '', 'order');
    case 'battle': {
      const { attacker, defender, clearing, rolls } = action;
      const dice = rolls ? `; ${rollsText(rolls)}` : '';
      return `${theOwner(attacker)} battle ${theOwner(defender)} in clearing ${clearing}${dice}`;
    }
    case 'score': {
      const { faction, points } = action;
      return points < 0
        ? `take ${pointsText(-points)} from ${theOwner(faction)}`
        : `score ${pointsText(points)} for ${theOwner(faction)}`;
    }
    case 'craft':
      return `craft ${thingText(1, action.what, '')} for ${theOwner(taker)}`;
    default:
      return `${theOwner(taker)}: ${explainAction(action, { taker })}`;
  }
}
