import { act } from '../../../kernel/index.ts';
import type { Component } from '../../action.ts';
import { SUITS } from '../../data/vocabulary.ts';

import type { Player } from '../../law/context.ts';
import { onTrack, pointsOf, standingOf } from '../../law/score.ts';
import type { Choice } from '../../law/step.ts';
import { pileAt, placeNamed } from '../../table/look-up.ts';
import { action, type VagabondTurn } from './cost.ts';
import { COALITION } from '../../data/factions/vagabond.ts';
import { transfer } from '../../law/transfer.ts';

/** Whether a player is in a coalition, by a marker of their own or on their board. */
function isInCoalition({ state, seats }: VagabondTurn, seat: Player): boolean {
  const { markers } = state;
  const own = markers[seat.index];
  const joined = own !== null && own !== seat.board;
  return joined || seats.some((other) => other !== seat && markers[other.index] === seat.board);
}

/** Players for a coalition: the one with the fewest points among the others, or several if tied (9.2.8). */
function partners(turn: VagabondTurn): Player[] {
  const { me, seats, state } = turn;
  const others = seats.filter(
    (seat) => seat !== me && (onTrack(turn, seat) || state.markers[seat.index] === seat.board),
  );
  const fewest = Math.min(...others.map((seat) => standingOf(turn, seat)));
  return others.filter((seat) => standingOf(turn, seat) === fewest && !isInCoalition(turn, seat));
}

/** A dominance card joins him to the player with the fewest points (9.2.8). */
export function coalitionChoices(turn: VagabondTurn): Choice[] {
  const { me, seats, state, layout } = turn;
  if (seats.length < COALITION.players || !onTrack(turn, me) || pointsOf(turn, me) < COALITION.points) return [];
  const { cards } = layout;
  const hand = pileAt(state, placeNamed(layout, me.letter).pile);
  const found: Choice[] = [];
  for (const suit of SUITS) {
    const card: Component = `${suit}#dom`;
    const known = cards.byName.get(card);
    if (known === undefined || !hand.some((other) => cards.meet(other, known) === known)) continue;
    const unsure = hand.includes(known) ? {} : { requires: 'hand' as const };
    for (const whom of partners(turn)) {
      found.push(
        action(turn, { kind: 'coalition', law: '9.2.8', card, whom: whom.letter, ...unsure }, function* () {
          yield* transfer(card, me.letter, me.board);
          yield* act({ kind: 'marker', faction: me.letter, board: whom.board });
          // A hostile player no longer is (9.2.9.III.d).
          if (state.relationships[me.letter]?.[whom.letter] === 'h')
            yield* act({ kind: 'relate', vagabond: me.letter, factions: [whom.letter], status: '0' });
        }),
      );
    }
  }
  return found;
}
