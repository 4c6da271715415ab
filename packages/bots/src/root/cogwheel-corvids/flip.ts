import { act } from '@woodlog/core/kernel';
import { type ClearingOrBurrow, SUITS } from '@woodlog/core/root';
import {
  type RootTurn,
  type Player,
  askForCard,
  hasPlot,
  kindOfPlot,
  transfer,
  piecesAt,
  playersAt,
  score,
  faceUp,
  plotColumn,
  oneOfEach,
  removeFrom,
  askPlayer,
  PLOT_KINDS,
} from '@woodlog/core/root-law';
import type { CheckedTrait, BotTurn, Step } from '../shared/bot.ts';
import { piecesIn } from '../shared/measures.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { most, targetPlayer } from '../shared/target.ts';
import { hasTrait } from '../shared/traits.ts';
import { bomb } from './bomb.ts';
import type { Kind } from './numbers.ts';

/** People guess first. */
export const GAMBLE: CheckedTrait = { card: 'ROOT-238', trait: 'Gamble' };

/** Every plot is a bomb as well. */
export const VENDETTA: CheckedTrait = { card: 'ROOT-241', trait: 'Vendetta' };

/** Each person with pieces there discards a card; bots have none to discard (B.11.7.3, B.2.8.1, D58). */
function* extort(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn {
  turn.cite('B.11.7.3');
  for (const player of playersAt(turn, clearing)) {
    if (player.bot) continue;
    const card = yield* askForCard(turn, 'B.11.7.3', 'card to discard', player, { suits: SUITS, held: true });
    if (card !== null) yield* transfer(card, player.letter, 'discard');
  }
}

/** The person with the most pieces there guesses the kind; null if nobody can (ROOT-238). */
function* guess(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn<{ person: Player; kind: Kind } | null> {
  const people = turn.seats.filter((seat) => !seat.bot && piecesAt(turn, seat, clearing) > 0);
  const person = targetPlayer(turn, people, most(piecesIn(clearing)));
  if (person === undefined) return null;
  turn.cite(GAMBLE.card);
  return { person, kind: yield* askPlayer(person, GAMBLE.card, 'plot', 'guess of the plot', PLOT_KINDS) };
}

/** Turns up a plot, scores a point for each face-up one, and carries out its effect (B.11.4.4). */
function* flip(turn: BotTurn, clearing: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const guessed = hasTrait(me, GAMBLE) ? yield* guess(turn, clearing) : null;
  const kind = yield* kindOfPlot(turn, me, 'B.11.4.4', clearing);
  const right = guessed?.kind === kind;
  if (guessed !== null && !right) yield* score(turn, me, 1);
  yield* act({ kind: 'flip', what: 'Pt', at: `${clearing}`, becomes: `P${kind}` });
  yield* score(turn, me, faceUp(turn));
  if (guessed !== null && right) {
    const pieces = oneOfEach([plotColumn(turn, kind)]);
    return yield* removeFrom(turn, guessed.person, me, clearing, pieces);
  }
  if (kind === 't_e') yield* extort(turn, clearing);
  if (kind !== 't_b') {
    if (!hasTrait(me, VENDETTA)) return;
    turn.cite(VENDETTA.card);
  }
  yield* bomb(turn, clearing, kind);
}

export const flipPlots: Step = {
  law: 'B.11.4.4',
  name: 'Flip Plots',
  *play(turn) {
    for (const clearing of clearingsInOrder(turn)) if (hasPlot(turn, 't', clearing)) yield* flip(turn, clearing);
  },
};
