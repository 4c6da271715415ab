import fc from 'fast-check';
import type { Action, Part } from '../action.ts';
import { BOTS } from '../data/bots.ts';
import { DECKS, FACTIONS, HIRELINGS, MAPS, SUITS } from '../data/vocabulary.ts';
import type { HirelingSide, RootSetup } from '../root-setup.ts';
import { type Layout, layoutOf } from '../table/layout.ts';

/** A table, and actions in order; some of them are refused. */
export interface WrittenLedger {
  readonly setup: RootSetup;
  readonly actions: readonly Action[];
}

/** Tables of one to six seats, some of them bots, with hirelings and landmarks. */
const setups: fc.Arbitrary<RootSetup> = fc.record({
  game: fc.constant('root' as const),
  map: fc.constantFrom(...MAPS),
  deck: fc.constantFrom(...DECKS),
  seats: fc
    .uniqueArray(fc.record({ faction: fc.constantFrom(...FACTIONS), bot: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
      selector: ({ faction }) => faction,
    })
    .map((seats) =>
      seats.map(({ faction, bot }) => ({ player: `player ${faction}`, faction, ...(bot && { bot: BOTS[0].id }) })),
    ),
  hirelings: fc
    .uniqueArray(fc.constantFrom(...HIRELINGS), { maxLength: 3 })
    .map((names) => names.map((name, i): HirelingSide => (i === 1 ? `${name}d` : name))),
});

/**
 * Actions that make some sense at a table: known components and places for the most part, and what is short, misplaced
 * or unknown now and then. A long list of them reaches every branch of the ledger; what it reached is counted.
 */
function actionsFor(setup: RootSetup): fc.Arbitrary<Action> {
  const layout = layoutOf(setup);
  const factions = layout.seats.map(({ faction }) => faction as string);
  const faction = fc.constantFrom(...factions);
  const side = fc.constantFrom(...factions, ...layout.hirelings);
  const clearing = fc.integer({ min: 1, max: 12 }).map(String);
  const place = fc.constantFrom(
    ...layout.places.filter(({ kind }) => kind !== 'box' && kind !== 'suspense').map(({ name }) => name),
  );
  const suit = fc.constantFrom(...SUITS);
  const plots = fc.constantFrom('Pt', 'Pt_b', 'Pt_e', 'Pt_r', 'Pt_s');

  const fullPart = (part: {
    count: number;
    what: string;
    from: string | null;
    to: string;
    side: 'r' | 'e' | null;
    turn: 'r' | 'e' | null;
  }): Part => {
    const { side, turn, ...rest } = part;
    const item = part.what.startsWith('%');
    return { ...rest, ...(item && side && { side }), ...(item && turn && { turn }) };
  };
  const partOf = (
    what: fc.Arbitrary<string>,
    from: fc.Arbitrary<string | null>,
    to: fc.Arbitrary<string>,
  ): fc.Arbitrary<Part> =>
    fc
      .record({
        count: fc.integer({ min: 1, max: 4 }),
        what,
        from,
        to,
        side: fc.constantFrom(null, null, 'r' as const, 'e' as const),
        turn: fc.constantFrom(null, 'r' as const, 'e' as const),
      })
      .map(fullPart);
  const part = fc.oneof(
    // Anything anywhere, the unknown included.
    partOf(
      fc.constantFrom(...layout.things.keys(), 'Xw', '#nosuchcard'),
      fc.oneof(place, fc.constant(null)),
      fc.oneof(place, fc.constant('X$')),
    ),
    // Pieces between supply and map.
    ...pieces(layout).map((names) => {
      const { owner, column } = names;
      const map = fc.oneof(clearing, fc.constant(`${owner}$`));
      return fc.oneof(
        partOf(fc.constant(column), fc.constant(`supply:${owner}`), map),
        partOf(fc.constant(column), map, fc.oneof(map, fc.constant(`supply:${owner}`))),
      );
    }),
    // Cards between piles, as most logs move them.
    partOf(
      cardNames(layout),
      fc.oneof(
        fc.constant('draw'),
        faction,
        faction.map((f) => `${f}$`),
        fc.constant('*'),
      ),
      fc.oneof(
        fc.constant('discard'),
        faction,
        faction.map((f) => `${f}$`),
      ),
    ),
    // Items on boards, flipped and moved.
    partOf(
      fc.constantFrom('%f', '%s', '%t', '%_'),
      fc.oneof(
        faction.map((f) => `${f}$`),
        clearing,
      ),
      fc.oneof(
        faction.map((f) => `${f}$`),
        fc.constant('out'),
      ),
    ),
  );

  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(part, { minLength: 1, maxLength: 4, size: 'max' })
        .map((parts): Action => ({ kind: 'move', parts })),
    },
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('begin' as const), faction }) },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('begin' as const), faction, setup: fc.constant(true as const) }),
    },
    { weight: 4, arbitrary: fc.constant<Action>({ kind: 'end' }) },
    fc.record({
      kind: fc.constant('battle' as const),
      attacker: side,
      defender: side,
      clearing,
      ambushes: fc.array(fc.option(suit), { maxLength: 2 }),
    }),
    fc.record({ kind: fc.constant('craft' as const), what: fc.constantFrom(...layout.things.keys()) }),
    fc.record({ kind: fc.constant('score' as const), faction, points: fc.integer({ min: -5, max: 9 }) }),
    fc.record({ kind: fc.constant('marker' as const), faction, board: faction.map((f) => `${f}$`) }),
    fc.record({ kind: fc.constant('reveal' as const), by: faction, cards: fc.constant([]), to: fc.option(faction) }),
    fc.record({ kind: fc.constant('open-path' as const), path: fc.constantFrom(...layout.map.pathNamed.keys()) }),
    fc.record({ kind: fc.constant('discard-decree' as const), faction }),
    fc.record({
      kind: fc.constant('relate' as const),
      vagabond: fc.constantFrom('V', 'G'),
      factions: fc.array(faction, { minLength: 1, maxLength: 2 }),
      status: fc.constantFrom('h' as const, '0' as const, '1' as const, '2' as const, 'a' as const),
    }),
    fc.record({
      kind: fc.constant('price' as const),
      services: fc.subarray(['h' as const, 'r' as const, 'm' as const], { minLength: 1 }),
      price: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant('funds' as const), funds: fc.nat(9) }),
    fc.record({ kind: fc.constant('outcast' as const), suit, hated: fc.boolean() }),
    fc.record({ kind: fc.constant('conspiracy' as const), space: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ kind: fc.constant('guess' as const), plot: plots, clearing }),
    fc.record({ kind: fc.constant('flip' as const), what: plots, at: clearing, becomes: plots }),
    fc.record({ kind: fc.constant('trick' as const), clearings: fc.tuple(clearing, clearing) }),
    fc.record({
      kind: fc.constant('hire' as const),
      hireling: fc.constantFrom(...layout.hirelings, 'h_J'),
      board: faction.map((f) => `${f}$`),
      markers: fc.option(fc.integer({ min: 1, max: 4 })),
    }),
  );
}

function pieces(layout: Layout): { owner: string; column: string }[] {
  return layout.columns
    .filter(({ owner, kind }) => owner !== '' && kind !== 'own-card')
    .map(({ owner, name }) => ({ owner, column: name }));
}

function cardNames(layout: Layout): fc.Arbitrary<string> {
  return fc.constantFrom('#', '#', '#', ...layout.cards.spellings, 'F#dom', 'B#dom', '#dom');
}

/** A table and a long list of actions, so that many components end up on it. */
export const ledgers: fc.Arbitrary<WrittenLedger> = setups.chain((setup) =>
  fc.record({
    setup: fc.constant(setup),
    actions: fc.array(actionsFor(setup), { minLength: 50, maxLength: 400, size: 'max' }),
  }),
);
