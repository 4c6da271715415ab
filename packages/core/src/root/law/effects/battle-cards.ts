import type { RootTurn } from '../questions.ts';
import { score } from '../score.ts';
import type { CardEffect } from './effect.ts';
import { agrees, spendFromPlay } from './use.ts';

/** Discard it to ignore all rolled hits taken; extra hits still count (4.3.5.III). */
export const ARMORERS: CardEffect = {
  card: 'B#armor',
  law: 'ROOT-51',
  afterRoll(ctx, self, { attacker, rolled }) {
    const dealer = self === attacker ? 'defender' : 'attacker';
    const use = function* (): RootTurn {
      if (!(yield* agrees(self, 'ROOT-51', 'discard Armorers to ignore all rolled hits?'))) return;
      yield* spendFromPlay(ctx, self, ARMORERS);
      rolled[dealer] = 0;
    };
    return rolled[dealer] === 0 ? [] : [{ by: self, play: use }];
  },
};

/** As defender, discard it for an extra hit. */
export const SAPPERS: CardEffect = {
  card: 'B#sap',
  law: 'ROOT-94',
  afterRoll(ctx, self, battle) {
    const use = function* (): RootTurn {
      if (!(yield* agrees(self, 'ROOT-94', 'discard Sappers for an extra hit?'))) return;
      yield* spendFromPlay(ctx, self, SAPPERS);
      battle.defenderExtra += 1;
    };
    return battle.defender === self ? [{ by: self, play: use }] : [];
  },
};

/** As attacker, deal an extra hit, for which the defender scores a point; the card stays. */
export const BRUTAL_TACTICS: CardEffect = {
  card: 'B#brutal',
  law: 'ROOT-58',
  afterRoll(ctx, self, battle) {
    const use = function* (): RootTurn {
      if (!(yield* agrees(self, 'ROOT-58', 'an extra hit, and a point for the defender?'))) return;
      ctx.cite('ROOT-58');
      yield* score(ctx, battle.defender, 1);
      battle.attackerExtra += 1;
    };
    return battle.attacker === self ? [{ by: self, play: use }] : [];
  },
};

/** As attacker, no ambush affects its owner. */
export const SCOUTING_PARTY: CardEffect = { card: 'M#scout', law: 'ROOT-95', ignoresAmbush: true };
