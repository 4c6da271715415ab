import type { CarcassonneState, PlaceAction, TileKind } from '@woodlog/core/carcassonne';
import type { Player, PlayerRequest, Stream } from '@woodlog/core/kernel';

/** What a bot decides on: the table, the tile drawn, every move with it (never none), and its own chance. */
export interface Decision {
  readonly state: Readonly<CarcassonneState>;
  readonly tile: TileKind;
  readonly options: readonly PlaceAction[];
  readonly chance: Stream;
}

/** Plays a seat: takes one of the options. */
export type Bot = (decision: Decision) => PlaceAction;

/** What a player of one's own is asked: the table, the tile drawn, and every move with it. */
export interface CarcassonneRequest extends PlayerRequest<Readonly<CarcassonneState>, PlaceAction> {
  readonly tile: TileKind;
}

export type CarcassonnePlayer = Player<CarcassonneRequest, PlaceAction>;
