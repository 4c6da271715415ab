import { stream } from '@woodlog/core/kernel';
import {
  BOTS,
  CHAMELEANDROID_DIFFICULTIES,
  DECK_IDS,
  DIFFICULTIES,
  FACTIONS,
  MAP_IDS,
  VAGABOT_CHARACTERS,
} from '@woodlog/core/root';
import type { GameId } from './games.ts';
import type { PlayRequest } from './play-face.ts';

type Chance = ReturnType<typeof stream>;
type Sheet = (typeof BOTS)[number];

/** In one of so many games of Root somebody plays as a person might. */
const PUPPETS = 4;
/** A bot has each of its traits in one of so many games. */
const TRAITS = 3;

/** The n-th of a spread of games: bots, maps, decks, seats and difficulties take turns, the rest is left to the seed. */
export function sampleGame(game: GameId, bots: readonly string[], seed: string, n: number): PlayRequest {
  const chance = stream(seed, n, 'samples');
  switch (game) {
    case 'root':
      return rootSample(bots, chance, n);
    case 'carcassonne':
      return { bots: spread(bots, ['A', 'B', 'C', 'D', 'E'], chance, n) };
    case 'fuzzy-knights':
      return { bots: spread(bots, ['P1', 'P2', 'P3', 'P4'], chance, n) };
  }
}

/** Two players, then three, to the most that there may be; the first bot is each in turn. */
function spread(bots: readonly string[], seats: readonly string[], chance: Chance, n: number): string {
  const taken = seats.slice(0, 2 + (n % (seats.length - 1)));
  return taken.map((seat, i) => `${seat}=${i === 0 ? bots[n % bots.length]! : chance.pick(bots)}`).join(',');
}

function rootSample(bots: readonly string[], chance: Chance, n: number): PlayRequest {
  const sheets = BOTS.filter(({ id }) => bots.includes(id));
  const first = sheets[n % sheets.length]!;
  const others = chance.shuffle(sheets.filter((sheet) => sheet !== first)).slice(0, 1 + (n % 5));
  const seats = [
    botSeat(first, DIFFICULTIES[Math.floor(n / sheets.length) % DIFFICULTIES.length]!, chance),
    ...others.map((sheet) => botSeat(sheet, chance.pick(DIFFICULTIES), chance)),
  ];
  if (n % PUPPETS === PUPPETS - 1) seats.splice(-1, 1, `${chance.pick(freeLetters([first, ...others]))}=puppet`);
  const [maps, decks] = [Object.keys(MAP_IDS), Object.keys(DECK_IDS)];
  return {
    bots: chance.shuffle(seats).join(','),
    map: maps[n % maps.length]!,
    deck: decks[Math.floor(n / maps.length) % decks.length]!,
  };
}

/** Factions that a person may have beside these: no second Vagabond, and Chameleandroid is always a bot. */
function freeLetters(sheets: readonly Sheet[]): readonly string[] {
  const taken = sheets.flatMap(({ letters }): readonly string[] => letters);
  return FACTIONS.filter((letter) => letter !== 'N' && letter !== 'G' && !taken.includes(letter));
}

/** A seat of `--bots`. */
function botSeat({ id, letters, traits }: Sheet, difficulty: string, chance: Chance): string {
  const character = id === 'vagabot' ? `/${chance.pick(VAGABOT_CHARACTERS)}` : '';
  const harder = CHAMELEANDROID_DIFFICULTIES.slice(DIFFICULTIES.length);
  const difficulties = id === 'chameleandroid' && chance.int(2) === 0 ? [chance.pick(harder)] : [difficulty];
  const settings = [
    ...difficulties.filter((word) => word !== 'default'),
    ...traits.filter(() => chance.int(TRAITS) === 0),
  ].map((word) => word.toLowerCase().replaceAll(' ', '-'));
  return `${letters[0]}=${id}${character}${settings.length > 0 ? `:${settings.join('+')}` : ''}`;
}
