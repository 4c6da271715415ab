import type { GameRow } from '../simulate/row.ts';
import { byName, entryOf } from './names.ts';
import { type Share, type Verdict, shareOf, verdictOf } from './share.ts';

/** How often a bot finished ahead of another at the same table; the share is over pairs where one did. */
export interface HeadToHead extends Share {
  readonly bot: string;
  readonly against: string;
  readonly ahead: number;
  readonly level: number;
  readonly behind: number;
  readonly verdict: Verdict;
}

interface Pairs {
  ahead: number;
  level: number;
  behind: number;
}

const noPairs = (): Pairs => ({ ahead: 0, level: 0, behind: 0 });
const noOthers = (): Map<string, Pairs> => new Map();

/**
 * Counts pairs of seats with different bots. A winner is ahead of a loser; of two losers, or without a winner, the
 * higher score is ahead; two winners, equal scores and a missing score are level.
 */
export function headToHead(): {
  add(row: Pick<GameRow, 'scores'>, bots: readonly string[], won: readonly boolean[]): void;
  figures(): readonly HeadToHead[];
} {
  // By both names, in order.
  const met = new Map<string, Map<string, Pairs>>();

  function count(lesser: string, greater: string, ahead: number): void {
    const pairs = entryOf(entryOf(met, lesser, noOthers), greater, noPairs);
    if (ahead > 0) pairs.ahead++;
    else if (ahead < 0) pairs.behind++;
    else pairs.level++;
  }

  return {
    add({ scores }, bots, won) {
      for (let i = 0; i < bots.length; i++)
        for (let j = i + 1; j < bots.length; j++) {
          const one = bots[i]!;
          const other = bots[j]!;
          if (one === other) continue;
          const ahead = lead(won[i]!, won[j]!, scores[i] ?? null, scores[j] ?? null);
          if (one < other) count(one, other, ahead);
          else count(other, one, -ahead);
        }
    },
    figures() {
      const pairs = byName(met).flatMap(([one, others]) =>
        byName(others).map(([other, counts]) => ({ one, other, counts })),
      );
      const figure = (bot: string, against: string, { ahead, level, behind }: Pairs): HeadToHead => {
        const share = shareOf(ahead, ahead + behind);
        return { bot, against, ahead, level, behind, ...share, verdict: verdictOf(share, 1 / 2, pairs.length) };
      };
      return pairs
        .flatMap(({ one, other, counts }) => [
          figure(one, other, counts),
          figure(other, one, { ahead: counts.behind, level: counts.level, behind: counts.ahead }),
        ])
        .sort((a, b) => (a.bot === b.bot ? (a.against < b.against ? -1 : 1) : a.bot < b.bot ? -1 : 1));
    },
  };
}

/** Positive if the first is ahead, negative if the second is. */
function lead(firstWon: boolean, secondWon: boolean, first: number | null, second: number | null): number {
  if (firstWon !== secondWon) return firstWon ? 1 : -1;
  if (firstWon || first === null || second === null) return 0;
  return first - second;
}
