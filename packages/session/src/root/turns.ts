import { capital } from '@woodlog/core/kernel';
import { type Table, ownerName, explainAction } from '@woodlog/core/root';
import type { Diagnostic, Span } from '@woodlog/notation/kernel';
import { type ActionNode, type Line, type Step as PlayedStep, type Tree, steps } from '@woodlog/notation/root';
import { lineCounter, problemsOf } from '../kernel/problems.ts';
import type { Step, Turn } from '../kernel/replay.ts';
import type { Recorder } from './recorder.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

type LineWithActions = Extract<Line, { actions: readonly ActionNode[] }>;

/** Records the lines of a log step by step; the first turn is what comes before them. Writes `table`. */
export function turnsOf(
  tree: Tree,
  table: Table,
  recorder: Recorder,
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
  const nothing = { text: '', taker: '', action: null, plans: [], problems: [] };

  const beginning = recorder.record({ ...nothing, words: 'Everything is in its place.' });
  const opening: Draft<Turn> & { steps: Step[] } = {
    number: 0,
    line: null,
    taker: '',
    heading: 'Before the first line',
    steps: [beginning],
    comment: '',
  };
  const turns: Draft<Turn>[] = [opening];
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
    return recorder.record({
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
    const first = recorder.record({
      text: '',
      words: setup ? `${heading}.` : `${heading} begins the turn.`,
      taker,
      action: null,
      plans: [...begin, ...(line.actions.length === 0 ? end : [])].map(({ plan }) => plan),
      problems: problems.take(line.label),
    });
    const others = actionSteps(line, taker, played, end);
    // Problems of the line itself belong to its first action.
    const whole = { ...first, problems: [...first.problems, ...problems.take(line)] };
    return {
      number: played[0]?.line.turn ?? 0,
      line: lineAt(line),
      taker,
      heading,
      steps: [whole, ...others],
      comment: line.comment?.text ?? '',
    };
  };

  const unreadTurn = (line: Line, number: number): Turn => {
    const words = 'This line could not be read, and changes nothing.';
    const step = recorder.record({ ...nothing, words, problems: problems.take(line) });
    const comment = line.comment?.text ?? '';
    return { number, line: lineAt(line), taker: '', heading: source(line), steps: [step], comment };
  };

  for (const [index, line] of tree.lines.entries()) {
    if (line.kind === 'turn') turns.push(turnOf(line, index));
    else if ('actions' in line) opening.steps.push(...actionSteps(line, '', playedIn.get(index) ?? [], []));
    else if (line.kind === 'unknown' && turns.length > 1) turns.push(unreadTurn(line, turns.at(-1)!.number));
    else if (line.comment) {
      const last = turns.at(-1)!;
      if (turns.length === 1) notes.push(line.comment.text);
      else last.comment = [last.comment, line.comment.text].filter((text) => text !== '').join('\n');
    }
  }
  opening.steps[0] = { ...beginning, problems: problems.takeRest() };
  return { turns, notes };
}
