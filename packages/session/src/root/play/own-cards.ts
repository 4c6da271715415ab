import { type Table, isAdvanced, layoutOf, withoutDominance } from '@woodlog/core/root';

/**
 * What people do with their own cards before the game (5.1.3, A.7, B.3.4).
 *
 * @example const words = ownCards(table);
 */
export function ownCards({ setup }: Readonly<Table>): string {
  const layout = layoutOf(setup);
  const [hand, law] = isAdvanced(setup) ? ['five', 'A.7'] : ['three', '5.1.3'];
  const laws = layout.seats.some(({ bot }) => bot !== undefined) ? `B.3.4, ${law}` : law;
  const first = withoutDominance(layout)
    ? 'take the four dominance cards out of the deck, shuffle it'
    : 'shuffle the deck';
  return `Your own cards: ${first} and deal each person ${hand} cards (${laws})`;
}
