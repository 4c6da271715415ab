import { expect, test } from 'vitest';
import { STARTER, carcassonne, kindOfTile, legalMoves, newState, tilesInBag } from '../../src/carcassonne/index.ts';
import { advance, stream } from '../../src/kernel/index.ts';
import { checkedGame } from './checked-game.ts';
import { tilesOnTable } from './naive-features.ts';
import { type NaivePlay, naiveStep } from './naive-play.ts';

// A long run: WOODLOG_PLIES=1000000 npx vitest run packages/core/test/carcassonne/random-play.test.ts
const PLIES = Number(process.env['WOODLOG_PLIES'] ?? 3000);

test(
  `${PLIES} random plies keep the invariants and agree with a naive flood fill`,
  () => {
    for (let game = 0, plies = 0; plies < PLIES; game++)
      plies += checkedGame({ seats: 2 + (game % 4), chance: stream('plies', game, 'test') });
  },
  PLIES * 20,
);

test('all legal moves are those that the naive game lets pass, and no others (random positions)', () => {
  const chance = stream('legal', 0, 'test');
  const state = newState(3);
  advance(carcassonne, state, { kind: 'start', tile: STARTER, turns: 2 });
  const bag = chance.shuffle(tilesInBag(state));
  let naive: NaivePlay = { tiles: tilesOnTable(state), meeples: [], scores: [0, 0, 0] };
  for (let ply = 0; ply < 24; ply++) {
    const tile = bag.pop()!;
    const moves = legalMoves(state, tile);
    const key = (move: object) => JSON.stringify(move);
    const naively: string[] = [];
    const { distinct, segments } = kindOfTile(tile);
    for (let y = -9; y <= 9; y++) {
      for (let x = -9; x <= 9; x++) {
        for (let turns = 0; turns < distinct; turns++) {
          const bare = { kind: 'place', seat: state.toMove, x, y, tile, turns } as const;
          if (!naiveStep(naive, bare)) continue;
          naively.push(key(bare));
          for (const { claim } of segments)
            if (naiveStep(naive, { ...bare, claim })) naively.push(key({ ...bare, claim }));
        }
      }
    }
    expect(moves.map(key)).toEqual(naively);
    if (moves.length === 0) continue;
    const move = chance.pick(moves);
    advance(carcassonne, state, move);
    naive = naiveStep(naive, move)!;
  }
});
