import {
  type FactionLaw,
  type RootTurn,
  type Seat,
  type Some,
  countKind,
  enemiesOf,
  isDefenseless,
  lose,
  mayBeRemoved,
  mayPlace,
  piecesAt,
  removeByEffect,
  score,
  seatOf,
  warriorsAt,
} from '@woodlog/core/root-law';
import type { BotTurn, Change, Step } from '../frame/bot.ts';
import { after, atEndOf, atStartOf, before, instead } from '../frame/edits.ts';
import { ALL_CLEARINGS } from '../frame/order.ts';
import { clearingsInOrder } from '../frame/priority.ts';
import { target } from '../frame/target.ts';
import { SWOOP_WARRIORS } from './numbers.ts';
import { HITS_WHEN_TIED } from './resolve.ts';
import { birdCards, fallIntoTurmoil, leftUnplaced, placeWarriors } from './turmoil.ts';

/** Nobles fall into turmoil at once when a warrior cannot be placed either (ROOT-113). */
const noblePride: Step = {
  law: 'ROOT-113',
  name: 'Nobility',
  // biome-ignore lint/correctness/useYield: turmoil is played in Evening.
  *play(turn) {
    return leftUnplaced(turn) ? fallIntoTurmoil(turn) : undefined;
  },
};

/** What the end of Daylight could not place is turmoil as well, now that it is Evening. */
const nobleRest: Step = {
  ...noblePride,
  // biome-ignore lint/correctness/useYield: turmoil is played in the steps that follow.
  *play(turn) {
    if (leftUnplaced(turn)) fallIntoTurmoil(turn);
  },
};

/** Their turmoil scores for bird cards. */
const nobleTurmoil: Step['play'] = (turn) => score(turn, turn.me, birdCards(turn));

/** Buildings and tokens of a player in a clearing that an effect may remove. */
function spoils(turn: BotTurn, owner: Seat, clearing: number): Some[] {
  const row = turn.state.rows[clearing]!;
  return [...owner.tokens, ...owner.buildings]
    .filter((column) => row[column]! > 0 && mayBeRemoved(turn, owner, column, clearing))
    .map((column) => ({ column, count: row[column]! }));
}

/** All defenseless buildings and tokens go where it has warriors (ROOT-114). */
function* pursue(turn: BotTurn): RootTurn {
  const { me } = turn;
  for (const clearing of clearingsInOrder(turn)) {
    if (warriorsAt(turn, me, clearing) === 0) continue;
    for (const owner of enemiesOf(turn, me)) {
      if (!isDefenseless(turn, owner, clearing)) continue;
      const pieces = spoils(turn, owner, clearing);
      if (pieces.length > 0) yield* removeByEffect(turn, me, owner, clearing, pieces);
    }
  }
}

const relentless: Step = { law: 'ROOT-114', name: 'Relentless', play: pursue };

/** Two warriors where it has no piece (ROOT-115). */
const swoop: Step = {
  law: 'ROOT-115',
  name: 'Swoop',
  *play(turn) {
    const { me } = turn;
    const legal = ALL_CLEARINGS.filter(
      (clearing) => piecesAt(turn, me, clearing) === 0 && mayPlace(turn, me, me.warrior, clearing),
    );
    yield* placeWarriors(turn, target(turn, legal), SWOOP_WARRIORS);
  },
};

/** The owner of each building or token that it removes loses a point (ROOT-116). */
const WAR_TAX: FactionLaw = {
  *removes(wood, _self, { owner, pieces }) {
    const taxed = countKind(wood, pieces, 'building') + countKind(wood, pieces, 'token');
    const payer = seatOf(wood, owner.letter);
    if (taxed === 0 || payer === undefined) return;
    wood.report?.('ROOT-116');
    yield* lose(wood, payer, taxed);
  },
};

/** A column tied for most cards deals its extra hit (ROOT-279). */
const focus: Step = {
  law: 'ROOT-279',
  name: 'Focused',
  // biome-ignore lint/correctness/useYield: it only tells the battles.
  *play({ memo }) {
    memo.set(HITS_WHEN_TIED, 1);
  },
};

export const TRAITS: Readonly<Record<string, Change>> = {
  Nobility: {
    card: 'ROOT-113',
    edits: [
      after('B.5.4.4', noblePride),
      after('B.5.5.1.I', noblePride),
      before('B.5.7.1', nobleRest),
      instead('B.5.7.1', () => nobleTurmoil),
    ],
  },
  Relentless: { card: 'ROOT-114', edits: [before('B.5.5.1.IV', relentless)] },
  Swoop: { card: 'ROOT-115', edits: [atEndOf('daylight', swoop)] },
  'War Tax': { card: 'ROOT-116', law: WAR_TAX },
  Focused: { card: 'ROOT-279', edits: [atStartOf('daylight', focus)] },
};
