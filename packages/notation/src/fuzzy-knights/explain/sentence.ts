import { counted, listed } from '@woodlog/core/kernel';
import { type Action, printPlace, type Target } from '@woodlog/core/fuzzy-knights';
import { heroName, heroOf, mercenaries, type Names, squadName, withArticle } from './names.ts';
import { rollSentence } from './rolls.ts';

const at = printPlace;

const foeName = (target: Target, names: Names): string =>
  typeof target === 'object' ? heroOf(names, target) : target === 'monster' ? 'the monsters' : 'the settlement';

const held = (what: number | string): string => (typeof what === 'number' ? mercenaries(what) : `the ${what}`);

export function sentenceOf(action: Action, names: Names): string {
  switch (action.kind) {
    case 'drop':
      return `${withArticle(action.token)} is dropped on ${at(action.at)}`;
    case 'daybreak':
      return `day ${action.day} breaks`;
    case 'roll':
      return rollSentence(action);
    case 'construct':
      return `builds ${withArticle(action.building).replace('a fortifications', 'fortifications')} at ${at(action.at)}`;
    case 'pay':
      return 'pays the heroes';
    case 'unpaid':
      return `cannot pay ${heroName(action.hero)}`;
    case 'recruit-hero':
      return `recruits a hero at ${at(action.at)}`;
    case 'recruit':
      return `recruits ${mercenaries(action.count)} at ${at(action.at)}`;
    case 'place':
      return `places ${withArticle(action.token)} on ${at(action.at)}`;
    case 'move':
      return `moves ${heroName(action.hero)} to ${at(action.to)}`;
    case 'interact':
      return `claims the ${action.token} with ${heroName(action.hero)}`;
    case 'draw':
      return `draws ${withArticle(action.card)}`;
    case 'capture':
      return `tries to capture the mine with ${heroName(action.hero)}`;
    case 'engage':
      return `attacks ${foeName(action.target, names)} with ${heroName(action.hero)}`;
    case 'defect':
      return `takes on ${counted(action.count, 'monster')} for nothing`;
    case 'bribe':
      return action.count === 0 ? 'bribes none of the monsters' : `bribes ${counted(action.count, 'monster')}`;
    case 'form':
      return `forms ${action.squads.length === 1 ? 'a squad' : 'squads'} of ${listed(action.squads.map(String))}`;
    case 'attack':
      return `sends ${listed(action.squads.map(squadName))} against ${squadName(action.on)}`;
    case 'lose':
      return `gives up ${squadName(action.squad)}`;
    case 'retreat':
      return 'retreats';
    case 'deposit':
      return `leaves ${held(action.what)} of ${heroName(action.hero)} in the settlement`;
    case 'withdraw':
      return `gives ${heroName(action.hero)} ${held(action.what)} from the settlement`;
    case 'offer':
      return `offers ${names.player(action.to)} an alliance`;
    case 'propose':
      return `proposes to play items by ${action.rules}`;
    case 'reply':
      return `${action.yes ? 'accepts' : 'declines'} the alliance`;
    case 'vote':
      return `votes ${action.yes ? 'yes' : 'no'}`;
    case 'break':
      return `breaks the alliance with ${names.player(action.with)}`;
    case 'end':
      return 'is done';
  }
}
