import { sectionTitle } from '@woodlog/bots/root';
import { type Action, type Implied, type Table, copyTable, enact, planLeniently, instruct } from '@woodlog/core/root';
import type { TargetChoice } from '@woodlog/core/root-law';
import { impliedInWords, printAction } from '@woodlog/notation/root';
import { choiceText, isWritten, standing } from '@woodlog/session/root-play';
import type { SectionRun } from '../../turn/sections.ts';
import type { TurnPart } from '../../turn/turn-adapter.ts';

/** The sections of a line by name, with their actions in English and the reasons. */
export function describeParts(
  before: Readonly<Table>,
  { letter, setup }: { readonly letter: string; readonly setup: boolean },
  runs: readonly SectionRun<Action, TargetChoice>[],
): TurnPart[] {
  const table = copyTable(before);
  let title = '';
  // What the start of a line implies is shown with its first action.
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
        why.push({
          before: actions.length,
          text: choiceText(choice),
          law: choice.law ?? (title === '' ? null : title),
          chosen: choice.chosen,
          over: choice.over,
        });
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
