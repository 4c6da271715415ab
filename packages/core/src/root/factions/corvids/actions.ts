import { clearingsFor } from '../../law/cards.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { RootTurn } from '../../law/questions.ts';
import { act } from '../../../kernel/index.ts';
import {
  type Clearing,
  type ClearingOrBurrow,
  type ClearingSuit,
  CLEARING_SUITS,
  CLEARINGS,
} from '../../data/vocabulary.ts';
import { inSupply, tokensAt, warriorsAt, clearingsWith } from '../../law/pieces.ts';
import { putPiece, putWarriors, newPieceUnmet } from '../../law/place.ts';
import { chooseOne } from '../../law/choose.ts';
import { maySpend, spendCard } from '../../turn/hand.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { plotColumn, hasFaceUp } from './plots.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';

/** What a turn of the Corvids remembers between two steps. */
export interface CorvidMemory {
  /** Whether a card was spent to recruit (13.4.3). */
  recruited: boolean;
  /** Actions left in Daylight (13.5). */
  actions: number;
  /** Plots placed in this turn (13.5.2). */
  plotted: number;
  /** An action was taken in Evening, so no card is drawn (13.6.1). */
  exerted: boolean;
}

type CorvidTurn = Turn<CorvidMemory>;

/**
 * A warrior in each clearing of a suit, for a card of that suit (13.4.3). If the supply is too small, the Corvids
 * choose (1.5.4).
 */
export function recruitChoices(turn: CorvidTurn): Choice[] {
  const { me } = turn;
  return CLEARING_SUITS.flatMap((suit): Choice[] => {
    const all = clearingsFor(turn, suit).filter((at) => recruitUnmet(turn, at) === null);
    if (all.length === 0 || !maySpend(turn, me, [suit, 'B'])) return [];
    return [choice({ kind: 'recruit', law: '13.4.3', suit }, () => recruit(turn, suit, all))];
  });
}

function* recruit(turn: CorvidTurn, suit: ClearingSuit, all: readonly Clearing[]): RootTurn {
  const { me, memory } = turn;
  memory.recruited = true;
  yield* spendCard(turn, '13.4.3', [suit, 'B']);
  const left = [...all];
  for (let few = inSupply(turn, me.warrior); left.length > 0 && few > 0; few--) {
    // In ascending order, so that the same clearings are not listed twice.
    const options = left.slice(0, Math.max(1, left.length - few + 1));
    const at = yield* chooseOne(me, '1.5.4', 'place', 'clearing to recruit in', options);
    left.splice(0, left.indexOf(at) + 1);
    yield* putWarriors(turn, me, at, 1);
  }
}

/** The actions of Daylight (13.5), also for Corvids who exert (13.6.1). */
export function actionChoices(turn: CorvidTurn, taken: () => void): Choice[] {
  return [
    ...moveChoices(turn, '13.5.1', taken),
    ...plotChoices(turn, taken),
    ...battleChoices(turn, '13.5.3', taken),
    ...trickChoices(turn, taken),
  ];
}

/** Places a face-down plot for a warrior, and one more for each plot placed in this turn (13.5.2). */
function plotChoices(turn: CorvidTurn, taken: () => void): Choice[] {
  const plot = plotColumn(turn, 't');
  const count = turn.memory.plotted + 1;
  return choicesAt(turn, PLOT, CLEARINGS, (at) => plotAt(turn, at, plot, count, taken));
}

/** Why no plot may be placed in a clearing. */
function plotUnmet(turn: CorvidTurn, at: ClearingOrBurrow): Unmet | null {
  const { me, memory } = turn;
  const plot = plotColumn(turn, 't');
  const cost = memory.plotted + 1;
  const there = warriorsAt(turn, me, at);
  if (tokensAt(turn, me, at) > 0) return PLOT_THERE;
  if (there < cost) return tooFewWarriors(cost, there);
  return newPieceUnmet(turn, plot, at);
}

const tooFewWarriors = (cost: number, there: number): Unmet =>
  unmet(
    '13.5.2',
    () => `a plot costs ${cost === 1 ? 'one warrior' : `${cost} warriors`} there, and they have ${there}`,
  );

const PLOT_THERE = unmet('13.5.2', 'a plot lies there already');

/** Why no warrior can be recruited in a clearing. */
function recruitUnmet(turn: CorvidTurn, at: ClearingOrBurrow): Unmet | null {
  if (turn.memory.recruited) return RECRUITED;
  return newPieceUnmet(turn, turn.me.warrior, at);
}

const RECRUITED = unmet('13.4.3', 'they recruit only once a turn');

const PLOT = ruleAt('plot', '13.5.2', 'Pt', plotUnmet);

export const CORVID_RULES: readonly DeedRule[] = [PLOT, ruleAt('recruit', '13.4.3', 'Pw', recruitUnmet)];

function* plotAt(turn: CorvidTurn, at: Clearing, plot: ColumnIndex, count: number, taken: () => void): RootTurn {
  const { me, memory } = turn;
  taken();
  memory.plotted += 1;
  yield* transfer('Pw', `${at}`, me.supply, count);
  yield* putPiece(turn, me, at, plot);
}

/** Two plots change places, both face up or both face down (13.5.4). */
function trickChoices(turn: CorvidTurn, taken: () => void): Choice[] {
  const plotted = clearingsWith(turn, turn.me.tokens);
  return plotted.flatMap((at, i) =>
    plotted
      .slice(i + 1)
      .filter((other) => hasFaceUp(turn, at) === hasFaceUp(turn, other))
      .map((other) => ({
        option: { kind: 'trick', law: '13.5.4', at, with: other },
        *play() {
          taken();
          yield* act({ kind: 'trick', clearings: [`${at}`, `${other}`] });
        },
      })),
  );
}
