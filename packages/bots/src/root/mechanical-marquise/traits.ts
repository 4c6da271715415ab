import {
  type Battle,
  type FactionLaw,
  type Losses,
  type RootTurn,
  type Seat,
  destinations,
  enemyPiecesAt,
  keepClearing,
  loseBuildings,
  loseInOrder,
  loseWarriors,
  mayPlace,
  place,
  rules,
  score,
  somePieces,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { BotTurn, Change, Step } from '../shared/bot.ts';
import { after, instead } from '../shared/patches.ts';
import { clearingsInOrder } from '../shared/priority.ts';
import { nothing } from '../shared/steps.ts';
import { fight, march, timesExpanded } from './daylight.ts';
import { IRON_WILL, UNPLACED } from './recruit.ts';

/** From the clearing of highest priority that she rules without enemies there, all but one go and battle (ROOT-120). */
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
  *takeHits(wood, self, battle, hits) {
    wood.report?.('ROOT-121');
    const losses: Losses = new Map();
    let left = hits - loseWarriors(wood, self, battle, hits, losses);
    left -= loseInOrder(wood, battle.clearing, left, losses, self.tokens);
    yield* loseBuildings(wood, self, battle, left, losses, FORTIFIED_HITS);
    return somePieces(losses);
  },
};

/** Warriors lost in a defense that call the hospitals, and those they bring to the keep (ROOT-122). */
const HOSPITAL_LOSSES = 2;
const HOSPITAL_WARRIORS = 2;

/** Her own: hired ones stay the Riverfolk's (1.5.3). */
function lostWarriors(self: Seat, { lost }: Battle): number {
  return lost.defender.reduce((sum, { column, count }) => (column === self.warrior ? sum + count : sum), 0);
}

const HOSPITALS: FactionLaw = {
  *battleEnded(wood, self, battle) {
    if (battle.defender !== self || lostWarriors(self, battle) < HOSPITAL_LOSSES) return;
    const keep = keepClearing(wood);
    if (keep === null || !mayPlace(wood, self, self.warrior, keep)) return;
    wood.report?.('ROOT-122');
    yield* place(wood, self, keep, [{ column: self.warrior, count: HOSPITAL_WARRIORS }]);
  },
};

/** A point for every two warriors that could not be placed (ROOT-278). */
const overwhelm: Step = {
  law: 'ROOT-278',
  name: 'Overwhelm',
  play: (turn) => score(turn, turn.me, Math.floor((turn.memo.get(UNPLACED) ?? 0) / 2)),
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Blitz: { card: 'ROOT-120', edits: [after('B.4.5.4', blitzStep), after('B.4.7.4', blitzStep)] },
  Fortified: { card: 'ROOT-121', law: FORTIFIED },
  Hospitals: { card: 'ROOT-122', law: HOSPITALS },
  'Iron Will': { card: IRON_WILL.card, asked: IRON_WILL },
  Overwhelming: {
    card: 'ROOT-278',
    edits: [
      after('B.4.5.2', overwhelm),
      after('B.4.7.2', overwhelm),
      instead('B.4.5.5', (old) => (turn) => (timesExpanded(turn) > 0 ? nothing() : old.play(turn))),
    ],
  },
};
