import { isLeft } from 'fp-ts/lib/Either.js';
import { type Action, type Effect, type Phase, type Plan, printPlace, type State } from '@woodlog/core/fuzzy-knights';
import { isViolation, listed } from '@woodlog/core/kernel';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import type { Log } from '../log.ts';
import { openingOf, steps } from '../replay/replay.ts';
import { isTree, type Tree } from '../tree.ts';
import { battleNews } from './battle.ts';
import { type News, newsOf } from './effects.ts';
import { type Names, namesOf } from './names.ts';
import { sentenceOf } from './sentence.ts';

/** An action in plain English. */
export interface Explained {
  /** The number of the line of steps, from 1. */
  readonly turn: number;
  /** Line of the text, from 1; 0 where there is no text. */
  readonly line: number;
  readonly taker: string;
  readonly text: string;
  /** What the step causes without saying so, or why it is refused. */
  readonly implied: readonly { readonly what: string; readonly law: string }[];
}

interface ToldAction extends Explained {
  readonly action: Action;
}

/** Each action of a log in plain English, with its consequences and the odds of a battle. */
export function* explain(source: Tree | Log): Generator<Explained> {
  for (const { action: _, ...explained } of told(source)) yield explained;
}

/** Explains a log in longer sentences: one for a whole path, and one for tokens of a kind dropped together. */
export function* story(source: Tree | Log): Generator<Explained> {
  let run: ToldAction[] = [];
  for (const one of told(source)) {
    const [last] = run.slice(-1);
    if (last !== undefined && !goesOn(last, one)) {
      yield folded(run);
      run = [];
    }
    run.push(one);
  }
  if (run.length > 0) yield folded(run);
}

/** Whether an action continues the one before it, with no consequences of either. */
function goesOn(last: ToldAction, { action, turn, implied }: ToldAction): boolean {
  const before = last.action;
  if (turn !== last.turn || last.implied.length + implied.length > 0) return false;
  if (action.kind === 'move') return before.kind === 'move' && before.hero === action.hero;
  return action.kind === 'drop' && before.kind === 'drop' && before.token === action.token;
}

function folded(run: readonly ToldAction[]): Explained {
  const { action, ...last } = run.at(-1) as ToldAction;
  if (run.length === 1) return last;
  if (action.kind === 'move') return { ...last, text: `${last.text} in ${run.length} steps` };
  const places = run.flatMap((one) => (one.action.kind === 'drop' ? printPlace(one.action.at) : []));
  const tokens = action.kind === 'drop' ? `${action.token}s` : '';
  return { ...last, text: `${tokens} are dropped on ${listed(places)}` };
}

function* told(source: Tree | Log): Generator<ToldAction> {
  const opening = openingOf(source);
  if (isLeft(opening)) return;
  const { table, setup } = opening.right;
  const names = namesOf(setup.seats);
  const starts = isTree(source) ? lineStartsOf(source.text) : [];
  let before: Phase = table.phase;
  for (const { turn, taker, action, span, plan } of steps(source, table)) {
    const line = span ? positionAt(starts, span.start).line : 0;
    const text = explainAction(action, names);
    const implied = isViolation(plan)
      ? [{ what: `refused: ${plan.message}`, law: plan.law ?? '' }]
      : consequences(plan, action, before, table, names);
    yield { turn, line, taker, text, implied, action };
    before = table.phase;
  }
}

export const explainAction = (action: Action, names: Names): string =>
  `${'seat' in action ? `${names.player(action.seat)} ` : ''}${sentenceOf(action, names)}`;

/** Coins that one player gets or pays at once are summed. */
function together(effects: readonly Effect[]): readonly Effect[] {
  const sums = new Map<number, number>();
  for (const effect of effects) {
    if (effect.kind === 'coins') sums.set(effect.seat, (sums.get(effect.seat) ?? 0) + effect.by);
  }
  return effects.flatMap((effect): readonly Effect[] => {
    if (effect.kind !== 'coins') return [effect];
    const by = sums.get(effect.seat) ?? 0;
    sums.set(effect.seat, 0);
    return by === 0 ? [] : [{ ...effect, by }];
  });
}

/** What a step causes without saying so. The table is that after the step. */
export function consequences(
  { effects, phase }: Plan,
  action: Action,
  before: Phase,
  table: Readonly<State>,
  names: Names,
): readonly News[] {
  const news: News[] = battleNews(before, action, phase, names).map((what) => ({ what, law: 'Battle' }));
  for (const effect of together(effects)) {
    const one = newsOf(effect, action, before, table, names);
    if (one) news.push(one);
  }
  if (phase.name === 'over') {
    const winners = listed(phase.winners.map(names.player));
    const what = winners === '' ? 'the days are over: nobody has won' : `${winners} won the game`;
    news.push({ what, law: 'Victory' });
  }
  return news;
}
