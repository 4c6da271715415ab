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

export const ownWarriors: Measure<number> = (turn, clearing) => warriorsAt(turn, turn.me, clearing);
export const enemyPieces: Measure<number> = (turn, clearing) => enemyPiecesAt(turn, turn.me, clearing);
export const enemyWarriors: Measure<number> = (turn, clearing) => enemyWarriorsAt(turn, turn.me, clearing);
export const enemyBuildings: Measure<number> = (turn, clearing) => enemyBuildingsAt(turn, turn.me, clearing);
export const enemyTokens: Measure<number> = (turn, clearing) => enemyTokensAt(turn, turn.me, clearing);

// What players are measured by.

export const points: Measure<Player> = (turn, player) => standingOf(turn, player);

export const piecesIn =
  (clearing: number): Measure<Player> =>
  (turn, player) =>
    piecesAt(turn, player, clearing);

export const buildingsIn =
  (clearing: number): Measure<Player> =>
  (turn, player) =>
    buildingsAt(turn, player, clearing);

export const tokensIn =
  (clearing: number): Measure<Player> =>
  (turn, player) =>
    tokensAt(turn, player, clearing);
