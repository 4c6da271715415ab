import { type Action, type State, fuzzyKnights } from '@woodlog/core/fuzzy-knights';
import { isViolation } from '@woodlog/core/kernel';
import { type Names, consequences, explain, explainAction, parse } from '@woodlog/notation/fuzzy-knights';
import { visible } from '../../show/visible.ts';

/** What is told of a step: nothing of each pace of a walk but the last. */
function* lines(
  steps: Iterable<{
    readonly action: Action | null;
    readonly text: string;
    readonly implied: readonly { what: string }[];
  }>,
): Generator<string> {
  let walk: string | null = null;
  for (const { action, text, implied } of steps) {
    const isQuiet = action?.kind === 'move' && implied.length === 0;
    if (!isQuiet && walk !== null) yield `  ${visible(walk)}`;
    walk = isQuiet ? text : null;
    if (isQuiet || action?.kind === 'end') continue;
    yield `  ${visible(text)}`;
    for (const { what } of implied) yield `    ${visible(what)}`;
  }
  if (walk !== null) yield `  ${visible(walk)}`;
}

/** Tells steps in English as they are taken, one batch after another. */
export function storyteller(table: Readonly<State>, names: Names): (actions: readonly Action[]) => readonly string[] {
  const now = fuzzyKnights.copy(table);
  return (actions) => [
    ...lines(
      actions.map((action) => {
        const before = now.phase;
        const plan = fuzzyKnights.plan(now, action);
        if (isViolation(plan)) return { action, text: plan.message, implied: [] };
        fuzzyKnights.enact(now, plan);
        return { action, text: explainAction(action, names), implied: consequences(plan, action, before, now, names) };
      }),
    ),
  ];
}

/** What a log has more than before, in English. */
export function storySince(before: string, after: string): readonly string[] {
  const lineCount = parse(before).lines.filter(({ kind }) => kind === 'steps').length;
  const tree = parse(after);
  const actions = tree.lines.flatMap((line) => (line.kind === 'steps' ? line.actions : []));
  const readable = actions.flatMap(({ action }) => action ?? []);
  const sentences = [...explain(tree)].map(({ turn, text, implied }, i) => {
    return { turn, text, implied, action: readable[i] ?? null };
  });
  return [...lines(sentences.filter(({ turn }) => turn > lineCount))];
}
