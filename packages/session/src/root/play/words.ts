import { type Action, type Table, theOwner } from '@woodlog/core/root';
import type { TargetChoice } from '@woodlog/core/root-law';

/** Starts and ends of lines are not written. */
export const isWritten = ({ kind }: Action): boolean => kind !== 'begin' && kind !== 'end';

/** The new score: ` (now 12)`. */
export function standing(table: Readonly<Table>, action: Action): string {
  if (action.kind !== 'score') return '';
  const seat = table.setup.seats.findIndex(({ faction }) => faction === action.faction);
  return ` (now ${table.scores[seat]})`;
}

/** A bot's reason: `the Eyrie, not the Alliance: most pieces there`. */
export function choiceText({ chosen, over, by }: TargetChoice): string {
  const isPlayer = /^\D/.test(chosen);
  const words = (one: string): string => (isPlayer ? theOwner(one) : one);
  const what = isPlayer ? words(chosen) : `clearing ${chosen}`;
  return `${what}, not ${othersOf(over.map(words))}${by === null ? '' : `: ${by}`}`;
}

/** Alternatives that are named. */
const MOST_NAMED = 3;

function othersOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} others`] : names;
  return shown.join(', ').replace(/, ([^,]*)$/, ' or $1');
}
