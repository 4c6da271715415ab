import { DOMINANCE, type DominanceCondition } from './data/dominance.ts';
import { CLEARINGS, type Clearing, type Suit } from './data/vocabulary.ts';
import { landmarkAt } from './table/landmarks-at.ts';
import { ruler } from './law/rule.ts';
import { boardOf } from './place-name.ts';
import { suitOf } from './setup.ts';
import { type Layout, type PlayerPlaces, layoutOf } from './table/layout.ts';
import type { Table } from './table/table.ts';

/** How a player with an activated dominance card stands. */
export interface Dominance {
  /** The suit of the card, or null where the log does not show which one it is. */
  readonly card: Suit | null;
  /** What the card asks for. */
  readonly condition: DominanceCondition | null;
  /** Of the clearings that count for the card, those the player rules. */
  readonly ruled: readonly Clearing[];
  /** The section by which the player wins if Birdsong starts now (3.3.1.I, 3.3.1.II), null if that does not win. */
  readonly wins: string | null;
}

/**
 * How a faction that has activated a dominance card stands: its marker lies on its own board. Null for all others, and for
 * Vagabonds, who cannot win so (9.2.8).
 *
 * @example dominanceOf(table, 'C')?.met
 */
export function dominanceOf(table: Readonly<Table>, faction: string): Dominance | null {
  const layout = layoutOf(table.setup);
  const player = layout.playerOf.get(faction);
  if (player === undefined || player.sheet.quests || table.markers[player.index] !== boardOf(faction)) return null;
  const card = activated(table, layout, player);
  if (card === null) return { card, condition: null, ruled: [], wins: null };
  const condition = DOMINANCE[card];
  const ruled = CLEARINGS.filter((at) => counts(table, layout, condition, at) && ruler(table, at) === faction);
  return { card, condition, ruled, wins: isMet(layout, condition, ruled) ? condition.law : null };
}

/** The suit of the dominance card in play: it lies beside the crafted cards, or where `$` puts it. */
function activated({ piles }: Readonly<Table>, { cards }: Layout, player: PlayerPlaces): Suit | null {
  for (const pile of [player.craftedPile, player.boardPile]) {
    for (const card of piles[pile] ?? []) {
      const printed = cards.printed[card];
      if (printed?.kind === 'dominance') return printed.suit;
    }
  }
  return null;
}

function counts(table: Readonly<Table>, { map }: Layout, condition: DominanceCondition, clearing: Clearing): boolean {
  if ('suit' in condition)
    return suitOf(table.setup, clearing) === condition.suit || landmarkAt(table, 'city') === clearing;
  return map.clearings[clearing].corner;
}

function isMet({ map }: Layout, condition: DominanceCondition, ruled: readonly Clearing[]): boolean {
  if ('clearings' in condition) return ruled.length >= condition.clearings;
  return map.oppositeCorners.some(({ a, b }) => ruled.includes(a) && ruled.includes(b));
}
