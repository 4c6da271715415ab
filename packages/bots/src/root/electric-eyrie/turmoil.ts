import type { ClearingOrBurrow } from '@woodlog/core/root';
import { act } from '@woodlog/core/kernel';
import { type RootTurn, type PieceCount, lose, place } from '@woodlog/core/root-law';
import type { BotTurn, Outcome, Step } from '../shared/bot.ts';
import { cardsIn, hasAddedCards } from './decree.ts';

// Set for later steps of the turn.
const TURMOIL = 'turmoil';
const UNPLACED = 'warriors not placed';

/**
 * A roost cannot be placed: skips the rest of the turn up to Evening, which begins with the turmoil (B.5.7, B.5.7.3).
 */
export function fallIntoTurmoil(turn: BotTurn): Outcome {
  turn.cite('B.5.7');
  turn.memory[TURMOIL] = 1;
  return 'evening';
}

/** Whether a warrior could not be placed in this turn, which is turmoil for nobles (ROOT-113). */
export function leftUnplaced(turn: BotTurn): boolean {
  return turn.memory[UNPLACED] !== undefined;
}

/**
 * Places warriors, and a piece with them, as far as the supply goes (1.5.4); remembers if some could not be placed.
 * Returns whether anything was placed; without a clearing, nothing is.
 */
export function* placeWarriors(
  turn: BotTurn,
  clearing: ClearingOrBurrow | undefined,
  count: number,
  ...others: readonly PieceCount[]
): RootTurn<boolean> {
  const { me } = turn;
  const wanted = others.reduce((sum, some) => sum + some.count, count);
  const pieces = [...others, { column: me.warrior, count }];
  const placed = clearing === undefined ? 0 : yield* place(turn, me, clearing, pieces);
  if (placed < wanted) turn.memory[UNPLACED] = 1;
  return placed > 0;
}

/** Bird cards in the Decree, including viziers: birds are in no other column (B.5.4.3). */
export function birdCards(turn: BotTurn): number {
  return cardsIn(turn, turn.me, 'B');
}

const inTurmoil = ({ memory }: BotTurn): boolean => memory[TURMOIL] !== undefined;

/** Loses points for bird cards. */
export const humiliate: Step = {
  law: 'B.5.7.1',
  name: 'Turmoil: Humiliate',
  when: inTurmoil,
  play: (turn) => lose(turn, turn.me, birdCards(turn)),
};

/** Removes all but the viziers from the Decree (D17). */
export const purge: Step = {
  law: 'B.5.7.2',
  name: 'Turmoil: Purge',
  when: inTurmoil,
  *play(turn) {
    if (hasAddedCards(turn, turn.me)) yield* act({ kind: 'discard-decree', faction: turn.me.letter });
    turn.cite('B.5.7.3');
  },
};
