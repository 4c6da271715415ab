import type { Clearing } from '../../data/vocabulary.ts';
import { battle, defendersAt } from '../../law/battle.ts';
import type { Player } from '../../law/context.ts';
import { exposedTo } from '../../law/enemies.ts';
import type { RootTurn } from '../../law/questions.ts';
import { mayBeRemoved, removableAt, removeByEffect } from '../../law/remove.ts';
import type { Choice } from '../../law/step.ts';
import { columnAt, nameOf } from '../../table/look-up.ts';
import type { ColumnIndex } from '../../table/indices.ts';
import type { Deed } from '../../law/deed.ts';
import { TORCH, action, clearingToPay, type VagabondTurn } from './cost.ts';

const SWORD = ['s'] as const;
const CROSSBOW = ['x'] as const;

/** Exhausts a sword for a battle in his clearing (9.5.2), with or without an ally's warriors (9.2.9.II.c). */
export function pawnBattles(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const at = clearingToPay(turn, SWORD);
  if (at === null) return [];
  return defendersAt(turn, me, at).map((defender) => {
    const option: Deed = { kind: 'battle', law: '9.5.2', at, defender: defender.letter };
    const fight = function* (): RootTurn {
      yield* battle(turn, me, defender, at);
    };
    return action(turn, option, fight, SWORD);
  });
}

/** An enemy piece in his clearing. */
interface Target {
  readonly owner: Player;
  readonly column: ColumnIndex;
}

/**
 * Enemy pieces in a clearing that can be struck: warriors, or all but pawns if their owner has no warriors there
 * (9.5.6).
 */
function targets(turn: VagabondTurn, clearing: Clearing, warriorsOnly = false): Target[] {
  return exposedTo(turn, turn.me, clearing).flatMap((owner) => {
    const removable = removableAt(turn, owner, clearing, turn.me);
    const guarded = removable.some(({ column }) => owner.warriors.includes(column));
    return removable.flatMap(({ column }) => {
      const isWarrior = columnAt(turn.layout, column).kind === 'warrior';
      if (isWarrior !== (guarded || warriorsOnly) || !mayBeRemoved(turn, owner, column, clearing)) return [];
      return [{ owner, column }];
    });
  });
}

/** Exhausts a crossbow to remove an enemy piece in his clearing (9.5.6). */
export function strikeChoices(turn: VagabondTurn): Choice[] {
  const { me } = turn;
  const clearing = clearingToPay(turn, CROSSBOW);
  if (clearing === null) return [];
  return targets(turn, clearing).map(({ owner, column }) => {
    const option: Deed = { kind: 'strike', law: '9.5.6', what: nameOf(turn, column) };
    const strike = (): RootTurn => removeByEffect(turn, me, owner, clearing, column);
    return action(turn, option, strike, CROSSBOW);
  });
}

/** Enemy warriors that the Gladiator can duel with (V.11.2). */
export const rivals = (turn: VagabondTurn, clearing: Clearing): Target[] => targets(turn, clearing, true);

/** All battles that the Vagrant can instigate in his clearing: between any two players, including himself (V.4.2). */
export function instigateChoices(turn: VagabondTurn): Choice[] {
  const clearing = clearingToPay(turn, TORCH);
  if (clearing === null) return [];
  const pairs = turn.seats.flatMap((attacker) =>
    defendersAt(turn, attacker, clearing, true).map((defender): [Player, Player] => [attacker, defender]),
  );
  return pairs.map(([attacker, defender]) => {
    const who = { attacker: attacker.letter, defender: defender.letter };
    const fight = function* (): RootTurn {
      yield* battle(turn, attacker, defender, clearing, { instigator: turn.me });
    };
    return action(turn, { kind: 'instigate', law: 'V.4.2', at: clearing, ...who }, fight, TORCH);
  });
}
