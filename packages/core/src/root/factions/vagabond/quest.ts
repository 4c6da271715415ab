import { nameOfCard } from '../../data/cards/card.ts';
import type { Component, Move } from '../../action.ts';
import { QUESTS, QUESTS_FACE_UP } from '../../data/cards/quests.ts';
import { type Item, ITEMS } from '../../data/vocabulary.ts';
import { drawToHand, matchingSuits, suitOfCard } from '../../law/cards.ts';
import { type RootTurn, ask } from '../../law/questions.ts';
import { score } from '../../law/score.ts';
import { chooseOne } from '../../law/choose.ts';
import type { Choice } from '../../law/step.ts';
import { pileAt, placeNamed } from '../../table/look-up.ts';
import type { Place } from '../../table/place.ts';
import { spellingOf, UNKNOWN } from '../../cards/descriptions.ts';
import { action, canPay, pay, type Price, type VagabondTurn } from './cost.ts';
import { type Character, isCharacter } from './character.ts';
import { usable, wearOut } from './items.ts';
import { pawnClearing } from './pawn.ts';
import { QUEST_CARDS } from '../../data/factions/vagabond.ts';
import type { Deed } from '../../law/deed.ts';
import { transfer, moveCards } from '../../law/transfer.ts';
import type { Player, RulesContext } from '../../law/context.ts';
import type { Refusal } from '../../law/faction-law.ts';
import { articled, spotText } from '../../words/lists.ts';
import { ITEM_NAMES } from '../../data/items.ts';
import { SUIT_NAMES } from '../../data/names.ts';

const NAMES: readonly Component[] = QUESTS.map(nameOfCard);

function questsOn({ state, layout }: RulesContext, { quests }: Place): Component[] {
  return quests < 0 ? [] : pileAt(state, quests).map((quest) => spellingOf(layout.quests, quest));
}

const questsIn = (turn: RulesContext, place: string): Component[] => questsOn(turn, placeNamed(turn.layout, place));

/** The quests on offer; an unknown one may be any that is nowhere else. */
function onOffer(turn: VagabondTurn): (typeof QUESTS)[number][] {
  const offered = questsIn(turn, 'Q');
  if (offered.every((name) => NAMES.includes(name))) return QUESTS.filter((_, n) => offered.includes(NAMES[n] ?? ''));
  const gone = turn.layout.places.flatMap((place) => (place.kind === 'quests' ? [] : questsOn(turn, place)));
  return QUESTS.filter((quest) => !gone.includes(nameOfCard(quest)));
}

/** Names quests that were turned up without a name (9.3.3); logs need not write them (D65). */
export function* nameQuests(turn: VagabondTurn, law: string): RootTurn {
  const pile = pileAt(turn.state, placeNamed(turn.layout, 'Q').quests);
  const count = pile.filter((quest) => quest === UNKNOWN).length;
  if (count === 0 || pile.length < QUESTS_FACE_UP) return;
  const quests = yield* ask({ kind: 'draw', law, from: 'quests', count, to: 'Q' });
  const named = quests.filter((quest) => quest !== '#');
  yield* moveCards(named, 'draw', 'Q');
}

/** Quests that match his clearing, for their two items (9.5.5), and what his character does with them. */
export function questChoices(turn: VagabondTurn): Choice[] {
  const { me, memory } = turn;
  const clearing = pawnClearing(turn, me);
  if (clearing === null) return [];
  const suits = matchingSuits(turn, clearing);
  const quests = onOffer(turn).filter(({ suit }) => suits.includes(suit));
  const mayDo = (character: Character): boolean => !memory.special && isCharacter(turn, me, character);
  return quests.flatMap((quest): Choice[] => {
    const found: Choice[] = [];
    const option: Deed<'quest'> = { kind: 'quest', law: '9.5.5', card: nameOfCard(quest) };
    if (canPay(turn, quest.items))
      found.push(action(turn, option, () => complete(turn, nameOfCard(quest), quest.items)));
    if (mayDo('cheat') && canPay(turn, ['any', 'any']))
      found.push(action(turn, { ...option, law: 'V.10.2' }, () => con(turn, nameOfCard(quest))));
    if (mayDo('adventurer')) found.push(...improvised(turn, nameOfCard(quest), quest.items));
    return found;
  });
}

/** Why he may not complete a quest: it is of another suit than his clearing, or takes other items (9.5.5). */
export function questRefusal(ctx: RulesContext, self: Player, { parts }: Move): Refusal | null {
  const found = QUESTS.find((quest) => parts.some(({ what, from }) => from === 'Q' && what === nameOfCard(quest)));
  const clearing = pawnClearing(ctx, self);
  if (!found || clearing === null || questsIn(ctx, self.board).includes(nameOfCard(found))) return null;
  const { suit, items } = found;
  const because = matchingSuits(ctx, clearing).includes(suit)
    ? `it takes ${items.map((item) => articled(ITEM_NAMES[item])).join(' and ')}`
    : `it is a ${SUIT_NAMES[suit]} quest, and they are in ${spotText(clearing)}`;
  return { law: '9.5.5', because };
}

function* complete(turn: VagabondTurn, quest: Component, price: Price): RootTurn {
  yield* pay(turn, '9.5.5', price);
  yield* reward(turn, quest);
  yield* nameQuests(turn, '9.5.5');
}

/** Takes the quest; scores points for all of its suit, or draws cards (9.5.5). */
function* reward(turn: VagabondTurn, quest: Component): RootTurn {
  const { me } = turn;
  yield* transfer(quest, 'Q', me.board);
  const points = questsIn(turn, me.board).filter((one) => suitOfCard(one) === suitOfCard(quest)).length;
  if ((yield* chooseOne(me, '9.5.5', 'word', 'reward', ['points', 'cards'])) === 'points')
    yield* score(turn, me, points);
  else yield* drawToHand(turn, '9.5.5', me, QUEST_CARDS);
}

/** The Cheat completes a quest with any two items; it returns to the deck (V.10.2). */
function* con(turn: VagabondTurn, quest: Component): RootTurn {
  const { me, memory } = turn;
  memory.special = true;
  yield* pay(turn, 'V.10.2', ['any', 'any']);
  yield* reward(turn, quest);
  yield* nameQuests(turn, '9.5.5');
  yield* transfer(quest, me.board, 'discard');
}

/** The Adventurer uses an item as another, and damages it (V.7.2). */
function improvised(turn: VagabondTurn, quest: Component, [first, second]: readonly [Item, Item]): Choice[] {
  const { me, memory } = turn;
  const pairs =
    first === second
      ? [[first, second]]
      : ([
          [first, second],
          [second, first],
        ] as const);
  return pairs.flatMap(([kept, replaced]): Choice[] => {
    if (kept === undefined || replaced === undefined || usable(turn, me, kept) === 0) return [];
    const others = ITEMS.filter((item) => item !== replaced && usable(turn, me, item) > (item === kept ? 1 : 0));
    if (others.length === 0) return [];
    const option: Deed = { kind: 'quest', law: 'V.7.2', card: quest, improvised: replaced };
    return [
      action(turn, option, function* () {
        memory.special = true;
        yield* wearOut(me, yield* chooseOne(me, 'V.7.2', 'item', `item in place of %${replaced}`, others));
        yield* complete(turn, quest, [kept]);
      }),
    ];
  });
}
