import { type Questions, type Turn, asking } from '../../kernel/index.ts';
import type { Action, Component, SuitLetter } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { Deed, Spot } from './deed.ts';

/** A card that a person may give out of the hand: of one of these suits, or of any. */
export interface FromHand {
  readonly suits: readonly SuitLetter[];
  /** Only ambush cards. */
  readonly ambush?: true;
  /** Only cards with a lasting effect that can be crafted (4.1.3). */
  readonly lasting?: true;
  /** The hand certainly holds such a card; the caller has checked. */
  readonly held?: true;
  /** The card may be kept. */
  readonly optional?: true;
  /** Where a card taken at random goes; its owner only names it (G.22). */
  readonly random?: PlaceName;
  /** Where the card goes, if it is not discarded. */
  readonly to?: PlaceName;
  /** Where the card is, if not in the hand: among the supporters (8.2.3). */
  readonly place?: PlaceName;
  /** It is only shown. */
  readonly shown?: true;
  /** Revealed cards of the hand, which cannot be given (10.5). */
  readonly except?: readonly Component[];
}

/** The answer of a player who has no such card, or keeps it. */
export const NO_CARD = 'none';

/** What the options of each kind of question are. */
interface OptionTypes {
  /** Out of all that may be done next in a step, and what ends it. */
  menu: Deed;
  /** One of several deeds that an effect allows. */
  deed: Deed;
  /** A card of a hand, a pile or a play area (`E B#tax`), or `none`. */
  card: Component;
  /** An item by its letter, with its state (`f damaged exhausted`), or nothing. */
  item: string;
  /** How many: the fewest or the most comes first. */
  count: number;
  agree: 'no' | 'yes';
  /** A clearing by its number, a forest, a path, or nothing. */
  place: Spot | 'nothing';
  /** A piece `Cb_s`, or nothing. */
  piece: Component;
  /** The kind of a plot, without its owner. */
  plot: string;
  /** A faction or hireling by its letter, or nobody. */
  side: string;
  /** A suit, `any`, or `tied` where none of them is chosen. */
  suit: SuitLetter | 'any' | 'tied';
  price: number;
  /** The value on the back of a relic. */
  value: string | number;
  /** Which of several effects comes first, in words. */
  order: string;
  /** A leader, mood, character, minister, reward or the like, as its faction names it. */
  word: string;
}

/** What is chosen or picked. A reader that has something for each kind is a `Record<AskedAbout, ...>`. */
export type AskedAbout = keyof OptionTypes;

/** The options of such a question. */
export type OptionOf<About extends AskedAbout> = OptionTypes[About];

/**
 * What a turn of Root asks.
 *
 * `draw`: cards off the top of `from` (`draw`, or `quests`), as known as they are known; `to` is where they go.
 * `roll`: battle dice; `most` are the hits of the higher and the lower one beyond which more come to the same.
 * `pick`: chance, among options of the kind `about`; with `plot`, the kind of the face-down plot lying there, which the dealer knows, and
 * who plays `seat`, its owner.
 * `choose`: a person, among options of the kind `about`; with `hand`, a card out of the seat's hand or `none`, without options where cards are not known.
 */
export interface RootQuestions extends Questions {
  draw: { card: Component; extra: { readonly to: PlaceName } };
  roll: { extra: { readonly most?: readonly [number, number] } };
  pick: {
    option: string | number;
    extra: { readonly about: AskedAbout; readonly plot?: PlaceName; readonly seat?: number };
  };
  choose: { option: string | number | Deed; extra: { readonly about: AskedAbout; readonly hand?: FromHand } };
}

export type RootTurn<Result = void> = Turn<Action, RootQuestions, Result>;

export const ask = asking<RootQuestions>();
