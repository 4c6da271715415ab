import { agrees } from '../law/effects/use.ts';
import { countKind, rewarded } from '../law/remove.ts';
import { score } from '../law/score.ts';
import { openSlots } from '../law/slots.ts';
import { countPieces, powersOf } from '../law/powers.ts';
import type { LandmarkLaw } from './landmark-law.ts';
import { landmarkAt } from '../table/landmarks-at.ts';
import { rowThere } from '../table/look-up.ts';

const LAW = 'ROOT-142';

/**
 * The Elder Treetop: removing an enemy building from its slot scores one extra point. Rootlog does not say which
 * building is in that slot. One is if a full clearing loses all its buildings; otherwise people say, and for bots'
 * enemies it is the last building that filled the clearing (D154).
 */
export const ELDER_TREETOP: LandmarkLaw = {
  law: LAW,
  beside: {
    *removes(ctx, self, { clearing, owner, pieces, unscored }) {
      const scoring = unscored === true ? 0 : countKind(ctx, rewarded(ctx, owner, pieces), 'building');
      if (scoring === 0 || clearing !== landmarkAt(ctx.state, 'treetop')) return;
      const wasFull = openSlots(ctx.state, clearing) <= countKind(ctx, pieces, 'building');
      const others = countPieces(rowThere(ctx, clearing), powersOf(ctx.layout).buildings);
      const isSure = self.bot || (wasFull && others === 0);
      if (isSure ? !wasFull : !(yield* agrees(self, LAW, 'was a building in the slot of the Elder Treetop?'))) return;
      ctx.cite(LAW);
      yield* score(ctx, self, 1);
    },
  },
};
