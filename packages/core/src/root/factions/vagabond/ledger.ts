import { CHARACTERS, TRACK_ITEMS } from '../../data/factions/vagabond.ts';
import type { Item } from '../../data/vocabulary.ts';
import type { FactionLedger } from '../../ledger/faction-ledger.ts';
import { nameOf } from '../../table/look-up.ts';

function vagabond(letter: 'V' | 'G'): FactionLedger {
  return {
    /** A character brings its starting items, face up (9.3.5); tea, coins and bags go to their tracks (9.2.5.I). */
    arrived(builder, part, { column }) {
      const { layout } = builder;
      if (part !== '' || layout.bots.has(letter)) return;
      const name = nameOf(builder, column);
      const character = CHARACTERS.find(({ spelling }) => name === `#${spelling}`);
      if (character === undefined) return;
      for (const item of character.items) {
        const area = (TRACK_ITEMS as readonly Item[]).includes(item) ? 't' : 's';
        builder.movePieces(layout.items[item].refreshed, layout.boxRow, builder.place(`${letter}$${area}`).row, 1);
      }
      builder.imply('9.3.5', `${character.name} starts with ${character.items.map((item) => `%${item}`).join(', ')}`);
    },
  };
}

export const VAGABOND_LEDGER = vagabond('V');
export const SECOND_VAGABOND_LEDGER = vagabond('G');
