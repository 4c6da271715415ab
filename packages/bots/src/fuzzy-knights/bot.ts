import type { Action, State } from '@woodlog/core/fuzzy-knights';
import type { Player, PlayerRequest, Stream } from '@woodlog/core/kernel';

/** Plays a seat: takes one of the legal steps. It sees what everybody sees, and chance of its own. */
export type Bot = (state: Readonly<State>, seat: number, options: readonly Action[], stream: Stream) => Action;

/** What a player of one's own is asked: the table, which hides nothing, and the legal steps. */
export type KnightsRequest = PlayerRequest<Readonly<State>, Action>;

export type KnightsPlayer = Player<KnightsRequest, Action>;
