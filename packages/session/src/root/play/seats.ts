import type { SeatSetup } from '@woodlog/core/kernel';
import { type NamedPlayer, RANDOM_PLAYER, type RootSetup, type Table, isNamedPlayer } from '@woodlog/core/root';
import type { RootPlayer } from '@woodlog/core/root-law';

/** The name in older logs of a random player. */
const PUPPET_NAME = 'Puppet';

/** A player's name in logs: `Random`, `Greedy`, `Search 200`. */
export const nameOfPlayer = (bot: string): string => `${bot[0]?.toUpperCase()}${bot.slice(1).replace(':', ' ')}`;

/** The player of Woodlog that plays a seat by the law of people, or null; in logs the name tells. */
export function playerOfSeat({ bot, player }: SeatSetup): NamedPlayer | null {
  if (bot !== undefined) return isNamedPlayer(bot) ? bot : null;
  const word = player.toLowerCase().replace(' ', ':');
  return isNamedPlayer(word) && nameOfPlayer(word) === player ? word : null;
}

/** Whether a person plays a seat. */
export const isPerson = (seat: SeatSetup): boolean =>
  seat.bot === undefined && seat.player !== PUPPET_NAME && playerOfSeat(seat) === null;

/** The table with search players in its setup. */
export function withPlayers(table: Table): Table {
  const seats = table.setup.seats.map((seat) => {
    const bot = playerOfSeat(seat) ?? (seat.bot === undefined && seat.player === PUPPET_NAME ? RANDOM_PLAYER : null);
    return bot === null || bot === seat.bot ? seat : { ...seat, bot };
  });
  return seats.every((seat, i) => seat === table.setup.seats[i])
    ? table
    : { ...table, setup: { ...table.setup, seats } };
}

/** Decides for players that evaluate and search, if the program includes them; otherwise such seats play at random. */
export const ownPlayers: { decidersOf?: (setup: RootSetup) => Readonly<Record<string, RootPlayer>> } = {};
