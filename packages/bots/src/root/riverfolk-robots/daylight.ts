import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type Player,
  type RootTurn,
  inSupply,
  piecesAt,
  place,
  score,
  putWarriors,
  mayPutWarriors,
  openToWarriors,
} from '@woodlog/core/root-law';
import { battleIn } from '../shared/actions.ts';
import type { BotTurn, Step } from '../shared/bot.ts';
import { enemyPieces } from '../shared/measures.ts';
import { isBirdOrder, orderedClearings } from '../shared/order.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { fewest, first, most, target, tie } from '../shared/target.ts';
import { GARRISONS, ORGANIZE_POINTS, ORGANIZED_WARRIORS } from './numbers.ts';
import { bestPayer, paymentsOf } from './payments.ts';
import { SHIELD, checkProtectionism, isProtectionist } from './protectionism.ts';
import { riverClearings } from './river.ts';
import { tradePostFor } from './trade-posts.ts';

/** A trade post with this many warriors in an ordered clearing without one, preferably with the best payer. */
export function* buildAndGarrison(turn: BotTurn, warriors: number): RootTurn {
  const { me } = turn;
  const payer = bestPayer(turn);
  const legal = orderedClearings(turn).filter((clearing) => tradePostFor(turn, me, clearing) >= 0);
  const withPayer = first(
    (_turn: BotTurn, clearing: ClearingOrBurrow) => (payer === undefined ? false : piecesAt(turn, payer, clearing) > 0),
    'pieces of who paid most',
  );
  const clearing = target(turn, legal, tie('B.9.5.1.I', withPayer));
  if (clearing === undefined) return;
  yield* place(turn, me, clearing, [
    { column: tradePostFor(turn, me, clearing), count: 1 },
    { column: me.warrior, count: warriors },
  ]);
}

const build: Step = {
  law: 'B.9.5.1',
  name: 'Build and Garrison',
  play: (turn) => buildAndGarrison(turn, GARRISONS.default),
};

/** A warrior in each ordered clearing, for a bird order in each on the river; the best first (B.9.5.2.I). */
const recruit: Step = {
  law: 'B.9.5.2',
  name: 'Recruit',
  *play(turn) {
    const { me } = turn;
    const ordered = isBirdOrder(turn) ? riverClearings(turn) : orderedClearings(turn);
    const legal = openToWarriors(turn, me, ordered);
    if (inSupply(turn, me.warrior) < legal.length) turn.cite('B.9.5.2.I');
    for (const clearing of legal) yield* putWarriors(turn, me, clearing, 1);
  },
};

const organize: Step = {
  law: 'B.9.5.3',
  name: 'Organize',
  *play(turn) {
    const { me } = turn;
    checkProtectionism(turn);
    if (!isProtectionist(turn)) return;
    yield* score(turn, me, ORGANIZE_POINTS);
    const legal = clearingsInOrder(turn).filter(
      (clearing) => piecesAt(turn, me, clearing) > 0 && mayPutWarriors(turn, me, clearing),
    );
    const clearing = target(turn, legal, most(enemyPieces));
    if (clearing !== undefined) yield* putWarriors(turn, me, clearing, ORGANIZED_WARRIORS);
  },
};

/** With the shield, battles in each clearing and ends Daylight; with the sword, in each ordered one. */
const battle: Step = {
  law: 'B.9.5.4',
  name: 'Battle',
  *play(turn) {
    const { me, memory } = turn;
    if (!isProtectionist(turn)) return undefined;
    const keys = [
      tie(
        'B.9.5.4.I',
        fewest<Player>((_turn, player) => paymentsOf(turn, me, player)),
      ),
    ];
    const clearings = memory[SHIELD] !== undefined ? clearingsInOrder(turn) : orderedClearings(turn);
    for (const clearing of clearings) yield* battleIn(turn, clearing, keys);
    return memory[SHIELD] !== undefined ? 'evening' : undefined;
  },
};

export const DAYLIGHT: readonly Step[] = [build, recruit, organize, battle];
