import fc from 'fast-check';
import { describe, type Description, type Printed } from '../cards/descriptions.ts';
import { takeCard } from '../cards/pile.ts';

/** A small stock of cards, so that all that may be the case can be enumerated. */
const STOCK: readonly Printed[] = [
  { suit: 'F', spelling: 'anvil', item: 'h', kind: 'item' },
  { suit: 'F', spelling: 'tea', item: 't', kind: 'item' },
  { suit: 'M', spelling: 'tea', item: 't', kind: 'item' },
  { suit: 'M', spelling: 'league', item: null, kind: 'persistent' },
];
const CARDS = describe(STOCK);

/** A card that really lies in a pile, how the log knows it, and whether it is taken, as which description. */
export interface WorldCard {
  readonly real: number;
  readonly vague: number;
  readonly taken: boolean;
  readonly spoken: number;
}

/** Cards of one pile, as a god sees them. */
export const worlds: fc.Arbitrary<readonly WorldCard[]> = fc.array(
  fc.record({ real: fc.nat(STOCK.length - 1), vague: fc.nat(), taken: fc.boolean(), spoken: fc.nat() }),
  { minLength: 1, maxLength: 6 },
);

/** Taking cards never forbids what really happened, and what is left is described truly (D2). */
export function takesTruly(world: readonly WorldCard[]): string | null {
  const real = world.map((card) => card.real);
  let pile: readonly Description[] = world.map((card) => someDescription(card.real, card.vague));
  for (const card of world) {
    if (!card.taken) continue;
    const wanted = someDescription(card.real, card.spoken);
    const of = `${CARDS.spellings[wanted]} out of ${pile.map((one) => CARDS.spellings[one]).join(' ')}`;
    const taken = takeCard(CARDS, pile, wanted);
    if (taken === null) return `${of} cannot be taken, but was`;
    real.splice(real.indexOf(card.real), 1);
    pile = taken.rest;
    if (!describesTruly(pile, real)) return `${of} leaves what cannot be there`;
    if (!fits(taken.card, card.real)) return `${of} is not ${CARDS.spellings[taken.card]}`;
  }
  return null;
}

const fits = (description: Description, real: number): boolean =>
  ((CARDS.fits[description]! >> BigInt(real)) & 1n) === 1n;

/** Some description that the real card fits. */
function someDescription(real: number, pick: number): Description {
  const fitting = CARDS.fits.flatMap((_, description) => (fits(description, real) ? [description] : []));
  return fitting[pick % fitting.length]!;
}

/** Whether real cards can be dealt to descriptions so that each fits: a matching by brute force. */
function describesTruly(descriptions: readonly Description[], real: readonly number[]): boolean {
  if (descriptions.length !== real.length) return false;
  const [first, ...others] = descriptions;
  if (first === undefined) return true;
  return real.some(
    (card, i) => fits(first, card) && describesTruly(others, [...real.slice(0, i), ...real.slice(i + 1)]),
  );
}
