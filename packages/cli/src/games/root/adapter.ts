import {
  type Replayed,
  type Tree,
  check,
  endingDoubts,
  explain,
  fmt,
  parse,
  parseJson,
  printJson,
  printSeatName,
  replay,
  replayJson,
  tableText,
  withFixes,
  withMeantCards,
} from '@woodlog/notation/root';
import { map } from 'fp-ts/lib/Either.js';
import { turnOrder } from '@woodlog/core/root';
import { adapterOf } from '../adapter-of.ts';
import type { Standing } from '../game-adapter.ts';

export const rootAdapter = adapterOf<Tree, Replayed>({
  ...{ parse, fmt, check, withFixes, parseJson, printJson, replayJson, explain },
  // Doubts about the winners are shown with the winners. Unknown names are read as `check` reads them.
  replay: (tree, options) =>
    map((played: Replayed) => {
      const doubts = options.turn === undefined ? endingDoubts(tree, played) : [];
      return doubts.length === 0 ? played : { ...played, diagnostics: [...played.diagnostics, ...doubts] };
    })(replay(withMeantCards(tree), options)),
  tableText: ({ table }) => tableText(table),
  standings: ({ table, winners }) =>
    turnOrder(table).flatMap((seat): Standing[] => {
      const setup = table.setup.seats[seat];
      if (setup === undefined) return [];
      const { faction: id } = setup;
      return [
        {
          id,
          player: printSeatName(setup),
          points: table.markers[seat] === null ? (table.scores[seat] ?? 0) : null,
          won: winners.includes(id),
        },
      ];
    }),
});
