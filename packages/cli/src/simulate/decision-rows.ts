import type { LineChoice } from '../games/play-adapter.ts';
import type { GameRow } from './row.ts';

/** One choice, as in the file. */
export interface DecisionRow {
  readonly index: number;
  readonly game: string;
  readonly line: number;
  readonly seat: string;
  readonly bot: string;
  readonly step: string;
  readonly section: string;
  /** Each as JSON. */
  readonly options: readonly string[];
  /** The index among them. */
  readonly choice: number;
  /** The player's own value of its choice. */
  readonly value: number | null;
  /** The result of the game for this seat. */
  readonly outcome: 'won' | 'lost' | 'drawn' | 'failed';
  /** Its final points minus the best other's; null if either has none. */
  readonly margin: number | null;
}

/** The choices of a game that has ended as its row says. */
export function decisionRows(row: GameRow, choices: readonly LineChoice[]): readonly DecisionRow[] {
  const { index, game, seats, bots, winners, reason, scores } = row;
  const outcomeOf = (seat: string): DecisionRow['outcome'] => {
    if (reason === 'failed') return 'failed';
    if (winners.length === 0) return 'drawn';
    return winners.includes(seat) ? 'won' : 'lost';
  };
  const ends = seats.map((seat, i) => ({
    seat,
    bot: bots[i] ?? '',
    outcome: outcomeOf(seat),
    margin: marginOf(scores, i),
  }));
  return choices.flatMap(({ seat, line, step, section, options, choice, value }): DecisionRow[] => {
    const end = ends[seat];
    if (end === undefined) return [];
    const { outcome, margin, ...who } = end;
    const texts = options.map((option) => JSON.stringify(option));
    return [{ index, game, line, ...who, step, section, options: texts, choice, value, outcome, margin }];
  });
}

function marginOf(scores: GameRow['scores'], seat: number): number | null {
  const own = scores[seat] ?? null;
  const others = scores.flatMap((score, i) => (i === seat || score === null ? [] : [score]));
  return own === null || others.length === 0 ? null : own - Math.max(...others);
}
