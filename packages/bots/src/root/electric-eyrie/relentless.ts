import {
  type Player,
  type Removal,
  type RootTurn,
  type PieceCount,
  enemiesOf,
  isDefenseless,
  areEnemies,
  mayBeRemoved,
  remove,
  warriorsAt,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, clearingRow } from '@woodlog/core/root';
import type { BotTurn, Step } from '../shared/bot.ts';
import { clearingsInOrder } from '../shared/priority.ts';

/** Buildings and tokens of an owner in a clearing that an effect may remove. */
function spoils(turn: BotTurn, owner: Player, clearing: ClearingOrBurrow): PieceCount[] {
  const row = clearingRow(turn.state, clearing);
  return [...owner.tokens, ...owner.buildings]
    .filter((column) => row[column]! > 0 && mayBeRemoved(turn, owner, column, clearing))
    .map((column) => ({ column, count: row[column]! }));
}

/** What is defenseless in a clearing: players' by seat, then hirelings' (G.9, H.3.2). */
function* defenselessAt(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn<Removal[]> {
  const { me } = turn;
  const removals: Removal[] = [];
  for (const owner of enemiesOf(turn, me)) {
    if (!isDefenseless(turn, owner, clearing)) continue;
    const removal = { by: me, owner, clearing, pieces: spoils(turn, owner, clearing), battle: null };
    const { beforeRemoval } = owner.law;
    const pieces = beforeRemoval === undefined ? removal.pieces : yield* beforeRemoval(turn, owner, removal);
    removals.push({ ...removal, pieces });
  }
  for (const owner of turn.hirelings) {
    if (areEnemies(turn, me, owner) && warriorsAt(turn, owner, clearing) === 0)
      removals.push({ by: me, owner, clearing, pieces: spoils(turn, owner, clearing), battle: null });
  }
  return removals;
}

/** All defenseless buildings and tokens go where it has warriors, all at one time (ROOT-114, 1.5.4). */
function* pursue(turn: BotTurn): RootTurn {
  const removals: Removal[] = [];
  for (const clearing of clearingsInOrder(turn)) {
    if (warriorsAt(turn, turn.me, clearing) > 0) removals.push(...(yield* defenselessAt(turn, clearing)));
  }
  yield* remove(turn, removals);
}

export const relentless: Step = { law: 'ROOT-114', name: 'Relentless', play: pursue };
