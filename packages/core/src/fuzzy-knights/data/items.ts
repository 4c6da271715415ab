import { type Dice, dice } from '../dice/dice.ts';
import { type Item, ITEM_KINDS, ITEMS, type ItemKind, RARITIES, type Rarity } from './vocabulary.ts';

interface ItemRow {
  readonly kind: ItemKind;
  readonly rarity: Rarity;
  /** Added to the hero's roll in battle. */
  readonly roll: Dice;
  /** More tiles a turn for the hero that wears it. */
  readonly moves: number;
}

const weapon: Readonly<Record<Rarity, Dice>> = {
  common: dice(1, 6),
  uncommon: dice(1, 6, 1),
  rare: dice(2, 6),
  epic: dice(2, 6, 3),
  legendary: dice(3, 6, 5),
};

const rolls: Readonly<Record<ItemKind, Readonly<Record<Rarity, Dice>>>> = {
  'main hand': weapon,
  'off hand': weapon,
  amulet: {
    common: dice(1, 6, 2),
    uncommon: dice(1, 6, 3),
    rare: dice(2, 6, 3),
    epic: dice(3, 6, 3),
    legendary: dice(4, 6, 5),
  },
};

const amuletMoves: Readonly<Record<Rarity, number>> = { common: 0, uncommon: 0, rare: 1, epic: 3, legendary: 5 };

const rowOf = (kind: ItemKind, rarity: Rarity): ItemRow => ({
  kind,
  rarity,
  roll: rolls[kind][rarity],
  moves: kind === 'amulet' ? amuletMoves[rarity] : 0,
});

/** Items, Ruleset 2: the three charts. */
export const ITEM_TABLE = Object.fromEntries(
  RARITIES.flatMap((rarity) => ITEM_KINDS.map((kind) => [`${rarity} ${kind}`, rowOf(kind, rarity)])),
) as Readonly<Record<Item, ItemRow>>;

const places: ReadonlyMap<Item, number> = new Map(ITEMS.map((item, i) => [item, i]));

/** Order of items in lists: by rarity, then by kind. */
export function byItem(a: Item, b: Item): number {
  return (places.get(a) as number) - (places.get(b) as number);
}
