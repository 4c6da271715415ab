import type { ClearingOrBurrow, Item } from '../../data/vocabulary.ts';
import { fallen } from '../../law/battle-hits.ts';
import { craftedItems } from '../../law/craft.ts';
import { agrees } from '../../law/effects/use.ts';
import { rules } from '../../law/rule.ts';
import { chooseOne } from '../../law/choose.ts';
import type { FactionLaw } from '../../law/faction-law.ts';
import { adjacentFor } from '../../law/neighbours.ts';
import { tokensAt, warriorsAt } from '../../law/pieces.ts';
import { oneAClearing, putWarriors, mayPutWarriors } from '../../law/place.ts';
import type { RootTurn } from '../../law/questions.ts';
import { removableAt, removeFrom } from '../../law/remove.ts';
import type { BattleState } from '../../law/events.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { inMood, warlord } from './warlord.ts';
import { afterGain, discardItem } from './hoard.ts';
import { transfer } from '../../law/transfer.ts';

/** The answer to keep the mobs. */
const NOTHING = 'nothing';

const mobsNear = (ctx: RulesContext, self: Player, clearing: ClearingOrBurrow): ClearingOrBurrow[] =>
  [clearing, ...adjacentFor(ctx, self, clearing)].filter((other) => tokensAt(ctx, self, other) > 0);

/** Mobs in the warlord's battle, or adjacent to it, may become warriors (14.7.1). */
function* embitter(ctx: RulesContext, self: Player, { clearing }: BattleState): RootTurn {
  let removed = 0;
  for (;;) {
    const options = mobsNear(ctx, self, clearing);
    if (options.length === 0) break;
    const chosen = yield* chooseOne(self, '14.7.1', 'place', 'mob to become a warrior', [NOTHING, ...options]);
    const mob = options.find((other) => `${other}` === `${chosen}`);
    if (mob === undefined) break;
    const pieces = [{ column: self.tokens[0]!, count: 1 }];
    yield* removeFrom(ctx, self, self, mob, pieces);
    removed += 1;
  }
  if (removed === 0) return;
  ctx.cite('14.7.1');
  if (mayPutWarriors(ctx, self, clearing)) yield* putWarriors(ctx, self, clearing, removed);
}

/**
 * Whether the warlord has fallen before the roll, to an ambush or with all defenders, but is not removed yet
 * (4.3.1.II).
 */
function hasFallen(ctx: RulesContext, self: Player, battle: BattleState): boolean {
  if (battle.attacker === self) return battle.struck.some(({ column }) => column === warlord(ctx));
  return fallen(ctx, self, battle) >= warriorsAt(ctx, self, battle.clearing);
}

/** A crafted item is kept for no points, or removed for those that its card lists (14.2.3). */
function* contemptForTrade(ctx: RulesContext, self: Player, item: Item, listed: number): RootTurn<number> {
  const options = ['keep', 'remove'] as const;
  ctx.cite('14.2.3');
  if ((yield* chooseOne(self, '14.2.3', 'word', `%${item}: keep it, or remove it for points`, options)) === 'remove') {
    yield* discardItem(self, item);
    return listed;
  }
  yield* afterGain(ctx, self, item);
  return 0;
}

/** Players without a Crafted Items box cannot be looted, nor can the Vagabond (14.2.5). */
function lootOf(ctx: RulesContext, defender: Player): Item[] {
  const seat = ctx.layout.seats[defender.index];
  return seat === undefined || seat.sheet.quests ? [] : craftedItems(ctx, defender).map(({ item }) => item);
}

/** At the start of a battle the Hundreds may declare that they loot (14.2.5). */
function* declareLoot(ctx: RulesContext, self: Player, battle: BattleState): RootTurn {
  if (lootOf(ctx, battle.defender).length === 0) return;
  if (!(yield* agrees(self, '14.2.5', 'loot, and deal no rolled hits?'))) return;
  ctx.cite('14.2.5');
  battle.looting = true;
}

/** If they then rule the clearing, they take an item (14.2.5). */
function* takeLoot(ctx: RulesContext, self: Player, battle: BattleState): RootTurn {
  const items = lootOf(ctx, battle.defender);
  if (items.length === 0 || !rules(ctx, self, battle.clearing)) return;
  const item = yield* chooseOne(self, '14.2.5', 'item', 'item to take', items);
  yield* transfer(`%${item}`, battle.defender.board, self.board);
  yield* afterGain(ctx, self, item);
}

export const HUNDREDS_LAW: FactionLaw = {
  hoards: true,
  crafting: { law: '14.2.1', pieces: (_ctx, self) => self.buildings, gained: contemptForTrade },
  startsBattle: declareLoot,
  /** One mob in a clearing (14.6.1). Only Anoint places the warlord (14.2.2). */
  limitsPlacing: oneAClearing('tokens', '14.6.1'),
  /** Bitter (14.7.1). */
  beforeRoll(ctx, self, battle) {
    const { attacker, defender, clearing } = battle;
    const isBitter = (attacker === self || defender === self) && inMood(ctx, self, 'bitter', clearing);
    if (!isBitter || hasFallen(ctx, self, battle) || mobsNear(ctx, self, clearing).length === 0) return [];
    return [{ by: self, play: () => embitter(ctx, self, battle) }];
  },
  *battleEnded(ctx, self, battle) {
    if (battle.attacker === self && battle.looting === true) yield* takeLoot(ctx, self, battle);
  },
  /** Wrathful (14.7.8). */
  extraHits: (ctx, self, { attacker, clearing }) =>
    attacker === self && inMood(ctx, self, 'wrathful', clearing) ? 1 : 0,
  /** Stubborn (14.7.7). */
  ignoredHits: (ctx, self, { clearing }) => (inMood(ctx, self, 'stubborn', clearing) ? 1 : 0),
  /** The warlord is removed only in battle (14.2.2). */
  mayBeRemoved: (ctx, _self, column) => column !== warlord(ctx),
  *fullRemoval(ctx, self, by, clearing) {
    return removableAt(ctx, self, clearing, by).filter(({ column }) => column !== warlord(ctx));
  },
};
