import { score } from '../score.ts';
import type { CardEffect } from './effect.ts';
import { ifAgreed, spendFromPlay } from './use.ts';

/** Discard it to ignore all rolled hits taken; extra hits still count (4.3.5.III). */
export const ARMORERS: CardEffect = {
  card: 'B#armor',
  law: 'ROOT-51',
  afterRoll(ctx, self, { attacker, rolled }) {
    const dealer = self === attacker ? 'defender' : 'attacker';
    if (rolled[dealer] === 0) return [];
    return [
      ifAgreed(self, ARMORERS.law, 'discard Armorers to ignore all rolled hits?', function* () {
        yield* spendFromPlay(ctx, self, ARMORERS);
        rolled[dealer] = 0;
      }),
    ];
  },
};

/** As defender, discard it for an extra hit. */
export const SAPPERS: CardEffect = {
  card: 'B#sap',
  law: 'ROOT-94',
  afterRoll(ctx, self, battle) {
    if (battle.defender !== self) return [];
    return [
      ifAgreed(self, SAPPERS.law, 'discard Sappers for an extra hit?', function* () {
        yield* spendFromPlay(ctx, self, SAPPERS);
        battle.extra.defender += 1;
      }),
    ];
  },
};

/** As attacker, deal an extra hit, for which the defender scores a point; the card stays. */
export const BRUTAL_TACTICS: CardEffect = {
  card: 'B#brutal',
  law: 'ROOT-58',
  afterRoll(ctx, self, battle) {
    if (battle.attacker !== self) return [];
    return [
      ifAgreed(self, BRUTAL_TACTICS.law, 'an extra hit, and a point for the defender?', function* () {
        ctx.cite(BRUTAL_TACTICS.law);
        yield* score(ctx, battle.defender, 1);
        battle.extra.attacker += 1;
      }),
    ];
  },
};

/** As attacker, no ambush affects its owner. */
export const SCOUTING_PARTY: CardEffect = { card: 'M#scout', law: 'ROOT-95', ignoresAmbush: true };
