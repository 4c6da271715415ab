import type { Action, State } from '@woodlog/core/fuzzy-knights';
import type { Stream } from '@woodlog/core/kernel';

/** Plays a seat: takes one of the legal steps. It sees what everybody sees, and chance of its own. */
export type Bot = (state: Readonly<State>, seat: number, options: readonly Action[], stream: Stream) => Action;
