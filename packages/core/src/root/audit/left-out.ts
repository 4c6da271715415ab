import { ITEM_NAMES } from '../data/items.ts';
import { type Item, ITEMS } from '../data/vocabulary.ts';
import type { Layout } from '../table/layout.ts';
import type { Effect } from './effects.ts';
import { theFaction } from './phrases.ts';

/** Pieces and items on their way: from a row and column to a row and column. */
const WAY = /^(\d+)\.(\d+)>(\d+)\.(\d+)$/;

/**
 * Whether it is often left out, though it must be written: the announcement of a battle, the ferry that moves along, and, by
 * who breaks no law besides (`lawful`), a refresh: an item lies as the log has it (9.4.1).
 */
export const mayBeLeftOut = (layout: Layout, effect: Effect, lawful: boolean): boolean =>
  effect.battle !== undefined || isLandmark(layout, effect) || (lawful && refreshed(layout, effect) !== null);

/** The item that an effect turns face up (9.4.1); `null` of any other effect. */
export function refreshed({ items }: Layout, { key }: Effect): Item | null {
  const [, from, column, to, toColumn] = WAY.exec(key) ?? [];
  if (from === undefined || from !== to) return null;
  return ITEMS.find((item) => `${items[item].exhausted}` === column && `${items[item].refreshed}` === toColumn) ?? null;
}

/** Whether an effect turns an item face down. */
export function isExhausted({ items }: Layout, { key }: Effect): boolean {
  const [, from, column, to, toColumn] = WAY.exec(key) ?? [];
  return (
    from === to &&
    ITEMS.some((item) => `${items[item].refreshed}` === column && `${items[item].exhausted}` === toColumn)
  );
}

/** Whether a player's piece leaves a row. */
export function isLoss({ columns }: Layout, { key }: Effect, row: number, owner: string): boolean {
  const [, from, column] = WAY.exec(key) ?? [];
  return from === `${row}` && columns[Number(column)]?.owner === owner;
}

/** Whether a piece of another player leaves a row. */
export function isLossOfOthers({ columns }: Layout, { key }: Effect, row: number, letter: string): boolean {
  const [, from, column] = WAY.exec(key) ?? [];
  const { owner = '' } = columns[Number(column)] ?? {};
  return from === `${row}` && owner !== '' && owner !== letter;
}

function isLandmark({ columns }: Layout, { key }: Effect): boolean {
  const [, , column] = WAY.exec(key) ?? [];
  return column !== undefined && columns[Number(column)]?.kind === 'landmark';
}

/** What is assumed of something that the log does not write, as a sentence. */
export function whatIsLeftOut(layout: Layout, effect: Effect): string {
  const item = refreshed(layout, effect);
  if (item !== null) return `one ${ITEM_NAMES[item]} was refreshed, which the log does not write`;
  if (effect.battle === undefined) return 'the ferry moved along, which the log does not write';
  const { attacker, defender, clearing } = effect.battle;
  const who = `${theFaction(attacker)} battled ${theFaction(defender)}`;
  return `${who} in clearing ${clearing}, which the log does not write`;
}
