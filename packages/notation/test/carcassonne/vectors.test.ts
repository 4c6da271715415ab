import { carcassonne, finalParts, legalMoves, legalPlacements, newState } from '@woodlog/core/carcassonne';
import { advance } from '@woodlog/core/kernel';
import { expect, test } from 'vitest';
import { describeShared, sharedText } from '../../../../tools/shared-folder.ts';
import { check, logOf, parse } from '../../src/carcassonne/index.ts';

interface Vectors {
  readonly games: Record<
    string,
    {
      readonly plies: readonly (readonly number[])[];
      readonly final: Record<string, number[]>;
      readonly score: Record<string, number>;
    }
  >;
}

const VECTORS = 'corpus/carcassonne/vectors';

describeShared(VECTORS, 'random games with what is legal at each ply', () => {
  const { games }: Vectors = JSON.parse(sharedText(`${VECTORS}/vectors.json`));
  test('are sixteen', () => expect(Object.keys(games)).toHaveLength(16));

  for (const [name, vector] of Object.entries(games)) {
    test(`${name}: placements, moves, scores, meeples, and the parts of the end`, () => {
      const tree = parse(sharedText(`${VECTORS}/${name}.carcassonne`));
      expect(check(tree)).toEqual([]);
      const { turns, finals } = logOf(tree);
      const state = newState(2);
      const plies: number[][] = [];
      for (const action of turns.flatMap(({ actions }) => actions)) {
        if (action.kind === 'lay' || action.kind === 'drop' || action.kind === 'unplaced') throw new Error(action.kind);
        const { tile } = action as { tile: 'CRFR' };
        const counts = [legalPlacements(state, tile).length, legalMoves(state, tile).length];
        expect(advance(carcassonne, state, action)).toBeNull();
        if (action.kind === 'place') plies.push([...counts, ...state.scores, ...state.supply]);
      }
      expect(plies).toEqual(vector.plies);
      const parts = finalParts(state).map((own) => own.map(({ points }) => points));
      expect(parts).toEqual([vector.final['A'], vector.final['B']]);
      expect(parts).toEqual(finals.map(({ points }) => points));
      const totals = state.scores.map((score, seat) => parts[seat]!.reduce((sum, part) => sum + part, score));
      expect(totals).toEqual([vector.score['A'], vector.score['B']]);
    });
  }
});
