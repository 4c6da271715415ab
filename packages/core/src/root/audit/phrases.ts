import type { Action, Part } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import { printedCardName } from '../data/cards/names.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { HIRELING_SHEETS } from '../data/hirelings.ts';
import { LANDMARK_SHEETS } from '../data/landmarks.ts';
import { AREA_NAMES, COLUMN_NAMES, FACTION_NAMES, MEMBER_NAMES, PLACE_NAMES, SUIT_NAMES } from '../data/names.ts';
import type { Hireling, Item, Landmark, Suit } from '../data/vocabulary.ts';
import type { Turn } from '../law/step.ts';
import { listed, theFaction } from '../law/words.ts';

/** `The Eyrie`. */
export const taker = ({ me: { letter } }: Turn): string => `The ${FACTION_NAMES[letter] ?? letter}`;

/** What somebody does, after `must` or `may not`: `draw one card`, `place one roost and 6 warriors in clearing 3`. */
export function phrase(turn: Turn, action: Action): string {
  const { letter } = turn.me;
  switch (action.kind) {
    case 'move':
      return movePhrase(turn, action.parts);
    case 'battle': {
      const instead = action.attacker === letter ? '' : ` with ${theFaction(action.attacker)}`;
      return `battle ${theFaction(action.defender)}${instead} in ${placeText(action.clearing, letter)}`;
    }
    case 'craft':
      return `craft ${cardOrItem(turn, action.what)}`;
    case 'score': {
      const points = several(Math.abs(action.points), 'point');
      const whose = action.faction === letter ? '' : ` for ${theFaction(action.faction)}`;
      return `${action.points < 0 ? 'lose' : 'score'} ${points}${whose}`;
    }
    case 'relate':
      return `move the relationship marker of ${listed(action.factions.map(theFaction))} to ${STATUS[action.status]}`;
    case 'reveal':
      return `show ${listed(action.cards.map(({ count, what }) => thing(turn, count, what))) || 'a hand'}`;
    case 'flip':
      return `turn over ${thing(turn, 1, action.what)} in ${placeText(action.at, letter)}`;
    case 'trick':
      return `swap the plots in clearings ${action.clearings.join(' and ')}`;
    case 'guess':
      return `guess the plot in ${placeText(action.clearing, letter)}`;
    case 'open-path':
      return `open ${placeText(action.path, letter)}`;
    default:
      return OTHER_PHRASES[action.kind];
  }
}

const OTHER_PHRASES = {
  begin: 'begin the turn',
  end: 'end the turn',
  marker: 'take the score marker off the track',
  'discard-decree': 'discard the Decree',
  price: 'set the prices of services',
  funds: 'set the funds',
  outcast: 'name the outcast',
  conspiracy: 'move the conspiracy marker',
  hire: 'hire hirelings',
} as const satisfies Partial<Record<Action['kind'], string>>;

const STATUS = {
  h: 'Hostile',
  0: 'Indifferent',
  1: 'one step from Indifferent',
  2: 'one step from Allied',
  a: 'Allied',
} as const;

/** Parts that go the same way are one: `place one roost and 6 warriors in clearing 3`. */
function movePhrase(turn: Turn, parts: readonly Part[]): string {
  const ways = new Map<string, Map<string, number>>();
  for (const part of parts) {
    const [verb, way] = wayOf(part, turn.me.letter);
    const key = `${verb}|${way}`;
    const things = ways.get(key) ?? new Map<string, number>();
    ways.set(key, things.set(part.what, (things.get(part.what) ?? 0) + part.count));
  }
  let last = '';
  return listed(
    [...ways].map(([key, things]) => {
      const [verb = '', way = ''] = key.split('|');
      const what = listed([...things].map(([one, count]) => thing(turn, count, one)));
      const again = verb === last;
      last = verb;
      return `${again ? '' : `${verb} `}${what}${way}`;
    }),
  );
}

/** What is done to the things of a part, and from where to where. */
function wayOf({ what, from, to, turn: side }: Part, me: string): [verb: string, way: string] {
  const start = from ?? '';
  if (what.startsWith('%')) {
    if (side === 'e' && start === to) return ['exhaust', ''];
    if (side === 'r' && start === to) return ['refresh', ''];
    if (start.endsWith('$d')) return ['repair', ''];
    if (to.endsWith('$d')) return ['damage', ''];
    if (to === `${me}$` && !start.startsWith(`${me}$`))
      return ['take', from === null ? '' : ` from ${placeText(start, me)}`];
  }
  if (what.includes('#')) {
    if (start === 'draw' && to === me) return ['draw', ''];
    if (to === 'discard' || to === '*') return ['discard', start === me ? '' : ` from ${placeText(start, me)}`];
    if (/#[a-z]/.test(what) && start === 'draw' && to.startsWith(`${me}$`))
      return ['place', ` on ${placeText(to, me)}`];
    if (to === me) return ['take', ` from ${placeText(start, me)}`];
  }
  if (start.startsWith('supply:')) return ['place', ` ${inPlace(to, me)}`];
  if (to.startsWith('supply:') || to === 'out') return ['remove', from === null ? '' : ` from ${placeText(start, me)}`];
  return ['move', `${from === null ? '' : ` from ${placeText(start, me)}`} to ${placeText(to, me)}`];
}

/** So many of a thing: `one warrior`, `2 Eyrie warriors`, `3 wood`, `one fox card`, `Anvil`. */
function thing(turn: Turn, count: number, what: string): string {
  if (what === '%_') return 'all items';
  if (what.startsWith('%')) return several(count, ITEM_NAMES[what.charAt(1) as Item] ?? what);
  if (what.includes('#')) return cardText(turn, count, what);
  const landmark = LANDMARK_SHEETS[what as Landmark];
  return landmark === undefined ? several(count, pieceName(turn, what)) : `the ${landmark.name.replace('The ', '')}`;
}

function cardText({ layout }: Turn, count: number, what: string): string {
  const [suit = '', spelling = ''] = what.split('#');
  if (spelling !== '') {
    const name = printedCardName(layout.deck, spelling, suit === '' ? undefined : (suit as Suit));
    return count === 1 ? name : `${count} cards ${name}`;
  }
  return several(count, suit === '' ? 'card' : `${SUIT_NAMES[suit as Suit]} card`);
}

/** What is crafted: `one boot`, `Tunnels`. */
function cardOrItem(turn: Turn, what: string): string {
  return what.includes('#') || what.startsWith('%') ? thing(turn, 1, what) : printedCardName(turn.layout.deck, what);
}

/** A piece, with its owner where it is another's: `sawmill`, `Eyrie roost`, `figure worth 2`. */
export function pieceName({ me, layout }: Turn, what: string): string {
  const owner = layout.columns[layout.columnOf.get(what) ?? -1]?.owner ?? '';
  const [kind = what, worth] = /_\d$/.test(what) ? [what.slice(0, -2), ` worth ${what.slice(-1)}`] : [what, ''];
  const sheet = layout.playerOf.get(owner)?.sheet;
  const known = sheet?.pieces.find(({ piece, faces }) => {
    const face = kind.slice(owner.length);
    return piece === face || what.slice(owner.length) in (faces ?? {});
  });
  if (known === undefined) return hirelingPiece(owner, what);
  const name = known.name.replace('Vagabond pawn', 'pawn') + worth;
  return owner === me.letter ? name : `${MEMBER_NAMES[owner] ?? FACTION_NAMES[owner] ?? owner} ${name}`;
}

/** A piece of a hireling: `Dynasty warrior`, `Protector`, `foothold`. */
function hirelingPiece(owner: string, what: string): string {
  const pieces = HIRELING_SHEETS[owner as Hireling]?.pieces ?? [];
  const known = pieces.find(({ piece }) => what === `${owner}${piece}`);
  return known === undefined ? what : `${known.name}${known.piece === 'w' ? ' warrior' : ''}`;
}

/** Things of which one says no more than several. */
const SAME_IN_PLURAL = /(wood|sympathy|jewelry|tea|ego)$/;

export const several = (count: number, name: string): string =>
  count === 1 ? `one ${name}` : `${count} ${SAME_IN_PLURAL.test(name) ? name : name.replace(/(?= worth|$)/, 's')}`;

const inPlace = (place: PlaceName, me: string): string =>
  `${/^\d+$|_\d+_/.test(place) ? 'in' : 'on'} ${placeText(place, me)}`;

/** A place: `clearing 3`, `their hand`, `the Recruit column`, `the Eyrie board`. */
function placeText(place: PlaceName, me: string): string {
  const known = PLACE_NAMES[place];
  if (known !== undefined) return known;
  if (/^\d+$/.test(place)) return `clearing ${place}`;
  if (/^\d/.test(place)) return `the ${place.split('_').length === 2 ? 'path' : 'forest'} ${place}`;
  if (place.startsWith('ruin:')) return `the ruin in clearing ${place.slice(5)}`;
  const [owner = '', part] = place.replace('supply:', '').split('$');
  const whose = owner === me ? 'their' : `the ${MEMBER_NAMES[owner] ?? FACTION_NAMES[owner] ?? owner}`;
  if (place.startsWith('supply:')) return `${whose} supply`;
  if (part === undefined) return `${whose} hand`;
  if (part === '') return `${whose} board`;
  return part.startsWith('_') ? (COLUMN_NAMES[part.slice(1)] ?? place) : `${whose} ${AREA_NAMES[part] ?? part}`;
}
