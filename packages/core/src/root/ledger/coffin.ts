import type { PlanBuilder } from './plan-builder.ts';

/** The faction of the person who has the Coffin Makers in play, or ''. On a bot's board the card is its order (D15). */
export function coffinHolder(builder: PlanBuilder): string {
  const { seats, coffinMakers } = builder.layout;
  if (coffinMakers < 0) return '';
  for (const { faction, bot, craftedPile } of seats) {
    if (bot === undefined && builder.pile(craftedPile).includes(coffinMakers)) return faction;
  }
  return '';
}

/**
 * The warriors on the Coffin Makers return to their supplies: at the start of their owner's Birdsong, or when the card
 * leaves.
 */
export function emptyCoffin(builder: PlanBuilder): void {
  const { coffinRow, supplyRow, columns } = builder.layout;
  for (const { index, name } of columns) {
    const there = builder.count(coffinRow, index);
    if (there <= 0) continue;
    builder.movePieces(index, coffinRow, supplyRow, there);
    builder.imply('Coffin Makers', `${there} of ${name} back to the supply`);
  }
}
