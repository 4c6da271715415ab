import { capital } from '@woodlog/core/kernel';
import { type Action, type Plan, type Table, explainAction, layoutOf, ownerName } from '@woodlog/core/root';
import type { Diagnostic, Span } from '@woodlog/notation/kernel';
import {
  type ActionNode,
  type Line,
  type Step as PlayedStep,
  type Tree,
  impliedInWords,
  steps,
} from '@woodlog/notation/root';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import type { Recorder } from '../kernel/recorder.ts';
import { type Step, type Turn, openingTurn, stepsOfLine } from '../kernel/replay.ts';
import { type Mark, aboutOf, marksOf } from './marks.ts';

export type LogRecorder = Recorder<Table, Plan, Mark>;

/** A step in notation, and the plans that it consists of. */
interface StepToRecord extends Pick<Step, 'text' | 'words' | 'problems'> {
  readonly taker: string;
  readonly action: Action | null;
  readonly plans: readonly Plan[];
}

type Draft<T> = { -readonly [K in keyof T]: T[K] };

type LineWithActions = Extract<Line, { actions: readonly ActionNode[] }>;

/** Records the lines of a log step by step; the first turn is what comes before them. Writes `table`. */
export function turnsOf(
  tree: Tree,
  table: Table,
  recorder: LogRecorder,
  diagnostics: readonly Diagnostic[],
): { readonly turns: Turn[]; readonly notes: string[] } {
  const playedIn = new Map<number, PlayedStep[]>();
  for (const step of steps(tree, table)) {
    const { index } = step.line;
    playedIn.set(index, [...(playedIn.get(index) ?? []), step]);
  }
  const problems = problemsOf(diagnostics);
  const lineAt = lineCounter(tree.text);
  const source = ({ start, end }: Span): string => tree.text.slice(start, end);
  const layout = layoutOf(table.setup);
  const record = ({ taker, action, plans, ...step }: StepToRecord): Step => {
    recorder.record(plans, marksOf(plans, action, layout));
    const implied = plans.flatMap((plan) => plan.implied.map(impliedInWords));
    return { ...step, implied, about: aboutOf(plans, action, taker, layout) };
  };

  recorder.record([]);
  const placements: Step[] = [];
  const turns: Draft<Turn>[] = [];
  const notes: string[] = [];

  const actionStep = (
    node: ActionNode,
    played: PlayedStep | undefined,
    last: readonly PlayedStep[],
    taker: string,
  ): Step => {
    const words =
      node.action === null
        ? 'This could not be read, and changes nothing.'
        : `${capital(explainAction(node.action, { taker }))}.`;
    const plans = [...(played === undefined ? [] : [played]), ...last].map(({ plan }) => plan);
    return record({
      text: source(node),
      words,
      taker,
      action: node.action,
      plans,
      problems: problems.take(node),
    });
  };

  const actionSteps = (
    line: LineWithActions,
    taker: string,
    played: readonly PlayedStep[],
    end: readonly PlayedStep[],
  ): Step[] =>
    line.actions.map((node, i) =>
      actionStep(
        node,
        played.find(({ span }) => span?.start === node.start && span.end === node.end),
        i === line.actions.length - 1 ? end : [],
        taker,
      ),
    );

  const turnOf = (line: Extract<Line, { kind: 'turn' }>, index: number): Turn => {
    const { taker, setup } = line;
    const played = playedIn.get(index) ?? [];
    const begin = played.filter(({ action }) => action.kind === 'begin');
    const end = played.filter(({ action }) => action.kind === 'end');
    const heading = `${ownerName(taker)}${setup ? ' sets up' : ''}`;
    const first = record({
      text: '',
      words: setup ? `${heading}.` : `${heading} begins the turn.`,
      taker,
      action: null,
      plans: [...begin, ...(line.actions.length === 0 ? end : [])].map(({ plan }) => plan),
      problems: problems.take(line.label),
    });
    const others = actionSteps(line, taker, played, end);
    return {
      number: played[0]?.line.turn ?? 0,
      line: lineAt(line),
      taker,
      heading,
      steps: stepsOfLine([first, ...others], problems.take(line)),
      comment: line.comment?.text ?? '',
    };
  };

  const unreadTurn = (line: Line, number: number): Turn => {
    const words = 'This line could not be read, and changes nothing.';
    const found = problems.take(line);
    const step = record({ text: '', words, taker: '', action: null, plans: [], problems: found });
    const comment = line.comment?.text ?? '';
    return { number, line: lineAt(line), taker: '', heading: source(line), steps: [step], comment };
  };

  for (const [index, line] of tree.lines.entries()) {
    if (line.kind === 'turn') turns.push(turnOf(line, index));
    else if ('actions' in line) placements.push(...actionSteps(line, '', playedIn.get(index) ?? [], []));
    else {
      const last = turns.at(-1);
      if (line.kind === 'unknown' && last !== undefined) turns.push(unreadTurn(line, last.number));
      else if (line.comment && last === undefined) notes.push(line.comment.text);
      else if (line.comment && last !== undefined)
        last.comment = [last.comment, line.comment.text].filter((text) => text !== '').join('\n');
    }
  }
  const opening = openingTurn('Before the first line', 'Everything is in its place.', problems.takeRest());
  return { turns: [{ ...opening, steps: [...opening.steps, ...placements] }, ...turns], notes };
}
