import { act } from '../../../kernel/index.ts';
import { type ClearingOrBurrow, CLEARINGS } from '../../data/vocabulary.ts';
import { areEnemies } from '../../law/enemies.ts';
import { piecesAt, warriorsAt } from '../../law/pieces.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { takeAtRandom } from '../../turn/cards/card.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { explode } from './bomb.ts';
import { faceUp, hasPlot, kindOfPlot } from './plots.ts';
import { transfer } from '../../law/transfer.ts';
import { choice } from '../../turn/choices-at.ts';

/** Plots that can be turned up: face down, with a warrior of the Corvids there (13.4.2). */
export function flipChoices(turn: Turn): Choice[] {
  return CLEARINGS.filter((at) => hasPlot(turn, 't', at) && warriorsAt(turn, turn.me, at) > 0).map((at) =>
    choice({ kind: 'flip', law: '13.4.2', at }, () => flip(turn, at)),
  );
}

/** Scores a point for each plot that is face up by then, and carries out a bomb or an extortion (13.4.2). */
function* flip(turn: Turn, at: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  const kind = yield* kindOfPlot(turn, me, '13.4.2', at);
  yield* act({ kind: 'flip', what: 'Pt', at: `${at}`, becomes: `P${kind}` });
  yield* score(turn, me, faceUp(turn));
  if (kind === 't_e') yield* extort(turn, at);
  if (kind === 't_b') yield* bomb(turn, at);
}

/** Removes all enemy pieces there, then the bomb (13.7.1). */
function* bomb(turn: Turn, at: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  turn.cite('13.7.1');
  yield* explode(turn, me, at);
  yield* transfer('Pt_b', `${at}`, me.supply);
}

/** Takes a random card from each enemy with pieces there (13.7.3); for a bot, one is drawn instead (B.2.8.1). */
function* extort(turn: Turn, at: ClearingOrBurrow): RootTurn {
  const { me } = turn;
  turn.cite('13.7.3');
  for (const enemy of turn.seats) {
    if (!areEnemies(turn, me, enemy) || piecesAt(turn, enemy, at) === 0) continue;
    yield* takeAtRandom(turn, '13.7.3', enemy);
  }
}
