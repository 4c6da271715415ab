import { without } from '../../sum-of.ts';
import type { SuitLetter } from '../../action.ts';
import { COLUMN_NAMES } from '../../data/names.ts';
import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import { clearingsFor } from '../../law/cards.ts';
import { buildingsAt, inSupply, warriorsAt, clearingsWith } from '../../law/pieces.ts';
import { placingUnmet, putPiece, putWarriors, newPieceUnmet } from '../../law/place.ts';
import { rulingUnmet } from '../../law/rule.ts';
import { battleChoices, moveChoices } from '../../turn/moves-and-battles.ts';
import type { Spot } from '../../law/deed.ts';
import type { Choice } from '../../law/step.ts';
import { type DeedRule, type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { clearingsText, spotText } from '../../words/lists.ts';
import { type EyrieTurn, suitsIn } from './columns.ts';
import { hasLeader } from './law.ts';
import { DECREE_COLUMNS, type DecreeColumn, RECRUITS } from '../../data/factions/eyrie.ts';
import { fallIntoTurmoil } from './turmoil.ts';
import { columnOf } from '../../table/look-up.ts';

/** The suits of the cards of a column that are still to be resolved. */
function leftIn(turn: EyrieTurn, column: DecreeColumn): (SuitLetter | null)[] {
  return without(suitsIn(turn, column), turn.memory.done[column]);
}

/** The cards still to be resolved, in the leftmost column that has some (7.5.2). */
function stillToResolve(turn: EyrieTurn): { column: DecreeColumn; suits: (SuitLetter | null)[] } | null {
  for (const column of DECREE_COLUMNS) {
    const suits = leftIn(turn, column);
    if (suits.length > 0) return { column, suits };
  }
  return null;
}

/** Why no card that is left in a column can be resolved in a clearing (7.5.2). */
function cardUnmet(turn: EyrieTurn, column: DecreeColumn, law: string, at: Spot | undefined): Unmet | null {
  if (typeof at !== 'number' || leftIn(turn, column).some((suit) => clearingsFor(turn, suit).some((one) => one === at)))
    return null;
  return unmet(law, `no card left in ${COLUMN_NAMES[column]} matches ${spotText(at)}`);
}

/** Warriors that one card recruits (7.5.2.I, 7.8). */
const recruits = (turn: EyrieTurn): number =>
  hasLeader(turn, turn.me, 'charismatic') ? RECRUITS.charismatic : RECRUITS.usual;

/** Why a card cannot recruit in a clearing, whatever its suit. */
function recruitUnmet(turn: EyrieTurn, at: ClearingOrBurrow): Unmet | null {
  const { me } = turn;
  if (buildingsAt(turn, me, at) === 0) return noRoost(turn);
  if (inSupply(turn, me.warrior) < recruits(turn)) return TOO_FEW;
  return placingUnmet(turn, me, me.warrior, at);
}

const TOO_FEW = unmet('7.5.2.I', 'their supply has too few warriors');
const noRoost = ({ me }: EyrieTurn): Unmet => ({
  law: '7.5.2.I',
  because(ctx) {
    const roosts = clearingsWith(ctx, me.buildings);
    return `it has no roost; ${clearingsText(roosts, 'no clearing')} ${roosts.length > 1 ? 'have' : 'has'}`;
  },
});

/** Why a card cannot build a roost in a clearing, whatever its suit. */
function buildUnmet(turn: EyrieTurn, at: ClearingOrBurrow): Unmet | null {
  const { me } = turn;
  const roost = columnOf(turn, 'Eb');
  if (buildingsAt(turn, me, at) > 0) return ONE_ROOST;
  return rulingUnmet(turn, at, '7.5.2.IV') ?? newPieceUnmet(turn, roost, at);
}

const ONE_ROOST = unmet('7.5.2.IV', 'it has a roost already');

export const DECREE_RULES: readonly DeedRule<EyrieTurn['memory']>[] = [
  ruleAt<EyrieTurn>(
    'recruit',
    '7.5.2.I',
    'Ew',
    (turn, at) => recruitUnmet(turn, at) ?? cardUnmet(turn, 'r', '7.5.2.I', at),
  ),
  { kind: 'move', law: '7.5.2.II', unmet: (turn, { from }) => cardUnmet(turn, 'm', '7.5.2.II', from) },
  { kind: 'battle', law: '7.5.2.III', unmet: (turn, { at }) => cardUnmet(turn, 'x', '7.5.2.III', at) },
  ruleAt<EyrieTurn>(
    'build',
    '7.5.2.IV',
    'Eb',
    (turn, at) => buildUnmet(turn, at) ?? cardUnmet(turn, 'b', '7.5.2.IV', at),
  ),
];

/** The ways to resolve a card of each column. */
const RESOLVED: Record<
  DecreeColumn,
  (turn: EyrieTurn, clearings: readonly ClearingOrBurrow[], done: () => void) => Choice[]
> = {
  r(turn, clearings, done) {
    const count = recruits(turn);
    return clearings
      .filter((at) => recruitUnmet(turn, at) === null)
      .map((at) => ({
        option: { kind: 'recruit', law: '7.5.2.I', at },
        *play() {
          done();
          yield* putWarriors(turn, turn.me, at, count);
        },
      }));
  },
  m(turn, clearings, done) {
    const manned = clearings.filter((clearing) => warriorsAt(turn, turn.me, clearing) > 0);
    return moveChoices(turn, '7.5.2.II', done, manned);
  },
  x: (turn, clearings, done) => battleChoices(turn, '7.5.2.III', done, clearings),
  b(turn, clearings, done) {
    const roost = columnOf(turn, 'Eb');
    return clearings
      .filter((at) => buildUnmet(turn, at) === null)
      .map((at) => ({
        option: { kind: 'build', law: '7.5.2.IV', what: 'Eb', at },
        *play() {
          done();
          yield* putPiece(turn, turn.me, at, roost);
        },
      }));
  },
};

/**
 * The next action of the Decree. Every card must be resolved; if one cannot, the Eyrie fall into turmoil (7.5.2, 7.7).
 */
export function decreeChoices(turn: EyrieTurn): Choice[] {
  const left = stillToResolve(turn);
  if (left === null) return [];
  const { column, suits } = left;
  const found: Choice[] = [];
  let stuck = false;
  for (const suit of new Set(suits)) {
    const choices = RESOLVED[column](turn, clearingsFor(turn, suit), () => turn.memory.done[column].push(suit));
    if (choices.length === 0) stuck = true;
    for (const { option, play } of choices) found.push({ option: { ...option, card: suit ?? '?' }, must: true, play });
  }
  if (stuck)
    found.push({ option: { kind: 'turmoil', law: '7.7', column }, must: true, play: () => fallIntoTurmoil(turn) });
  return found;
}
