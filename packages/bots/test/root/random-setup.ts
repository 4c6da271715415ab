import { type GameSetup, type SeatSetup, stream } from '@woodlog/core/kernel';
import {
  BOTS,
  CHAMELEANDROID_DIFFICULTIES,
  DIFFICULTIES,
  FACTIONS,
  MAPS,
  VAGABOT_CHARACTERS,
} from '@woodlog/core/root';
import { printSeatName } from '@woodlog/notation/root';
import { BOTS_AT_PLAY } from '../../src/root/bots.ts';

type Sheet = (typeof BOTS)[number];

/** Share of the seats that a person has, one in so many. */
const PEOPLE = 3;

/**
 * A random table: 2 to 6 seats, at least one bot, any map and deck, difficulties, traits, characters and services. Every
 * person is a puppet. The same seed and index give the same table.
 */
export function randomSetup(seed: string, index: number): GameSetup {
  const chance = stream(seed, index, 'tables');
  const players = 2 + chance.int(5);
  const sheets = BOTS.filter(({ id }) => BOTS_AT_PLAY.some((bot) => bot.id === id));
  const letters = chance.shuffle(FACTIONS.filter((letter) => letter !== 'N' || canSit(sheets, 'N')));
  const seats: SeatSetup[] = [];
  const take = (letter: string): void => {
    const sheet = sheets.find((one) => (one.letters as readonly string[]).includes(letter));
    const bot = sheet !== undefined && (letter === 'N' || seats.length === 0 || chance.int(PEOPLE) > 0);
    seats.push(bot ? botSeat(sheet, letter, chance) : { player: `Person ${letter}`, faction: letter });
  };
  take(chance.pick(letters.filter((letter) => canSit(sheets, letter))));
  for (const letter of letters) {
    if (seats.length < players && seats[0]!.faction !== letter) take(letter);
  }
  return {
    game: 'root',
    map: chance.pick(MAPS),
    deck: chance.pick(['Standard', 'E&P']),
    seats: chance.shuffle(seats),
  };
}

function canSit(sheets: readonly Sheet[], letter: string): boolean {
  return sheets.some((sheet) => (sheet.letters as readonly string[]).includes(letter));
}

function botSeat(sheet: Sheet, faction: string, chance: ReturnType<typeof stream>): SeatSetup {
  const difficulties: string[] =
    sheet.id === 'chameleandroid'
      ? CHAMELEANDROID_DIFFICULTIES.filter((one) => one !== 'default' && chance.int(4) === 0)
      : [chance.pick(DIFFICULTIES)].filter((one) => one !== 'default');
  const seat: SeatSetup = {
    player: '',
    faction,
    bot: sheet.id,
    ...(difficulties.length > 0 && { difficulties }),
    ...traitsOf(sheet.traits.filter(() => chance.int(3) === 0)),
    ...(sheet.id === 'vagabot' && { character: chance.pick(VAGABOT_CHARACTERS) }),
    ...(chance.int(3) === 0 && { advancedServices: true }),
  };
  return { ...seat, player: printSeatName(seat) };
}

function traitsOf(traits: readonly string[]): Pick<SeatSetup, 'traits'> {
  return traits.length > 0 ? { traits } : {};
}
