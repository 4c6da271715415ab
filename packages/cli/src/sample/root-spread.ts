import type { Stream } from '@woodlog/core/kernel';
import {
  BOTS,
  CHAMELEANDROID_DIFFICULTIES,
  DECK_IDS,
  DIFFICULTIES,
  FACTIONS,
  type Faction,
  MAP_IDS,
  VAGABOT_CHARACTERS,
} from '@woodlog/core/root';
import type { PlayRequest } from '../games/play-adapter.ts';
import type { Planned, Seating } from './planned.ts';

type Sheet = (typeof BOTS)[number];

/** Every third game has a `greedy` player; an odd number, so that all maps come. */
const PLAYER_EVERY = 3;
const PLAYER = 'greedy';
/** Traits that a bot takes, game after game. */
const TRAITS_TAKEN = [1, 2, 0] as const;

/** The difficulties of a bot: Chameleandroid combines its own two (Chmd.8.6). */
export function difficultiesOf({ id }: Pick<Sheet, 'id'>): readonly string[] {
  return id === 'chameleandroid' ? [...CHAMELEANDROID_DIFFICULTIES, 'easy+alternate challenging'] : DIFFICULTIES;
}

/**
 * Endless games of bots. Table sizes, maps and decks come in turn, and so do bots that sat least. A bot takes its
 * difficulties, traits and characters in turn, in random order, so that each is seen once before one is seen twice.
 */
export function* rootSpread({ bots, sizes }: Seating, chance: Stream): Generator<PlayRequest> {
  const hands = BOTS.filter(({ id }) => bots.includes(id)).map((sheet) => new Hand(sheet, chance));
  const people = inTurn(peopleLetters(chance));
  const [maps, decks] = [Object.keys(MAP_IDS), Object.keys(DECK_IDS)];
  for (let n = 0; ; n++) {
    const count = sizes[n % sizes.length]!;
    const person = n % PLAYER_EVERY === PLAYER_EVERY - 1 ? people() : null;
    const free = hands.filter(
      ({ sheet }) => !(sheet.letters as readonly Faction[]).some((letter) => letter === person),
    );
    const next = chance.shuffle(free).sort((a, b) => a.sat - b.sat);
    const seats = next.slice(0, person === null ? count : count - 1).map((hand) => hand.sit());
    if (person !== null) seats.push(`${person}=${PLAYER}`);
    yield {
      bots: chance.shuffle(seats).join(','),
      map: maps[n % maps.length]!,
      deck: decks[Math.floor(n / maps.length) % decks.length]!,
    };
  }
}

/** Two Vagabots alone have nobody to score from, and play to the draw. */
export function vagabotDuel(chance: Stream): Planned {
  const [first, second] = chance.shuffle([...VAGABOT_CHARACTERS]);
  const bots = `V=vagabot/${first},G=vagabot/${second}`;
  return { request: { bots, map: 'fall', deck: 'standard' }, end: 'rounds' };
}

/** Factions for greedy players: first those without a bot. No second Vagabond without a first. */
function peopleLetters(chance: Stream): readonly Faction[] {
  const letters = chance.shuffle(FACTIONS.filter((letter) => letter !== 'N' && letter !== 'G'));
  const hasBot = (letter: Faction): number => Number(BOTS.some((sheet) => sheet.letters[0] === letter));
  return letters.sort((a, b) => hasBot(a) - hasBot(b));
}

/** What a bot has still to show. */
class Hand {
  readonly sheet: Sheet;
  sat = 0;
  readonly #difficulty: () => string;
  readonly #trait: () => string;
  readonly #character: () => string;

  constructor(sheet: Sheet, chance: Stream) {
    this.sheet = sheet;
    this.#difficulty = inTurn(chance.shuffle([...difficultiesOf(sheet)]));
    this.#trait = inTurn(chance.shuffle<string>([...sheet.traits]));
    this.#character = inTurn(chance.shuffle<string>([...VAGABOT_CHARACTERS]));
  }

  /** Returns a seat for `--bots`. */
  sit(): string {
    const { id, letters } = this.sheet;
    const traits = Array.from({ length: TRAITS_TAKEN[this.sat++ % TRAITS_TAKEN.length]! }, this.#trait);
    const difficulty = this.#difficulty();
    const settings = [...(difficulty === 'default' ? [] : [difficulty]), ...traits].map((word) =>
      word.toLowerCase().replaceAll(' ', '-'),
    );
    const character = id === 'vagabot' ? `/${this.#character()}` : '';
    return `${letters[0]}=${id}${character}${settings.length > 0 ? `:${settings.join('+')}` : ''}`;
  }
}

/** Cycles through the items. */
function inTurn<T>(items: readonly T[]): () => T {
  let next = 0;
  return () => items[next++ % items.length]!;
}
