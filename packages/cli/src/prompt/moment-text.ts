import { type Json, isSameJson } from '@woodlog/core/kernel';
import type { Asked, Moment, TableSeat } from '@woodlog/session/kernel';
import { visible } from '../show/visible.ts';
import { type Sheet, beside } from './steps.ts';

const HELP =
  'Type a number, a word of what is listed, or the notation. Enter goes on, end ends the turn, undo and redo take back and ' +
  'bring back, map draws the map, table shows boards, hand your cards, hint good choices, edit opens the log, quit leaves the game.';

export const seatText = (seat: TableSeat | undefined): string =>
  seat === undefined ? 'The table' : visible(`${seat.player} (${seat.id})`);

/** What is still due, with sections; empty if nothing is. */
export const dueText = ({ due }: Pick<Asked<unknown>, 'due'>, between = ', '): string =>
  due.map(({ text, law }) => `${visible(text)} (${law})`).join(between);

/** Whose turn and phase it is: `Bob (E), Birdsong`. A menu belongs to its whole phase. */
export function placeText(
  { question, phase, step, law, taker, battle }: Asked<unknown>,
  seats: readonly TableSeat[],
): string {
  const isMenu = question.kind === 'menu' || step === phase;
  const where = [phase, ...(isMenu ? [] : [step])].filter((one) => one !== '').join(', ');
  const playerOf = (id: string): string => visible(seats.find((seat) => seat.id === id)?.player ?? id);
  const fight =
    battle === undefined
      ? ''
      : `: ${playerOf(battle.attacker)} against ${playerOf(battle.defender)} in clearing ${battle.clearing}`;
  return `${seatText(seats[taker])}, ${where}${isMenu ? '' : ` (${law})`}${fight}`;
}

/** All options, and what else may be typed. */
export function helpText(moment: Moment<unknown>, example: string, sheet: Sheet): string {
  const groups = moment.kind === 'asked' ? moment.question.groups : [];
  const listed = groups.flatMap(({ heading, options }) => [
    ...(heading === '' ? [] : [` ${sheet.paint.bold(visible(heading))}`]),
    ...options.flatMap(({ label, text = '' }) => beside(`  ${visible(label)}`, text, sheet)),
  ]);
  return [...listed, `${HELP} In notation: ${example}`].join('\n');
}

/** An answer in words. */
export function answerText(moment: Moment<unknown>, given: Json | undefined): string {
  const is = (name: string): boolean => typeof given === 'object' && given !== null && name in given;
  if (is('log')) return 'the turn before';
  if (is('close')) return 'the end of the turn';
  if (is('write')) return visible(String((given as { readonly write: Json }).write));
  const options = moment.kind === 'asked' ? moment.question.groups.flatMap((group) => group.options) : [];
  const option = options.find((one) => isSameJson(one.answer, given ?? null));
  return option === undefined ? 'the last answer' : visible(option.label);
}

/** What an interrupted game waits for. */
export function missingText(moment: Moment<unknown>, taker: TableSeat | undefined): string {
  const what = moment.kind === 'asked' && moment.question.kind !== 'menu' ? moment.question.prompt : null;
  if (what === null) return `it is the turn of ${taker?.id} (${visible(taker?.player ?? '')})`;
  return `${seatText(taker)}: an answer is missing: ${visible(what)}`;
}
