import { type Span, lineStartsOf, positionAt } from '@woodlog/notation/kernel';
import type { DocumentSymbol, Fold } from './language.ts';

/** A player's line in an outline. */
export interface TurnSpan extends Span {
  readonly taker: string;
  readonly name: string;
}

/** Turns by round: a round ends before somebody's second turn. */
export function roundsOf(turns: readonly TurnSpan[]): readonly (readonly TurnSpan[])[] {
  const rounds: TurnSpan[][] = [];
  let played = new Set<string>();
  for (const turn of turns) {
    if (rounds.length === 0 || played.has(turn.taker)) {
      rounds.push([]);
      played = new Set();
    }
    played.add(turn.taker);
    rounds.at(-1)?.push(turn);
  }
  return rounds;
}

const around = (spans: readonly Span[]): Span => ({ start: spans[0]?.start ?? 0, end: spans.at(-1)?.end ?? 0 });

/** An outline: each round with its turns. `first` is the number of the first round; round 0 is the setup. */
export function roundSymbols(turns: readonly TurnSpan[], first: number): readonly DocumentSymbol[] {
  return roundsOf(turns).map((round, n) => ({
    ...around(round),
    name: n + first === 0 ? 'Setup' : `Round ${n + first}`,
    kind: 'round',
    children: round.map(({ start, end, name }) => ({ start, end, name, kind: 'turn' })),
  }));
}

/** Each span as lines that fold, except spans within a line. */
export function foldsOf(text: string, spans: readonly Span[]): readonly Fold[] {
  const starts = lineStartsOf(text);
  return spans
    .map(({ start, end }) => ({ startLine: positionAt(starts, start).line, endLine: positionAt(starts, end).line }))
    .filter(({ startLine, endLine }) => endLine > startLine);
}
