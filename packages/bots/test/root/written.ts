import { type MapName, type Deck, ROOT_MAPS } from '@woodlog/core/root';
import { type Log, print } from '@woodlog/notation/root';
import type { PlayedGame } from '../../src/root/shared/game.ts';

/** A game that was played, as Rootlog. */
export function written({ setup, lines, winners }: PlayedGame): string {
  const { map, deck, suits, seats } = setup;
  const log: Log = {
    game: 'root',
    header: {
      map: map as MapName,
      deck: deck as Deck,
      ...(ROOT_MAPS[map as MapName].clearings[1].suit === null && { clearings: suits as readonly ('F' | 'M' | 'R')[] }),
      players: seats.map(({ faction, player }) => ({ faction: faction!, name: player })),
    },
    turns: lines.map(({ taker, setup: inSetup, actions }) => ({ taker, ...(inSetup && { setup: true }), actions })),
    winners,
  };
  return print(log);
}
