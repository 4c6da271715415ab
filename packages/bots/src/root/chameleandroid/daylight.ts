import type { ClearingOrBurrow } from '@woodlog/core/root';
import { openSlots, warriorsAt } from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { orderedClearings } from '../shared/order.ts';
import { type Measure, first, most, target } from '../shared/target.ts';
import { placeEgo } from './ego.ts';
import { GENTRIFY, gentrify } from './gentrify.ts';
import { goTo, mayGo } from './go.ts';
import { poorest } from './players.ts';

const hasOpenSlot = ({ state }: BotTurn, clearing: ClearingOrBurrow): boolean => openSlots(state, clearing) > 0;

/** To the ordered clearing with an open slot, and then the most warriors of the enemy with the fewest points (D37). */
const appear: Step = {
  law: 'Chmd.5.1',
  name: 'Appear',
  *play(turn) {
    const player = poorest(turn, 'Chmd.5.1.I');
    const theirWarriors: Measure<ClearingOrBurrow> = (_, clearing) =>
      player === undefined ? 0 : warriorsAt(turn, player, clearing);
    const legal = orderedClearings(turn).filter((there) => mayGo(turn, there));
    const clearing = target(
      turn,
      legal,
      first(hasOpenSlot, 'an open slot'),
      most(theirWarriors, 'warriors of that player'),
    );
    if (clearing !== undefined) yield* goTo(turn, clearing);
  },
};

const placeEgoStep: Step = {
  law: 'Chmd.5.2',
  name: 'Place ego',
  *play(turn) {
    yield* placeEgo(turn, turn.me);
  },
};

const gentrifyStep: Step = { law: 'Chmd.5.3', name: 'Gentrify', play: (turn) => gentrify(turn, GENTRIFY) };

export const DAYLIGHT: readonly Step[] = [appear, placeEgoStep, gentrifyStep];
