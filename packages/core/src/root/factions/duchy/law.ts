import { oneAClearing } from '../../law/place.ts';
import { swayed } from './ministers.ts';
import type { Action } from '../../action.ts';
import { MINISTERS } from '../../data/factions/duchy.ts';
import type { FactionLaw, Refusal } from '../../law/faction-law.ts';
import type { RootTurn } from '../../law/questions.ts';
import { clearingsLosing } from '../../law/remove.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { loseRandomCards } from '../../law/cards.ts';
import { transfer } from '../../law/transfer.ts';
import { refusal } from '../../law/unmet.ts';
import { askPlayer } from '../../law/choose.ts';

/** The Burrow, for the person and the bot (12.2.2, B.10.2.2). */
export const THE_BURROW: FactionLaw = { burrow: true };

const RANKS_DOWN = ['lord', 'noble', 'squire'] as const;

/** Loses a swayed minister of the highest rank (12.2.3). */
function* loseMinister(ctx: RulesContext, self: Player): RootTurn {
  const lost = swayed(ctx, self);
  const rank = RANKS_DOWN.find((one) => lost.some((minister) => minister.rank === one));
  if (rank === undefined) return;
  const options = lost.filter((minister) => minister.rank === rank).map(({ spelling }) => `#${spelling}`);
  const what = yield* askPlayer(self, '12.2.3', 'word', 'minister to lose', options);
  yield* transfer(what, self.board, 'discard');
}

/** Why another minister is not lost, or none (12.2.3). */
const ministerRefusal = (_: RulesContext, self: Player, action: Action): Refusal | null =>
  action.kind === 'move' &&
  action.parts.some(
    ({ what, from }) => from === self.board && MINISTERS.some(({ spelling }) => what === `#${spelling}`),
  )
    ? refusal('12.2.3', 'the Duchy return a minister of the highest rank, when their buildings are removed')
    : null;

export const DUCHY_LAW: FactionLaw = {
  ...THE_BURROW,
  /** Citadels and markets craft alike (12.2.1, 12.6.2). */
  crafting: { law: '12.2.1', pieces: (_ctx, self) => self.buildings },
  /** One tunnel in a clearing (12.5.1.V). */
  limitsPlacing: oneAClearing('tokens', '12.5.1.V'),
  refuses: ministerRefusal,
  removed(ctx, self, removals) {
    if (clearingsLosing(ctx, removals, 'building').length === 0) return [];
    return [
      {
        owner: self,
        what: 'price of failure',
        cards: [self.letter],
        *play() {
          // Loses a minister, then a random card (12.2.3).
          ctx.cite('12.2.3');
          yield* loseMinister(ctx, self);
          yield* loseRandomCards(ctx, '12.2.3', self, 1);
        },
      },
    ];
  },
};
