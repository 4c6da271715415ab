import { type Table, layoutOf } from '@woodlog/core/root';
import { cardLabel } from '@woodlog/session/root-play';

/** The cards that only their owner may see: the hand (1.2.1) and supporters (8.2.3). */
export function handText(table: Readonly<Table>, seat: number): string | null {
  const layout = layoutOf(table.setup);
  const player = layout.seats[seat];
  if (player === undefined) return null;
  const { handPile, boardPile, craftedPile, faction } = player;
  const piles = craftedPile === boardPile ? [handPile] : [handPile, boardPile];
  const [hand = 'no cards', stack] = piles.map((pile) => {
    const held = (table.piles[pile] ?? []).map((card) => nameOf(layout.cards.spellings[card] ?? '#'));
    return held.length === 0 ? 'no cards' : held.join(', ');
  });
  return `${faction}: ${hand}${stack === undefined ? '' : `; supporters: ${stack}`}`;
}

const nameOf = (card: string): string => (/#[a-z@]/.test(card) ? `${cardLabel(card)} (${card})` : 'an unknown card');
