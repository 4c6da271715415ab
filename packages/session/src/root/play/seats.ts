import type { SeatSetup } from '@woodlog/core/kernel';
import { type NamedPlayer, RANDOM_PLAYER, type RootSetup, type Table, isNamedPlayer } from '@woodlog/core/root';
import type { RootPlayer } from '@woodlog/core/root-law';

/** An older name in logs for who plays at random. */
const PUPPET_NAME = 'Puppet';

/** A player's name in a log: `Random`, `Greedy`, `Search 200`. */
export const nameOfPlayer = (bot: string): string => `${bot[0]?.toUpperCase()}${bot.slice(1).replace(':', ' ')}`;

/** The player of ours who plays a seat by the law of people, or null; a log says so by the name alone. */
export function playerOfSeat({ bot, player }: SeatSetup): NamedPlayer | null {
  if (bot !== undefined) return isNamedPlayer(bot) ? bot : null;
  const word = player.toLowerCase().replace(' ', ':');
  return isNamedPlayer(word) && nameOfPlayer(word) === player ? word : null;
}

/** Whether a person plays a seat, and not a bot or a player of ours. */
export const isPerson = (seat: SeatSetup): boolean =>
  seat.bot === undefined && seat.player !== PUPPET_NAME && playerOfSeat(seat) === null;

/** The table with the players of ours in its setup. */
export function withPlayers(table: Table): Table {
  const seats = table.setup.seats.map((seat) => {
    const bot = playerOfSeat(seat) ?? (seat.bot === undefined && seat.player === PUPPET_NAME ? RANDOM_PLAYER : null);
    return bot === null || bot === seat.bot ? seat : { ...seat, bot };
  });
  return seats.every((seat, i) => seat === table.setup.seats[i])
    ? table
    : { ...table, setup: { ...table.setup, seats } };
}

/** Who decides for players that evaluate and search, where a program has them; without, such seats play at random. */
export const ownPlayers: { decidersOf?: (setup: RootSetup) => Readonly<Record<string, RootPlayer>> } = {};
