import {
  type BattleState,
  type FactionLaw,
  type Losses,
  type RootTurn,
  type Player,
  destinations,
  enemyPiecesAt,
  keepClearing,
  loseBuildings,
  loseInOrder,
  loseWarriors,
  rules,
  score,
  pieceCounts,
  warriorsAt,
  putWarriors,
  mayPutWarriors,
} from '@woodlog/core/root-law';
import type { BotTurn, CardModifier, Step } from '../shared/bot.ts';
import { after, instead } from '../shared/patches.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { nothing } from '../shared/steps.ts';
import { fight, march, timesExpanded } from './daylight.ts';
import { IRON_WILL, UNPLACED } from './recruit.ts';
import { askedFor } from '../shared/traits.ts';

/** From the ruled clearing of highest priority without enemies, all but one move and battle (ROOT-120). */
function* blitz(turn: BotTurn): RootTurn {
  const { me } = turn;
  const from = clearingsInOrder(turn).find(
    (clearing) =>
      warriorsAt(turn, me, clearing) > 1 &&
      rules(turn, me, clearing) &&
      enemyPiecesAt(turn, me, clearing) === 0 &&
      destinations(turn, me, clearing).length > 0,
  );
  if (from === undefined) return;
  const to = yield* march(turn, from, 1);
  if (to !== null) yield* fight(turn, to, 'B.4.5.1.I');
}

const blitzStep: Step = { law: 'ROOT-120', name: 'Blitz', play: blitz };

/** Hits that each of her buildings takes (ROOT-121). */
const FORTIFIED_HITS = 2;

const FORTIFIED: FactionLaw = {
  *takeHits(ctx, self, battle, hits) {
    ctx.cite('ROOT-121');
    const losses: Losses = new Map();
    let left = hits - (yield* loseWarriors(ctx, self, battle, hits, losses));
    left -= loseInOrder(ctx, battle.clearing, left, losses, self.tokens);
    yield* loseBuildings(ctx, self, battle, left, losses, FORTIFIED_HITS);
    return pieceCounts(losses);
  },
};

/** Warriors lost in a defense that trigger the hospitals, and those that they return to the keep (ROOT-122). */
const HOSPITAL_LOSSES = 2;
const HOSPITAL_WARRIORS = 2;

/** Her own warriors; hired ones stay the Riverfolk's (1.5.3). */
function lostWarriors(self: Player, { lost }: BattleState): number {
  return lost.defender.reduce((sum, { column, count }) => (column === self.warrior ? sum + count : sum), 0);
}

const HOSPITALS: FactionLaw = {
  *battleEnded(ctx, self, battle) {
    if (battle.defender !== self || lostWarriors(self, battle) < HOSPITAL_LOSSES) return;
    const keep = keepClearing(ctx);
    if (keep === null || !mayPutWarriors(ctx, self, keep)) return;
    ctx.cite('ROOT-122');
    yield* putWarriors(ctx, self, keep, HOSPITAL_WARRIORS);
  },
};

/** A point for every two warriors that could not be placed (ROOT-278). */
const overwhelm: Step = {
  law: 'ROOT-278',
  name: 'Overwhelm',
  play: (turn) => score(turn, turn.me, Math.floor((turn.memory[UNPLACED] ?? 0) / 2)),
};

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Blitz: { card: 'ROOT-120', patches: [after('B.4.5.4', blitzStep), after('B.4.7.4', blitzStep)] },
  Fortified: { card: 'ROOT-121', law: FORTIFIED },
  Hospitals: { card: 'ROOT-122', law: HOSPITALS },
  'Iron Will': askedFor(IRON_WILL),
  Overwhelming: {
    card: 'ROOT-278',
    patches: [
      after('B.4.5.2', overwhelm),
      after('B.4.7.2', overwhelm),
      instead('B.4.5.5', (turn, old) => (timesExpanded(turn) > 0 ? nothing() : old.play(turn))),
    ],
  },
};
