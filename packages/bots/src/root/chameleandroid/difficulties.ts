import type { CardModifier, Step } from '../shared/bot.ts';
import { after, atEndOf } from '../shared/patches.ts';
import { scoreOneStep } from '../shared/steps.ts';
import { egoAt, moveToId, placeEgoFreely } from './ego.ts';
import { loseEgo } from './services.ts';

/** Easy: at the start of Birdsong, after Advanced Services. */
const loseOne: Step = { law: 'Chmd.8.1', name: 'Lose an ego', play: loseEgo };

const placeOne = (law: string): Step => ({
  law,
  name: 'Place an ego',
  *play(turn) {
    if (egoAt(turn, turn.me) > 0) yield* placeEgoFreely(turn, turn.me);
  },
});

const forgetOne = (law: string): Step => ({
  law,
  name: 'Move an ego onto the Id',
  *play(turn) {
    if (egoAt(turn, turn.me) === 0) yield* moveToId(turn, turn.me);
  },
});

/** They are a set (Chmd.8.6): each adds its own steps. They have no printed cards. */
export const DIFFICULTIES: Readonly<Record<string, CardModifier>> = {
  easy: { card: 'Chmd.8.1', patches: [after('Chmd.10.2', loseOne)] },
  challenging: { card: 'Chmd.8.2', patches: [atEndOf('birdsong', placeOne('Chmd.8.2'))] },
  nightmare: {
    card: 'Chmd.8.3',
    patches: [atEndOf('birdsong', placeOne('Chmd.8.3')), atEndOf('evening', scoreOneStep('Chmd.8.3'))],
  },
  'alternate challenging': { card: 'Chmd.8.4', patches: [atEndOf('birdsong', forgetOne('Chmd.8.4'))] },
  'alternate nightmare': {
    card: 'Chmd.8.5',
    patches: [atEndOf('birdsong', forgetOne('Chmd.8.5')), atEndOf('evening', scoreOneStep('Chmd.8.5'))],
  },
};
