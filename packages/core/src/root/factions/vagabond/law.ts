import { noPower } from '../../law/crafting.ts';
import { act } from '../../../kernel/index.ts';
import { FULL_REMOVAL_DAMAGE } from '../../data/factions/vagabond.ts';
import { ITEMS } from '../../data/vocabulary.ts';
import type { CraftIcon } from '../../data/cards/card.ts';
import type { FactionLaw, Purse } from '../../law/faction-law.ts';
import { roleOf } from '../../law/battle-hits.ts';
import { inSupply } from '../../law/pieces.ts';
import { chooseOne } from '../../law/choose.ts';
import { markerRefusal } from './aid.ts';
import { chooseAlly } from './allies.ts';
import { isCharacter } from './character.ts';
import { alliedWarriors, damage, takeHitsWithAlly } from './damage.ts';
import { exhaust, lotsOf, namedShortly, refresh, repair, undamaged, usable, trackRefusal } from './items.ts';
import { ruinRefusal } from './explore.ts';
import { pawnClearing } from './pawn.ts';
import { questRefusal } from './quest.ts';
import { ifAgreed } from '../../law/effects/use.ts';
import { countPieces, powersOf } from '../../law/powers.ts';
import { enlistments } from './arbiter.ts';
import type { RootTurn } from '../../law/questions.ts';
import { countKind, rewarded } from '../../law/remove.ts';
import { score } from '../../law/score.ts';
import type { BattleEffect, BattleState } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { transfer } from '../../law/transfer.ts';
import { sumOf } from '../../sum-of.ts';
import { nameOf, rowThere } from '../../table/look-up.ts';

/** The answer to decline. */
const NOTHING = 'nothing';

/** Whether these warriors fought for somebody else: hired, they do not make their faction hostile (11.2.7.III.b). */
function isHiredHand({ letter }: Player, battle: BattleState | undefined): boolean {
  if (battle === undefined || battle.allied?.ally.letter === letter) return false;
  return letter !== battle.attacker.letter && letter !== battle.defender.letter;
}

/** Whether he only made others fight: then he removed buildings and tokens, but not warriors (V.4.2). */
function isOnlooker(self: Player, battle: BattleState | undefined): boolean {
  return battle?.instigator === self && battle.attacker !== self && battle.defender !== self;
}

/** Exhausts a sword for an extra hit, once in a battle (V.9.2). */
const swiftStrike = (ctx: RulesContext, self: Player, battle: BattleState): BattleEffect =>
  ifAgreed(self, 'V.9.2', 'exhaust a sword for an extra hit?', function* () {
    ctx.cite('V.9.2');
    yield* exhaust(self, 's');
    battle.extra[roleOf(self, battle)] += 1;
  });

/** Repairs a damaged item, refreshes an exhausted one, or does neither (Chmd.5.3). */
function* repairOrRefresh(ctx: RulesContext, self: Player): RootTurn<boolean> {
  const deeds = [
    ...namedShortly(lotsOf(ctx, self, { damaged: true })).map(([name, lot]) => ({
      name: `repair ${name}`,
      play: () => repair(ctx, self, lot),
    })),
    ...lotsOf(ctx, self, { damaged: false, side: 'e' }).map((lot) => ({
      name: `refresh ${lot.item}`,
      play: () => refresh(ctx, self, lot, 1),
    })),
  ];
  if (deeds.length === 0) return false;
  const options = [NOTHING, ...deeds.map(({ name }) => name)];
  const what = yield* chooseOne(self, 'Chmd.5.3', 'word', 'repair or refresh?', options);
  const deed = deeds.find(({ name }) => name === what);
  if (deed !== undefined) yield* deed.play();
  return deed !== undefined;
}

/** He pays by exhausting items; for each, a warrior of the Riverfolk goes into Payments (11.2.6.III). */
const ITEMS_FOR_SERVICES: Purse = {
  means: (ctx, self) => sumOf(ITEMS, (item) => usable(ctx, self, item)),
  *pay(ctx, self, seller, cost) {
    for (let n = 0; n < cost; n++) {
      const options = ITEMS.filter((item) => usable(ctx, self, item) > 0);
      yield* exhaust(self, yield* chooseOne(self, '11.2.6.III', 'item', 'item to exhaust', options));
    }
    const count = Math.min(cost, inSupply(ctx, seller.warrior));
    const what = nameOf(ctx, seller.warrior);
    if (count > 0) yield* transfer(what, seller.supply, seller.board, count);
  },
};

export const VAGABOND_LAW: FactionLaw = {
  nimble: '9.2.3',
  *startsBattle(ctx, self, battle) {
    const { clearing, defender } = battle;
    const ally = yield* chooseAlly(ctx, self, '9.2.9.II.c', 'ally to fight with', clearing, defender);
    if (ally !== null) battle.allied = { ally, warriors: 0, items: 0 };
  },
  maximumHits: (ctx, self, battle) => undamaged(ctx, self, 's') + alliedWarriors(ctx, self, battle),
  defenseless: (ctx, self) => undamaged(ctx, self, 's') === 0,
  *takeHits(ctx, self, battle, hits) {
    const { allied, attacker } = battle;
    if (allied !== undefined && attacker === self) return yield* takeHitsWithAlly(ctx, self, battle, allied, hits);
    yield* damage(ctx, self, '9.2.7', hits);
    return [];
  },
  /** An ally becomes hostile if it has lost more warriors than he has damaged items (9.2.9.II.d). */
  *battleEnded(_ctx, self, { allied, attacker }) {
    if (allied === undefined || attacker !== self || allied.warriors <= allied.items) return;
    yield* act({ kind: 'relate', vagabond: self.letter, factions: [allied.ally.letter], status: 'h' });
  },
  /** He crafts with hammers, in his clearing (9.2.1, 9.5.8). */
  crafting: {
    law: '9.2.1',
    power(ctx, self) {
      const power = noPower();
      const clearing = pawnClearing(ctx, self);
      if (clearing === null) return power;
      const suit = (ctx.suits[clearing] ?? 'any') as CraftIcon;
      // A spent hammer is exhausted, so the limit of one activation a turn does not matter.
      power[suit] = usable(ctx, self, 'h') + (ctx.flags.activated[suit] ?? 0);
      return power;
    },
    *pay(_ctx, self, icons) {
      for (const _ of icons) yield* exhaust(self, 'h');
    },
  },
  purse: ITEMS_FOR_SERVICES,
  refuses(ctx, self, action) {
    if (ctx.taker !== self) return null;
    if (action.kind === 'relate') return markerRefusal(ctx, self, action);
    if (action.kind !== 'move') return null;
    return ruinRefusal(ctx, self, action) ?? trackRefusal(self, action) ?? questRefusal(ctx, self, action);
  },
  *fullRemoval(ctx, self) {
    yield* damage(ctx, self, '9.2.2.I', FULL_REMOVAL_DAMAGE);
    return [];
  },
  /** The Arbiter protects with his swords (V.5.2). */
  beforeRoll: (ctx, self, battle) =>
    isCharacter(ctx, self, 'arbiter') ? enlistments(ctx, self, battle, 'V.5.2', undamaged(ctx, self, 's')) : [],
  /** No piece can enter a clearing with the Scoundrel's torch, not even his own (V.6.2, D11). */
  closes: (ctx, self, clearing) =>
    isCharacter(ctx, self, 'scoundrel') && countPieces(rowThere(ctx, clearing), powersOf(ctx.layout).items) > 0,
  /** The Ronin exhausts a sword for another hit (V.9.2). */
  afterRoll: (ctx, self, battle) =>
    isCharacter(ctx, self, 'ronin') && usable(ctx, self, 's') > 0 ? [swiftStrike(ctx, self, battle)] : [],
  gentrified: repairOrRefresh,
  *damaged(ctx, self) {
    if (ITEMS.every((item) => undamaged(ctx, self, item) === 0)) return false;
    yield* damage(ctx, self, 'Chmd.7.2', 1);
    return true;
  },
  /**
   * A faction that loses a warrior to him becomes hostile (9.2.9.III); pieces of a hostile one score infamy
   * (9.2.9.III.a).
   */
  *removes(ctx, self, { owner, pieces, battle, forgiven }) {
    const hostile = ctx.state.relationships[self.letter]?.[owner.letter];
    if (hostile === undefined) return;
    const prizes = rewarded(ctx, owner, pieces);
    let infamy = countKind(ctx, prizes, 'building') + countKind(ctx, prizes, 'token');
    const warriors = isOnlooker(self, battle) ? 0 : countKind(ctx, pieces, 'warrior');
    infamy += warriors;
    if (hostile !== 'h') {
      if (warriors === 0 || forgiven === true || isHiredHand(owner, battle)) return;
      ctx.cite('9.2.9.III');
      yield* act({ kind: 'relate', vagabond: self.letter, factions: [owner.letter], status: 'h' });
      infamy -= 1;
    }
    if (battle !== undefined && ctx.taker === self) yield* score(ctx, self, infamy);
  },
};
