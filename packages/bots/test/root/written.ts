import { ROOT_MAPS } from '@woodlog/core/root';
import { type Log, advancedSetupComment, print } from '@woodlog/notation/root';
import type { PlayedGame } from '../../src/root/shared/game.ts';

/** A game that was played, as Rootlog. */
export function written({ setup, hirelingSetup, lines, winners }: PlayedGame): string {
  const { map, deck, suits, seats } = setup;
  const advanced = advancedSetupComment(setup);
  const log: Log = {
    game: 'root',
    header: {
      map,
      deck,
      ...(suits !== undefined && ROOT_MAPS[map].clearings[1].suit === null && { clearings: suits }),
      ...(setup.hirelings?.length && { hirelings: setup.hirelings, hirelingSetup }),
      ...(setup.options?.pool && { pool: setup.options.pool }),
      ...(advanced !== null && { comments: [advanced] }),
      players: seats.map(({ faction, player }) => ({ faction, name: player })),
    },
    turns: lines.map(({ taker, setup: inSetup, actions }) => ({ taker, ...(inSetup && { setup: true }), actions })),
    winners,
  };
  return print(log);
}
