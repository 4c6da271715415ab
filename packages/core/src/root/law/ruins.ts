import { itemsIn } from './items.ts';
import type { RootTurn } from './questions.ts';
import { RUIN_ITEMS } from '../data/items.ts';
import { type Clearing, ITEMS, type Item } from '../data/vocabulary.ts';
import type { RootSetup } from '../root-setup.ts';
import { layoutOf } from '../table/layout.ts';
import { openingTable } from '../table/opening.ts';
import type { Table } from '../table/table.ts';
import { countAt, countIn, placeAt } from '../table/look-up.ts';
import { rowOfClearing } from '../table/indices.ts';
import type { RulesContext } from './context.ts';
import { sumOf, repeated } from '../sum-of.ts';
import { askChance } from './choose.ts';

function seen({ rows, setup }: Readonly<Table>, item: Item): number {
  const { items } = layoutOf(setup);
  return sumOf(rows, (row) => itemsIn(row, items[item]));
}

function hidden({ rows, setup }: Readonly<Table>): number {
  const { hiddenItem } = layoutOf(setup);
  return sumOf(rows, (row) => countIn(row, hiddenItem));
}

interface Opening {
  readonly seen: Readonly<Record<Item, number>>;
  /** How many of each item marked R lie under the ruins. */
  readonly sets: number;
}

const openings = new WeakMap<RootSetup, Opening>();

function openingOf(setup: RootSetup): Opening {
  let opening = openings.get(setup);
  if (opening === undefined) {
    const table = openingTable(setup);
    opening = {
      seen: Object.fromEntries(ITEMS.map((item) => [item, seen(table, item)])) as Record<Item, number>,
      sets: hidden(table) / RUIN_ITEMS.length,
    };
    openings.set(setup, opening);
  }
  return opening;
}

/** The items hidden under ruins, with copies: those marked R that nobody has taken (9.3.4). */
export function hiddenItems(table: Readonly<Table>): Item[] {
  const opening = openingOf(table.setup);
  return RUIN_ITEMS.flatMap((item) => {
    const taken = seen(table, item) - opening.seen[item];
    return repeated<Item>(Math.max(0, opening.sets - taken), item);
  });
}

/** The item under a ruin, which only the dealer knows (14.3.3); of two, a random one. */
export function* itemUnderRuin({ state }: RulesContext, law: string, prompt: string): RootTurn<Item | undefined> {
  const hidden = hiddenItems(state);
  const options = hidden.length > 0 ? hidden : [...ITEMS];
  const found = yield* askChance(law, 'item', prompt, options);
  return ITEMS.find((one) => one === found);
}

/** How many items lie under the ruin in a clearing. */
export function itemsUnder({ state, layout }: RulesContext, clearing: Clearing): number {
  const { ruinRow } = placeAt(layout, rowOfClearing(clearing));
  return ruinRow < 0 ? 0 : countAt(state, ruinRow, layout.hiddenItem);
}
