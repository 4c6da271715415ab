import { CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { exposedTo } from '../law/enemies.ts';
import { nextTo } from '../law/neighbours.ts';
import { warriorsAt } from '../law/pieces.ts';
import type { RootTurn } from '../law/questions.ts';
import { mayBeRemoved, removableAt, removeByEffect } from '../law/remove.ts';
import { chooseOne } from '../law/choose.ts';
import type { Turn } from '../law/step.ts';
import { placeIn, withWarriors } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { columnOf, nameOf } from '../table/look-up.ts';

const LAW = 'ROOT-192';
const WARRIORS = 2;

/** Places two Bearers, anywhere. */
function* scatter(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  for (let n = 0; n < WARRIORS; n++) yield* placeIn(ctx, self, by, LAW);
}

/** Enemy pieces there that can be removed, by name: only warriors while there are some. */
function fuel(turn: Turn, self: Player, clearing: Clearing): { readonly owner: Player; readonly name: string }[] {
  const found = exposedTo(turn, self, clearing).flatMap((owner) =>
    removableAt(turn, owner, clearing, self)
      .filter(({ column }) => mayBeRemoved(turn, owner, column, clearing))
      .map(({ column }) => ({ owner, column, name: nameOf(turn, column) })),
  );
  const warriors = found.filter(({ owner, column }) => owner.warriors.includes(column));
  return warriors.length > 0 ? warriors : found;
}

function* burn(turn: Turn, self: Player, clearing: Clearing): RootTurn {
  for (let n = warriorsAt(turn, self, clearing); n > 0; n--) {
    const pieces = fuel(turn, self, clearing);
    if (pieces.length === 0) return;
    const options = pieces.map(({ name }) => name);
    const name = yield* chooseOne(turn.me, LAW, 'piece', `piece to remove from clearing ${clearing}`, options);
    const owner = pieces.find((piece) => piece.name === name)?.owner;
    const column = columnOf(turn, name);
    if (owner !== undefined) yield* removeByEffect(turn, self, owner, clearing, column);
  }
}

/** The Flame Bearers remove an enemy piece each, warriors first, and spread. */
export const FLAME_BEARERS: HirelingLaw = {
  law: LAW,
  setUp: scatter,
  hired: scatter,
  actions: [
    {
      phase: 'birdsong',
      choices: (turn, self) => [
        {
          option: { kind: 'burn', law: LAW },
          *play() {
            for (const clearing of withWarriors(turn, self)) yield* burn(turn, self, clearing);
            const there = withWarriors(turn, self);
            const near = new Set([...there, ...nextTo(turn, self, there)]);
            if (near.size === 0) yield* scatter(turn, self, turn.me);
            else {
              const spread = CLEARINGS.filter((clearing) => near.has(clearing));
              yield* placeIn(turn, self, turn.me, LAW, spread);
            }
          },
        },
      ],
    },
  ],
};
