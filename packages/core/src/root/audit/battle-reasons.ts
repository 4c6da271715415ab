import type { Battle } from '../action.ts';
import { SUIT_NAMES } from '../data/names.ts';
import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import { battleUnmet } from '../law/battle.ts';
import { matchingSuits } from '../law/cards.ts';
import { type Player, playerOf } from '../law/context.ts';
import { areEnemies } from '../law/enemies.ts';
import type { Refusal } from '../law/faction-law.ts';
import { warriorsAt } from '../law/pieces.ts';
import type { Turn } from '../law/step.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { unmetBy } from '../turn/why-not.ts';
import { spotText } from '../words/lists.ts';
import { theOwner } from '../words/names.ts';
import { counted, inWords, spotOf, taker } from './reason-words.ts';
import { refusal } from '../law/unmet.ts';

/** In a battle, buildings and tokens take hits after all their owner's warriors. */
export function hitReason(turn: Turn, column: ColumnIndex, from: string | null): Refusal | null {
  const clearing = spotOf(from);
  const { owner = '', kind, name = '' } = turn.layout.columns[column] ?? {};
  const loser = playerOf(turn, owner);
  if (clearing === null || loser === undefined || kind === 'warrior') return null;
  if (warriorsAt(turn, loser, clearing) === 0) return null;
  const removing = `${taker(turn)} may not remove ${counted(turn, 1, name)} from ${spotText(clearing)}`;
  return refusal('4.3.6', `${removing}: ${theOwner(owner)} have warriors there, which go first`);
}

/** Why a battle is not allowed: who fights whom, with which cards and dice, and whether a deed is left for it. */
export function battleReason(turn: Turn, action: Battle, battling: string): Refusal | null {
  const { attacker, defender, clearing: at } = action;
  const [one, other] = [playerOf(turn, attacker), playerOf(turn, defender)];
  const clearing = spotOf(at);
  if (one === undefined || other === undefined || clearing === null) return null;
  if (one === other) return refusal('4.3', `${battling}: nobody battles themselves`);
  if (!areEnemies(turn, one, other)) return refusal('4.3', `${battling}: the two are not enemies`);
  const ambush = ambushReason(turn, clearing, action);
  if (ambush !== null) return { ...ambush, because: `${battling}: ${ambush.because}` };
  const dice = diceReason(turn, other, action);
  if (dice !== null) return { ...dice, because: `${battling} ${dice.because}` };
  const price = other.law.beyondReach?.(turn, other, one, clearing, one !== turn.me) ?? null;
  if (price !== null) return refusal(price, `${battling}: they have no card for what it asks of an attacker`);
  const failed =
    one === turn.me
      ? unmetBy(turn, { kind: 'battle', law: '4.3', at: clearing, defender })
      : battleUnmet(turn, one, other, clearing);
  return failed === null ? null : inWords(turn, failed, battling);
}

/** An ambush card matches the clearing (4.3.1), and so does the one that foils it (4.3.1.I). */
function ambushReason(turn: Turn, at: ClearingOrBurrow, { ambushes }: Battle): Refusal | null {
  if (at === 0) return null;
  const suits = matchingSuits(turn, at);
  const wrong = ambushes.findIndex((suit) => suit !== null && !suits.includes(suit));
  const [first, foil] = ambushes;
  if (wrong < 0)
    return first && first === foil && first !== 'B'
      ? refusal('2.1.2', `there is only one ${SUIT_NAMES[first]} ambush`)
      : null;
  const card = `${SUIT_NAMES[ambushes[wrong] ?? 'B']} ambush`;
  return refusal(wrong === 0 ? '4.3.1' : '4.3.1.I', `a ${card} does not match ${spotText(at)}`);
}

/** The attacker's die comes first: the higher, but the lower against guerrilla war. A hireling may reverse that (H). */
function diceReason(turn: Turn, { law: { guerrilla } }: Player, { rolls }: Battle): Refusal | null {
  if (rolls === undefined || Object.keys(turn.state.hirelings).length > 0) return null;
  const [attack, defense] = rolls;
  if (guerrilla === undefined ? attack >= defense : attack <= defense) return null;
  const which = guerrilla === undefined ? 'higher' : 'lower';
  return refusal(guerrilla ?? '4.3.3', `with ${attack},${defense}: the first die is theirs, the ${which}`);
}
