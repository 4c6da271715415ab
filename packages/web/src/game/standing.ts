import { isLeft } from 'fp-ts/lib/Either.js';
import { type Table, layoutOf, ownerName, root } from '@woodlog/core/root';
import type { Session } from '@woodlog/session/kernel';
import { openingOf, parse, replay } from '@woodlog/notation/root';
import { seatNames } from '@woodlog/session/root';

/** A player as the page shows one. */
export interface Player {
  readonly index: number;
  readonly letter: string;
  readonly faction: string;
  /** The name of the person or the bot; empty if nobody gave one. */
  readonly name: string;
  readonly isBot: boolean;
  readonly score: number;
  /** The dominance card that took the marker off the track, if one did. */
  readonly marker: string | null;
}

/** The players of a table, by seat. */
export function playersOf(table: Readonly<Table>): readonly Player[] {
  const names = seatNames(table.setup);
  return layoutOf(table.setup).seats.map(({ faction, bot, index }) => ({
    index,
    letter: faction,
    faction: ownerName(faction),
    name: names[index] ?? '',
    isBot: bot !== undefined,
    score: table.scores[index] ?? 0,
    marker: table.markers[index] ?? null,
  }));
}

/** What a player is called in a line: `Ann`, `Electric Eyrie`, `Marquise de Cat`. */
export const shortName = ({ name, faction }: Player): string => (name === '' ? faction : (name.split(' (')[0] ?? name));

/** Who plays, in a line. */
export function titleOf({ log }: Session): string {
  const opening = openingOf(parse(log));
  return isLeft(opening) ? 'Root' : playersOf(opening.right.table).map(shortName).join(', ');
}

/** How a game stands, in a line: `Ann leads with 14`. */
export function standingText({ log }: Session): string {
  const game = replay(parse(log));
  if (isLeft(game)) return '';
  const { table, turn } = game.right;
  if (turn === 0) return 'not begun';
  const players = playersOf(table);
  const won = root.result(table);
  if (won !== null) {
    const winners = won.winners.flatMap((seat) => players[seat] ?? []).map(shortName);
    return winners.length === 0 ? 'nobody won' : `${winners.join(' and ')} won`;
  }
  const [first, second] = [...players].sort((a, b) => b.score - a.score);
  if (first === undefined || first.score === 0) return 'just begun';
  return second?.score === first.score ? `tied at ${first.score}` : `${shortName(first)} leads with ${first.score}`;
}
