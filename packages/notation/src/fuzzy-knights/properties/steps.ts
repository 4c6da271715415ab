import fc from 'fast-check';
import {
  type Action,
  BUILDINGS,
  condense,
  type DiceTerm,
  ITEM_KINDS,
  ITEMS,
  type Place,
  printTerms,
  ROLL_PURPOSES,
  RULE_SETS,
  SQUADS,
  TOKENS,
} from '@woodlog/core/fuzzy-knights';

const seats = fc.nat(3);
const hero = fc.nat(1);
const some = fc.integer({ min: 1, max: 99 });
const at: fc.Arbitrary<Place> = fc.tuple(fc.nat(40), fc.nat(40));

type Rest = { readonly [name: string]: unknown };

/** A step of a kind: its fields without kind and seat. */
const step = <Kind extends Action['kind']>(seat: number, kind: Kind, rest: fc.Arbitrary<Rest>): fc.Arbitrary<Action> =>
  rest.map((own) => ({ kind, seat, ...own }) as unknown as Action);

const term: fc.Arbitrary<DiceTerm> = fc.record({
  times: fc.constant(1),
  count: fc.integer({ min: 1, max: 9 }),
  sides: fc.constantFrom(2, 6, 20, 'P' as const),
  bonus: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, fc.integer({ min: -9, max: 19 })),
});

/** A possible roll: every die shows the same face. */
const roll = fc
  .tuple(
    fc.constantFrom(...ROLL_PURPOSES),
    fc.oneof({ weight: 3, arbitrary: term.map((one) => [one]) }, fc.array(term, { minLength: 2, maxLength: 3 })),
    fc.nat(),
  )
  .map(([purpose, drawn, face]) => {
    const terms = condense(drawn);
    const sum = terms.reduce((total, { count, sides }) => {
      const shown = sides === 'P' ? 10 * (1 + (face % 10)) : 1 + (face % sides);
      return total + count * shown;
    }, 0);
    return { for: purpose, dice: printTerms(terms), sum };
  });

const none = fc.constant({});
const byHero = fc.record({ hero });

/** Any step of a seat that a log can write. */
const seatStep = (seat: number): fc.Arbitrary<Action> =>
  fc.oneof(
    { weight: 3, arbitrary: step(seat, 'roll', roll) },
    step(seat, 'construct', fc.record({ building: fc.constantFrom(...BUILDINGS), at })),
    step(seat, 'pay', none),
    step(seat, 'unpaid', byHero),
    step(seat, 'recruit-hero', fc.record({ at })),
    step(seat, 'recruit', fc.record({ count: some, at })),
    step(seat, 'place', fc.record({ token: fc.constantFrom('item', 'resource', 'monster'), at })),
    { weight: 2, arbitrary: step(seat, 'move', fc.record({ hero, to: at })) },
    step(seat, 'interact', fc.record({ hero, token: fc.constantFrom('item', 'resource') })),
    step(seat, 'draw', fc.record({ card: fc.constantFrom(...ITEM_KINDS) })),
    step(seat, 'capture', byHero),
    step(
      seat,
      'engage',
      fc.record({ hero, target: fc.oneof(fc.constantFrom('monster', 'settlement'), fc.record({ seat: seats, hero })) }),
    ),
    step(seat, 'defect', fc.record({ count: fc.nat(99) })),
    step(seat, 'bribe', fc.record({ count: fc.nat(99) })),
    step(
      seat,
      'form',
      fc
        .array(some, { minLength: 1, maxLength: 5 })
        .map((squads) => ({ squads: [...squads].sort((one, other) => other - one) })),
    ),
    step(
      seat,
      'attack',
      fc.record({ squads: fc.subarray([...SQUADS], { minLength: 1 }), on: fc.constantFrom(...SQUADS) }),
    ),
    step(seat, 'lose', fc.record({ squad: fc.constantFrom(...SQUADS) })),
    step(seat, 'retreat', none),
    ...(['deposit', 'withdraw'] as const).map((kind) =>
      step(seat, kind, fc.record({ hero, what: fc.oneof(some, fc.constantFrom(...ITEMS)) })),
    ),
    step(seat, 'offer', fc.record({ to: seats })),
    step(seat, 'propose', fc.record({ rules: fc.constantFrom(...RULE_SETS) })),
    step(seat, 'reply', fc.record({ yes: fc.boolean() })),
    step(seat, 'vote', fc.record({ yes: fc.boolean() })),
    step(seat, 'break', fc.record({ with: seats })),
    step(seat, 'end', none),
  );

const tableStep: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: fc.constant('drop' as const), token: fc.constantFrom(...TOKENS), at }),
  fc.record({ kind: fc.constant('daybreak' as const), day: fc.integer({ min: 1, max: 9999 }) }),
);

/** The paths of heroes, whose steps are written together. */
const ways = (seat: number): fc.Arbitrary<Action> => step(seat, 'move', fc.record({ hero, to: at }));

/** The steps of one line: of a seat, or of the table. */
export const stepsOfALine: fc.Arbitrary<readonly Action[]> = fc
  .tuple(fc.option(seats, { nil: null, freq: 6 }), fc.nat(3))
  .chain(([seat, some]) =>
    fc.array(seat === null ? tableStep : some === 0 ? ways(seat) : seatStep(seat), {
      minLength: 1,
      maxLength: 6,
      size: 'max',
    }),
  );
