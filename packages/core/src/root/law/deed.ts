import type { Component, SuitLetter } from '../action.ts';
import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { PlaceName } from '../place-name.ts';

/** A clearing or the Burrow by its number, any other place (a forest, a path, a board) by its name. */
export type Spot = ClearingOrBurrow | PlaceName;

/** What the fields of deeds hold. Names and words are plain text, so that steps need not narrow theirs. */
export interface FieldTypes {
  clearing: ClearingOrBurrow;
  spot: Spot;
  /** A piece `Cb_s`, an item `%f` or a relic. */
  thing: Component;
  card: Component;
  suit: SuitLetter;
  /** The letter of a faction or a hireling. */
  side: string;
  /** A column of the Decree or the Retinue. */
  column: string | number;
  /** A service, a minister or an item, as its faction names it. */
  word: string;
  price: number | null;
}

/**
 * Every kind of option a menu may offer, with the fields that distinguish two of a kind. Field names are shared: `at`
 * is where it happens, `from` and `to` are the ends of a move, `what` is a piece or item, `whom` another player.
 */
export const DEEDS = {
  aid: { whom: 'side' },
  'aid-exile': { what: 'thing' },
  bank: { suit: 'suit' },
  battle: { at: 'clearing', defender: 'side' },
  battles: {},
  build: { what: 'thing', at: 'clearing', 'suit?': 'suit' },
  burn: {},
  card: { card: 'card' },
  coalition: { card: 'card', whom: 'side' },
  concert: { at: 'clearing' },
  convert: { what: 'thing', at: 'clearing' },
  craft: { card: 'card' },
  decamp: { what: 'thing', at: 'clearing' },
  decree: { card: 'card', column: 'column' },
  delve: { what: 'thing', from: 'spot', to: 'clearing' },
  dig: { at: 'clearing' },
  dominance: { card: 'card' },
  draw: {},
  duel: { what: 'thing' },
  encamp: { what: 'thing', at: 'clearing' },
  /** Nothing more is done in this step. */
  end: {},
  establish: { what: 'thing', at: 'clearing' },
  explore: { 'at?': 'clearing' },
  export: { card: 'card' },
  expose: { what: 'thing', at: 'clearing' },
  flip: { at: 'clearing' },
  'force-battle': { at: 'clearing', attacker: 'side', defender: 'side' },
  'force-move': { whom: 'side', from: 'clearing', to: 'clearing' },
  'give-hireling': { whom: 'side' },
  glide: { from: 'spot', to: 'clearing' },
  hideout: {},
  hire: {},
  incite: { at: 'clearing' },
  instigate: { at: 'clearing', attacker: 'side', defender: 'side' },
  labor: { card: 'card' },
  lavish: { what: 'thing' },
  march: {},
  minister: { minister: 'word' },
  mobilize: {},
  move: { from: 'spot', to: 'clearing' },
  /** Nothing of what an effect allows. */
  nothing: {},
  'open-path': { at: 'spot' },
  organize: { at: 'clearing' },
  overwork: { at: 'clearing' },
  place: { at: 'spot' },
  plot: { at: 'clearing' },
  price: { service: 'word', price: 'price' },
  quest: { card: 'card', 'improvised?': 'word' },
  raze: { at: 'clearing' },
  recover: { what: 'thing', from: 'clearing', to: 'spot' },
  recruit: { 'at?': 'clearing', 'suit?': 'suit' },
  repair: {},
  retinue: { card: 'card', column: 'column' },
  revolt: { at: 'clearing' },
  roll: {},
  sacrifice: { at: 'spot' },
  sail: {},
  sanctify: { what: 'thing', at: 'clearing' },
  score: { 'suit?': 'suit' },
  scorch: {},
  service: { service: 'word', at: 'spot', price: 'price' },
  shift: { card: 'card', start: 'column', column: 'column' },
  slip: { 'from?': 'spot', to: 'spot' },
  'spend-bird': {},
  spies: {},
  spread: { at: 'clearing' },
  steal: { 'whom?': 'side', 'at?': 'clearing' },
  strike: { what: 'thing' },
  sway: { what: 'thing' },
  take: { card: 'card' },
  'take-dominance': { card: 'card' },
  train: {},
  trick: { at: 'clearing', with: 'clearing' },
  turmoil: { column: 'column' },
  uprising: {},
  vaults: {},
} as const satisfies Readonly<Record<string, Readonly<Record<string, keyof FieldTypes>>>>;

export type DeedKind = keyof typeof DEEDS;

/** Kinds that are part of no faction's action: done in the middle of one, they end it (1.4.2). */
const INTERRUPTING: readonly DeedKind[] = ['card', 'dominance', 'expose', 'open-path', 'service', 'take-dominance'];

type FieldsOf<Kind extends DeedKind> = (typeof DEEDS)[Kind];
type Needed<Fields> = {
  readonly [Name in keyof Fields as Name extends `${string}?` ? never : Name]: FieldTypes[Fields[Name] &
    keyof FieldTypes];
};
type Optional<Fields> = {
  readonly [Name in keyof Fields as Name extends `${infer Bare}?` ? Bare : never]?: FieldTypes[Fields[Name] &
    keyof FieldTypes];
};

/** Fields that a deed of any kind may have. */
type Common = {
  /** The section under which it is offered. */
  readonly law: string;
  /** The card it is about. For the Decree, the suit of the card that it resolves, `?` if unknown (7.5.2, 15.5.2). */
  readonly card?: Component;
  /** The hireling that does it (H.2). */
  readonly hireling?: string;
  /** The minister whose action the Mayor takes (12.5.2.VI). */
  readonly minister?: string;
  /** It uses a card that may or may not be in the hand. */
  readonly requires?: 'hand';
};

/**
 * One thing that a player may do now: an option of a menu, as JSON. How many, which wood and which cards are follow-up
 * questions.
 *
 * @example
 * const deed: Deed = { kind: 'build', law: '6.5.4', what: 'Cb_s', at: 5 };
 */
export type Deed<Kind extends DeedKind = DeedKind> = {
  [One in Kind]: { readonly kind: One } & Common & Needed<FieldsOf<One>> & Optional<FieldsOf<One>>;
}[Kind];

/** A deed for readers that do not care about its kind: it has every field that any deed has. */
export type DeedView = Common & {
  readonly kind: DeedKind;
  readonly at?: Spot;
  readonly from?: Spot;
  readonly to?: Spot;
  readonly with?: ClearingOrBurrow;
  readonly what?: Component;
  readonly suit?: SuitLetter;
  readonly whom?: string;
  readonly attacker?: string;
  readonly defender?: string;
  readonly column?: string | number;
  readonly start?: string | number;
  readonly service?: string;
  readonly price?: number | null;
  readonly improvised?: string;
};

/** Whether a deed ends an unfinished action of several parts, such as a March (1.4.2). */
export const interrupts = ({ kind, hireling }: DeedView): boolean =>
  hireling !== undefined || INTERRUPTING.includes(kind);

/**
 * The places, pieces or items, and cards that a deed names.
 *
 * @example touchedBy({ kind: 'battle', law: '4.3', at: 5, defender: 'E' }).places // [5]
 */
export function touchedBy({ at, from, to, with: other, what, card }: DeedView) {
  const named = <T>(all: readonly (T | undefined)[]): T[] => all.filter((one): one is T => one !== undefined);
  return { places: named([at, from, to, other]), things: named([what]), cards: named([card]) };
}
