import type { ClearingOrBurrow } from '../data/vocabulary.ts';
import type { Path } from '../data/maps/map.ts';
import { isOpen } from '../law/adjacency.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { agrees } from '../law/effects/use.ts';
import { areEnemies, controllerOf, deciderOf, isProtected } from '../law/enemies.ts';
import type { Moving } from '../law/events.ts';
import { inSupply, piecesAt } from '../law/pieces.ts';
import { putWarriors, mayPutWarriors } from '../law/place.ts';
import { anytime } from '../law/triggered.ts';
import type { RootTurn } from '../law/questions.ts';
import { mayBeRemoved, removeByEffect } from '../law/remove.ts';
import { countAt, placeNamed, nameOf } from '../table/look-up.ts';
import { chooseOne } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';

const LAW = 'ROOT-178';
const AT_SETUP = 2;

const banditsOn = (ctx: RulesContext, self: Player, { name }: Path): number =>
  countAt(ctx.state, placeNamed(ctx.layout, name).row, self.warrior);

/** The open paths with a Bandit, or those without. */
const paths = (ctx: RulesContext, self: Player, taken: boolean): Path[] =>
  ctx.layout.map.paths.filter((path) => isOpen(ctx.state, path.a, path.b) && banditsOn(ctx, self, path) > 0 === taken);

function* lurk(ctx: RulesContext, { warrior }: Player, from: string, to: string): RootTurn {
  yield* transfer(nameOf(ctx, warrior), from, to);
}

function* setUp(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  for (let n = 0; n < AT_SETUP; n++) {
    const free = paths(ctx, self, false).map(({ name }) => name);
    yield* lurk(ctx, self, self.supply, yield* chooseOne(by, LAW, 'place', 'path for a Bandit', free));
  }
}

function isGuarded(ctx: RulesContext, self: Player, from: ClearingOrBurrow, to: ClearingOrBurrow): boolean {
  return paths(ctx, self, true).some(({ a, b }) => (a === from && b === to) || (a === to && b === from));
}

/** Removes one of the pieces that moved along the path; a lone pawn has an item damaged. */
function* rob(ctx: RulesContext, self: Player, { mover, to, pieces }: Moving): RootTurn {
  const warriors = pieces.filter(
    ({ column }) => mover.warriors.includes(column) && mayBeRemoved(ctx, mover, column, to),
  );
  if (isProtected(ctx, mover, self, to)) return;
  if (warriors.length === 0) {
    if (mover.law.damaged !== undefined) yield* mover.law.damaged(ctx, mover);
    return;
  }
  const names = warriors.map(({ column }) => nameOf(ctx, column));
  const name = yield* chooseOne(deciderOf(ctx, mover), LAW, 'piece', 'piece that the Bandits take', names);
  const column = warriors[names.indexOf(name)]?.column ?? mover.warrior;
  yield* removeByEffect(ctx, self, mover, to, column);
}

/** Robs enemies that move along; its controller may place a warrior at the end of the path. */
function* meet(ctx: RulesContext, self: Player, moving: Moving): RootTurn {
  const { mover, to } = moving;
  if (areEnemies(ctx, self, mover)) {
    ctx.cite(LAW);
    yield* rob(ctx, self, moving);
  } else if (mover === controllerOf(ctx, self) && !mover.bot && mover.warrior >= 0) {
    if (inSupply(ctx, mover.warrior) === 0 || !mayPutWarriors(ctx, mover, to)) return;
    if (!(yield* agrees(mover, LAW, `place a warrior in clearing ${to}?`))) return;
    ctx.cite(LAW);
    yield* putWarriors(ctx, mover, to, 1);
  }
}

/**
 * A Bandit goes to a free path beside its controller's pieces; if none is left in the supply, one from another path.
 */
function choices(turn: Turn, self: Player): Choice[] {
  const { me } = turn;
  const beside = paths(turn, self, false).filter(({ a, b }) => piecesAt(turn, me, a) + piecesAt(turn, me, b) > 0);
  return beside.map(({ name }) => ({
    option: { kind: 'place', law: LAW, at: name },
    *play() {
      if (inSupply(turn, self.warrior) > 0) {
        yield* lurk(turn, self, self.supply, name);
        return;
      }
      const taken = paths(turn, self, true).map((path) => path.name);
      yield* lurk(turn, self, yield* chooseOne(me, LAW, 'place', 'path to take the Bandit from', taken), name);
    },
  }));
}

/** The Highway Bandits lie in wait on paths. */
export const HIGHWAY_BANDITS: HirelingLaw = {
  law: LAW,
  pieces: {
    movedIn: (ctx, self, moving) =>
      moving.directly === true || !isGuarded(ctx, self, moving.from, moving.to)
        ? []
        : [anytime(self, () => meet(ctx, self, moving))],
  },
  setUp,
  actions: [{ choices }],
};
