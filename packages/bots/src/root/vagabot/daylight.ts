import type { BotTurn, Step } from '../shared/bot.ts';
import { aid } from './aid.ts';
import { battleLeader } from './battle.ts';
import { explore } from './explore.ts';
import { repair } from './damage.ts';
import { DAMAGED, exhaust, itemsLying } from './items.ts';
import { quest } from './quest.ts';

/**
 * The actions in order, each with the suits of the orders that call for it. The law only says that the order decides
 * (B.7.5). As printed on the board (D53): fox: explore, battle, special; rabbit: battle, repair, special; mouse: quest,
 * aid, battle, repair; bird: explore, quest, aid, battle.
 */
const when =
  (suits: string) =>
  ({ order }: BotTurn): boolean =>
    order?.suit != null && suits.includes(order.suit);

function* repairOne(turn: BotTurn) {
  const { me } = turn;
  if (itemsLying(turn, me, DAMAGED) > 0 && (yield* exhaust(turn, me, 1))) yield* repair(turn, me, 1);
}

const PLAIN_AID = { morePoints: 0, cards: 1 } as const;

/** The step of the character's special action; some characters have none. */
export const special = (play: Step['play']): Step => ({ law: 'B.7.5.6', name: 'Special', when: when('FR'), play });

export const DAYLIGHT: readonly Step[] = [
  { law: 'B.7.5.1', name: 'Explore', when: when('FB'), play: explore },
  { law: 'B.7.5.2', name: 'Quest', when: when('MB'), play: quest },
  { law: 'B.7.5.3', name: 'Aid', when: when('MB'), play: (turn) => aid(turn, PLAIN_AID) },
  { law: 'B.7.5.4', name: 'Battle', when: when('FRMB'), play: battleLeader },
  { law: 'B.7.5.5', name: 'Repair', when: when('RM'), play: repairOne },
];
