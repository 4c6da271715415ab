import { CLEARINGS, type Clearing } from '../data/vocabulary.ts';
import type { Player, RulesContext, SeatedPlayer } from '../law/context.ts';
import { inSupply, oneOfEach, clearingsWith } from '../law/pieces.ts';
import { mayPlace, partOf, place, putWarriors } from '../law/place.ts';
import type { RootTurn } from '../law/questions.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { oneOf } from '../turn/cards/one-of.ts';
import { chooseOne, chooseCount } from '../law/choose.ts';
import type { Choice, Turn } from '../law/step.ts';
import { fight, march, openTo, placings, recruitAt } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { moveParts } from '../law/transfer.ts';
import { choice } from '../turn/choices-at.ts';

const LAW = 'ROOT-184';
const WARRIORS = 3;

function openToFootholds(ctx: RulesContext, self: Player, [foothold]: readonly ColumnIndex[]): Clearing[] {
  if (foothold === undefined) return [];
  const taken = clearingsWith(ctx, self.tokens);
  return CLEARINGS.filter((clearing) => !taken.includes(clearing) && mayPlace(ctx, self, foothold, clearing));
}

/** A foothold from the supply or, if none is left, from another clearing. */
function* gainFoothold(turn: Turn, self: Player, to: Clearing): RootTurn {
  for (const column of self.tokens) {
    const foothold = { column, count: 1 };
    if (inSupply(turn, column) > 0) yield* place(turn, self, to, [foothold]);
    else {
      const from = yield* chooseOne(
        turn.me,
        LAW,
        'place',
        'clearing to take the foothold from',
        clearingsWith(turn, self.tokens),
      );
      yield* moveParts([partOf(turn, foothold, `${from}`, `${to}`)]);
    }
  }
}

/** A foothold and up to three warriors; then a move and a battle, or a warrior at each foothold. */
function choices(turn: Turn, self: Player): Choice[] {
  return placings(LAW, openToFootholds(turn, self, self.tokens), function* (clearing) {
    yield* gainFoothold(turn, self, clearing);
    const most = openTo(turn, self, [clearing]).length === 0 ? 0 : Math.min(WARRIORS, inSupply(turn, self.warrior));
    const count = yield* chooseCount(turn.me, LAW, 'warriors to place', 0, most);
    yield* putWarriors(turn, self, clearing, count);
    yield* oneOf(turn, LAW, 'move and battle, or place warriors', [
      {
        option: { kind: 'march', law: LAW },
        *play() {
          yield* march(turn, self, LAW);
          yield* fight(turn, self, LAW);
        },
      },
      choice({ kind: 'recruit', law: LAW }, () => recruitAt(turn, self, LAW, clearingsWith(turn, self.tokens))),
    ]);
  });
}

function* setUp(ctx: RulesContext, self: Player, by: SeatedPlayer): RootTurn {
  const clearing = yield* chooseOne(by, LAW, 'place', 'clearing for the foothold', openTo(ctx, self));
  yield* place(ctx, self, clearing, [{ column: self.warrior, count: WARRIORS }, ...oneOfEach(self.tokens)]);
}

/** The Sunward Expedition moves from foothold to foothold. */
export const SUNWARD_EXPEDITION: HirelingLaw = { law: LAW, setUp, actions: [{ choices }] };
