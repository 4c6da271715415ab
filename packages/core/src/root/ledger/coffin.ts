import type { PlanBuilder } from './plan-builder.ts';

/** The person's faction that has the Coffin Makers in play, or ''. On a bot's board the card is its order (D15). */
export function coffinHolder(builder: PlanBuilder): string {
  const { seats, coffinMakers } = builder.layout;
  if (coffinMakers < 0) return '';
  for (const { faction, bot, craftedPile } of seats) {
    if (bot === undefined && builder.pile(craftedPile).includes(coffinMakers)) return faction;
  }
  return '';
}

/** The warriors on the Coffin Makers go back to their supplies: as their owner's Birdsong starts, or with the card. */
export function emptyCoffin(builder: PlanBuilder): void {
  const { coffinRow, supplyRow, columns } = builder.layout;
  for (const { index, name } of columns) {
    const there = builder.count(coffinRow, index);
    if (there <= 0) continue;
    builder.movePieces(index, coffinRow, supplyRow, there);
    builder.imply('Coffin Makers', `${there} of ${name} back to the supply`);
  }
}
