import type { Component } from '../../action.ts';
import { SUITS } from '../../data/vocabulary.ts';

import type { RootTurn } from '../../law/questions.ts';
import { cardsFor } from '../../turn/hand.ts';
import type { Choice } from '../../law/step.ts';
import type { KeepersTurn } from './memory.ts';
import { retinue, slot } from './retinue.ts';
import { RETINUE_CARDS, RETINUE_COLUMNS, type RetinueColumn } from '../../data/factions/keepers.ts';
import { transfer } from '../../law/transfer.ts';
import { sumOf } from '../../sum-of.ts';
import { choice } from '../../turn/choices-at.ts';

/** Any number of cards from the hand join the Retinue, or one card in it changes columns (15.6.2). */
export function gatherChoices(turn: KeepersTurn): Choice[] {
  const { memory } = turn;
  const found: Choice[] = [];
  const total = sumOf(RETINUE_COLUMNS, (column) => retinue(turn, column).length);
  for (const column of RETINUE_COLUMNS) {
    if (memory.gathered !== 'shifted' && total < RETINUE_CARDS) {
      for (const card of cardsFor(turn, SUITS)) {
        found.push(
          choice({ kind: 'retinue', law: '15.6.2', card, column }, function* () {
            turn.memory.gathered = 'added';
            yield* transfer(card, turn.me.letter, slot(turn, column));
          }),
        );
      }
    }
    if (memory.gathered !== null) continue;
    for (const start of RETINUE_COLUMNS) {
      if (start === column) continue;
      for (const card of new Set(retinue(turn, start))) {
        found.push(
          choice({ kind: 'shift', law: '15.6.2', card, start, column }, () => shift(turn, card, start, column)),
        );
      }
    }
  }
  return found;
}

function* shift(turn: KeepersTurn, card: Component, start: RetinueColumn, column: RetinueColumn): RootTurn {
  turn.memory.gathered = 'shifted';
  yield* transfer(card, slot(turn, start), slot(turn, column));
}
