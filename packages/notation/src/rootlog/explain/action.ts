import { type Action, type Battle, type Reveal, SERVICES } from '@woodlog/core/root';
import { ownerName, pieceName, suitName } from './names.ts';
import { explainMove } from './move.ts';
import { articled, listed, placeText, theOwner, thingText } from './words.ts';

/** What an action is explained in: whose line it stands in. */
export interface ExplainContext {
  readonly taker: string;
}

const STATUS = {
  h: 'Hostile',
  0: 'Indifferent',
  1: 'one step from Indifferent',
  2: 'one step from Allied',
  a: 'Allied',
} as const;
const PRICED = { h: 'hand cards', r: 'riverboats', m: 'mercenaries' } as const;

export const pointsText = (count: number): string => (count === 1 ? 'one point' : `${count} points`);

/**
 * An action in plain English, without its subject: what the player whose line it is does.
 *
 * @example explainAction({ kind: 'score', faction: 'C', points: 2 }, { taker: 'C' }) // 'scores 2 points'
 */
export function explainAction(action: Action, { taker }: ExplainContext): string {
  switch (action.kind) {
    case 'begin':
      return action.setup ? 'sets up' : 'begins the turn';
    case 'end':
      return 'ends the turn';
    case 'move':
      return explainMove(action, taker);
    case 'battle':
      return battleText(action, taker);
    case 'reveal':
      return revealText(action, taker);
    case 'craft':
      return `crafts ${thingText(1, action.what, taker)}`;
    case 'score':
      return scoreText(action.faction, action.points, taker);
    case 'marker':
      return `moves ${action.faction === taker ? 'their score marker' : `the score marker of ${theOwner(action.faction)}`} to ${placeText(action.board, taker)}`;
    case 'open-path':
      return `opens ${placeText(action.path, taker)}`;
    case 'discard-decree':
      return 'discards the whole decree, with viziers and leader';
    case 'relate': {
      const whose = action.vagabond === taker ? '' : ` of ${theOwner(action.vagabond)}`;
      return `sets the relationship${whose} with ${listed(action.factions.map(theOwner))} to ${STATUS[action.status]}`;
    }
    case 'price':
      return action.services.length === SERVICES.length
        ? `sets all prices to ${action.price}`
        : `sets the price of ${listed(action.services.map((service) => PRICED[service]))} to ${action.price}`;
    case 'funds':
      return `sets the Riverfolk funds to ${action.funds}`;
    case 'outcast':
      return `makes ${suitName(action.suit)} the ${action.hated ? 'hated ' : ''}outcast`;
    case 'conspiracy':
      return `moves the conspiracy marker to space ${action.space}`;
    case 'guess':
      return `guesses that the plot in ${placeText(action.clearing, taker)} is ${articled(faceText(action.plot))}`;
    case 'flip':
      return `turns over ${thingText(1, action.what, taker)} in ${placeText(action.at, taker)}: ${articled(faceText(action.becomes))}`;
    case 'trick':
      return `swaps the plots in ${listed(action.clearings.map((clearing) => placeText(clearing, taker)))}`;
    case 'hire': {
      const side = action.demoted ? ', demoted,' : '';
      const markers =
        action.markers === null ? '' : ` with ${action.markers} control marker${action.markers === 1 ? '' : 's'}`;
      return `hires the ${ownerName(action.hireling)}${side} for ${placeText(action.board, taker)}${markers}`;
    }
  }
}

/** A token face up, without its owner. */
const faceText = (what: string): string => pieceName(what.slice(0, 1), what.slice(1));

function scoreText(faction: string, count: number, taker: string): string {
  const own = faction === taker;
  if (count < 0) return own ? `loses ${pointsText(-count)}` : `takes ${pointsText(-count)} from ${theOwner(faction)}`;
  return own ? `scores ${pointsText(count)}` : `gives ${pointsText(count)} to ${theOwner(faction)}`;
}

function battleText({ attacker, defender, clearing, ambushes, rolls }: Battle, taker: string): string {
  const where = `${theOwner(defender)} in ${placeText(clearing, taker)}`;
  const played = ambushes.map((suit, i) => {
    const by = theOwner(i === 0 ? defender : attacker);
    return `${by} play ${suit === null ? 'an ambush' : `a ${suitName(suit)} ambush`}`;
  });
  const rolled = rolls ? [rollsText(rolls)] : [];
  const fight = attacker === taker ? `attacks ${where}` : `has ${theOwner(attacker)} attack ${where}`;
  return [fight, ...played, ...rolled].join('; ');
}

/** Battle dice, the attacker's first. */
export const rollsText = ([attack, defense]: readonly [number, number]): string =>
  `the rolls are ${attack} and ${defense}`;

function revealText({ by, cards, to }: Reveal, taker: string): string {
  const shown =
    cards.length === 0
      ? placeText(by, taker)
      : listed(
          cards.map(
            ({ count, what, by: owner }) =>
              `${thingText(count, what, taker)}${owner === taker ? '' : ` from ${placeText(owner, taker)}`}`,
          ),
        );
  return `shows ${shown} to ${to === null ? 'all' : theOwner(to)}`;
}
