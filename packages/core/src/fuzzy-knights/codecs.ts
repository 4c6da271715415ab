import { type Codec, codecOf, flag, integer, listOf, oneOf, record, spelt, tagged, text } from '../kernel/index.ts';
import type { Action, ActionOf, HeroRef, Target } from './action.ts';
import { MOST_HEROES, MOST_PLAYERS } from './data/numbers.ts';
import {
  BUILDINGS,
  ITEM_KINDS,
  ITEMS,
  type Item,
  type LooseToken,
  ROLL_PURPOSES,
  RULE_SETS,
  SQUADS,
  TOKENS,
} from './data/vocabulary.ts';
import type { Place } from './map.ts';

const MOST = 9999;
const MOST_SUM = 1e12;
// Whether a place is on the map, or a roll possible, is for the rules to say.
const side = integer(0, MOST);
const isPlace = (value: unknown): value is Place => Array.isArray(value) && value.length === 2 && value.every(side.is);

const seat = integer(0, MOST_PLAYERS - 1);
const hero = integer(0, MOST_HEROES - 1);
const at: Codec<Place> = codecOf(`place such as [4, 1]: ${side.name} twice`, isPlace);
const count = integer(0, MOST);
const loose: Codec<LooseToken> = oneOf(['item', 'resource', 'monster']);
const item = spelt('item such as epic main hand', (value): value is Item =>
  (ITEMS as readonly string[]).includes(value),
);

const heroRef = record<HeroRef>('hero', { seat, hero });
const target: Codec<Target> = codecOf(
  'monster, settlement, or { seat, hero }',
  (value): value is Target => value === 'monster' || value === 'settlement' || heroRef.is(value),
);
const what: Codec<number | Item> = codecOf(
  'number of mercenaries, or item such as epic main hand',
  (value): value is number | Item => count.is(value) || item.is(value),
);

const type = <Name extends Action['type']>(name: Name): Codec<Name> => oneOf([name]);

/** Reads an action as JSON. */
export const actionCodec: Codec<Action> = tagged<Action, 'type'>('type', {
  drop: record<ActionOf<'drop'>>('drop', { type: type('drop'), token: oneOf(TOKENS), at }),
  daybreak: record<ActionOf<'daybreak'>>('daybreak', { type: type('daybreak'), day: integer(1, MOST) }),
  roll: record<ActionOf<'roll'>>('roll', {
    type: type('roll'),
    seat,
    for: oneOf(ROLL_PURPOSES),
    dice: text(1000),
    sum: integer(0, MOST_SUM),
  }),
  construct: record<ActionOf<'construct'>>('construct', {
    type: type('construct'),
    seat,
    building: oneOf(BUILDINGS),
    at,
  }),
  pay: record<ActionOf<'pay'>>('pay', { type: type('pay'), seat }),
  unpaid: record<ActionOf<'unpaid'>>('unpaid', { type: type('unpaid'), seat, hero }),
  'recruit-hero': record<ActionOf<'recruit-hero'>>('recruit-hero', { type: type('recruit-hero'), seat, at }),
  recruit: record<ActionOf<'recruit'>>('recruit', { type: type('recruit'), seat, count, at }),
  place: record<ActionOf<'place'>>('place', { type: type('place'), seat, token: loose, at }),
  move: record<ActionOf<'move'>>('move', { type: type('move'), seat, hero, to: at }),
  interact: record<ActionOf<'interact'>>('interact', {
    type: type('interact'),
    seat,
    hero,
    token: oneOf(['item', 'resource']),
  }),
  draw: record<ActionOf<'draw'>>('draw', { type: type('draw'), seat, card: oneOf(ITEM_KINDS) }),
  capture: record<ActionOf<'capture'>>('capture', { type: type('capture'), seat, hero }),
  engage: record<ActionOf<'engage'>>('engage', { type: type('engage'), seat, hero, target }),
  defect: record<ActionOf<'defect'>>('defect', { type: type('defect'), seat, count }),
  bribe: record<ActionOf<'bribe'>>('bribe', { type: type('bribe'), seat, count }),
  form: record<ActionOf<'form'>>('form', { type: type('form'), seat, squads: listOf(count, 99) }),
  attack: record<ActionOf<'attack'>>('attack', {
    type: type('attack'),
    seat,
    squads: listOf(oneOf(SQUADS), SQUADS.length),
    on: oneOf(SQUADS),
  }),
  lose: record<ActionOf<'lose'>>('lose', { type: type('lose'), seat, squad: oneOf(SQUADS) }),
  retreat: record<ActionOf<'retreat'>>('retreat', { type: type('retreat'), seat }),
  deposit: record<ActionOf<'deposit'>>('deposit', { type: type('deposit'), seat, hero, what }),
  withdraw: record<ActionOf<'withdraw'>>('withdraw', { type: type('withdraw'), seat, hero, what }),
  offer: record<ActionOf<'offer'>>('offer', { type: type('offer'), seat, to: seat }),
  propose: record<ActionOf<'propose'>>('propose', { type: type('propose'), seat, rules: oneOf(RULE_SETS) }),
  reply: record<ActionOf<'reply'>>('reply', { type: type('reply'), seat, yes: flag }),
  vote: record<ActionOf<'vote'>>('vote', { type: type('vote'), seat, yes: flag }),
  break: record<ActionOf<'break'>>('break', { type: type('break'), seat, with: seat }),
  end: record<ActionOf<'end'>>('end', { type: type('end'), seat }),
});
