import type {
  Building,
  Item,
  ItemKind,
  LooseToken,
  RollPurpose,
  RuleSet,
  SquadName,
  Token,
} from './data/vocabulary.ts';
import type { Place } from './map.ts';

/** What a hero engages: the monsters on its tile, a hero there, or the settlement there. */
export type Target = 'monster' | 'settlement' | HeroRef;

export interface HeroRef {
  readonly seat: number;
  readonly hero: number;
}

interface Of<Kind extends string> {
  readonly kind: Kind;
}

/** A step that a seat takes. Seats and heroes count from 0. */
interface By<Kind extends string> extends Of<Kind> {
  readonly seat: number;
}

interface ByHero<Kind extends string> extends By<Kind> {
  readonly hero: number;
}

/** A token falls on the map before the game. */
export interface Drop extends Of<'drop'> {
  readonly token: Token;
  readonly at: Place;
}
/** A day begins, and everybody's settlements and mines pay. */
export interface Daybreak extends Of<'daybreak'> {
  readonly day: number;
}
/** A roll with the sum of the dice, without the bonus. */
export interface Roll extends By<'roll'> {
  readonly for: RollPurpose;
  /** As printed: `1dP`, `5d6 +11`. */
  readonly dice: string;
  readonly sum: number;
}
export interface Construct extends By<'construct'> {
  readonly building: Building;
  readonly at: Place;
}
export type Pay = By<'pay'>;
export type Unpaid = ByHero<'unpaid'>;
export interface RecruitHero extends By<'recruit-hero'> {
  readonly at: Place;
}
export interface Recruit extends By<'recruit'> {
  readonly count: number;
  readonly at: Place;
}
export interface PlaceToken extends By<'place'> {
  readonly token: LooseToken;
  readonly at: Place;
}
export interface Move extends ByHero<'move'> {
  readonly to: Place;
}
export interface Interact extends ByHero<'interact'> {
  readonly token: 'item' | 'resource';
}
export interface DrawItem extends By<'draw'> {
  readonly card: ItemKind;
}
export type Capture = ByHero<'capture'>;
export interface Engage extends ByHero<'engage'> {
  readonly target: Target;
}
/** The number of monsters that join for free. */
export interface Defect extends By<'defect'> {
  readonly count: number;
}
/** How many monsters are bought. */
export interface Bribe extends By<'bribe'> {
  readonly count: number;
}
/** Mercenaries in squads, the largest first. */
export interface Form extends By<'form'> {
  readonly squads: readonly number[];
}
export interface Attack extends By<'attack'> {
  readonly squads: readonly SquadName[];
  readonly on: SquadName;
}
export interface Lose extends By<'lose'> {
  readonly squad: SquadName;
}
export type Retreat = By<'retreat'>;
/** Mercenaries (a number) or an item, from a garrisoned hero to its settlement. */
export interface Deposit extends ByHero<'deposit'> {
  readonly what: number | Item;
}
/** Mercenaries (a number) or an item, from a settlement to a hero garrisoned there. */
export interface Withdraw extends ByHero<'withdraw'> {
  readonly what: number | Item;
}
export interface Offer extends By<'offer'> {
  readonly to: number;
}
export interface Propose extends By<'propose'> {
  readonly rules: RuleSet;
}
export interface Reply extends By<'reply'> {
  readonly yes: boolean;
}
export interface Vote extends By<'vote'> {
  readonly yes: boolean;
}
export interface Break extends By<'break'> {
  readonly with: number;
}
export type End = By<'end'>;

export type Action =
  | Drop
  | Daybreak
  | Roll
  | Construct
  | Pay
  | Unpaid
  | RecruitHero
  | Recruit
  | PlaceToken
  | Move
  | Interact
  | DrawItem
  | Capture
  | Engage
  | Defect
  | Bribe
  | Form
  | Attack
  | Lose
  | Retreat
  | Deposit
  | Withdraw
  | Offer
  | Propose
  | Reply
  | Vote
  | Break
  | End;

export type ActionOf<Kind extends Action['kind']> = Extract<Action, { readonly kind: Kind }>;
