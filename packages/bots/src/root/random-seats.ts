import type { Stream } from '@woodlog/core/kernel';
import {
  type BOTS,
  CHAMELEANDROID_DIFFICULTIES,
  DIFFICULTIES,
  FACTIONS,
  RANDOM_PLAYER,
  type Faction,
  type RootSeat,
  VAGABOT_CHARACTERS,
  botFor,
} from '@woodlog/core/root';

type Sheet = (typeof BOTS)[number];

/**
 * Seats of a random table, without names: at least one bot, with difficulties, traits, characters and services. The
 * first is a bot; of the others, one in `people` plays at random, as do all factions without a bot.
 *
 * @example randomSeats(stream('maple', 17, 'tables'), 4, 3)
 */
export function randomSeats(
  chance: Stream,
  size: number,
  people: number,
  factions: readonly Faction[] = FACTIONS,
): RootSeat[] {
  const letters = chance.shuffle([...factions]);
  const seats: RootSeat[] = [];
  const take = (letter: Faction): void => {
    const sheet = botFor(letter);
    const bot = sheet !== undefined && (letter === 'N' || seats.length === 0 || chance.int(people) > 0);
    seats.push(bot ? botSeat(sheet, letter, chance) : { player: '', faction: letter, bot: RANDOM_PLAYER });
  };
  take(chance.pick(letters.filter((letter) => botFor(letter) !== undefined)));
  for (const letter of letters) {
    if (seats.length < size && seats[0]!.faction !== letter) take(letter);
  }
  return seats;
}

function botSeat(sheet: Sheet, faction: Faction, chance: Stream): RootSeat {
  const difficulties: string[] =
    sheet.id === 'chameleandroid'
      ? CHAMELEANDROID_DIFFICULTIES.filter((one) => one !== 'default' && chance.int(4) === 0)
      : [chance.pick(DIFFICULTIES)].filter((one) => one !== 'default');
  const traits = sheet.traits.filter(() => chance.int(3) === 0);
  return {
    player: '',
    faction,
    bot: sheet.id,
    ...(difficulties.length > 0 && { difficulties }),
    ...(traits.length > 0 && { traits }),
    ...(sheet.id === 'vagabot' && { character: chance.pick(VAGABOT_CHARACTERS) }),
    ...(chance.int(3) === 0 && { advancedServices: true }),
  };
}
