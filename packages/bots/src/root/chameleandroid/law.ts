import { SUITS } from '@woodlog/core/root';
import {
  type FactionLaw,
  type Losses,
  type RootTurn,
  type Seat,
  type Some,
  type Woodland,
  askForCard,
  countKind,
  hiredAt,
  hiredToFight,
  loseInOrder,
  moveCard,
  somePieces,
} from '@woodlog/core/root-law';
import { egoAt, iconsFirst, placeEgo, someEgo } from './ego.ts';
import { FULL_REMOVAL_EGO, MAXIMUM_HITS } from './numbers.ts';

// What happens once a turn, whoever's (D33, D35).
const SAVED = 'Chmd.2.3 saved';
const RECRUITED = 'Chmd.2.3 recruited';

/** Whether an ego can still go instead of the warrior in this turn (D33). */
function canSave(wood: Woodland, self: Seat): boolean {
  return !wood.notes.once.has(SAVED) && egoAt(wood, self) > 0;
}

/** Whoever would remove the warrior removes an ego, once a turn; ego that are chosen themselves go (Chmd.2.3). */
function saveWarrior(wood: Woodland, self: Seat, pieces: readonly Some[]): Some[] {
  const others = pieces.filter(({ column }) => column !== self.warrior);
  if (countKind(wood, pieces, 'warrior') === 0 || !canSave(wood, self)) return others;
  wood.report?.('Chmd.2.3');
  wood.notes.once.add(SAVED);
  return someEgo(wood, self, countKind(wood, others, 'token') + 1);
}

/** Ego are lost, hired warriors bear their half (Chmd.2.1, 11.2.7.III.a). */
function egoForHits(
  wood: Woodland,
  self: Seat,
  battle: Parameters<NonNullable<FactionLaw['takeHits']>>[2],
  hits: number,
): Some[] {
  wood.report?.('Chmd.2.1');
  const { attacker, defender, clearing } = battle;
  const losses: Losses = new Map();
  const hired = hiredToFight(wood, self, attacker, defender);
  const share = Math.min(Math.floor(hits / 2), hiredAt(wood, self, battle));
  const byEgo = loseInOrder(wood, clearing, hits - share, losses, iconsFirst(wood, self));
  loseInOrder(wood, clearing, hits - byEgo, losses, hired);
  return somePieces(losses);
}

/** A person who battles it discards a card, any card (Chmd.2.2). */
function* payForBattle(wood: Woodland, attacker: Seat): RootTurn<boolean> {
  wood.report?.('Chmd.2.2');
  const card = yield* askForCard(wood, 'Chmd.2.2', 'card to discard', attacker, { suits: SUITS });
  if (card === null) return false;
  yield* moveCard(card, attacker.letter, 'discard');
  return true;
}

/** Charming Mech, Cloaking Tech and Ego, for whatever others do (Chmd.2, Chmd.10.3). */
export const CHAMELEANDROID: FactionLaw = {
  nimble: 'Chmd.2.1',
  /** With its advanced services (Chmd.10.2). */
  keepsAmbush: (_wood, { setup }) => setup.advancedServices === true,
  maximumHits: (wood, self, battle) => MAXIMUM_HITS + hiredAt(wood, self, battle),
  // biome-ignore lint/correctness/useYield: there is nothing to ask.
  *takeHits(wood, self, battle, hits) {
    return egoForHits(wood, self, battle, hits);
  },
  *beforeBattle(wood, _self, { attacker, instigator }) {
    return attacker.bot || instigator !== null || (yield* payForBattle(wood, attacker));
  },
  mayBeRemoved: (wood, self, column) => column !== self.warrior || canSave(wood, self),
  // biome-ignore lint/correctness/useYield: there is nothing to ask.
  *beforeRemoval(wood, self, { pieces }) {
    return saveWarrior(wood, self, pieces);
  },
  // biome-ignore lint/correctness/useYield: there is nothing to ask.
  *fullRemoval(wood, self) {
    wood.report?.('Chmd.10.3');
    return someEgo(wood, self, FULL_REMOVAL_EGO);
  },
  *recruits(wood, self) {
    if (wood.notes.once.has(RECRUITED)) return 0;
    wood.notes.once.add(RECRUITED);
    return (yield* placeEgo(wood, self)) ? 1 : 0;
  },
};
