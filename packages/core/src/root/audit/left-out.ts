import type { Action, Battle } from '../action.ts';
import { ITEM_NAMES } from '../data/items.ts';
import { type Item, ITEMS } from '../data/vocabulary.ts';
import type { Deed } from '../law/deed.ts';
import type { Layout } from '../table/layout.ts';
import { battlesLike } from './agree.ts';
import type { Effect } from './effects.ts';
import { theOwner } from '../words/names.ts';
import type { Assumption } from './assumption.ts';
import type { WrittenLine } from './written-line.ts';

/**
 * Whether something mandatory is often not written: the announcement of a second battle of the same two in a clearing,
 * the ferry that moves along, funds if the log says how many are left and, in lines without other violations
 * (`lawful`), a refresh: items are as the log has them (9.4.1).
 */
export const mayBeLeftOut = ({ layout, actions }: WrittenLine, effect: Effect, lawful: boolean): boolean =>
  (effect.battle !== undefined && isFoughtAgain(actions, effect.battle)) ||
  isLandmark(layout, effect) ||
  (isFund(layout, effect) && actions.some(({ kind }) => kind === 'funds')) ||
  (lawful && refreshed(layout, effect) !== undefined);

/**
 * A plot flipped in Birdsong must be written (13.4.2); a removed raid need not (D26). Funds need not be either, unless the
 * line says how many are left (11.2.4).
 */
export function toBeWritten(
  effects: readonly Effect[],
  act: Action,
  chosen: Deed | null,
  { actions }: WrittenLine,
): readonly Effect[] {
  const isFlipped = act.kind === 'flip' && chosen?.kind === 'flip' && act.at === `${chosen.at}`;
  const isCounted = act.kind === 'funds' && actions.some(({ kind }) => kind === 'funds');
  return isFlipped || isCounted ? effects.map(({ unsaid: _, ...written }) => written) : effects;
}

/** Whether the line has a battle of the two there; a log with dice for one has them for each. */
export function isFoughtAgain(
  actions: readonly Action[],
  battle: Pick<Battle, 'attacker' | 'defender' | 'clearing'>,
): boolean {
  const fought = battlesLike(battle, actions);
  return fought.length > 0 && fought.every(({ rolls }) => rolls === undefined);
}

/** Whether a warrior returns from a board with funds to a supply (11.2.5.I). */
function isFund(layout: Layout, { way }: Effect): boolean {
  if (way === undefined || way.to !== layout.supplyRow || layout.columns[way.column]?.kind !== 'warrior') return false;
  const { playerOf, placeOfRow } = layout;
  const from = placeOfRow[way.from];
  return from?.name === `${from?.owner}$` && playerOf.get(from.owner)?.sheet.hirable === true;
}

type Side = 'refreshed' | 'exhausted';

/** The item that an effect turns from one side to the other. */
function turned({ items }: Layout, { way }: Effect, from: Side, to: Side): Item | undefined {
  if (way === undefined || way.from !== way.to) return undefined;
  return ITEMS.find((item) => items[item][from] === way.column && items[item][to] === way.toColumn);
}

/** The item that an effect turns face up (9.4.1), or `undefined`. */
export const refreshed = (layout: Layout, effect: Effect): Item | undefined =>
  turned(layout, effect, 'exhausted', 'refreshed');

/** Whether an effect turns an item face down. */
export const isExhausted = (layout: Layout, effect: Effect): boolean =>
  turned(layout, effect, 'refreshed', 'exhausted') !== undefined;

/** Whether a player's piece leaves a row. */
export function isLoss({ columns }: Layout, { way }: Effect, row: number, owner: string): boolean {
  return way !== undefined && way.from === row && columns[way.column]?.owner === owner;
}

/** Whether another player's piece leaves a row. */
export function isLossOfOthers({ columns }: Layout, { way }: Effect, row: number, letter: string): boolean {
  const owner = columns[way?.column ?? -1]?.owner ?? '';
  return way?.from === row && owner !== '' && owner !== letter;
}

function isLandmark({ columns }: Layout, { way }: Effect): boolean {
  return way !== undefined && columns[way.column]?.kind === 'landmark';
}

/** What is assumed about something unwritten, as a sentence; funds that are spent are gone for later lines, too. */
export function whatIsLeftOut(layout: Layout, effect: Effect, act: Action): Assumption {
  const item = refreshed(layout, effect);
  if (item !== undefined) return { because: `one ${ITEM_NAMES[item]} was refreshed, which the log does not write` };
  if (isFund(layout, effect)) return { because: 'a warrior of the funds was removed, which the log only counts', act };
  if (effect.battle === undefined) return { because: 'the ferry moved along, which the log does not write' };
  const { attacker, defender, clearing } = effect.battle;
  const who = `${theOwner(attacker)} battled ${theOwner(defender)}`;
  return { because: `${who} in clearing ${clearing}, which the log does not write` };
}
