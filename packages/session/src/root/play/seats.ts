import type { SeatSetup } from '@woodlog/core/kernel';
import { RANDOM_PLAYER, type Table, isNamedPlayer } from '@woodlog/core/root';

/** An older name in logs for who plays at random. */
export const PUPPET_NAME = 'Puppet';

/** Whoever has this name in a log plays a person's faction by the law at random. */
export const RANDOM_NAME = 'Random';

/** Whether a person plays a seat, and no bot and nobody at random. */
export const isPerson = ({ bot, player }: SeatSetup): boolean =>
  bot === undefined && player !== PUPPET_NAME && player !== RANDOM_NAME;

/** Whether somebody plays a seat at random by the law of people; a log says so by the name alone. */
export const isRandom = ({ bot, player }: SeatSetup): boolean =>
  isNamedPlayer(bot) || (bot === undefined && (player === RANDOM_NAME || player === PUPPET_NAME));

/** The table with those marked who play at random. */
export function withRandomPlayers(table: Table): Table {
  if (!table.setup.seats.some(isRandom)) return table;
  const seats = table.setup.seats.map((seat) => (isRandom(seat) ? ({ ...seat, bot: RANDOM_PLAYER } as const) : seat));
  return { ...table, setup: { ...table.setup, seats } };
}
