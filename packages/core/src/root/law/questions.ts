import { type Questions, type Turn, asking } from '../../kernel/index.ts';
import type { Action, Component, SuitLetter } from '../action.ts';
import type { PlaceName } from '../place-name.ts';
import type { Deed } from './deed.ts';

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

/**
 * What a turn of Root asks.
 *
 * `draw`: cards off the top of `from` (`draw`, or `quests`), as known as they are known; `to` is where they go.
 * `roll`: battle dice; `most` are the hits of the higher and the lower one beyond which more come to the same.
 * `pick`: chance; with `plot`, the kind of the face-down plot lying there, which the dealer knows, and
 * who plays `seat`, its owner.
 * `choose`: a person; with `menu`, what to do next out of all that may be done; with `hand`, a card out of the seat's hand or `none`, without options where cards are not known.
 */
export interface RootQuestions extends Questions {
  draw: { card: Component; extra: { readonly to: PlaceName } };
  roll: { extra: { readonly most?: readonly [number, number] } };
  pick: { option: string | number; extra: { readonly plot?: PlaceName; readonly seat?: number } };
  choose: { option: string | number | Deed; extra: { readonly hand?: FromHand; readonly menu?: true } };
}

export type RootTurn<Result = void> = Turn<Action, RootQuestions, Result>;

export const ask = asking<RootQuestions>();
