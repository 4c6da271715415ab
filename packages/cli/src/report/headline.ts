import { printGames } from './numbers.ts';
import type { Report } from './report.ts';

/** The number of games: `300 games of Root`. */
export const gamesOf = ({ run, logs, games }: Report): string =>
  `${printGames(games.all)} of ${run?.name ?? logs?.name}`;

/**
 * The main result in a sentence: who wins most, beyond chance.
 *
 * @example const title = headline(report);
 */
export function headline(report: Report): string {
  const { bots, games, who } = report;
  const played = games.all - games.failed;
  const rows = Object.entries(bots);
  if (played === 0 || rows.length < 2) return gamesOf(report);
  const [name, best] = rows.reduce((most, row) => (row[1].rate > most[1].rate ? row : most));
  if (best.verdict !== 'more') return `${printGames(played)}: no ${who} wins more often than chance explains`;
  const of = best.of === played ? printGames(played) : `its ${printGames(best.of)}`;
  return `${name} wins ${Math.round(best.rate * 100)} % of ${of}`;
}
