import type { ClearingOrBurrow, ColumnIndex } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Removal,
  type RootTurn,
  type Player,
  type RulesContext,
  type Triggered,
  anytime,
  askForCard,
  controllerOf,
  countKind,
  matchingSuits,
  oneAClearing,
  transfer,
  remove,
  score,
  tokensAt,
  warriorsAt,
  isOfSuit,
} from '@woodlog/core/root-law';
import { clearingsInOrder } from '../shared/priority.ts';
import { suitOfBase } from './bases.ts';
import { isSympathetic, sympathy } from './sympathy.ts';

/** A person gives up a matching card, or else the bot scores (B.6.2.3). */
function* outrage(ctx: RulesContext, self: Player, by: Player, clearing: ClearingOrBurrow): RootTurn {
  ctx.cite('B.6.2.3');
  const suits = matchingSuits(ctx, clearing);
  const card = yield* askForCard(ctx, 'B.6.2.3', 'card for the outrage', by, { suits });
  if (card === null) yield* score(ctx, self, 1);
  else yield* transfer(card, by.letter, 'discard');
}

const outrageOf = (ctx: RulesContext, self: Player, by: Player, clearing: ClearingOrBurrow, times = 1): Triggered => ({
  owner: self,
  what: `outrage in clearing ${clearing}`,
  cards: [by.letter],
  *play() {
    for (let n = times; n > 0; n--) yield* outrage(ctx, self, by, clearing);
  },
});

/** With a removed base, all sympathy tokens in clearings of its suit are removed; nobody scores for them (B.6.2.4). */
function* crackdown(ctx: RulesContext, self: Player, base: ColumnIndex): RootTurn {
  ctx.cite('B.6.2.4');
  const suit = suitOfBase(ctx, base);
  const clearings = clearingsInOrder(ctx).filter(
    (clearing) => isOfSuit(ctx, clearing, suit) && isSympathetic(ctx, self, clearing),
  );
  const removals = clearings.map((clearing): Removal => {
    const pieces = [{ column: sympathy(self), count: tokensAt(ctx, self, clearing) }];
    return { by: null, owner: self, clearing, pieces };
  });
  yield* remove(ctx, removals);
}

const oneSympathy = oneAClearing('tokens', 'B.6.2.1.I');

export const ALLIANCE: FactionLaw = {
  /** One sympathy token in a clearing (B.6.2.1.I). */
  limitsPlacing(...placing) {
    const [ctx] = placing;
    const unmet = oneSympathy(...placing);
    if (unmet !== null) ctx.cite(unmet.law);
    return unmet;
  },
  /** Automated Ambush (B.6.2.2). */
  extraHits: (ctx, self, { defender, clearing }) => {
    if (defender !== self || warriorsAt(ctx, self, clearing) === 0) return 0;
    ctx.cite('B.6.2.2');
    return 1;
  },
  movedIn(ctx, self, { mover, to, pieces }) {
    // For hirelings, the one who moves or removes is their controller (H.3.7).
    const by = controllerOf(ctx, mover);
    if (by === undefined || by.bot || countKind(ctx, pieces, 'warrior') === 0) return [];
    return isSympathetic(ctx, self, to) ? [outrageOf(ctx, self, by, to)] : [];
  },
  removed: (ctx, self, removals) =>
    removals.flatMap(({ by, clearing, pieces }) => {
      const remover = by === null ? undefined : controllerOf(ctx, by);
      const tokens = remover?.bot === false ? countKind(ctx, pieces, 'token') : 0;
      const outrages = remover === undefined || tokens === 0 ? [] : [outrageOf(ctx, self, remover, clearing, tokens)];
      const bases = pieces.filter(({ column }) => self.buildings.includes(column));
      return [...outrages, ...bases.map(({ column }) => anytime(self, () => crackdown(ctx, self, column)))];
    }),
};
