import type { CarcassonneState, PlaceAction, TileKind } from '@woodlog/core/carcassonne';
import type { Player, PlayerRequest, Stream } from '@woodlog/core/kernel';

/** What a bot decides on: the table, the drawn tile, every move with it (at least one), and its own chance. */
export interface Decision {
  readonly state: Readonly<CarcassonneState>;
  readonly tile: TileKind;
  readonly options: readonly PlaceAction[];
  readonly chance: Stream;
}

/** Plays a seat: takes one of the options. */
export type Bot = (decision: Decision) => PlaceAction;

/** The request to a custom player: the table, the drawn tile, and every move with it. */
export interface CarcassonneRequest extends PlayerRequest<Readonly<CarcassonneState>, PlaceAction> {
  readonly tile: TileKind;
}

export type CarcassonnePlayer = Player<CarcassonneRequest, PlaceAction>;
