import type { ClearingOrBurrow } from '@woodlog/core/root';
import {
  type Player,
  buildingsAt,
  enemyBuildingsAt,
  enemyPiecesAt,
  enemyTokensAt,
  enemyWarriorsAt,
  piecesAt,
  standingOf,
  tokensAt,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { Measure } from './target.ts';

// What clearings are measured by, in the words of the law.

export const ownWarriors: Measure<ClearingOrBurrow> = (turn, clearing) => warriorsAt(turn, turn.me, clearing);
export const enemyPieces: Measure<ClearingOrBurrow> = (turn, clearing) => enemyPiecesAt(turn, turn.me, clearing);
export const enemyWarriors: Measure<ClearingOrBurrow> = (turn, clearing) => enemyWarriorsAt(turn, turn.me, clearing);
export const enemyBuildings: Measure<ClearingOrBurrow> = (turn, clearing) => enemyBuildingsAt(turn, turn.me, clearing);
export const enemyTokens: Measure<ClearingOrBurrow> = (turn, clearing) => enemyTokensAt(turn, turn.me, clearing);

// What players are measured by.

export const points: Measure<Player> = (turn, player) => standingOf(turn, player);

export const piecesIn =
  (clearing: ClearingOrBurrow): Measure<Player> =>
  (turn, player) =>
    piecesAt(turn, player, clearing);

export const buildingsIn =
  (clearing: ClearingOrBurrow): Measure<Player> =>
  (turn, player) =>
    buildingsAt(turn, player, clearing);

export const tokensIn =
  (clearing: ClearingOrBurrow): Measure<Player> =>
  (turn, player) =>
    tokensAt(turn, player, clearing);
