import {
  type FactionLaw,
  type RootTurn,
  type Player,
  availableItem,
  battle,
  craftItem,
  defendersAt,
  enemiesOf,
  enemyBuildingsAt,
  enemyPiecesAt,
  enemyTokensAt,
  enlistments,
  transfer,
  openSlots,
  piecesAt,
  playersAt,
  moveRandomCard,
  removeAllEnemies,
  score,
  pawnClearing,
  cardsInPile,
} from '@woodlog/core/root-law';
import { type ClearingOrBurrow, type Component, pileAt, playerAt, type Clearing } from '@woodlog/core/root';
import type { BotTurn, CardModifier } from '../shared/bot.ts';
import { after } from '../shared/patches.ts';
import { piecesIn, points } from '../shared/measures.ts';
import { setupPriority } from '../shared/priority.ts';
import { most, rank, targetPlayer } from '../shared/target.ts';
import { special } from './daylight.ts';
import { DAMAGED, exhaust, itemsLying, leaveItem } from './items.ts';
import { slip } from './journey.ts';
import { onBattleTrack, settleTrack } from './track.ts';

/**
 * A special action (B.7.5.6): `prepare` returns what it would do, or null if nothing or impossible; then it exhausts an
 * item and does it.
 */
function withSpecial<T>(
  card: string,
  law: string,
  prepare: (turn: BotTurn) => T | null,
  play: (turn: BotTurn, prepared: T) => RootTurn,
): CardModifier {
  const step = special(function* (turn) {
    const prepared = prepare(turn);
    if (prepared === null || !(yield* exhaust(turn, turn.me, 1))) return;
    turn.cite(law);
    yield* play(turn, prepared);
  });
  return { card, patches: [after('B.7.5.5', step)] };
}

/** Discards a random card of the enemy with the most points here, for a point (B.7.7.1, D55). */
const THIEF = withSpecial<Player>(
  'ROOT-284',
  'B.7.7.1',
  (turn) => {
    const { me, layout, state } = turn;
    const clearing = pawnClearing(turn, me);
    if (clearing === null) return null;
    const cards = ({ bot, index }: Player) => (bot ? 0 : pileAt(state, playerAt(layout, index).handPile).length);
    const victims = enemiesOf(turn, me).filter((enemy) => piecesAt(turn, enemy, clearing) > 0 && cards(enemy) > 0);
    return targetPlayer(turn, victims, most(points), most(piecesIn(clearing))) ?? null;
  },
  function* (turn, victim) {
    yield* moveRandomCard(turn, 'B.7.7.1', 'random card', victim, 'discard');
    yield* score(turn, turn.me, 1);
  },
);

/** Crafts with the topmost discarded card that shows an available item (B.7.7.2, D16). */
const TINKER = withSpecial<Component>(
  'ROOT-283',
  'B.7.7.2',
  (turn) => {
    const discarded = cardsInPile(turn, turn.layout.discardPile);
    return discarded.findLast((card) => availableItem(turn, card) !== null) ?? null;
  },
  function* (turn, card) {
    const { me } = turn;
    yield* transfer(card, '*', me.board);
    yield* craftItem(turn, me, card);
    yield* transfer(card, me.board, 'discard');
    yield* settleTrack(turn, me);
  },
);

/** Damaged items needed to hide (B.7.7.3). */
const HIDES_WITH = 3;

const RANGER = withSpecial<true>(
  'ROOT-282',
  'B.7.7.3',
  (turn) => (itemsLying(turn, turn.me, DAMAGED) >= HIDES_WITH ? true : null),
  (turn) => slip(turn, 'B.7.7.3'),
);

/**
 * Makes others battle here: the player of highest setup priority that can, against the next that it can battle
 * (B.7.7.4, D56).
 */
const VAGRANT = withSpecial<{ clearing: ClearingOrBurrow; attacker: Player; defender: Player }>(
  'ROOT-286',
  'B.7.7.4',
  (turn) => {
    const { me } = turn;
    const clearing = pawnClearing(turn, me);
    if (clearing === null) return null;
    const others = rank(turn, playersAt(turn, clearing), [setupPriority]).filter((player) => player !== me);
    for (const attacker of others) {
      const defenders = defendersAt(turn, attacker, clearing, true).filter((player) => player !== me);
      const defender = targetPlayer(turn, defenders);
      if (defender !== undefined) return { clearing, attacker, defender };
    }
    return null;
  },
  function* (turn, { attacker, defender, clearing }) {
    yield* battle(turn, attacker, defender, clearing, { instigator: turn.me });
  },
);

/** Enemy pieces needed to scorch a clearing (B.7.7.5). */
const SCORCHES_WITH = 3;

/** Removes all enemy pieces if there are many, and leaves an item in a slot there (B.7.7.5). */
const SCOUNDREL = withSpecial<Clearing>(
  'ROOT-287',
  'B.7.7.5',
  (turn) => {
    const { me } = turn;
    const clearing = pawnClearing(turn, me);
    if (clearing === null || enemyPiecesAt(turn, me, clearing) < SCORCHES_WITH) return null;
    return enemyBuildingsAt(turn, me, clearing) + enemyTokensAt(turn, me, clearing) > 0 ? clearing : null;
  },
  function* (turn, clearing) {
    const { me } = turn;
    yield* removeAllEnemies(turn, me, clearing);
    if (openSlots(turn.state, clearing) > 0) yield* leaveItem(turn, me, clearing);
    yield* settleTrack(turn, me);
    yield* score(turn, me, 1);
  },
);

/** In another's battle in his clearing, the defender may enlist him for the items on his Battle Track (B.7.7.6). */
const ARBITER: FactionLaw = {
  beforeRoll: (ctx, self, battle) => enlistments(ctx, self, battle, 'B.7.7.6', onBattleTrack(ctx, self)),
};

export const CHARACTERS: Readonly<Record<string, CardModifier>> = {
  thief: THIEF,
  tinker: TINKER,
  ranger: RANGER,
  vagrant: VAGRANT,
  scoundrel: SCOUNDREL,
  arbiter: { card: 'ROOT-285', law: ARBITER },
};
