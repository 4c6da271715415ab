import { CLEARINGS } from '../data/vocabulary.ts';
import type { Player } from '../law/context.ts';
import { destinations, move } from '../law/move.ts';
import { piecesAt, warriorsAt } from '../law/pieces.ts';
import { putWarriors } from '../law/place.ts';
import { battleChoices, movableAt, free } from '../turn/moves-and-battles.ts';
import type { Choice, Turn } from '../law/step.ts';
import { fight, placeIn, withWarriors, additions } from './actions.ts';
import type { HirelingLaw } from './hireling-law.ts';

const LAW = 'ROOT-182';

/** A player with a Prophet battles there, or moves everything away and perhaps battles; or a Prophet comes to a clearing. */
function choices(turn: Turn, self: Player): Choice[] {
  const empty = CLEARINGS.filter((clearing) => warriorsAt(turn, self, clearing) === 0);
  const found = additions(turn, self, LAW, empty);
  for (const clearing of withWarriors(turn, self))
    for (const player of turn.seats) {
      if (piecesAt(turn, player, clearing) === 0) continue;
      for (const { option, play } of battleChoices(turn, LAW, free, [clearing], player))
        found.push({ option: { ...option, kind: 'force-battle', attacker: player.letter }, play });
      const pieces = movableAt(turn, clearing, player);
      if (pieces.length === 0) continue;
      for (const to of destinations(turn, player, clearing))
        found.push({
          option: { kind: 'force-move', law: LAW, whom: player.letter, from: clearing, to },
          *play() {
            if (yield* move(turn, { mover: player, from: clearing, to, pieces })) yield* fight(turn, player, LAW, [to]);
          },
        });
    }
  return found;
}

export const WARM_SUN_PROPHETS: HirelingLaw = {
  law: LAW,
  *setUp(ctx, self) {
    const { map } = ctx.layout;
    for (const clearing of map.ruinClearings) yield* putWarriors(ctx, self, clearing, 1);
  },
  hired: (ctx, self, by) => placeIn(ctx, self, by, LAW),
  actions: [{ choices }],
};
