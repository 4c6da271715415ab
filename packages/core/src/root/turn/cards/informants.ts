import type { Component } from '../../action.ts';
import { mayBeAmong } from '../../law/deck.ts';
import { isInPlay } from '../../law/effects/play-area.ts';
import type { Turn } from '../../law/step.ts';

/** Ambush cards in the discard pile, for a player who has the Informants and is about to draw (ROOT-79). */
export function ambushesToTake(turn: Turn): Component[] {
  const { layout, state, me } = turn;
  if (!isInPlay(state, layout, me.index, 'F#inform')) return [];
  return mayBeAmong(turn, layout.discardPile, 'ambush').map(({ card }) => card);
}
