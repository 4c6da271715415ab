import type { Table } from '@woodlog/core/root';
import { type ActionNode, type Line, type Step, type Tree, explainAction, steps } from '@woodlog/notation/root';
import { ownerName } from '../../draw/root/component.ts';
import type { Reel, Scene } from '../film.ts';
import type { Camera } from './camera.ts';
import { complaintsOf } from '../problems.ts';

type Draft<T> = { -readonly [K in keyof T]: T[K] };

type LineWithActions = Extract<Line, { actions: readonly ActionNode[] }>;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The lines of a log, taken scene by scene; the first reel is what comes before them. `table` is written. */
export function takeReels(
  tree: Tree,
  table: Table,
  camera: Camera,
): { readonly reels: Reel[]; readonly notes: string[] } {
  const stepsOf = new Map<number, Step[]>();
  for (const step of steps(tree, table)) {
    const { index } = step.line;
    stepsOf.set(index, [...(stepsOf.get(index) ?? []), step]);
  }
  const complaints = complaintsOf(tree.diagnostics);
  const source = (span: { readonly start: number; readonly end: number }): string =>
    tree.text.slice(span.start, span.end);

  const beginning = camera.shoot({
    text: '',
    words: 'Everything is in its place.',
    taker: '',
    action: null,
    plans: [],
    problems: [],
  });
  const first: Draft<Reel> & { scenes: Scene[] } = {
    turn: 0,
    taker: '',
    heading: 'Before the first line',
    scenes: [beginning],
    comment: '',
  };
  const reels: Draft<Reel>[] = [first];
  const notes: string[] = [];

  const takeAction = (node: ActionNode, step: Step | undefined, last: readonly Step[], taker: string): Scene => {
    const problems = complaints.take(node);
    const words =
      node.action === null
        ? 'This could not be read, and changes nothing.'
        : `${capital(explainAction(node.action, { taker }))}.`;
    const plans = [...(step === undefined ? [] : [step]), ...last].map(({ plan }) => plan);
    return camera.shoot({ text: source(node), words, taker, action: node.action, plans, problems });
  };

  const takeActions = (line: LineWithActions, taker: string, of: readonly Step[], end: readonly Step[]): Scene[] =>
    line.actions.map((node, i) =>
      takeAction(
        node,
        of.find(({ span }) => span?.start === node.start && span.end === node.end),
        i === line.actions.length - 1 ? end : [],
        taker,
      ),
    );

  const takeTurn = (line: Extract<Line, { kind: 'turn' }>, index: number): Reel => {
    const { taker, setup } = line;
    const of = stepsOf.get(index) ?? [];
    const begin = of.filter(({ action }) => action.kind === 'begin');
    const end = of.filter(({ action }) => action.kind === 'end');
    const heading = `${ownerName(taker)}${setup ? ' sets up' : ''}`;
    const scene = camera.shoot({
      text: '',
      words: setup ? `${heading}.` : `${heading} begins the turn.`,
      taker,
      action: null,
      plans: [...begin, ...(line.actions.length === 0 ? end : [])].map(({ plan }) => plan),
      problems: complaints.take(line.label),
    });
    const scenes = [scene, ...takeActions(line, taker, of, end)];
    return { turn: of[0]?.line.turn ?? 0, taker, heading, scenes, comment: line.comment?.text ?? '' };
  };

  for (const [index, line] of tree.lines.entries()) {
    if (line.kind === 'turn') reels.push(takeTurn(line, index));
    else if ('actions' in line) first.scenes.push(...takeActions(line, '', stepsOf.get(index) ?? [], []));
    else if (line.kind === 'unknown' && reels.length > 1) reels.push(takeUnknown(line, reels.at(-1)!.turn));
    else if (line.comment) {
      const last = reels.at(-1)!;
      if (reels.length === 1) notes.push(line.comment.text);
      else last.comment = [last.comment, line.comment.text].filter((text) => text !== '').join('\n');
    }
  }
  first.scenes[0] = { ...beginning, problems: complaints.takeRest() };
  return { reels, notes };

  function takeUnknown(line: Line, turn: number): Reel {
    const scene = camera.shoot({
      text: '',
      words: 'This line could not be read, and changes nothing.',
      taker: '',
      action: null,
      plans: [],
      problems: complaints.take(line),
    });
    return { turn, taker: '', heading: source(line), scenes: [scene], comment: line.comment?.text ?? '' };
  }
}
