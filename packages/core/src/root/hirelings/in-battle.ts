import { askForCard, matchingSuits } from '../law/cards.ts';
import { buildingsAt, tokensAt } from '../law/pieces.ts';
import type { Player, RulesContext } from '../law/context.ts';
import type { BattleState } from '../law/events.ts';
import type { RootTurn } from '../law/questions.ts';
import { controls } from './control.ts';
import type { HirelingLaw } from './hireling-law.ts';
import { transfer } from '../law/transfer.ts';

/** Badger Bodyguards: their controller ignores the first hit of each battle. */
export const BADGER_BODYGUARDS: HirelingLaw = {
  law: 'ROOT-175',
  controller: { ignoredHits: (ctx, self) => (controls(ctx, self, 'h_K') ? 1 : 0) },
};

/** Raven Sentries: an extra hit where their controller has buildings or tokens. */
export const RAVEN_SENTRIES: HirelingLaw = {
  law: 'ROOT-181',
  controller: {
    extraHits: (ctx, self, { clearing }) => {
      if (!controls(ctx, self, 'h_P')) return 0;
      return buildingsAt(ctx, self, clearing) + tokensAt(ctx, self, clearing) > 0 ? 1 : 0;
    },
  },
};

const SCOUTS = 'ROOT-199';

/** Rabbit Scouts: as defender, their controller takes the higher roll for a matching card. */
export const RABBIT_SCOUTS: HirelingLaw = {
  law: SCOUTS,
  controller: {
    beforeRoll: (ctx, self, battle) =>
      battle.defender !== self || self.law.guerrilla !== undefined || !controls(ctx, self, 'h_A')
        ? []
        : [{ by: self, play: () => scout(ctx, self, battle) }],
  },
};

function* scout(ctx: RulesContext, self: Player, battle: BattleState): RootTurn {
  const suits = matchingSuits(ctx, battle.clearing);
  const except = battle.ambush === undefined ? [] : [`${battle.ambush}#@`];
  const wanted = { suits, optional: true as const, except };
  const card = yield* askForCard(ctx, SCOUTS, 'card for the Rabbit Scouts', self, wanted);
  if (card === null) return;
  yield* transfer(card, self.letter, 'discard');
  battle.higherForDefender = SCOUTS;
}
