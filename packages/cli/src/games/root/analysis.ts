import { seatPlayers, winChances } from '@woodlog/bots/root';
import type { Violation } from '@woodlog/core/kernel';
import { type Table, copyTable } from '@woodlog/core/root';
import type { Players } from '@woodlog/core/root-law';
import { openingOf, parse, steps } from '@woodlog/notation/root';
import { type Either, isLeft, right } from 'fp-ts/lib/Either.js';
import type { Analysis, AnalysisOptions, LineChances } from '../analysis.ts';

/** The chances to win before the first line of a log and after each. */
export function analysisOf(text: string, options: AnalysisOptions): Either<Violation, Analysis> {
  const tree = parse(text);
  const opening = openingOf(tree);
  if (isLeft(opening)) return opening;
  const { table } = opening.right;
  const letters = table.setup.seats.map(({ faction }) => faction);
  // Landmarks of the header change the law: players are seated once it is played.
  let players: Players | null = null;
  const lineOf = (at: Readonly<Table>, turn: number, taker: string): LineChances => {
    players ??= seatPlayers(at);
    const chances = winChances(players, at, options).map((chance, seat) => [
      letters[seat] ?? '',
      Math.round(chance * 1000) / 1000,
    ]);
    const points = letters.map((letter, seat) => [letter, pointsOf(at, seat)]);
    return { turn, taker, points: Object.fromEntries(points), chances: Object.fromEntries(chances) };
  };
  function* lines(): Generator<LineChances> {
    let at = copyTable(table);
    let done = 0;
    let taker = '';
    for (const { line, action } of steps(tree, table)) {
      if (line.turn !== done) {
        // Placements before the first line belong to the opening.
        yield lineOf(at, done, taker);
        done = line.turn;
      }
      if (action.kind === 'begin') taker = action.faction;
      if (action.kind === 'end' || line.turn === 0) at = copyTable(table);
    }
    yield lineOf(copyTable(table), done, taker);
  }
  return right({ seats: letters, lines: lines() });
}

const pointsOf = ({ markers, scores }: Readonly<Table>, seat: number): number | null =>
  markers[seat] === null ? (scores[seat] ?? 0) : null;
