import type { Journal } from './journal.ts';

/** The person's faction that has the Coffin Makers in play, or ''. On a bot's board the card is its order (D15). */
export function coffinHolder(journal: Journal): string {
  const { seats, coffinMakers } = journal.layout;
  if (coffinMakers < 0) return '';
  for (const { faction, bot, craftedPile } of seats) {
    if (bot === undefined && journal.pile(craftedPile).includes(coffinMakers)) return faction;
  }
  return '';
}

/** The warriors on the Coffin Makers go back to their supplies: as their owner's Birdsong starts, or with the card. */
export function emptyCoffin(journal: Journal): void {
  const { coffinRow, supplyRow, columns } = journal.layout;
  for (let column = 0; column < columns.length; column++) {
    const there = journal.count(coffinRow, column);
    if (there <= 0) continue;
    journal.movePieces(column, coffinRow, supplyRow, there);
    journal.imply('Coffin Makers', `${there} of ${columns[column]!.name} back to the supply`);
  }
}
