import type { Action, Battle, Part } from '../action.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS } from '../data/vocabulary.ts';
import { mayBattle } from '../law/battle.ts';
import { isInPlay } from '../law/effects/play-area.ts';
import { areEnemies } from '../law/enemies.ts';
import { mayMoveBetween } from '../law/move.ts';
import { neighbours } from '../law/neighbours.ts';
import { inSupply } from '../law/pieces.ts';
import { mayPlace } from '../law/place.ts';
import { openSlots } from '../law/slots.ts';
import { type Player, playerOf } from '../law/context.ts';
import type { Turn } from '../turn/step.ts';
import { phrase, pieceName, several, taker, theFaction } from './phrases.ts';

/** A section, and in one sentence what it says to what was done. */
export interface Reason {
  readonly law: string;
  readonly because: string;
}

/** The name of what comes after the last step. */
export const END_OF_TURN = 'end of the turn';

/** The step at which something was written that it does not allow. */
export interface AtStep {
  readonly law: string;
  readonly name: string;
  /** Something must be done in it first. */
  readonly forced: boolean;
}

/** Why an action is not allowed here: the rule of the common law that it breaks, else that the step has no such action. */
export function whyNot(turn: Turn, action: Action, step: AtStep): Reason {
  return commonReason(turn, action) ?? notInStep(turn, action, step);
}

function notInStep(turn: Turn, action: Action, { law, name, forced }: AtStep): Reason {
  const act = `${taker(turn)} may not ${phrase(turn, action)}`;
  return {
    law,
    because: forced
      ? `${act} yet: "${name}" comes first`
      : name === END_OF_TURN
        ? `${act}: nothing left in this turn allows it`
        : `${act} now: "${name}" does not allow it, or not again`,
  };
}

function commonReason(turn: Turn, action: Action): Reason | null {
  const may = `${taker(turn)} may not`;
  switch (action.kind) {
    case 'move':
      for (const part of action.parts) {
        const reason = pieceReason(turn, part);
        if (reason !== null) return reason;
      }
      return null;
    case 'battle':
      return battleReason(turn, action);
    case 'craft':
      return isInPlay(turn.state, turn.layout, turn.me.index, action.what)
        ? { law: '4.1.4', because: `${may} ${phrase(turn, action)}: one is in their play area already` }
        : null;
    case 'score':
      return { law: '3.2', because: `${may} ${phrase(turn, action)} here: nothing that was done is worth that` };
    default:
      return null;
  }
}

const clearingOf = (place: string | null): Clearing | null => CLEARINGS.find((one) => `${one}` === place) ?? null;

const spotOf = (place: string | null): ClearingOrBurrow | null => (place === '0' ? 0 : clearingOf(place));

const spotText = (spot: ClearingOrBurrow): string => (spot === 0 ? 'the Burrow' : `clearing ${spot}`);

function pieceReason(turn: Turn, { count, what, from, to }: Part): Reason | null {
  const column = turn.layout.columnOf.get(what);
  const end = clearingOf(to);
  const board = turn.layout.seats.find(({ faction }) => `${faction}$` === to);
  const may = `${taker(turn)} may not`;
  if (column !== undefined && board !== undefined && board.faction !== turn.me.letter) {
    const paid = several(count, pieceName(turn, what));
    return {
      law: '11.2.6',
      because: `${may} pay ${paid} to ${theFaction(board.faction)}: no service costs that, or no more can be bought`,
    };
  }
  if (column === undefined || !turn.me.pieces.includes(column)) return null;
  if (to.startsWith('supply') && clearingOf(from) !== null) {
    const { sheet } = turn.layout.playerOf.get(turn.me.letter) ?? {};
    const law = sheet?.pieces.find(({ piece }) => `${turn.me.letter}${piece}` === what)?.spentBy;
    const spending = `${may} spend ${several(count, pieceName(turn, what))}`;
    return law === undefined ? null : { law, because: `${spending} of clearing ${from} here: nothing costs that` };
  }
  const [out, into] = [spotOf(from), spotOf(to)];
  if (out !== null && into !== null) {
    const moving = `${may} move from ${spotText(out)} to ${spotText(into)}`;
    if (!neighbours(turn, turn.me, out).includes(into))
      return { law: out === 0 || into === 0 ? '12.2.2' : '4.2', because: `${moving}: the two are not adjacent` };
    if (!mayMoveBetween(turn, turn.me, out, into))
      return { law: '4.2.1', because: `${moving}: they must rule one of the two, and rule neither` };
    return null;
  }
  if (end === null) return null;
  const placing = `${may} place one ${pieceName(turn, what)} in clearing ${end}`;
  const { kind } = turn.layout.columns[column] ?? {};
  if (kind === 'building' && openSlots(turn.state, end) <= 0)
    return { law: '2.2.3', because: `${placing}: it has no open building slot` };
  if (inSupply(turn, column) > 0 && !mayPlace(turn, turn.me, column, end))
    return { law: 'G.20', because: `${placing}: they may not place such a piece there` };
  return null;
}

function battleReason(turn: Turn, action: Battle): Reason | null {
  const { attacker, defender, clearing: at } = action;
  const [one, other] = [playerOf(turn, attacker), playerOf(turn, defender)];
  const clearing = spotOf(at);
  if (one === undefined || other === undefined || clearing === null) return null;
  const battling = `${taker(turn)} may not ${phrase(turn, action)}`;
  if (one === other) return { law: '4.3', because: `${battling}: nobody battles themselves` };
  if (!areEnemies(turn, one, other)) return { law: '4.3', because: `${battling}: the two are not enemies` };
  const dice = diceReason(turn, other, action);
  if (dice !== null) return { ...dice, because: `${battling} ${dice.because}` };
  if (!mayBattle(turn, one, other, clearing))
    return { law: '4.3', because: `${battling}: they need a warrior there, and their enemy a piece` };
  return null;
}

/** The attacker's die stands first: the higher, but against guerrilla war the lower. A hireling may turn that (H). */
function diceReason(turn: Turn, { law: { guerrilla } }: Player, { rolls }: Battle): Reason | null {
  if (rolls === undefined || Object.keys(turn.state.hirelings).length > 0) return null;
  const [attack, defense] = rolls;
  if (guerrilla === undefined ? attack >= defense : attack <= defense) return null;
  const which = guerrilla === undefined ? 'higher' : 'lower';
  return { law: guerrilla ?? '4.3.3', because: `with ${attack},${defense}: the first die is theirs, the ${which}` };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What was due and is not written; `drawn` are the cards that were. */
export function whyMissing(turn: Turn, step: string, due: Action, drawn = 0): string {
  // A leader, a mood, a minister: which one is theirs to choose.
  if (due.kind === 'move' && due.parts.every(({ what }) => /^#[a-z]/.test(what)))
    return `${taker(turn)} must still do "${step}": not done, or not written`;
  const missing = due.kind === 'move' ? due.parts.reduce((sum, { count }) => sum + count, 0) : 0;
  // Cards that another player draws in this turn.
  const drawer = due.kind === 'move' && due.parts.every(({ from }) => from === 'draw') ? due.parts[0]?.to : undefined;
  if (drawer !== undefined && drawer !== turn.me.letter && turn.layout.seatOf.has(drawer))
    return `${capital(theFaction(drawer))} must still draw ${several(missing, 'card')} (${step}): not done, or not written`;
  const must =
    drawn === 0
      ? `must still ${phrase(turn, due)}`
      : `must draw ${several(missing + drawn, 'card')}, and drew ${drawn}`;
  return `${taker(turn)} ${must} (${step}): not done, or not written`;
}
