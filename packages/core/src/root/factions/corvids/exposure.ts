import { act } from '../../../kernel/index.ts';
import { type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { askForCard, matchingSuits } from '../../law/cards.ts';
import type { Player } from '../../law/context.ts';
import { areEnemies } from '../../law/enemies.ts';
import { piecesAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { maySpendFor } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { hasPlot, KINDS, kindOfPlot } from './plots.ts';
import type { Plot } from '../../data/factions/corvids.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/**
 * Any number of times in its own turn, an enemy with pieces in the clearing of a face-down plot may show a matching
 * card to guess its kind (13.2.4). The last step of a turn does not offer it (1.4.3).
 */
export function exposures(turn: Turn, self: Player): Choice[] {
  const { me } = turn;
  if (!areEnemies(turn, me, self)) return [];
  return CLEARINGS.filter(
    (at) => hasPlot(turn, 't', at) && piecesAt(turn, me, at) > 0 && maySpendFor(turn, me, at),
  ).flatMap((at) =>
    KINDS.map((plot) =>
      choice({ kind: 'expose', law: '13.2.4', what: `P${plot}`, at }, () => expose(turn, self, at, plot)),
    ),
  );
}

/** A wrong guess costs the card. A right one removes the plot for a point, and a raid places no warriors. */
function* expose(turn: Turn, self: Player, at: ClearingOrBurrow, plot: Plot): RootTurn {
  const { me } = turn;
  const wanted = { suits: matchingSuits(turn, at), shown: true } as const;
  const card = yield* askForCard(turn, '13.2.4', 'card to show', me, wanted);
  if (card === null) return;
  yield* act({ kind: 'reveal', by: me.letter, cards: [{ count: 1, what: card, by: me.letter }], to: self.letter });
  yield* act({ kind: 'guess', plot: `P${plot}`, clearing: `${at}` });
  if ((yield* kindOfPlot(turn, self, '13.2.4', at)) !== plot) {
    yield* transfer(card, me.letter, self.letter);
    return;
  }
  yield* transfer('Pt', `${at}`, self.supply);
  yield* score(turn, me, 1);
}
