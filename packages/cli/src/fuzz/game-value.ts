import fc from 'fast-check';
import { type GameSetup, type SeatSetup, type Stream, stream } from '@woodlog/core/kernel';

/** A game to play, determined by setup and seed. */
export interface GameValue {
  readonly setup: GameSetup;
  readonly seed: string;
}

export const gameValues = (setupBy: (chance: Stream) => GameSetup): fc.Arbitrary<GameValue> =>
  fc.nat({ max: 2 ** 31 - 1 }).map((drawn) => {
    const seed = String(drawn);
    return { setup: setupBy(stream(seed, 0, 'fuzz')), seed };
  });

const asIs = (seat: SeatSetup): SeatSetup => seat;

/** Removes seats, then settings, while the game still fails. `named` gives a seat the name that logs use. */
export const shrinkGame =
  (named = asIs) =>
  ({ setup, seed }: GameValue, fails: (value: GameValue) => boolean): GameValue => {
    let seats = setup.seats;
    const attempt = (smaller: readonly SeatSetup[]): void => {
      if (fails({ setup: { ...setup, seats: smaller }, seed })) seats = smaller;
    };
    for (let i = seats.length - 1; i >= 0; i--) attempt(seats.filter((_, seat) => seat !== i));
    for (const field of ['traits', 'difficulties', 'advancedServices'] as const) {
      for (const i of seats.keys()) {
        if (seats[i]![field] === undefined) continue;
        attempt(seats.map((seat, at) => (at === i ? named(without(seat, field)) : seat)));
      }
    }
    return { setup: { ...setup, seats }, seed };
  };

function without(seat: SeatSetup, field: keyof SeatSetup): SeatSetup {
  const { [field]: _, ...rest } = seat;
  return rest as SeatSetup;
}
