import { type FactionLaw, countKind, lose, piecesAt, score, playerOf, mayPutWarriors } from '@woodlog/core/root-law';
import type { CardModifier, Step } from '../shared/bot.ts';
import { after, atEndOf, before, instead } from '../shared/patches.ts';
import { ALL_CLEARINGS } from '../shared/order.ts';
import { target } from '../shared/target.ts';
import { SWOOP_WARRIORS } from './numbers.ts';
import { relentless } from './relentless.ts';
import { FOCUSED } from './resolve.ts';
import { birdCards, fallIntoTurmoil, leftUnplaced, placeWarriors } from './turmoil.ts';
import { askedFor } from '../shared/traits.ts';

/** Nobles fall into turmoil at once if a warrior cannot be placed, too (ROOT-113). */
const noblePride: Step = {
  law: 'ROOT-113',
  name: 'Nobility',
  // biome-ignore lint/correctness/useYield: turmoil is played in Evening.
  *play(turn) {
    return leftUnplaced(turn) ? fallIntoTurmoil(turn) : undefined;
  },
};

/** What could not be placed at the end of Daylight causes turmoil, too, now that it is Evening. */
const nobleRest: Step = {
  ...noblePride,
  // biome-ignore lint/correctness/useYield: turmoil is played in the steps that follow.
  *play(turn) {
    if (leftUnplaced(turn)) fallIntoTurmoil(turn);
  },
};

/** Their turmoil scores for bird cards. */
const nobleTurmoil: Step['play'] = (turn) => score(turn, turn.me, birdCards(turn));

/** Places two warriors where it has no piece (ROOT-115). */
const swoop: Step = {
  law: 'ROOT-115',
  name: 'Swoop',
  *play(turn) {
    const { me } = turn;
    const legal = ALL_CLEARINGS.filter(
      (clearing) => piecesAt(turn, me, clearing) === 0 && mayPutWarriors(turn, me, clearing),
    );
    yield* placeWarriors(turn, target(turn, legal), SWOOP_WARRIORS);
  },
};

/** The owner of each removed building or token loses a point (ROOT-116). */
const WAR_TAX: FactionLaw = {
  *removes(ctx, _self, { owner, pieces }) {
    const taxed = countKind(ctx, pieces, 'building') + countKind(ctx, pieces, 'token');
    const payer = playerOf(ctx, owner.letter);
    if (taxed === 0 || payer === undefined) return;
    ctx.cite('ROOT-116');
    yield* lose(ctx, payer, taxed);
  },
};

export const TRAITS: Readonly<Record<string, CardModifier>> = {
  Nobility: {
    card: 'ROOT-113',
    patches: [
      after('B.5.4.4', noblePride),
      after('B.5.5.1.I', noblePride),
      before('B.5.7.1', nobleRest),
      instead('B.5.7.1', nobleTurmoil),
    ],
  },
  Relentless: { card: 'ROOT-114', patches: [before('B.5.5.1.IV', relentless)] },
  Swoop: { card: 'ROOT-115', patches: [atEndOf('daylight', swoop)] },
  'War Tax': { card: 'ROOT-116', law: WAR_TAX },
  Focused: askedFor(FOCUSED),
};
