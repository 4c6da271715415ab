import { type ClearingOrBurrow, CLEARINGS, type ColumnIndex } from '@woodlog/core/root';
import {
  keepClearing,
  mayPlace,
  oppositeCorner,
  putPiece,
  putWarriors,
  columnOf,
  countThere,
  askChance,
} from '@woodlog/core/root-law';
import type { BotTurn, Step } from '../shared/bot.ts';
import { freeCorner } from '../shared/corners.ts';
import { BUILDINGS, type Building } from './buildings.ts';

function column(turn: BotTurn, piece: string): ColumnIndex {
  return columnOf(turn, piece);
}

const placeKeep: Step = {
  law: 'B.4.3.2',
  name: 'Place Keep',
  *play(turn) {
    const corner = yield* freeCorner(turn, turn.me, 'B.4.3.2', false);
    yield* putPiece(turn, turn.me, corner, column(turn, 'Ct_k'));
  },
};

/** A warrior in every clearing except the corner opposite the keep, and one more at the keep. */
const garrison: Step = {
  law: 'B.4.3.3',
  name: 'Garrison',
  *play(turn) {
    const keep = keepClearing(turn)!;
    const opposite = oppositeCorner(turn, keep);
    for (const clearing of CLEARINGS) {
      if (clearing === opposite) continue;
      yield* putWarriors(turn, turn.me, clearing, clearing === keep ? 2 : 1);
    }
  },
};

/** In the order in which the law lists them. */
const STARTING: readonly Building[] = ['Cb_s', 'Cb_w', 'Cb_r'];

const startingBuildings: Step = {
  law: 'B.4.3.4',
  name: 'Place Starting Buildings',
  *play(turn) {
    const keep = keepClearing(turn)!;
    const near = [keep, ...turn.layout.map.adjacent[keep]];
    for (const building of STARTING) {
      const options = near.filter(
        (clearing) => !hasBuilding(turn, clearing) && mayPlace(turn, turn.me, column(turn, building), clearing),
      );
      if (options.length === 0) continue;
      const clearing = yield* askChance('B.4.3.4', 'place', `clearing for ${building}`, options);
      yield* putPiece(turn, turn.me, clearing, column(turn, building));
    }
  },
};

function hasBuilding(turn: BotTurn, clearing: ClearingOrBurrow): boolean {
  return BUILDINGS.some((building) => countThere(turn, clearing, column(turn, building)) > 0);
}

/** Setup fills warriors and tracks (B.4.3.1, B.4.3.5). */
export const SETUP: readonly Step[] = [placeKeep, garrison, startingBuildings];
