import type { Action } from '../action.ts';
import type { Tried } from '../turn/explore.ts';
import type { Try } from './answers.ts';

/** For battle dice: whether all continuations had hits that the log lacks, and the rolls known to do so. */
export interface Dice {
  areTooMany: boolean;
  readonly tooMany: (readonly number[])[];
}

function takeNext(tried: Tried<Try>, dice: Dice | undefined): void {
  const { picks } = tried;
  const rollAt = (at: number): readonly number[] => (picks[at]?.answer as readonly number[] | undefined) ?? [];
  if (dice?.areTooMany === true) dice.tooMany.push(rollAt(tried.at));
  if (dice !== undefined) dice.areTooMany = true;
  // If a roll has too many hits for the log, higher ones do, too.
  const isTooMany = (roll: readonly number[]): boolean =>
    dice?.tooMany.some((one) => one.every((die, i) => die <= (roll[i] ?? 0))) === true;
  do tried.at += 1;
  while (tried.at < picks.length && isTooMany(rollAt(tried.at)));
}

/** Takes the next answer to the last question that has one left; `false` if all were tried. */
export function nextOf(tried: Tried<Try>[], diceOf: (tried: Tried<Try>) => Dice | undefined): boolean {
  for (let last = tried.at(-1); last !== undefined; last = tried.at(-1)) {
    takeNext(last, diceOf(last));
    if (last.at < last.picks.length) return true;
    tried.pop();
  }
  return false;
}

/** Whether an action removes pieces from the battle's clearing: hits. */
export const isHitIn = (battle: { readonly clearing: string } | null, act: Action): boolean =>
  battle !== null && act.kind === 'move' && act.parts.every(({ from }) => from === battle.clearing);
