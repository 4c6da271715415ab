import type { Component } from '../action.ts';

import { chooseOne } from '../law/choose.ts';
import { mayBeAmong } from '../law/deck.ts';
import { battleChoices, moveChoices } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { nothing } from './actions.ts';
import { NO_PILE } from '../table/indices.ts';
import { transfer } from '../law/transfer.ts';

const LAW = 'ROOT-193';

/** A move or a battle for a card with an item. */
function choices(turn: Turn): Choice[] {
  const { me, layout, flags } = turn;
  const held = mayBeAmong(turn, layout.seats[me.index]?.handPile ?? NO_PILE, 'item').filter(
    ({ card }) => !flags.revealed.includes(card),
  );
  if (held.length === 0) return [];
  const cards = held.map(({ card }): Component => card);
  const sure = held.some(({ certain }) => certain);
  return [...moveChoices(turn, LAW, nothing), ...battleChoices(turn, LAW, nothing)].map(({ option, play }) => ({
    option: { ...option, ...(!sure && { requires: 'hand' }) },
    *play() {
      const card = yield* chooseOne(me, LAW, 'card', 'card with an item to discard', cards);
      yield* transfer(card, me.letter, 'discard');
      yield* play();
    },
  }));
}

/** The Rat Smugglers: as often as their controller has such cards to give. */
export const RAT_SMUGGLERS: HirelingLaw = { law: LAW, actions: [{ often: true, choices }] };
