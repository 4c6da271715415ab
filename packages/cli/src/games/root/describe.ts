import { sectionTitle } from '@woodlog/bots/root';
import { type Action, type Implied, type Table, copyTable, enact, planLeniently } from '@woodlog/core/root';
import type { TargetChoice } from '@woodlog/core/root-law';
import { instruct, printAction, theOwner, impliedInWords } from '@woodlog/notation/root';
import type { SectionRun } from '../../turn/sections.ts';
import type { TurnPart } from '../../turn/turn-adapter.ts';

/** Starts and ends of lines are not written. */
export const isWritten = ({ kind }: Action): boolean => kind !== 'begin' && kind !== 'end';

/** The sections of a line with their names, what is to be done in each in English, and why there. */
export function describeParts(
  before: Readonly<Table>,
  { letter, setup }: { readonly letter: string; readonly setup: boolean },
  runs: readonly SectionRun<Action, TargetChoice>[],
): TurnPart[] {
  const table = copyTable(before);
  let title = '';
  // What the start of a line implies is told with its first action.
  let silent: readonly Implied[] = [];
  return runs.map(({ law, kind, done, choices }) => {
    const name = law === null ? null : (sectionTitle(law) ?? (kind === 'phase' && setup ? 'Setup' : null));
    if (kind === 'step') title = law ?? '';
    const actions: string[] = [];
    const english: { text: string; implied: readonly Implied[] }[] = [];
    const why: NonNullable<TurnPart['why']>[number][] = [];
    done.forEach((action, i) => {
      const plan = planLeniently(table, action);
      enact(table, plan);
      if (!isWritten(action)) {
        silent = [...silent, ...plan.implied].map(impliedInWords);
        return;
      }
      for (const { choice } of choices.filter((one) => one.before === i))
        why.push({ before: actions.length, ...choiceText(choice, title) });
      actions.push(printAction(action, letter));
      english.push({
        text: `${instruct(action, letter)}${standing(table, action)}`,
        implied: [...silent, ...plan.implied].map(impliedInWords),
      });
      silent = [];
    });
    return {
      law,
      ...(kind && { kind }),
      ...(name !== null && { name }),
      actions,
      ...(english.length > 0 && { english }),
      ...(why.length > 0 && { why }),
    };
  });
}

/** What a score has come to. */
function standing(table: Readonly<Table>, action: Action): string {
  if (action.kind !== 'score') return '';
  const seat = table.setup.seats.findIndex(({ faction }) => faction === action.faction);
  return ` (now ${table.scores[seat]})`;
}

/** Of what was not chosen so many are named. */
const MOST_NAMED = 3;

function othersOf(names: readonly string[]): string {
  const more = names.length - MOST_NAMED;
  const shown = more > 1 ? [...names.slice(0, MOST_NAMED), `${more} others`] : names;
  return shown.join(', ').replace(/, ([^,]*)$/, ' or $1');
}

/** `the Eyrie, not the Alliance: most pieces there`. */
function choiceText(
  { chosen, over, by, law }: TargetChoice,
  step: string,
): Omit<NonNullable<TurnPart['why']>[number], 'before'> {
  const isPlayer = /^\D/.test(chosen);
  const words = (one: string): string => (isPlayer ? theOwner(one) : one);
  const what = isPlayer ? words(chosen) : `clearing ${chosen}`;
  const reason = by === null ? '' : `: ${by}`;
  return {
    text: `${what}, not ${othersOf(over.map(words))}${reason}`,
    law: law ?? (step === '' ? null : step),
    chosen,
    over,
  };
}
