import { isLeft } from 'fp-ts/lib/Either.js';
import { type Implied, explainAction } from '@woodlog/core/root';
import { lineFinder } from '../../kernel/positions.ts';
import { logOf } from '../meaning.ts';
import { openingOf } from '../replay/replay.ts';
import { steps } from '../replay/steps.ts';
import type { Tree } from '../tree.ts';
import { impliedInWords } from './implied.ts';

/** A sentence about one action. */
export interface Explained {
  /** Line in the text, from 1. */
  readonly line: number;
  readonly taker: string;
  /** Who plays that faction, if the header says so. */
  readonly player?: string;
  readonly text: string;
  /** What the notation leaves unsaid, with the section that causes it. */
  readonly implied: readonly Implied[];
}

/**
 * Each action of a log in plain English, with what it implies. The start and the end of a line appear only if they
 * imply something. A log without map or deck has no table: it gets the sentences alone.
 *
 * @example explain(parse('C: Ann\nC:t_k->4'))[0].text // 'places a keep in clearing 4'
 */
export function explain(tree: Tree): readonly Explained[] {
  const lineAt = lineFinder(tree.text);
  const named = new Map(logOf(tree).header.players.map(({ faction, name }) => [faction, name]));
  const who = (taker: string): Pick<Explained, 'taker' | 'player'> => {
    const player = named.get(taker) ?? '';
    return player === '' ? { taker } : { taker, player };
  };
  const opening = openingOf(tree);
  const explained: Explained[] = [];
  if (isLeft(opening)) {
    for (const line of tree.lines) {
      if (line.kind !== 'turn') continue;
      const { taker } = line;
      for (const { start, action } of line.actions)
        if (action)
          explained.push({ line: lineAt(start), ...who(taker), text: explainAction(action, { taker }), implied: [] });
    }
    return explained;
  }
  let taker = '';
  for (const { action, span, plan } of steps(tree, opening.right.table)) {
    if (action.kind === 'begin') taker = action.faction;
    const silent = action.kind === 'begin' || action.kind === 'end';
    if (silent && plan.implied.length === 0) continue;
    explained.push({
      line: lineAt(span?.start ?? 0),
      ...who(taker),
      text: explainAction(action, { taker }),
      implied: plan.implied.map(impliedInWords),
    });
  }
  return explained;
}
