import { mayBeHeld } from '../turn/hand.ts';
import type { Component } from '../action.ts';

import { chooseOne } from '../law/choose.ts';
import { battleChoices, moveChoices, free } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';

const LAW = 'ROOT-193';

/** A move or a battle for a card with an item. */
function choices(turn: Turn): Choice[] {
  const held = mayBeHeld(turn, 'item');
  if (held.length === 0) return [];
  const cards = held.map(({ card }): Component => card);
  const sure = held.some(({ certain }) => certain);
  return [...moveChoices(turn, LAW, free), ...battleChoices(turn, LAW, free)].map(({ option, play }) => ({
    option: { ...option, ...(!sure && { requires: 'hand' }) },
    *play() {
      const card = yield* chooseOne(turn.me, LAW, 'card', 'card with an item to discard', cards);
      yield* transfer(card, turn.me.letter, 'discard');
      yield* play();
    },
  }));
}

/** The Rat Smugglers: as often as their controller has such cards to give. */
export const RAT_SMUGGLERS: HirelingLaw = { law: LAW, actions: [{ often: true, choices }] };
