import type { Action } from '@woodlog/core/root';
import { explainAction, pointsText, rollsText } from './action.ts';
import { moveToDo } from './move.ts';
import { theOwner, thingText } from './words.ts';

/**
 * What somebody's hands are to do for a player at the table, with everybody's name: `Move 3 Marquise warriors from
 * clearing 1 to clearing 12`.
 *
 * @example instruct({ kind: 'score', faction: 'C', points: 2 }, 'C') // 'Score 2 points for the Marquise'
 */
export function instruct(action: Action, taker: string): string {
  const text = toDo(action, taker);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function toDo(action: Action, taker: string): string {
  switch (action.kind) {
    case 'move':
      return moveToDo(action);
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
