import { type Codec, codecOf, integer, oneOf, orNull, record, tagged, text } from '../kernel/index.ts';
import { component, faction, place, suit } from './action-codec.ts';
import { PRICES } from './data/factions/riverfolk.ts';
import { CLEARINGS, type ClearingOrBurrow } from './data/vocabulary.ts';
import { DEEDS, type Deed, type DeedKind, type FieldTypes } from './law/deed.ts';

/** Section ids such as `12.5.1.II.a`, `ROOT-120`, and names of the factions' own. */
const word = text(40);
const clearing = codecOf(
  'clearing from 1 to 12, or the Burrow (0)',
  (value): value is ClearingOrBurrow => value === 0 || CLEARINGS.some((one) => one === value),
);
const either = <A, B>(one: Codec<A>, other: Codec<B>) =>
  codecOf(`${one.name}, or ${other.name}`, (value): value is A | B => one.is(value) || other.is(value));

/** A clearing, the Burrow, a forest or a path. */
export const spot = either(clearing, place);

const FIELDS: { readonly [Name in keyof FieldTypes]: Codec<FieldTypes[Name]> } = {
  clearing,
  spot,
  thing: component,
  card: component,
  suit,
  side: faction,
  column: either(integer(1, 9), word),
  word,
  price: orNull(integer(0, PRICES.most)),
};

const COMMON = {
  card: either(component, oneOf(['B', 'F', 'M', 'R', '?'])),
  hireling: faction,
  minister: word,
  requires: oneOf(['hand']),
};

// biome-ignore lint/suspicious/noExplicitAny: the table says which field has which type.
type Fields = Record<string, Codec<any>>;

function codecFor(kind: DeedKind): Codec<Deed> {
  const required: Fields = { kind: oneOf([kind]), law: word };
  const optional: Fields = { ...COMMON };
  for (const [name, type] of Object.entries<keyof FieldTypes>(DEEDS[kind])) {
    const bare = name.replace('?', '');
    if (bare === name) {
      required[name] = FIELDS[type];
      delete optional[name];
    } else optional[bare] = FIELDS[type];
  }
  return record(`deed of the kind ${kind}`, required as never, optional as never);
}

/** Deeds as they come from outside: saved answers, pages, programs. Read off the table of deeds, so that both agree. */
export const rootDeed: Codec<Deed> = tagged<Deed, 'kind'>(
  'kind',
  Object.fromEntries((Object.keys(DEEDS) as DeedKind[]).map((kind) => [kind, codecFor(kind)])) as never,
);
