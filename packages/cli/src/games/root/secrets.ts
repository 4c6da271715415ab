import { type Table, layoutOf } from '@woodlog/core/root';
import { NO_SEAT, viewOf } from '@woodlog/core/root-law';
import type { Prompter } from '../../turn/prompter.ts';
import { isPerson } from './seats.ts';

/** The piles of a seat that only its owner may look at: the hand (1.2.1), and supporters (8.2.3). */
function secretPiles(table: Readonly<Table>, letter: string): readonly number[] {
  const player = layoutOf(table.setup).playerOf.get(letter);
  if (player === undefined) return [];
  const { handPile, boardPile, craftedPile } = player;
  return craftedPile === boardPile ? [handPile] : [handPile, boardPile];
}

/** The table as everybody may see it: of hands and supporters only how many cards there are. */
export const publicTable = (table: Readonly<Table>): Table => viewOf(table, NO_SEAT);

/** Shows somebody's own cards, to that person alone; of a real table nobody here knows them. */
export async function showHand(
  prompter: Prompter,
  table: Readonly<Table>,
  letter: string,
  isDealt: boolean,
): Promise<void> {
  if (!isDealt) {
    prompter.say('your cards lie on your own table: woodlog does not know them');
    return;
  }
  const { cards } = layoutOf(table.setup);
  const [hand = 'no cards', stack] = secretPiles(table, letter).map((pile) => {
    const held = (table.piles[pile] ?? []).map((card) => cards.spellings[card] ?? '#');
    return held.length === 0 ? 'no cards' : held.join(', ');
  });
  const shown = `${letter}: ${hand}${stack === undefined ? '' : `; supporters: ${stack}`}`;
  await tellOwner(prompter, table, letter, shown);
}

/** Shows what is for one seat alone: hidden again if other people sit at the table. */
export async function tellOwner(
  prompter: Prompter,
  table: Readonly<Table>,
  letter: string,
  text: string,
): Promise<void> {
  const isAlone = !table.setup.seats.some((seat) => isPerson(seat) && seat.faction !== letter);
  if (prompter.whisper === undefined || isAlone) prompter.say(text);
  else await prompter.whisper(text.trim());
}
