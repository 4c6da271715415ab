import type { Action } from '../../action.ts';
import type { Clearing } from '../../data/vocabulary.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { onMap, piecesAt, tokensAt, warriorsAt } from '../../law/pieces.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { clearingOf } from '../../table/look-up.ts';
import { plotColumn, hasFaceUp, hasPlot, KINDS } from './plots.ts';
import { PLOTS } from '../../data/factions/corvids.ts';
import { refusal } from '../../law/unmet.ts';

/** Why the law of plots does not allow a flip, a trick, a guess or a plot, at any time. */
export function plotRefusal(ctx: RulesContext, self: Player, action: Action): Refusal | null {
  switch (action.kind) {
    case 'flip':
      return flipRefusal(ctx, self, clearingOf(action.at), action.becomes);
    case 'trick': {
      const [one = null, other = null] = action.clearings.map(clearingOf);
      if (one === null || other === null || hasFaceUp(ctx, one) === hasFaceUp(ctx, other)) return null;
      return refusal('13.5.4', 'one of the two is face up, the other face down');
    }
    case 'guess': {
      const at = clearingOf(action.clearing);
      if (at === null) return null;
      if (!hasPlot(ctx, 't', at)) return refusal('13.2.4', 'no plot lies face down there');
      return piecesAt(ctx, ctx.taker, at) > 0 ? null : refusal('13.2.4', 'they have no faction piece there');
    }
    case 'move':
      for (const { what, from, to } of action.parts) {
        const at = clearingOf(to);
        if (what === 'Pt' && from?.startsWith('supply') === true && at !== null && tokensAt(ctx, self, at) > 0)
          return refusal('13.2.2.II', `a plot lies in clearing ${at} already`);
      }
      return null;
    default:
      return null;
  }
}

function flipRefusal(ctx: RulesContext, self: Player, at: Clearing | null, becomes: string): Refusal | null {
  const kind = KINDS.find((one) => `P${one}` === becomes);
  if (at === null || kind === undefined || ctx.taker !== self) return null;
  if (warriorsAt(ctx, self, at) === 0) return refusal('13.4.2', 'they have no warrior there');
  if (onMap(ctx, plotColumn(ctx, kind)) < PLOTS[kind]) return null;
  return refusal('13.2.2', 'both plots of that type are face up');
}
