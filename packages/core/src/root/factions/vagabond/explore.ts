import { act } from '../../../kernel/index.ts';
import { type Clearing, type Item, ITEMS } from '../../data/vocabulary.ts';
import { ITEM_SUPPLY } from '../../data/items.ts';
import { hiddenItems, itemsUnder } from '../../law/ruins.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../turn/choose.ts';
import type { Choice } from '../../turn/step.ts';
import { countAt } from '../../table/look-up.ts';
import { action, canPay, pay, type VagabondTurn } from './cost.ts';
import { isCharacter } from './character.ts';
import { homeOf, lotsOf } from './items.ts';
import { clearingOf } from './pawn.ts';
import { CHARACTERS } from './sheet.ts';

/** The answer of who leaves items under a ruin. */
const NOTHING = 'nothing';

/** A torch, for an item under the ruin in his clearing (9.5.3). */
export function exploreChoices(turn: VagabondTurn): Choice[] {
  const clearing = clearingOf(turn, turn.me);
  if (clearing === null || itemsUnder(turn, clearing) === 0 || !canPay(turn, ['r'])) return [];
  return [action(turn, { kind: 'explore', law: '9.5.3' }, () => explore(turn, clearing))];
}

/** What lies there only the dealer knows; of two items he chooses one that he may take (9.7.3). */
function* explore(turn: VagabondTurn, clearing: Clearing): RootTurn {
  const { me } = turn;
  yield* pay(turn, '9.5.3', ['r']);
  const there = itemsUnder(turn, clearing);
  const options = picks(hiddenItems(turn.state), there);
  const found = yield* ask({ kind: 'pick', law: '9.5.3', prompt: 'items under the ruin', options });
  const items = ITEMS.filter((item) => `${found}`.includes(item));
  const mine = items.filter((item) => mayTake(turn, item));
  if (mine.length === 0) return;
  const item = there === 1 ? mine[0] : yield* chooseOne(me, '9.7.3', 'item to take', [NOTHING, ...mine]);
  if (item === undefined || item === NOTHING) return;
  const to = homeOf(turn, me, item as Item);
  yield* act({ kind: 'move', parts: [{ count: 1, what: `%${item}`, from: `${clearing}`, to }] });
  yield* score(turn, me, 1);
}

/** All that may lie under a ruin out of these items, each as often as it may. */
function picks(items: readonly Item[], count: number): string[] {
  if (count <= 1) return items.length > 0 ? [...items] : [...ITEMS];
  return items.flatMap((first, index) => items.slice(index + 1).map((second) => first + second));
}

/**
 * Whether he may take such an item from a ruin: not if he has one from a ruin (9.7.3). Nothing on the table tells them
 * apart, so he has one for certain if he has more than his character, and everybody's crafting, can have brought him.
 */
function mayTake(turn: VagabondTurn, item: Item): boolean {
  const { me, state, layout } = turn;
  const has = lotsOf(turn, me).reduce((sum, lot) => sum + (lot.item === item ? lot.count : 0), 0);
  const character = CHARACTERS.find(({ spelling }) => isCharacter(turn, me, spelling));
  if (character === undefined) return true;
  const started = (character.items as readonly Item[]).filter((one) => one === item).length;
  const crafted = ITEM_SUPPLY[item] - countAt(state, layout.itemsRow, layout.items[item].refreshed);
  return has <= started + crafted;
}
