import type { RootTurn } from '../law/questions.ts';
import { act } from '../../kernel/index.ts';
import type { Component, SuitLetter } from '../action.ts';
import { POINTS_FOR_DOMINANCE } from '../data/numbers.ts';
import { spellingOf } from '../cards/descriptions.ts';
import { pileAt } from '../table/look-up.ts';
import { withoutDominance } from '../table/opening.ts';
import { suitOfCard } from '../law/cards.ts';
import { onTrack, pointsOf } from '../law/score.ts';
import { maySpend, spendCard, mayBeHeld } from './hand.ts';
import type { Choice, Turn } from '../law/step.ts';
import { transfer } from '../law/transfer.ts';
import { choice } from './choices-at.ts';

/**
 * Activates a dominance card from the hand, and takes the score marker off the track (3.3.1). Vagabonds do not (9.2.8).
 */
export function activateDominance(turn: Turn): Choice[] {
  const { me, layout } = turn;
  if (turn.now.stage !== 'daylight' || layout.seats[me.index]?.sheet.quests) return [];
  if (!onTrack(turn, me) || pointsOf(turn, me) < POINTS_FOR_DOMINANCE) return [];
  // There is at most one copy of each dominance card (5.1.3, B.3.4).
  const isThere = !withoutDominance(layout);
  const held = mayBeHeld(turn, 'dominance').filter(({ certain }) => certain || isThere);
  return held.map(({ card, certain }) =>
    choice({ kind: 'dominance', law: '3.3.1', card, ...(!certain && { requires: 'hand' }) }, function* () {
      yield* transfer(card, me.letter, me.board);
      yield* act({ kind: 'marker', faction: me.letter, board: me.board });
    }),
  );
}

/** Takes an available dominance card for a card of its suit (3.3.4); Rootlog writes it as a draw (D66). */
export function takeDominance(turn: Turn): Choice[] {
  const { me, layout, state } = turn;
  if (turn.now.stage !== 'daylight') return [];
  const found: Choice[] = [];
  for (const available of pileAt(state, layout.dominancePile)) {
    const card = spellingOf(layout.cards, available);
    const suit = suitOfCard(card);
    const suits: SuitLetter[] = suit === null || suit === 'B' ? ['B'] : [suit, 'B'];
    if (!maySpend(turn, me, suits)) continue;
    found.push(choice({ kind: 'take-dominance', law: '3.3.4', card }, () => take(turn, card, suits)));
  }
  return found;
}

function* take(turn: Turn, card: Component, suits: readonly SuitLetter[]): RootTurn {
  yield* spendCard(turn, '3.3.4', suits);
  yield* transfer(card, 'draw', turn.me.letter);
}
