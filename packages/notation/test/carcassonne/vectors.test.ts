import { carcassonne, finalParts, legalMoves, legalPlacements, newState } from '@woodlog/core/carcassonne';
import { advance } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { check, logOf, parse } from '../../src/carcassonne/index.ts';
import { hasCorpus, record } from './corpus.ts';

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

describe(`random games with what is legal at each ply (${hasCorpus ? 'here' : 'not here'})`, () => {
  const { games }: Vectors = hasCorpus ? JSON.parse(record('vectors/vectors.json')) : { games: {} };
  test('are sixteen, where they are', () => expect(Object.keys(games)).toHaveLength(hasCorpus ? 16 : 0));

  for (const [name, vector] of Object.entries(games)) {
    test(`${name}: placements, moves, scores, meeples, and the parts of the end`, () => {
      const tree = parse(record(`vectors/${name}.carcassonne`));
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
