import type { ClearingOrBurrow } from '../../data/vocabulary.ts';
import { isClosed } from '../../law/closed.ts';
import { enemyBuildingsAt, inSupply, onMap, clearingsWith, onBoard } from '../../law/pieces.ts';
import { fitsSuit, putPiece, putWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { removeAllEnemies } from '../../law/remove.ts';
import { openSlots } from '../../law/slots.ts';
import { spendCards } from '../../turn/hand.ts';
import type { Choice, Turn } from '../../law/step.ts';
import { type Unmet, ruleAt, unmet } from '../../law/unmet.ts';
import { clearingsText, spotText } from '../../words/lists.ts';
import { REVOLT_COST } from '../../data/factions/alliance.ts';
import { supportersFor, supportersUnmet, sympathetic } from './sympathy.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import { transfer } from '../../law/transfer.ts';

/** Revolts in sympathetic clearings whose base is still on the board (8.4.1). */
export function revoltChoices(turn: Turn): Choice[] {
  const { me } = turn;
  const found: Choice[] = [];
  for (const at of sympathetic(turn)) {
    const base = baseFor(turn, at);
    if (base === undefined || revoltUnmet(turn, at) !== null) continue;
    found.push({
      option: { kind: 'revolt', law: '8.4.1', at },
      *play() {
        yield* spendCards(turn, me, '8.4.1.II', 'supporter to spend', supportersFor(turn, at), REVOLT_COST);
        yield* revolt(turn, at, base);
      },
    });
  }
  return found;
}

/** The base of a clearing's suit, if not yet on the map. */
const baseFor = (turn: Turn, at: ClearingOrBurrow): ColumnIndex | undefined =>
  turn.me.buildings.find((column) => fitsSuit(turn, column, at) && onMap(turn, column) === 0);

/** Why a revolt is not possible in a clearing. */
function revoltUnmet(turn: Turn, at: ClearingOrBurrow): Unmet | null {
  const theirs = sympathetic(turn);
  if (!theirs.includes(at))
    return unmet(
      '8.4.1.I',
      () =>
        `${spotText(at)} has no sympathy; ${clearingsText(theirs, 'no clearing')} ${theirs.length > 1 ? 'have' : 'has'}`,
    );
  if (baseFor(turn, at) === undefined) return NO_BASE_LEFT;
  return (makesRoom(turn, at) ? null : NO_ROOM) ?? supportersUnmet(turn, at, '8.4.1.II', REVOLT_COST);
}

const NO_BASE_LEFT = unmet('8.4.1.I', 'the base of its suit is on the map already');
const NO_ROOM = unmet('8.4.1.III', 'it has no building slot for a base, even without enemies');

export const REVOLT = { ...ruleAt('revolt', '8.4.1.III', 'Ab', revoltUnmet), removes: /./ };

/** Whether a base has a slot once all enemy pieces are gone; the Alliance's own do not fill any. */
function makesRoom(turn: Turn, clearing: ClearingOrBurrow): boolean {
  if (isClosed(turn, clearing)) return false;
  return openSlots(turn.state, clearing) + enemyBuildingsAt(turn, turn.me, clearing) > 0;
}

function* revolt(turn: Turn, clearing: ClearingOrBurrow, base: ColumnIndex): RootTurn {
  const { me } = turn;
  turn.cite('8.4.1.III');
  yield* removeAllEnemies(turn, me, clearing);
  turn.cite('8.4.1.III');
  if ((yield* putPiece(turn, me, clearing, base)) === 0) return;
  const suit = turn.layout.columns[base]?.name.slice(-1).toUpperCase();
  const count = sympathetic(turn).filter((one) => (turn.suits[one] ?? suit) === suit).length;
  yield* putWarriors(turn, me, clearing, count);
  yield* addOfficer(turn);
}

/** A warrior from the supply becomes an officer (8.4.1.III, 8.5.3). */
export function* addOfficer(turn: Turn): RootTurn {
  const { me } = turn;
  if (inSupply(turn, me.warrior) === 0) return;
  yield* transfer('Aw', me.supply, me.board);
}

/** The officers (8.6.1). */
export const officers = (turn: Turn): number => onBoard(turn, turn.me, turn.me.warrior);

export const bases = (turn: Turn): ClearingOrBurrow[] => clearingsWith(turn, turn.me.buildings);
