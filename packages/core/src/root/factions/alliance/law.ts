import { act } from '../../../kernel/index.ts';
import type { SuitLetter } from '../../action.ts';
import { SUPPORTERS_WITHOUT_BASE, SYMPATHY_POINTS } from '../../data/factions/alliance.ts';
import { type ClearingOrBurrow, SUITS, CLEARING_SUITS } from '../../data/vocabulary.ts';
import { askForCard, drawCards, matchingSuits, discardFitting } from '../../law/cards.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { controllerOf } from '../../law/enemies.ts';
import { isEmptyOf, onBoard, onMap, tokensAt } from '../../law/pieces.ts';
import { oneAClearing, whereTheyMatch } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { countKind } from '../../law/remove.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { Triggered } from '../../law/events.ts';
import { pileAt, playerAt } from '../../table/look-up.ts';
import { transfer } from '../../law/transfer.ts';

function hasBase(ctx: RulesContext, self: Player): boolean {
  return self.buildings.some((column) => !isEmptyOf(ctx, column));
}

function supporters(ctx: RulesContext, self: Player): readonly number[] {
  return pileAt(ctx.state, playerAt(ctx.layout, self.index).boardPile);
}

/** Where a card goes that the Alliance gains as a supporter (8.2.3.I). */
export function stack(ctx: RulesContext, self: Player): string {
  return hasBase(ctx, self) || supporters(ctx, self).length < SUPPORTERS_WITHOUT_BASE ? self.board : 'discard';
}

/**
 * A player who moves warriors into sympathy, or removes it, gives a matching card each time; for a bot, one is drawn
 * (8.2.6, B.2.8.1).
 */
function* outrage(ctx: RulesContext, self: Player, by: Player, clearing: ClearingOrBurrow, times: number): RootTurn {
  for (let n = times; n > 0; n--) {
    ctx.cite('8.2.6');
    const wanted = { suits: matchingSuits(ctx, clearing), to: stack(ctx, self) };
    const card = by.bot ? null : yield* askForCard(ctx, '8.2.6', 'card for the supporters', by, wanted);
    if (card === null) {
      if (!by.bot) yield* act({ kind: 'reveal', by: by.letter, cards: [], to: self.letter });
      yield* drawCards(ctx, '8.2.6', stack(ctx, self), 1);
    } else yield* transfer(card, by.letter, stack(ctx, self));
  }
}

const TO_DISCARD = 'supporter to discard';

/**
 * A lost base takes matching supporters, birds included, and half of the officers with it, and the stack shrinks
 * (8.2.4). Only the Alliance can tell which of the face-down ones match.
 */
function* loseBase(ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): RootTurn {
  ctx.cite('8.2.4');
  const place = self.board;
  const suits = clearing === ctx.city ? CLEARING_SUITS : [ctx.suits[clearing]];
  for (const suit of suits)
    if (suit != null)
      yield* discardFitting(ctx, '8.2.4', TO_DISCARD, self, { suits: [suit as SuitLetter, 'B'], place });
  while (!hasBase(ctx, self) && supporters(ctx, self).length > SUPPORTERS_WITHOUT_BASE) {
    const card = yield* askForCard(ctx, '8.2.4', TO_DISCARD, self, { suits: SUITS, place });
    if (card === null) break;
    yield* transfer(card, place, 'discard');
  }
  const officers = onBoard(ctx, self, self.warrior);
  if (officers === 0) return;
  const half = Math.ceil(officers / 2);
  yield* transfer('Aw', self.board, self.supply, half);
}

const outrageOf = (ctx: RulesContext, self: Player, by: Player, clearing: ClearingOrBurrow, times = 1): Triggered => ({
  owner: self,
  what: `outrage in clearing ${clearing}`,
  cards: by.bot ? [self.board] : [by.letter, self.board],
  play: () => outrage(ctx, self, by, clearing, times),
});

const lossOfBase = (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): Triggered => ({
  owner: self,
  what: `loss of the base in clearing ${clearing}`,
  cards: [self.board],
  play: () => loseBase(ctx, self, clearing),
});

const oneSympathy = oneAClearing('tokens', '8.2.5.I');
const matchingBases = whereTheyMatch('buildings', '8.4.1.I');

export const ALLIANCE_LAW: FactionLaw = {
  guerrilla: '8.2.2',
  crafting: { law: '8.2.1', pieces: (_ctx, self) => self.tokens },
  /** One sympathy token in a clearing (8.2.5.I), and bases where they match (8.4.1). */
  limitsPlacing: (...placing) => oneSympathy(...placing) ?? matchingBases(...placing),
  placingPoints: (ctx, self, column) =>
    self.tokens.includes(column) ? (SYMPATHY_POINTS[onMap(ctx, column) - 1] ?? 0) : 0,
  movedIn(ctx, self, { mover, to, pieces }) {
    if (mover === self || tokensAt(ctx, self, to) === 0) return [];
    // For hirelings, the one who moves or removes is their controller (H.3.7).
    const by = controllerOf(ctx, mover);
    if (by === undefined || by === self) return [];
    return countKind(ctx, pieces, 'warrior') > 0 ? [outrageOf(ctx, self, by, to)] : [];
  },
  removed: (ctx, self, removals) =>
    removals.flatMap(({ by, clearing, pieces }) => {
      const remover = by === null ? undefined : controllerOf(ctx, by);
      const tokens = remover === self ? 0 : countKind(ctx, pieces, 'token');
      const outrages = remover === undefined || tokens === 0 ? [] : [outrageOf(ctx, self, remover, clearing, tokens)];
      return countKind(ctx, pieces, 'building') > 0 ? [...outrages, lossOfBase(ctx, self, clearing)] : outrages;
    }),
};
