import { act } from '../../../kernel/index.ts';
import { TRADE_POST_POINTS } from './sheet.ts';
import type { FactionLaw } from '../faction-law.ts';
import { onMap, tokensAt } from '../../law/pieces.ts';
import { fitsSuit } from '../../law/place.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { countKind } from '../../law/remove.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { countAt, columnAt, columnNamed, playerAt } from '../../table/look-up.ts';

/** Half of the funds goes, rounded up, back to whoever's warriors they are (11.2.5.I). */
function* loseFunds(ctx: RulesContext, self: Player): RootTurn {
  const { layout, state } = ctx;
  const board = playerAt(layout, self.index).boardRow;
  const warriors = layout.columns.flatMap(({ kind, index }) => (kind === 'warrior' ? [index] : []));
  const there = warriors.reduce((sum, column) => sum + countAt(state, board, column), 0);
  const half = Math.ceil(Math.max(0, there - state.payments) / 2);
  for (let n = 0; n < half; n++) {
    const options = warriors
      .filter((column) => countAt(ctx.state, board, column) > 0)
      .map((one) => columnAt(layout, one).name);
    const what = yield* ask({ kind: 'choose', law: '11.2.5.I', prompt: 'funds to remove', seat: self.index, options });
    const { owner } = columnAt(layout, columnNamed(layout, what));
    yield* act({ kind: 'move', parts: [{ count: 1, what, from: self.board, to: `supply:${owner}` }] });
  }
}

export const RIVERFOLK_LAW: readonly FactionLaw[] = [
  {
    swims: true,
    /** One trade post a clearing, where it matches (11.5.6). */
    mayPlace: (ctx, self, column, clearing) =>
      !self.tokens.includes(column) || (tokensAt(ctx, self, clearing) === 0 && fitsSuit(ctx, column, clearing)),
    placingPoints: (ctx, self, column) =>
      self.tokens.includes(column) ? (TRADE_POST_POINTS[onMap(ctx, column) - 1] ?? 0) : 0,
    *removed(ctx, self, { pieces }) {
      for (let n = countKind(ctx, pieces, 'token'); n > 0; n--) yield* loseFunds(ctx, self);
    },
  },
];
