import { type Dice, dice } from '../dice/dice.ts';
import type { Cache, ItemKind, LooseToken, Mood } from './vocabulary.ts';

/** A table for 1dP: each row covers rolls up to this ten. */
export type ChanceTable<Result> = readonly { readonly upTo: number; readonly result: Result }[];

const table = <const Result>(...rows: readonly (readonly [upTo: number, result: Result])[]): ChanceTable<Result> =>
  rows.map(([upTo, result]) => ({ upTo, result }));

/** What a roll of 1dP means on a table. */
export function readChance<Result>(chances: ChanceTable<Result>, tens: number): Result {
  const row = chances.find(({ upTo }) => tens <= upTo) ?? chances.at(-1);
  return (row as { result: Result }).result;
}

/** Monsters, Roll for Interaction. */
export const MOOD_CHANCES: ChanceTable<Mood> = table([10, 'hard-fight'], [70, 'fight'], [90, 'bribe'], [100, 'defect']);

/** Monsters, Roll for Monster Quantity. */
export const MOOD_QUANTITY: Readonly<Record<Mood, Dice>> = {
  'hard-fight': dice(4, 6),
  fight: dice(2, 6),
  bribe: dice(2, 6),
  defect: dice(1, 6, 3),
};

/** Mines, Check for Guardians. */
export const GUARDIAN_CHANCES: ChanceTable<'capture' | 'fight'> = table([70, 'capture'], [100, 'fight']);

/** Resources, Determine Cache Size and Reward. */
export const CACHE_CHANCES: ChanceTable<Cache> = table([70, 'small'], [100, 'large']);
export const CACHE_REWARD: Readonly<Record<Cache, Dice>> = { small: dice(1, 6), large: dice(2, 6) };

/** Items, Determine Item Type and Rarity. */
export const ITEM_CHANCES: ChanceTable<ItemKind> = table([40, 'main hand'], [80, 'off hand'], [100, 'amulet']);
export const RARITY_CHANCES: ChanceTable<'failure' | 'success'> = table([70, 'failure'], [100, 'success']);

/** Daybreak 4. The text says 1d4 for the type; its table, with three rows, says 1dP. */
export const TOKEN_CHANCES: ChanceTable<'nothing' | 'token'> = table([50, 'nothing'], [100, 'token']);
export const TOKEN_TYPE_CHANCES: ChanceTable<LooseToken> = table([40, 'resource'], [80, 'monster'], [100, 'item']);

/** Voting, a tie: one of the outcomes that the section offers. */
export const TIE_CHANCES: ChanceTable<'lost' | 'carried'> = table([50, 'lost'], [100, 'carried']);
