import type { Posting } from './enact.ts';
import type { PlanBuilder } from './plan-builder.ts';
import type { Action } from '../action.ts';
import type { Place } from '../table/place.ts';
import type { ColumnIndex, RowIndex } from '../table/indices.ts';

/**
 * What a faction adds to the ledger: effects that Rootlog leaves unsaid. Every hook writes to the plan of the current
 * action. A faction without such effects has none; its sheet says what is on its board.
 */
export interface FactionLedger {
  /** A line of this faction starts. */
  readonly begin?: (builder: PlanBuilder) => void;
  /** The next action of the line, if something is due: returns what is still to be done of it. */
  readonly before?: (builder: PlanBuilder, action: Action) => Action;
  /** A line of this faction ends. */
  readonly end?: (builder: PlanBuilder) => void;
  /** A piece of this faction goes from the map to its supply: returns another row that it goes to instead, if any. */
  readonly removed?: (builder: PlanBuilder, posting: Posting) => RowIndex | undefined;
  /** Whether removed warriors of this faction may be placed there for a card, instead of in their supply (6.2.3). */
  readonly savesAt?: (builder: PlanBuilder, to: Place) => boolean;
  /** Something has come to this faction's board (`part` is '') or a part of it. */
  readonly arrived?: (builder: PlanBuilder, part: string, posting: Posting) => void;
  /** Something has left a part of this faction's board. */
  readonly departed?: (builder: PlanBuilder, part: string, posting: Posting) => void;
  /** A piece of this faction has been turned over to show this column. */
  readonly flipped?: (builder: PlanBuilder, column: ColumnIndex, place: Place) => void;
  /** `$_->`: the decree is discarded. */
  readonly discardDecree?: (builder: PlanBuilder) => void;
  readonly outcastSet?: (builder: PlanBuilder) => void;
}
