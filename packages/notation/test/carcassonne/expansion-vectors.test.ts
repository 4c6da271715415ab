// Random games with expansions: at each ply how many placements and moves there are, the scores, and meeples in hand.
// WOODLOG_WRITE_VECTORS=1 npx vitest run packages/notation/test/carcassonne/expansion-vectors.test.ts writes them anew.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import {
  type CarcassonneAction,
  type Expansion,
  carcassonne,
  finalParts,
  legalMoves,
  legalPlacements,
  newState,
  shuffledBag,
  STARTER,
} from '@woodlog/core/carcassonne';
import { advance, stream } from '@woodlog/core/kernel';
import { describe, expect, test } from 'vitest';
import { check, logOf, parse, print, recordOf } from '../../src/carcassonne/index.ts';

const GAMES: readonly { readonly name: string; readonly seats: number; readonly expansions: readonly Expansion[] }[] = [
  { name: 'river-2', seats: 2, expansions: ['river'] },
  { name: 'river-5', seats: 5, expansions: ['river'] },
  { name: 'inns-2', seats: 2, expansions: ['inns'] },
  { name: 'inns-6', seats: 6, expansions: ['inns'] },
  { name: 'traders-2', seats: 2, expansions: ['traders'] },
  { name: 'traders-3', seats: 3, expansions: ['river', 'inns', 'traders'] },
  { name: 'abbot-2', seats: 2, expansions: ['abbot'] },
  { name: 'all-4', seats: 4, expansions: ['river', 'inns', 'traders', 'abbot'] },
];

interface Vector {
  readonly plies: readonly (readonly number[])[];
  readonly finals: readonly (readonly number[])[];
}

const folder = new URL('./vectors/', import.meta.url);
const recordUrl = (name: string): URL => new URL(`${name}.carcassonne`, folder);
const vectorsUrl = new URL('vectors.json', folder);

/** Plays actions and counts before each tile that is laid. */
function vectorOf(seats: number, expansions: readonly Expansion[], actions: readonly CarcassonneAction[]): Vector {
  const state = newState(seats, expansions);
  const plies: number[][] = [];
  for (const action of actions) {
    const isPlaced = action.kind === 'place';
    const counts = isPlaced ? [legalPlacements(state, action.tile).length, legalMoves(state, action.tile).length] : [];
    expect(advance(carcassonne, state, action)).toBeNull();
    if (isPlaced) plies.push([...counts, ...state.scores, ...state.supply]);
  }
  return { plies, finals: finalParts(state).map((own) => own.map(({ points }) => points)) };
}

function randomGame(name: string, seats: number, expansions: readonly Expansion[]): CarcassonneAction[] {
  const chance = stream(name, 0, 'vectors');
  const state = newState(seats, expansions);
  const actions: CarcassonneAction[] = [];
  const act = (action: CarcassonneAction): void => {
    expect(advance(carcassonne, state, action)).toBeNull();
    actions.push(action);
  };
  act({ kind: 'start', tile: state.expansions.includes('river') ? 'FFFV' : STARTER, turns: chance.int(4) });
  for (const tile of shuffledBag(state, chance).reverse()) {
    const moves = legalMoves(state, tile);
    act(moves.length === 0 ? { kind: 'discard', seat: state.toMove, tile } : chance.pick(moves));
  }
  act({ kind: 'finish' });
  return actions;
}

if (process.env['WOODLOG_WRITE_VECTORS']) {
  mkdirSync(folder, { recursive: true });
  const vectors = GAMES.map(({ name, seats, expansions }) => {
    const actions = randomGame(name, seats, expansions);
    const players = Array.from({ length: seats }, (_, seat) => ({ player: `random ${seat + 1}` }));
    const setup = { game: 'carcassonne', seats: players, options: { expansions } };
    writeFileSync(recordUrl(name), print(recordOf(setup, actions)));
    return `${JSON.stringify(name)}: ${JSON.stringify(vectorOf(seats, expansions, actions))}`;
  });
  writeFileSync(vectorsUrl, `{\n${vectors.join(',\n')}\n}\n`);
}

const known: Record<string, Vector> = existsSync(vectorsUrl) ? JSON.parse(readFileSync(vectorsUrl, 'utf8')) : {};

describe('random games with expansions', () => {
  test.each(GAMES)(
    '$name: placements, moves, scores, meeples, and the parts of the end',
    ({ name, seats, expansions }) => {
      const tree = parse(readFileSync(recordUrl(name), 'utf8'));
      expect(check(tree)).toEqual([]);
      const actions = logOf(tree).turns.flatMap((turn) => turn.actions as readonly CarcassonneAction[]);
      expect(vectorOf(seats, expansions, actions)).toEqual(known[name]);
      expect(logOf(tree).finals.map(({ points }) => points)).toEqual(known[name]?.finals);
    },
  );
});
