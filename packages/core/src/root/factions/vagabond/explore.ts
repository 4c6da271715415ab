import type { Move } from '../../action.ts';
import { type Clearing, type Item, ITEMS } from '../../data/vocabulary.ts';
import { ITEM_SUPPLY } from '../../data/items.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import { hiddenItems, itemsUnder } from '../../law/ruins.ts';
import type { RootTurn } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import type { Choice } from '../../law/step.ts';
import { clearingOf, countAt } from '../../table/look-up.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { TORCH, action, clearingToPay, type VagabondTurn } from './cost.ts';
import { isCharacter } from './character.ts';
import { lotsOf, takeOne, NOTHING } from './items.ts';
import { CHARACTERS } from '../../data/factions/vagabond.ts';
import { countOf } from '../../sum-of.ts';
import { askChance } from '../../law/choose.ts';

/** Exhausts a torch for an item under the ruin in his clearing (9.5.3). */
export function exploreChoices(turn: VagabondTurn): Choice[] {
  const clearing = clearingToPay(turn, TORCH);
  if (clearing === null || itemsUnder(turn, clearing) === 0) return [];
  return [action(turn, { kind: 'explore', law: '9.5.3' }, () => explore(turn, clearing), TORCH)];
}

/** Only the dealer knows what is there; of two items he chooses one that he may take (9.7.3). */
function* explore(turn: VagabondTurn, clearing: Clearing): RootTurn {
  const { me } = turn;
  const there = itemsUnder(turn, clearing);
  const options = picks(hiddenItems(turn.state), there);
  const found = yield* askChance('9.5.3', 'item', 'items under the ruin', options);
  const items = ITEMS.filter((item) => `${found}`.includes(item));
  const mine = items.filter((item) => mayTake(turn, me, item));
  if (mine.length === 0) return;
  const choices = there === 1 ? mine : ([NOTHING, ...mine] as const);
  if (yield* takeOne(turn, '9.7.3', choices, `${clearing}`)) yield* score(turn, me, 1);
}

/** All that may be under a ruin of these items, with copies. */
function picks(items: readonly Item[], count: number): string[] {
  if (count <= 1) return items.length > 0 ? [...items] : [...ITEMS];
  return items.flatMap((first, index) => items.slice(index + 1).map((second) => first + second));
}

/**
 * Whether he may take such an item from a ruin: not if he already has one from a ruin (9.7.3). The table does not mark
 * those, so he certainly has one only if he has more than his character and all crafting can have given him.
 */
function mayTake(ctx: RulesContext, self: Player, item: Item): boolean {
  const { state, layout } = ctx;
  const has = countOf(lotsOf(ctx, self).filter((lot) => lot.item === item));
  const character = CHARACTERS.find(({ spelling }) => isCharacter(ctx, self, spelling));
  if (character === undefined) return true;
  const started = (character.items as readonly Item[]).filter((one) => one === item).length;
  const crafted = ITEM_SUPPLY[item] - countAt(state, layout.itemsRow, layout.items[item].refreshed);
  return has <= started + crafted;
}

/** Why he may not take an item from a ruin (9.7.3). */
export function ruinRefusal(ctx: RulesContext, self: Player, { parts }: Move): Refusal | null {
  for (const { what, from } of parts) {
    const item = ITEMS.find((one) => what === `%${one}`);
    if (item === undefined || clearingOf(from) === null || mayTake(ctx, self, item)) continue;
    return { law: '9.7.3', because: 'they took such an item from a ruin before', isCertain: true };
  }
  return null;
}
