import type { SuitLetter } from '../../action.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { type Clearing, CLEARINGS, type ClearingOrBurrow, SUITS } from '../../data/vocabulary.ts';
import { matchingSuits } from '../../law/cards.ts';
import { moveWarriors } from '../../law/move.ts';
import { inSupply, onMap, warriorsAt, clearingsWith } from '../../law/pieces.ts';
import { placingUnmet, supplyUnmet, putPiece, putWarriors, newPieceUnmet } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { rules, rulingUnmet } from '../../law/rule.ts';
import { score } from '../../law/score.ts';
import { chooseCount, chooseOne } from '../../law/choose.ts';
import { handOf, matchUnmet, mayHave, maySpend, spendCards, spendCardFor } from '../../turn/hand.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { columnOf } from '../../table/look-up.ts';
import { revealCard } from '../../turn/reveal.ts';
import type { Minister } from './ministers.ts';
import { DUCHESS_POINTS, DUG_WARRIORS, TUNNELS } from '../../data/factions/duchy.ts';
import { transfer } from '../../law/transfer.ts';
import { choicesAt, choice } from '../../turn/choices-at.ts';

const BUILDINGS = ['Db_c', 'Db_m'] as const;

const tunnelsOnMap = (turn: Turn): number => onMap(turn, columnOf(turn, 'Dt'));

/**
 * A citadel or market in a clearing that the Duchy rules, for a revealed card: a matching one, or any (12.5.1.I,
 * 12.5.2.I).
 */
function buildChoices(turn: Turn, law: string, taken: () => void, matching: boolean): Choice[] {
  const { me } = turn;
  const found: Choice[] = [];
  for (const at of CLEARINGS) {
    if (!rules(turn, me, at)) continue;
    const suits = matching ? matchingSuits(turn, at) : SUITS;
    if (!maySpend(turn, me, suits)) continue;
    for (const what of BUILDINGS) {
      const column = columnOf(turn, what);
      if (buildUnmet(turn, at, column, true) === null)
        found.push(choice({ kind: 'build', law, what, at }, () => build(turn, law, at, column, suits, taken)));
    }
  }
  return found;
}

/** Why a building may not be built in a clearing, whatever card is revealed. */
const buildUnmet = (turn: Turn, at: ClearingOrBurrow, column: ColumnIndex, isRuled = false): Unmet | null =>
  (isRuled ? null : rulingUnmet(turn, at, '12.5.1.I')) ?? newPieceUnmet(turn, column, at);

function* build(
  turn: Turn,
  law: string,
  at: Clearing,
  column: ColumnIndex,
  suits: readonly SuitLetter[],
  taken: () => void,
): RootTurn {
  const { me } = turn;
  taken();
  if (yield* revealCard(turn, law, suits)) yield* putPiece(turn, me, at, column);
}

function recruitChoices(turn: Turn, taken: () => void): Choice[] {
  const { me } = turn;
  if (supplyUnmet(turn, me.warrior) !== null) return [];
  return [
    {
      option: { kind: 'recruit', law: '12.5.1.II', at: 0 },
      *play() {
        taken();
        yield* putWarriors(turn, me, 0, 1);
      },
    },
  ];
}

/** A tunnel for a matching card, and at least one warrior from the Burrow (12.5.1.V). */
function digChoices(turn: Turn, taken: () => void): Choice[] {
  if (warriorsAt(turn, turn.me, 0) === 0) return [];
  const tunnel = columnOf(turn, 'Dt');
  return choicesAt(turn, DIG, CLEARINGS, (at) => dig(turn, at, tunnel, taken));
}

const NOBODY_BELOW = unmet('12.5.1.V', 'they have no warrior in the Burrow to move up');
const ONLY_BURROW = unmet('12.5.1.II', 'they recruit in the Burrow only');

/** Why no tunnel may be dug in a clearing. */
const DIG = ruleAt('dig', '12.5.1.V', 'Dt', (turn, at) => {
  const { me } = turn;
  if (warriorsAt(turn, me, 0) === 0) return NOBODY_BELOW;
  const tunnel = columnOf(turn, 'Dt');
  return placingUnmet(turn, me, tunnel, at) ?? matchUnmet(turn, at, '12.5.1.V');
});

export const DUCHY_RULES: readonly DeedRule[] = [
  ruleAt('build', '12.5.1.I', 'Db_', (turn, at, { what = '' }) => buildUnmet(turn, at, columnOf(turn, what))),
  ruleAt('recruit', '12.5.1.II', 'Dw', (turn, at) => (at === 0 ? supplyUnmet(turn, turn.me.warrior) : ONLY_BURROW)),
  DIG,
];

function* dig(turn: Turn, at: Clearing, tunnel: ColumnIndex, taken: () => void): RootTurn {
  const { me } = turn;
  taken();
  yield* spendCardFor(turn, '12.5.1.V', at);
  if (inSupply(turn, tunnel) === 0) yield* removeTunnel(turn);
  yield* putPiece(turn, me, at, tunnel);
  const most = Math.min(DUG_WARRIORS, warriorsAt(turn, me, 0));
  const count = yield* chooseCount(me, '12.5.1.V', 'warriors to move', 1, most);
  yield* moveWarriors(turn, me, 0, at, count);
}

/** If all tunnels are on the map, removes one of them first (12.2.4). */
function* removeTunnel(turn: Turn): RootTurn {
  const { me } = turn;
  const options = clearingsWith(turn, me.tokens);
  const from = yield* chooseOne(me, '12.2.4', 'place', 'tunnel to remove from clearing', options);
  yield* transfer('Dt', `${from}`, me.supply);
}

/** What the Assembly may do (12.5.1). */
export function assemblyChoices(turn: Turn, taken: () => void): Choice[] {
  return [
    ...buildChoices(turn, '12.5.1.I', taken, true),
    ...recruitChoices(turn, taken),
    ...moveChoices(turn, '12.5.1.III', taken),
    ...battleChoices(turn, '12.5.1.IV', taken),
    ...digChoices(turn, taken),
  ];
}

/** Reveals one or more cards of one suit for as many points (12.5.2.V); birds count as every suit (2.1.1). */
function bankerChoices(turn: Turn, law: string, taken: () => void): Choice[] {
  const { me } = turn;
  return SUITS.flatMap((suit): Choice[] => {
    // For birds as a suit, only birds count.
    if (!maySpend(turn, me, [suit])) return [];
    const wanted = { suits: suit === 'B' ? SUITS.filter((one) => one === 'B') : [suit, 'B' as const] };
    const most = handOf(turn, me).filter((_, n) => mayHave(turn, me, wanted, n + 1)).length;
    return [
      {
        option: { kind: 'bank', law, suit },
        *play() {
          taken();
          const count = yield* chooseCount(me, law, 'cards to spend', 1, most);
          const spent = yield* spendCards(turn, me, law, 'card to spend', wanted, count);
          yield* score(turn, me, spent.length);
        },
      },
    ];
  });
}

/** A minister that scores, if there is something to score for (12.5.2.VII to IX). */
function scoreChoices(turn: Turn, law: string, taken: () => void, minister: string, points: number): Choice[] {
  if (points === 0) return [];
  return [
    {
      option: { kind: 'minister', law, minister },
      *play() {
        taken();
        yield* score(turn, turn.me, points);
      },
    },
  ];
}

/** The action of a minister (12.5.2). `law` is its section, or that of the Mayor who copies it. */
export function actionOf(turn: Turn, { spelling }: Minister, law: string, taken: () => void): Choice[] {
  const standing = (what: string): number => onMap(turn, columnOf(turn, what));
  switch (spelling) {
    case 'foremole':
      return buildChoices(turn, law, taken, false);
    case 'captain':
      return battleChoices(turn, law, taken);
    case 'marshal':
      return moveChoices(turn, law, taken);
    case 'brigadier':
      return [...moveChoices(turn, law, taken), ...battleChoices(turn, law, taken)];
    case 'banker':
      return bankerChoices(turn, law, taken);
    case 'mayor':
      return [];
    case 'duchessofmud':
      return scoreChoices(turn, law, taken, spelling, tunnelsOnMap(turn) === TUNNELS ? DUCHESS_POINTS : 0);
    case 'baronofdirt':
      return scoreChoices(turn, law, taken, spelling, standing('Db_m'));
    case 'earlofstone':
      return scoreChoices(turn, law, taken, spelling, standing('Db_c'));
  }
}
