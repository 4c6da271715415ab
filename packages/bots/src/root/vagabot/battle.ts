import { type ClearingOrBurrow, CLEARINGS } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  battle,
  buildingsAt,
  defendersAt,
  enemiesOf,
  mayBattle,
  piecesAt,
  tokensAt,
  warriorsAt,
  pawnClearing,
} from '@woodlog/core/root-law';
import type { CheckedTrait, BotTurn } from '../shared/bot.ts';
import { enemyPieces, piecesIn, points } from '../shared/measures.ts';
import { type Measure, fewest, most, target, targetPlayer, tie } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { exhaust } from './items.ts';
import { byDistance, nearest, reachable, travel } from './journey.ts';
import { BATTLE_ITEMS, NEXT_BATTLE_ITEMS } from './numbers.ts';
import { routes } from './routes.ts';

const worthOf =
  (foe: Player): Measure<ClearingOrBurrow> =>
  (turn, clearing) =>
    buildingsAt(turn, foe, clearing) + tokensAt(turn, foe, clearing);

const warriorsOf =
  (foe: Player): Measure<ClearingOrBurrow> =>
  (turn, clearing) =>
    warriorsAt(turn, foe, clearing);

/** He battles once a turn, and then continues with quests. */
export const ADVENTURER: CheckedTrait = { card: 'ROOT-127', trait: 'Adventurer' };

/** Goes to the nearest clearing of the player with the most points, and battles while items last (B.7.5.4). */
export function* battleLeader(turn: BotTurn): RootTurn {
  const there = (player: Player) => CLEARINGS.filter((clearing) => piecesAt(turn, player, clearing) > 0);
  const ways = routes(turn);
  const foes = enemiesOf(turn, turn.me).filter((player) => there(player).some((clearing) => ways.has(clearing)));
  const foe = targetPlayer(turn, foes, most(points));
  if (foe === undefined) return;
  const clearing = nearest(
    turn,
    there(foe),
    tie('B.7.5.4.I', most(worthOf(foe), 'buildings and tokens of the defender')),
    tie('B.7.5.4.II', fewest(warriorsOf(foe), 'warriors of the defender')),
  );
  if (clearing !== undefined && (yield* travel(turn, clearing))) yield* battleOn(turn, foe, clearing);
}

/** Goes to the nearest clearing with the most enemy pieces, and battles the player with the most there (ROOT-128). */
export function* battleCrowd(turn: BotTurn): RootTurn {
  const { me } = turn;
  const ways = routes(turn);
  const crowds = reachable(turn, CLEARINGS, ways).filter((clearing) =>
    enemiesOf(turn, me).some((player) => piecesAt(turn, player, clearing) > 0),
  );
  const clearing = target(turn, crowds, most(enemyPieces), byDistance(turn, ways));
  if (clearing === undefined || !(yield* travel(turn, clearing))) return;
  const foe = targetPlayer(turn, defendersAt(turn, me, clearing), most(piecesIn(clearing)));
  if (foe !== undefined) yield* battleOn(turn, foe, clearing);
}

/** Battles for an item, and then for two each time, while that player has pieces left. */
function* battleOn(turn: BotTurn, foe: Player, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  let cost = BATTLE_ITEMS;
  while (pawnClearing(turn, me) === clearing && mayBattle(turn, me, foe, clearing)) {
    if (!(yield* exhaust(turn, me, cost)) || (yield* battle(turn, me, foe, clearing)) === null) return;
    if (hasTrait(me, ADVENTURER)) {
      turn.cite(ADVENTURER.card);
      return;
    }
    cost = NEXT_BATTLE_ITEMS;
  }
}
