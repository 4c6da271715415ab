import { SUITS } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Losses,
  type RootTurn,
  type Player,
  type PieceCount,
  type RulesContext,
  askForCard,
  cardsToGive,
  countKind,
  hiredAt,
  hiredToFight,
  loseInOrder,
  transfer,
  pieceCounts,
} from '@woodlog/core/root-law';
import { egoAt, iconsFirst, placeEgo, someEgo } from './ego.ts';
import { FULL_REMOVAL_EGO, MAXIMUM_HITS } from './numbers.ts';

// What happens once in each turn, its own or another's (D33, D35).
const SAVED = 'Chmd.2.3 saved';
const RECRUITED = 'Chmd.2.3 recruited';

/** Whether an ego can still be removed instead of the warrior in this turn (D33). */
function canSave(ctx: RulesContext, self: Player): boolean {
  return ctx.flags.once[SAVED] === undefined && egoAt(ctx, self) > 0;
}

/**
 * An effect that would remove the warrior removes an ego instead, once a turn; an effect can also choose ego
 * (Chmd.2.3).
 */
function saveWarrior(ctx: RulesContext, self: Player, pieces: readonly PieceCount[]): PieceCount[] {
  const others = pieces.filter(({ column }) => column !== self.warrior);
  if (countKind(ctx, pieces, 'warrior') === 0 || !canSave(ctx, self)) return others;
  ctx.cite('Chmd.2.3');
  ctx.flags.once[SAVED] = true;
  return someEgo(ctx, self, countKind(ctx, others, 'token') + 1);
}

/** Hits remove ego; hired warriors take half of them (Chmd.2.1, 11.2.7.III.a). */
function egoForHits(
  ctx: RulesContext,
  self: Player,
  battle: Parameters<NonNullable<FactionLaw['takeHits']>>[2],
  hits: number,
): PieceCount[] {
  ctx.cite('Chmd.2.1');
  const { attacker, defender, clearing } = battle;
  const losses: Losses = new Map();
  const hired = hiredToFight(ctx, self, attacker, defender);
  const share = Math.min(Math.floor(hits / 2), hiredAt(ctx, self, battle));
  const byEgo = loseInOrder(ctx, clearing, hits - share, losses, iconsFirst(ctx, self));
  loseInOrder(ctx, clearing, hits - byEgo, losses, hired);
  return pieceCounts(losses);
}

/** Bots, hirelings and players forced to battle it discard nothing. */
const isFree = ({ bot, setup }: Player, instigated: boolean): boolean => bot || setup === null || instigated;

/** A person who battles it discards any card, but not for a hireling's battle (Chmd.2.2). */
function* payForBattle(ctx: RulesContext, attacker: Player): RootTurn<boolean> {
  ctx.cite('Chmd.2.2');
  const card = yield* askForCard(ctx, 'Chmd.2.2', 'card to discard', attacker, { suits: SUITS });
  if (card === null) return false;
  yield* transfer(card, attacker.letter, 'discard');
  return true;
}

/** An effect that removes all pieces, and a mob, takes two ego (Chmd.10.3). */
// biome-ignore lint/correctness/useYield: there is nothing to ask.
function* loseEgo(ctx: RulesContext, self: Player): RootTurn<readonly PieceCount[]> {
  ctx.cite('Chmd.10.3');
  return someEgo(ctx, self, FULL_REMOVAL_EGO);
}

/** Charming Mech, Cloaking Tech and Ego, in response to others (Chmd.2, Chmd.10.3). */
export const CHAMELEANDROID: FactionLaw = {
  nimble: 'Chmd.2.1',
  stays: 'Chmd.2.1',
  /** With its advanced services (Chmd.10.2). */
  keepsAmbush: (_ctx, { setup }) => setup?.advancedServices === true,
  maximumHits: (ctx, self, battle) => MAXIMUM_HITS + hiredAt(ctx, self, battle),
  // biome-ignore lint/correctness/useYield: there is nothing to ask.
  *takeHits(ctx, self, battle, hits) {
    return egoForHits(ctx, self, battle, hits);
  },
  beyondReach: (ctx, _self, attacker, _clearing, instigated) =>
    isFree(attacker, instigated) || cardsToGive(ctx, attacker, { suits: SUITS })?.length !== 0 ? null : 'Chmd.2.2',
  *beforeBattle(ctx, _self, { attacker, instigator }) {
    return isFree(attacker, instigator !== null) || (yield* payForBattle(ctx, attacker));
  },
  mayBeRemoved: (ctx, self, column) => column !== self.warrior || canSave(ctx, self),
  // biome-ignore lint/correctness/useYield: there is nothing to ask.
  *beforeRemoval(ctx, self, { pieces }) {
    return saveWarrior(ctx, self, pieces);
  },
  fullRemoval: loseEgo,
  razed: loseEgo,
  *recruits(ctx, self) {
    if (ctx.flags.once[RECRUITED] === true) return 0;
    ctx.flags.once[RECRUITED] = true;
    return (yield* placeEgo(ctx, self)) ? 1 : 0;
  },
};
