import type { GameSetup } from '@woodlog/core/kernel';
import type { PlayedGame } from '../../../src/root/shared/game.ts';

/** A game that nobody won. */
interface Drawn {
  readonly index: number;
  /** Who sat there, as `G vagabot, V person`, and their points. */
  readonly lineUp: string;
  readonly points: readonly number[];
}

/** What many games came to. */
export interface Ends {
  /** Games by what ended them, as games say it. */
  readonly reasons: Map<string, number>;
  /** Of each game that somebody won its rounds. */
  readonly rounds: number[];
  readonly drawn: Drawn[];
}

export const noEnds = (): Ends => ({ reasons: new Map(), rounds: [], drawn: [] });

/** Counts one game more. */
export function countEnd(ends: Ends, index: number, { seats }: GameSetup, game: PlayedGame): void {
  const { reason, rounds, winners, table } = game;
  ends.reasons.set(reason, (ends.reasons.get(reason) ?? 0) + 1);
  if (winners.length > 0) ends.rounds.push(rounds);
  else {
    const sat = seats.map(({ faction, bot = 'person' }, seat) => ({
      who: `${faction} ${bot}`,
      points: table.scores[seat]!,
    }));
    sat.sort((a, b) => (a.who < b.who ? -1 : 1));
    const lineUp = sat.map(({ who }) => who).join(', ');
    ends.drawn.push({ index, lineUp, points: sat.map(({ points }) => points) });
  }
}

/** The ends of the games, as a part of a page. */
export function endsText({ reasons, rounds, drawn }: Ends): string {
  const sorted = [...rounds].sort((a, b) => a - b);
  const quantile = (share: number): number =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  const ends = [...reasons].sort(([, a], [, b]) => b - a).map(([reason, games]) => `| ${reason} | ${number(games)} |`);
  return `## Ends of these games

| end | games |
|---|--:|
${ends.join('\n')}

Half of the games that somebody won took up to ${quantile(0.5)} rounds, nine in ten up to ${quantile(0.9)}, the longest ${quantile(1)}.

${drawn.length === 0 ? 'None was a draw.' : drawnText(drawn)}
`;
}

function drawnText(drawn: readonly Drawn[]): string {
  const lineUps = [...new Set(drawn.map(({ lineUp }) => lineUp))];
  const rows = lineUps.map((lineUp) => {
    const games = drawn.filter((game) => game.lineUp === lineUp);
    const listed = games.map(({ index, points }) => `${index} (${points.join(', ')})`);
    return { games: games.length, text: `| ${lineUp} | ${games.length} | ${listed.join('; ')} |` };
  });
  rows.sort((a, b) => b.games - a.games);
  return `Nobody won at these tables; the points in brackets are those of the seats, as listed, after the last round.

| table | games | numbers, and points |
|---|--:|---|
${rows.map(({ text }) => text).join('\n')}`;
}

const number = (count: number): string => count.toLocaleString('en');
