import { type Codec, codecOf, flag, integer, listOf, oneOf, record, textLike, tagged, text } from '../kernel/index.ts';
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

type FieldsOf<T> = { readonly [Field in keyof T]: Codec<T[Field]> };

const MOST = 9999;
const MOST_SUM = 1e12;
// The rules decide whether a place is on the map, or a roll possible.
const side = integer(0, MOST);
const isPlace = (value: unknown): value is Place => Array.isArray(value) && value.length === 2 && value.every(side.is);

const seat = integer(0, MOST_PLAYERS - 1);
const hero = integer(0, MOST_HEROES - 1);
const at: Codec<Place> = codecOf(`place such as [4, 1]: ${side.name} twice`, isPlace);
const count = integer(0, MOST);
const loose: Codec<LooseToken> = oneOf(['item', 'resource', 'monster']);
const item = textLike('item such as epic main hand', (value): value is Item =>
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

/** The fields of each kind of step. */
const FIELDS: { readonly [Kind in Action['kind']]: FieldsOf<Omit<ActionOf<Kind>, 'kind'>> } = {
  drop: { token: oneOf(TOKENS), at },
  daybreak: { day: integer(1, MOST) },
  roll: { seat, for: oneOf(ROLL_PURPOSES), dice: text(1000), sum: integer(0, MOST_SUM) },
  construct: { seat, building: oneOf(BUILDINGS), at },
  pay: { seat },
  unpaid: { seat, hero },
  'recruit-hero': { seat, at },
  recruit: { seat, count, at },
  place: { seat, token: loose, at },
  move: { seat, hero, to: at },
  interact: { seat, hero, token: oneOf(['item', 'resource']) },
  draw: { seat, card: oneOf(ITEM_KINDS) },
  capture: { seat, hero },
  engage: { seat, hero, target },
  defect: { seat, count },
  bribe: { seat, count },
  form: { seat, squads: listOf(count, 99) },
  attack: { seat, squads: listOf(oneOf(SQUADS), SQUADS.length), on: oneOf(SQUADS) },
  lose: { seat, squad: oneOf(SQUADS) },
  retreat: { seat },
  deposit: { seat, hero, what },
  withdraw: { seat, hero, what },
  offer: { seat, to: seat },
  propose: { seat, rules: oneOf(RULE_SETS) },
  reply: { seat, yes: flag },
  vote: { seat, yes: flag },
  break: { seat, with: seat },
  end: { seat },
};

/** The codec of steps that have their kind in a named field. */
function stepsBy<Step extends Action | JsonAction>(tag: 'kind' | 'type'): Codec<Step> {
  const variants = Object.entries(FIELDS).map(([kind, fields]) => {
    const all = { [tag]: oneOf([kind]), ...fields } as Readonly<Record<string, Codec<unknown>>>;
    return [kind, record<Record<string, unknown>>(kind, all)];
  });
  return tagged<Record<string, string>, string>(tag, Object.fromEntries(variants)) as Codec<unknown> as Codec<Step>;
}

export const actionCodec = stepsBy<Action>('kind');

/** An action as JSON: its kind is called `type` there. */
export type JsonAction = {
  [Kind in Action['kind']]: { readonly type: Kind } & Omit<ActionOf<Kind>, 'kind'>;
}[Action['kind']];

export const jsonActionCodec = stepsBy<JsonAction>('type');

export const jsonOfAction = ({ kind, ...rest }: Action): JsonAction => ({ type: kind, ...rest }) as JsonAction;
export const actionOfJson = ({ type, ...rest }: JsonAction): Action => ({ kind: type, ...rest }) as Action;
