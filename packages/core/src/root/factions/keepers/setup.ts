import type { Forest } from '../../data/maps/map.ts';
import { chooseCorner } from '../../law/corners.ts';
import { byPath } from '../../law/neighbours.ts';
import { inSupply, warriorsAt } from '../../law/pieces.ts';
import { place } from '../../law/place.ts';
import { countPieces } from '../../law/powers.ts';
import type { RootTurn } from '../../law/questions.ts';
import { chooseOne, byChance } from '../../law/choose.ts';
import type { Outcome, Step, Turn } from '../../law/step.ts';
import { placeNamed, rowAt, columnOf } from '../../table/look-up.ts';
import { RELIC_TYPES, STARTING_WARRIORS } from '../../data/factions/keepers.ts';
import type { KeepersMemory } from './memory.ts';
import { transfer } from '../../law/transfer.ts';
import { repeated } from '../../sum-of.ts';

function relicsAt({ state, layout, me }: Turn, { name }: Forest): number {
  const row = rowAt(state, placeNamed(layout, name).row);
  return countPieces(row, me.tokens);
}

/** The remaining relics by type, with copies. */
function relicsLeft(turn: Turn): string[] {
  return RELIC_TYPES.flatMap((type) => {
    const what = `Kt_${type}`;
    return repeated(inSupply(turn, columnOf(turn, what)), what);
  });
}

/** Places one random relic in a forest; the step repeats while it has something to do. */
function* placeRelic(turn: Turn, law: string, forest: Forest): RootTurn<Outcome> {
  const what = yield* byChance(law, 'piece', `relic for ${forest.name}`, relicsLeft(turn));
  if (what === undefined) return undefined;
  yield* transfer(what, turn.me.supply, forest.name);
  return 'stay';
}

const withoutRelic = (turn: Turn): Forest | undefined =>
  turn.layout.map.forests.find((forest) => relicsAt(turn, forest) === 0);

function* placeWarriors(turn: Turn): RootTurn {
  const { me, layout } = turn;
  const corner = yield* chooseCorner(turn, '15.3.3');
  const pieces = [{ column: me.warrior, count: STARTING_WARRIORS }];
  yield* place(turn, me, corner, pieces);
  const near = byPath(turn, me, corner).filter((one) => one !== 0 && layout.map.clearings[one].edge);
  if (near.length === 0) return;
  yield* place(turn, me, yield* chooseOne(me, '15.3.3', 'place', 'clearing beside it', near), pieces);
}

/** The forests adjacent to no clearing with Keepers warriors, those with the fewest relics. */
function farForests(turn: Turn): Forest[] {
  const far = turn.layout.map.forests.filter(({ clearings }) =>
    clearings.every((clearing) => warriorsAt(turn, turn.me, clearing) === 0),
  );
  const fewest = Math.min(...far.map((forest) => relicsAt(turn, forest)));
  return far.filter((forest) => relicsAt(turn, forest) === fewest);
}

function* placeFarRelic(turn: Turn): RootTurn<Outcome> {
  const far = farForests(turn);
  const options = far.map(({ name }) => name);
  const name = yield* byChance('15.3.4', 'place', 'forest for a relic', options);
  const forest = far.find((one) => one.name === name);
  return forest === undefined ? undefined : yield* placeRelic(turn, '15.3.4', forest);
}

export const placeStartingRelics: Step<KeepersMemory> = {
  law: '15.3.1',
  name: 'Place starting relics',
  *play(turn) {
    const forest = withoutRelic(turn);
    return forest === undefined ? undefined : yield* placeRelic(turn, '15.3.1', forest);
  },
};

export const placeRemainingRelics: Step<KeepersMemory> = {
  law: '15.3.4',
  name: 'Place remaining relics',
  when: (turn) => relicsLeft(turn).length > 0,
  play: placeFarRelic,
};

/** The Keepers set up (15.3). */
export const keepersSetup: readonly Step<KeepersMemory>[] = [
  placeStartingRelics,
  { law: '15.3.3', name: 'Place warriors', play: placeWarriors },
  placeRemainingRelics,
];
