import { type Codec, codecOf, dictionaryOf, flag, isWritableLine, json, listOf, record, text } from './codec.ts';
import type { Json } from './json.ts';

/** One seat at the table. Words are written as the game writes them; the game checks them. */
export interface SeatSetup {
  /** The name that is shown, and written into a log's header. */
  readonly player: string;
  /** `C`, `N`; absent in games without factions. */
  readonly faction?: string;
  /** The bot that plays the seat; a person plays it if absent. */
  readonly bot?: string;
  readonly difficulties?: readonly string[];
  readonly traits?: readonly string[];
  readonly character?: string;
  /** Whether a bot buys services by the advanced rule. */
  readonly advancedServices?: boolean;
}

/** Everything decided before the first card is dealt, as one JSON value. */
export interface GameSetup {
  /** `root`, `carcassonne`, `fuzzy-knights`. */
  readonly game: string;
  readonly map?: string;
  /** Suits of the clearings, from clearing 1 on. */
  readonly suits?: readonly string[];
  readonly deck?: string;
  /** In turn order. */
  readonly seats: readonly SeatSetup[];
  readonly landmarks?: readonly string[];
  readonly hirelings?: readonly string[];
  /** Optional rules, by the names that the game gives them. */
  readonly options?: Readonly<Record<string, Json>>;
}

const word = text(60);
/** Names are written on a line of a log. */
const name = codecOf(
  'a name of at most 200 letters in one line, without control characters',
  (value): value is string => typeof value === 'string' && value.length <= 200 && isWritableLine(value),
);
const words = listOf(word, 40);

export const seatSetup: Codec<SeatSetup> = record<SeatSetup>(
  'seat',
  { player: name },
  { faction: word, bot: word, difficulties: words, traits: words, character: word, advancedServices: flag },
);

/** Checks the shape of a setup; the game's own `setup` checks that it makes sense. */
export const gameSetup: Codec<GameSetup> = record<GameSetup>(
  'game setup',
  { game: word, seats: listOf(seatSetup, 20) },
  {
    map: word,
    suits: words,
    deck: word,
    landmarks: words,
    hirelings: words,
    options: dictionaryOf(json, 100),
  },
);

/** Fields of a setup that differ from their defaults. */
type Canonical = Readonly<Record<string, Json>>;

/**
 * A setup in canonical form: the same for equivalent setups. Empty lists, an empty `options` and false flags count as
 * absent; the order of difficulties, traits, landmarks and hirelings does not count, nor do players' names, which
 * change nothing in the game.
 */
export function canonicalSetup({ seats, landmarks, hirelings, ...rest }: GameSetup): Canonical {
  return present({
    ...rest,
    seats: canonicalSeats(seats),
    landmarks: sorted(landmarks),
    hirelings: sorted(hirelings),
  });
}

/** The seats of a setup in canonical form. */
export const canonicalSeats = (seats: readonly SeatSetup[]): readonly Canonical[] =>
  seats.map(({ player: _, difficulties, traits, advancedServices, ...rest }) =>
    present({
      ...rest,
      difficulties: sorted(difficulties),
      traits: sorted(traits),
      advancedServices: advancedServices || undefined,
    }),
  );

function sorted(list: readonly string[] | undefined): readonly string[] | undefined {
  return list && [...list].sort();
}

/** Omits fields that have their default value. */
function present(fields: Readonly<Record<string, Json | undefined>>): Canonical {
  const kept: Record<string, Json> = {};
  for (const [key, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (typeof value === 'object' && value !== null && Object.keys(value).length === 0) continue;
    kept[key] = value;
  }
  return kept;
}
