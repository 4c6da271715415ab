import { type Codec, codecOf, flag, integer, listOf, oneOf, record, textLike, tagged } from '../kernel/index.ts';
import type {
  Action,
  Battle,
  Begin,
  Craft,
  DiscardDecree,
  End,
  Flip,
  Guess,
  Hire,
  Marker,
  Move,
  OpenPath,
  Part,
  Relate,
  Reveal,
  Score,
  SetConspiracy,
  SetFunds,
  SetOutcast,
  SetPrice,
  Shown,
  SuitLetter,
  Trick,
} from './action.ts';
import { CONSPIRACY_SPACES } from './data/factions/lizards.ts';
import { PRICES, SERVICES } from './data/factions/riverfolk.ts';
import { RELATIONSHIPS } from './data/factions/vagabond.ts';
import { MOST_COUNT, MOST_FUNDS, MOST_TERMS } from './data/limits.ts';
import { BATTLE_DIE } from './data/numbers.ts';
import { SUITS } from './data/vocabulary.ts';

/** Most parts of one move in JSON. Rootlog prints a longer move as several actions. */
const MOST_JSON_PARTS = MOST_TERMS * MOST_TERMS;

const isComponent = (text: string): text is string =>
  /^(?:(?:h_[A-Z]|[A-Z])[wpbt](?:_[a-z]){0,1}(?:_[1-3])?|ferry|tower|treetop|city|market|forge|[BFMR]?#(?:@|%[a-z]|[a-z]{1,40})?|%[a-z_])$/.test(
    text,
  );
const isFaction = (text: string): text is string => /^(?:h_)?[A-Z]$/.test(text);
const isPlace = (text: string): text is string =>
  /^(?:\d{1,2}(?:_\d{1,2}){0,11}|(?:h_)?[A-Z](?:\$(?:_?[A-Za-z0-9])?)?|supply:(?:h_)?[A-Z]|supply|ruin:\d{1,2}|[*Q]|draw|discard|dominance|items|out|coffin)$/.test(
    text,
  );

export const component = textLike('component such as Cw or Cb_s, F#anvil or %s', isComponent);
export const faction = textLike('faction such as C or h_E', isFaction);
export const place = textLike('place such as 5, C$ or supply:C', isPlace);
const count = integer(1, MOST_COUNT);
export const suit: Codec<SuitLetter> = oneOf(SUITS, 'suit: B, F, M or R');
const yes: Codec<true> = codecOf('true, or left out', (value): value is true => value === true);

function orNull<A>(codec: Codec<A>): Codec<A | null> {
  return codecOf(`${codec.name}, or null`, (value): value is A | null => value === null || codec.is(value));
}

const pair = <A>(expected: string, item: Codec<A>): Codec<readonly [A, A]> =>
  codecOf(
    expected,
    (value): value is readonly [A, A] => Array.isArray(value) && value.length === 2 && value.every(item.is),
  );

const part = record<Part>(
  'part of a move',
  { count, what: component, from: orNull(place), to: place },
  { side: oneOf(['r', 'e']), turn: oneOf(['r', 'e']) },
);
const shown = record<Shown>('cards shown', { count, what: component, by: faction });

/** Actions from outside. The kind selects the codec, so a message is about that kind of action only. */
export const rootAction: Codec<Action> = tagged<Action, 'kind'>('kind', {
  begin: record<Begin>('start of a line', { kind: oneOf(['begin']), faction }, { setup: yes }),
  end: record<End>('end of a line', { kind: oneOf(['end']) }),
  move: record<Move>('move', { kind: oneOf(['move']), parts: listOf(part, MOST_JSON_PARTS) }),
  battle: record<Battle>(
    'battle',
    {
      kind: oneOf(['battle']),
      attacker: faction,
      defender: faction,
      clearing: place,
      ambushes: listOf(orNull(suit), 2),
    },
    { rolls: pair('two rolls', integer(Math.min(...BATTLE_DIE), Math.max(...BATTLE_DIE))) },
  ),
  reveal: record<Reveal>('reveal', {
    kind: oneOf(['reveal']),
    by: faction,
    cards: listOf(shown, MOST_TERMS),
    to: orNull(faction),
  }),
  craft: record<Craft>('craft', { kind: oneOf(['craft']), what: component }),
  score: record<Score>('score', { kind: oneOf(['score']), faction, points: integer(-MOST_COUNT, MOST_COUNT) }),
  marker: record<Marker>('score marker', { kind: oneOf(['marker']), faction, board: place }),
  'open-path': record<OpenPath>('open path', { kind: oneOf(['open-path']), path: place }),
  'discard-decree': record<DiscardDecree>('discard of the decree', { kind: oneOf(['discard-decree']), faction }),
  relate: record<Relate>('relationship', {
    kind: oneOf(['relate']),
    vagabond: faction,
    factions: listOf(faction, MOST_TERMS),
    status: oneOf(RELATIONSHIPS),
  }),
  price: record<SetPrice>('price', {
    kind: oneOf(['price']),
    services: listOf(oneOf(SERVICES), SERVICES.length),
    price: integer(PRICES.least, PRICES.most),
  }),
  funds: record<SetFunds>('funds', { kind: oneOf(['funds']), funds: integer(0, MOST_FUNDS) }),
  outcast: record<SetOutcast>('outcast', { kind: oneOf(['outcast']), suit, hated: flag }),
  conspiracy: record<SetConspiracy>('conspiracy marker', {
    kind: oneOf(['conspiracy']),
    space: integer(1, CONSPIRACY_SPACES),
  }),
  guess: record<Guess>('guess', { kind: oneOf(['guess']), plot: component, clearing: place }),
  flip: record<Flip>('flip', { kind: oneOf(['flip']), what: component, at: place, becomes: component }),
  trick: record<Trick>('trick', { kind: oneOf(['trick']), clearings: pair('two clearings', place) }),
  hire: record<Hire>(
    'hire',
    { kind: oneOf(['hire']), hireling: faction, board: place, markers: orNull(integer(0, MOST_COUNT)) },
    { demoted: yes },
  ),
});
