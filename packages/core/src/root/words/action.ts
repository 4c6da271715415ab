import { listed } from '../../kernel/index.ts';
import type { Action, Battle, Reveal } from '../action.ts';
import { SERVICES } from '../data/factions/riverfolk.ts';
import { articled, several } from './lists.ts';
import { moveText } from './move.ts';
import { pieceName, shortName, suitName, theOwner } from './names.ts';
import { countedThing, placeText, thingText } from './things.ts';
import { type Voice, spoken } from './voice.ts';

const STATUS = {
  h: 'Hostile',
  0: 'Indifferent',
  1: 'one step from Indifferent',
  2: 'one step from Allied',
  a: 'Allied',
} as const;
const PRICED = { h: 'hand cards', r: 'riverboats', m: 'mercenaries' } as const;

/**
 * An action in plain English, without its subject: what the player whose line it is does.
 *
 * @example explainAction({ kind: 'score', faction: 'C', points: 2 }, { taker: 'C' }) // 'scores 2 points'
 */
export const explainAction = (action: Action, { taker }: { readonly taker: string }): string =>
  actionText(action, taker, 'description');

/**
 * An action after `must` or `may not`, without what its player chooses or rolls in it.
 *
 * @example actionToDo({ kind: 'outcast', suit: 'F', hated: false }, 'L') // 'make fox the outcast'
 */
export const actionToDo = (action: Action, taker: string): string => actionText(action, taker, 'order');

function actionText(action: Action, taker: string, voice: Voice): string {
  const say = (verb: string): string => spoken(verb, voice);
  const described = voice === 'description';
  switch (action.kind) {
    case 'begin':
      return action.setup ? `${say('set')} up` : `${say('begin')} the turn`;
    case 'end':
      return `${say('end')} the turn`;
    case 'move':
      return moveText(action.parts, taker, voice);
    case 'battle':
      return battleText(action, taker, voice);
    case 'reveal':
      return `${say('show')} ${shownText(action, taker)} to ${action.to === null ? 'all' : theOwner(action.to)}`;
    case 'craft':
      return `${say('craft')} ${thingText(1, action.what, taker)}`;
    case 'score': {
      const { faction, points } = action;
      const own = faction === taker;
      const counted = pointsText(Math.abs(points));
      if (points < 0) return own ? `${say('lose')} ${counted}` : `${say('take')} ${counted} from ${theOwner(faction)}`;
      return own ? `${say('score')} ${counted}` : `${say('give')} ${counted} to ${theOwner(faction)}`;
    }
    case 'marker': {
      const whose = action.faction === taker ? 'their score marker' : `the score marker of ${theOwner(action.faction)}`;
      return `${say('move')} ${whose} to ${placeText(action.board, taker)}`;
    }
    case 'open-path':
      return `${say('open')} ${placeText(action.path, taker)}`;
    case 'discard-decree':
      return `${say('discard')} the whole decree, with viziers and leader`;
    case 'relate': {
      const whose = action.vagabond === taker ? '' : ` of ${theOwner(action.vagabond)}`;
      return `${say('set')} the relationship${whose} with ${listed(action.factions.map(theOwner))} to ${STATUS[action.status]}`;
    }
    case 'price':
      if (!described) return 'set the prices of services';
      return action.services.length === SERVICES.length
        ? `sets all prices to ${action.price}`
        : `sets the price of ${listed(action.services.map((service) => PRICED[service]))} to ${action.price}`;
    case 'funds':
      return described ? `sets the Riverfolk funds to ${action.funds}` : `set the funds to ${action.funds}`;
    case 'outcast':
      return `${described ? 'makes' : 'make'} ${suitName(action.suit)} the ${action.hated ? 'hated ' : ''}outcast`;
    case 'conspiracy':
      return described ? `moves the conspiracy marker to space ${action.space}` : 'move the conspiracy marker';
    case 'guess': {
      const at = placeText(action.clearing, taker);
      return described
        ? `guesses that the plot in ${at} is ${articled(faceText(action.plot))}`
        : `guess the plot in ${at}`;
    }
    case 'flip': {
      const what = `${(described ? thingText : countedThing)(1, action.what, taker)} in ${placeText(action.at, taker)}`;
      return described ? `turns over ${what}: ${articled(faceText(action.becomes))}` : `turn over ${what}`;
    }
    case 'trick':
      return `${say('swap')} the plots in ${listed(action.clearings.map((clearing) => placeText(clearing, taker)))}`;
    case 'hire': {
      if (!described) return 'hire hirelings';
      const side = action.demoted ? ', demoted,' : '';
      const markers =
        action.markers === null ? '' : ` with ${action.markers} control marker${action.markers === 1 ? '' : 's'}`;
      return `hires the ${shortName(action.hireling)}${side} for ${placeText(action.board, taker)}${markers}`;
    }
  }
}

export const pointsText = (count: number): string => several(count, 'point');

/** A token face up, without its owner. */
const faceText = (what: string): string => pieceName(what.slice(0, 1), what.slice(1));

function battleText({ attacker, defender, clearing, ambushes, rolls }: Battle, taker: string, voice: Voice): string {
  const verb = voice === 'order' ? 'battle' : 'attack';
  const where = `${theOwner(defender)} in ${placeText(clearing, taker)}`;
  const fight =
    attacker === taker
      ? `${spoken(verb, voice)} ${where}`
      : `${spoken('have', voice)} ${theOwner(attacker)} ${verb} ${where}`;
  if (voice === 'order') return fight;
  const played = ambushes.map((suit, i) => {
    const by = theOwner(i === 0 ? defender : attacker);
    return `${by} play ${suit === null ? 'an ambush' : `a ${suitName(suit)} ambush`}`;
  });
  return [fight, ...played, ...(rolls ? [rollsText(rolls)] : [])].join('; ');
}

/** Battle dice, the attacker's first. */
export const rollsText = ([attack, defense]: readonly [number, number]): string =>
  `the rolls are ${attack} and ${defense}`;

const shownText = ({ by, cards }: Reveal, taker: string): string =>
  cards.length === 0
    ? placeText(by, taker)
    : listed(
        cards.map(
          ({ count, what, by: owner }) =>
            `${thingText(count, what, taker)}${owner === taker ? '' : ` from ${placeText(owner, taker)}`}`,
        ),
      );
