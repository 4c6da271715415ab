import type { Stream } from '@woodlog/core/kernel';
import { layoutOf, pileAt } from '@woodlog/core/root';
import { type Position, copyPosition, deckOf } from '@woodlog/core/root-law';

/** Whether cards are held that only their owner sees: bots have no hand (B.2.8.1). */
const isPerson = (bot: string | undefined): boolean => bot === undefined || bot === 'random';

/** The piles that a seat may not look into: hands (1.2.1) but for that of the Riverfolk (11.2.3), and supporters (8.2.3). */
export function hiddenPiles({ table: { setup } }: Position, viewer: number): number[] {
  return layoutOf(setup).seats.flatMap(({ faction, handPile, boardPile, index }) => {
    if (index === viewer || !isPerson(setup.seats[index]?.bot)) return [];
    return [...(faction === 'O' ? [] : [handPile]), ...(faction === 'A' ? [boardPile] : [])];
  });
}

/** The same position with other cards wherever a seat cannot see them, out of all that it does not see. */
export function refilled(position: Position, viewer: number, chance: Stream): Position {
  const copy = copyPosition(position);
  const { table, now } = copy;
  const { cards, playerOf, places } = layoutOf(table.setup);
  const hidden = hiddenPiles(position, viewer);
  const pool = deckOf(table.setup);
  const slots: { readonly pile: number; readonly at: number }[] = [];
  for (const pile of new Set(places.flatMap((place) => [place.pile, place.crafted]))) {
    if (pile < 0) continue;
    const isTakers = now !== null && playerOf.get(now.taker)?.handPile === pile;
    const revealed = isTakers ? [...now.flags.revealed] : [];
    for (const [at, card] of pileAt(table, pile).entries()) {
      if (cards.printed[card] === null) continue;
      const name = cards.spellings[card] ?? '#';
      const shown = revealed.indexOf(name);
      if (shown >= 0) revealed.splice(shown, 1);
      if (hidden.includes(pile) && shown < 0) slots.push({ pile, at });
      else pool.splice(pool.indexOf(name), 1);
    }
  }
  chance.shuffle(pool);
  for (const { pile, at } of slots)
    table.piles[pile] = pileAt(table, pile as never).with(at, cards.byName.get(pool.pop() ?? '#') ?? 0);
  return copy;
}

/** Every card of a table, and those that a dealer keeps, by their names. */
export function namedCards({ table }: Position): string[] {
  const { cards, places } = layoutOf(table.setup);
  const piles = new Set(places.flatMap(({ pile, crafted }) => [pile, crafted]));
  return [...piles].flatMap((pile) =>
    pile < 0
      ? []
      : pileAt(table, pile).flatMap((card) => (cards.printed[card] === null ? [] : (cards.spellings[card] ?? []))),
  );
}
