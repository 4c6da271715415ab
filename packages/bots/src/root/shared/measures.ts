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
import { type Measure, counting } from './target.ts';

// Measures of clearings, in the words of the law.

export const ownWarriors = counting<ClearingOrBurrow>('own warriors', (turn, clearing) =>
  warriorsAt(turn, turn.me, clearing),
);
export const enemyPieces = counting<ClearingOrBurrow>('enemy pieces', (turn, clearing) =>
  enemyPiecesAt(turn, turn.me, clearing),
);
export const enemyWarriors = counting<ClearingOrBurrow>('enemy warriors', (turn, clearing) =>
  enemyWarriorsAt(turn, turn.me, clearing),
);
export const enemyBuildings = counting<ClearingOrBurrow>('enemy buildings', (turn, clearing) =>
  enemyBuildingsAt(turn, turn.me, clearing),
);
export const enemyTokens = counting<ClearingOrBurrow>('enemy tokens', (turn, clearing) =>
  enemyTokensAt(turn, turn.me, clearing),
);

// Measures of players.

export const points = counting<Player>('victory points', (turn, player) => standingOf(turn, player));

export const piecesIn = (clearing: ClearingOrBurrow): Measure<Player> =>
  counting('pieces there', (turn, player) => piecesAt(turn, player, clearing));

export const buildingsIn = (clearing: ClearingOrBurrow): Measure<Player> =>
  counting('buildings there', (turn, player) => buildingsAt(turn, player, clearing));

export const tokensIn = (clearing: ClearingOrBurrow): Measure<Player> =>
  counting('tokens there', (turn, player) => tokensAt(turn, player, clearing));
