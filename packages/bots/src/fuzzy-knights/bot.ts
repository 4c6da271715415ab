import type { Action, State } from '@woodlog/core/fuzzy-knights';
import type { Player, PlayerRequest, Stream } from '@woodlog/core/kernel';

/** Plays a seat: takes one of the legal steps. It sees what everybody sees, and has its own chance. */
export type Bot = (state: Readonly<State>, seat: number, options: readonly Action[], stream: Stream) => Action;

/** The request to a custom player: the table, which hides nothing, and the legal steps. */
export type KnightsRequest = PlayerRequest<Readonly<State>, Action>;

export type KnightsPlayer = Player<KnightsRequest, Action>;
