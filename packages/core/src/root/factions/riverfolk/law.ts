import { noPower } from '../../law/crafting.ts';
import { TRADE_POST_POINTS, TRADE_POSTS } from '../../data/factions/riverfolk.ts';
import { CLEARING_SUITS } from '../../data/vocabulary.ts';
import type { CraftPower, FactionLaw } from '../../law/faction-law.ts';
import { funds, loseFunds } from './funds.ts';
import { servicesOf } from './services.ts';
import { inSupply, onMap } from '../../law/pieces.ts';
import { oneWhereTheyMatch } from '../../law/place.ts';
import { countKind } from '../../law/remove.ts';
import { anytime } from '../../law/triggered.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { columnOf } from '../../table/look-up.ts';

/** Empty spaces of the Trade Posts tracks by suit: those of posts placed or out of the game (11.5.3). */
function emptySpaces(ctx: RulesContext, self: Player): CraftPower {
  const power = noPower();
  for (const suit of CLEARING_SUITS)
    power[suit] = TRADE_POSTS - inSupply(ctx, columnOf(ctx, `${self.letter}t_${suit.toLowerCase()}`));
  return power;
}

export const RIVERFOLK_LAW: FactionLaw = {
  swims: true,
  /** Funds are committed to the spaces of their tracks, and return in Birdsong (11.2.1, 11.5.3). */
  crafting: {
    law: '11.2.1',
    power: emptySpaces,
    most: funds,
    // biome-ignore lint/correctness/useYield: what is committed is not written.
    *pay({ flags }, _self, icons) {
      flags.committed += icons.length;
    },
  },
  offers: (turn, self, atStart) => (atStart ? servicesOf(turn, self) : []),
  /** One trade post in a clearing, where it matches (11.5.6). */
  limitsPlacing: oneWhereTheyMatch('tokens', '11.5.6.I', '11.5.6.III'),
  placingPoints: (ctx, self, column) =>
    self.tokens.includes(column) ? (TRADE_POST_POINTS[onMap(ctx, column) - 1] ?? 0) : 0,
  removed: (ctx, self, removals) =>
    removals.flatMap(({ pieces }) =>
      Array.from({ length: countKind(ctx, pieces, 'token') }, () => anytime(self, () => loseFunds(ctx, self))),
    ),
};
