import type { CarcassonneState, PlaceAction, TileKind } from '@woodlog/core/carcassonne';
import type { Stream } from '@woodlog/core/kernel';

/** What a bot decides on: the table, the tile drawn, every move with it (never none), and its own chance. */
export interface Decision {
  readonly state: Readonly<CarcassonneState>;
  readonly tile: TileKind;
  readonly options: readonly PlaceAction[];
  readonly chance: Stream;
}

/** Plays a seat: takes one of the options. */
export type Bot = (decision: Decision) => PlaceAction;
