import { describe, expect, it } from 'vitest';
import { CHARACTERS } from './factions/vagabond.ts';
import { ITEM_SUPPLY, RUIN_ITEMS, STARTING_ITEMS } from './items.ts';
import { ITEMS, type Item } from './vocabulary.ts';

const tally = (items: readonly Item[]) => ITEMS.map((item) => items.filter((other) => other === item).length);
const supply = ITEMS.flatMap((item) => Array<Item>(ITEM_SUPPLY[item]).fill(item));

describe('items, in the order boot torch sword hammer tea coin bag crossbow club', () => {
  it('are twelve in the supply (5.1.5)', () => expect(tally(supply)).toEqual([2, 0, 2, 1, 2, 2, 2, 1, 0]));

  it('add up to the base game (C.1.2)', () => {
    expect(tally([...supply, ...RUIN_ITEMS, ...STARTING_ITEMS.base])).toEqual([4, 1, 4, 3, 3, 2, 4, 2, 0]);
  });

  it('add up to the Riverfolk expansion (C.2.2) and the Vagabond pack (C.10.1)', () => {
    expect(tally([...RUIN_ITEMS, ...STARTING_ITEMS.riverfolk])).toEqual([3, 1, 3, 1, 0, 1, 1, 1, 0]);
    expect(tally(STARTING_ITEMS.vagabonds)).toEqual([1, 0, 0, 1, 0, 1, 0, 0, 0]);
  });

  it('serve each character with the items of his box (9.3.5)', () => {
    const serves = (box: readonly Item[], names: readonly string[]) => {
      for (const { name, items } of CHARACTERS.filter(({ spelling }) => names.includes(spelling)))
        tally(items).forEach((n, i) => void expect(n, name).toBeLessThanOrEqual(tally(box)[i]!));
    };
    serves(STARTING_ITEMS.base, ['thief', 'tinker', 'ranger']);
    serves(STARTING_ITEMS.riverfolk, ['vagrant', 'arbiter', 'scoundrel']);
    serves(
      Object.values(STARTING_ITEMS).flat(),
      CHARACTERS.map(({ spelling }) => spelling),
    );
  });
});
