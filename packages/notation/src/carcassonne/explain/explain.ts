import { isLeft } from 'fp-ts/lib/Either.js';
import {
  type CarcassonneAction,
  type CarcassonnePlan,
  type CarcassonneState,
  FIGURE_NAMES,
  type FeatureType,
  type Figure,
  GOODS,
  SEGMENTS,
  type Shape,
  carcassonne,
} from '@woodlog/core/carcassonne';
import { isViolation } from '@woodlog/core/kernel';
import { lineStartsOf, positionAt } from '../../kernel/positions.ts';
import { type Log, type LogAction, idOf } from '../log.ts';
import { printAction } from '../print/action.ts';
import { printTile } from '../print/tile.ts';
import { isTree } from '../replay/moves.ts';
import { openingOf, playedMoves } from '../replay/replay.ts';
import type { Tree } from '../tree.ts';

/** A sentence about one action. */
export interface Explained {
  readonly turn: number;
  /** Line in the text, from 1; 0 for a record without one. */
  readonly line: number;
  readonly taker: string;
  readonly text: string;
}

/**
 * Each action in plain English: what is placed and claimed, what scores and returns.
 *
 * @example explain(parse('A = Ann\nB = Bo\n0 (0,0) RCRF\n1A (0,1) FCCCm'))[1].text // 'A lays FCCC at (0,1) and claims a city.'
 */
export function explain(source: Tree | Log): readonly Explained[] {
  const opening = openingOf(source);
  if (isLeft(opening)) return [];
  const starts = isTree(source) ? lineStartsOf(source.text) : null;
  const lineAt = (offset: number): number => (starts ? positionAt(starts, offset).line : 0);
  const explained: Explained[] = [];
  for (const played of playedMoves(source, opening.right.table)) {
    const { number: turn, taker } = played.move;
    for (const { action, plan, slips, span } of played.steps) {
      const sentences = [
        sentenceOf(action, plan, taker),
        ...(plan?.kind === 'lay' ? [...plan.scorings.map(scoringText), ...goodsText(plan), ...againText(plan)] : []),
        ...(plan?.kind === 'finish' ? finalsText(plan) : []),
        ...slips.map(({ violation }) => `But ${violation.message}.`),
      ];
      explained.push({ turn, line: lineAt(span.start), taker, text: sentences.join(' ') });
    }
  }
  return explained;
}

/**
 * What a move would do at a table, in plain English.
 *
 * @example explainMove({ kind: 'place', seat: 0, tile: 'FCCC', x: 0, y: 1, turns: 0 }, table)
 */
export function explainMove(action: CarcassonneAction, table: Readonly<CarcassonneState>): string {
  const plan = carcassonne.plan(table, action);
  if (isViolation(plan)) return plan.message;
  const taker = 'seat' in action ? idOf(action.seat) : '';
  return [sentenceOf(action, plan, taker), ...(plan.kind === 'lay' ? plan.scorings.map(scoringText) : [])].join(' ');
}

const NOUN: Readonly<Record<FeatureType, string>> = {
  city: 'a city',
  road: 'a road',
  field: 'a field',
  cloister: 'the cloister',
  garden: 'the garden',
};

function sentenceOf(action: LogAction | null, plan: CarcassonnePlan | null, taker: string): string {
  if (action === null) return `${taker || 'Nobody'} lays no tile that can be read.`;
  switch (action.kind) {
    case 'start':
      return `The starter tile lies at ${printAction(action)}.`;
    case 'place': {
      if (plan?.kind !== 'lay') return `${taker} has ${action.tile} for (${action.x},${action.y}).`;
      const { shape, claimed, figure } = plan;
      const claims = claimed < 0 ? '' : claimText(NOUN[segmentType(shape, claimed % SEGMENTS)], figure);
      return `${taker} lays ${printTile(shape)} at (${action.x},${action.y})${claims}.`;
    }
    case 'lay':
      return `${taker ? `${taker} lays` : 'The first tile is'} ${action.tile} at (${action.x},${action.y}), whose rules are not known here.`;
    case 'discard':
    case 'drop':
      return `${taker} draws ${action.tile}, which fits nowhere, and discards it.`;
    case 'unplaced':
      return `${taker} lays ${action.tile} on a square that is not told.`;
    case 'concede':
      return `${taker} concedes.`;
    case 'abandon':
      return 'The game is abandoned.';
    case 'finish':
      return 'The game is over.';
  }
}

function goodsText({ goods = [], seat }: Lay): string[] {
  const list = GOODS.flatMap((good, i) => (goods[i] ? `${goods[i]} ${good}` : []));
  return list.length === 0 || seat === null ? [] : [`${idOf(seat)} gets ${list.join(' and ')}.`];
}

function againText({ again, seat }: Lay): string[] {
  return again && seat !== null ? [`The builder of ${idOf(seat)} was at work: ${idOf(seat)} lays another tile.`] : [];
}

const segmentType = ({ kind }: Shape, segment: number): FeatureType => kind.segments[segment]?.type ?? 'field';

/** A meeple claims a feature; a builder and a pig join one of their player. */
function claimText(feature: string, figure: Figure | undefined): string {
  if (figure === undefined) return ` and claims ${feature}`;
  const joins = figure === 'builder' || figure === 'pig';
  return joins ? ` and puts the ${figure} on ${feature}` : ` and claims ${feature} with the ${FIGURE_NAMES[figure]}`;
}

type Lay = Extract<CarcassonnePlan, { kind: 'lay' }>;

function scoringText({ type, tiles, pennants, special, points, seats, recalled }: Lay['scorings'][number]): string {
  const [abbot = 0] = seats;
  if (recalled) return `The abbot of ${idOf(abbot)} is taken back from the ${type}: ${idOf(abbot)} scores ${points}.`;
  const size =
    type === 'cloister' || type === 'garden'
      ? ''
      : ` of ${tiles} tiles${pennants > 0 ? ` and ${pennants} ${pennants === 1 ? 'pennant' : 'pennants'}` : ''}`;
  const extra = special ? ` with ${type === 'road' ? 'an inn' : 'a cathedral'}` : '';
  const who = seats.map(idOf).join(' and ');
  return `The ${type}${size}${extra} is complete: ${who} ${seats.length === 1 ? 'scores' : 'score'} ${points}.`;
}

function finalsText({ finals }: Extract<CarcassonnePlan, { kind: 'finish' }>): string[] {
  return finals.map((parts, seat) => {
    const list = parts.map(
      ({ type, points }) => `${points} for ${type === 'goods' ? 'the most of a good' : `a ${type}`}`,
    );
    return `${idOf(seat)} gets ${list.length === 0 ? 'nothing more' : list.join(', ')}.`;
  });
}
