import { type Description, isDominance, isNamed, UNKNOWN, spellingOf } from '../cards/descriptions.ts';
import { takeCard } from '../cards/pile.ts';
import { DISCARDS_ITSELF, SABOTEURS } from '../data/cards/discarding-cards.ts';
import { boardOf } from '../place-name.ts';
import { QUESTS_FACE_UP } from '../data/cards/quests.ts';
import type { Thing } from '../table/component.ts';
import type { Place } from '../table/place.ts';
import { coffinHolder, emptyCoffin } from './coffin.ts';
import { notePaid } from './saved.ts';
import { type PlanBuilder, placeWords } from './plan-builder.ts';
import { moveOwnCard, ownCardAt } from './move-own-cards.ts';
import { placeNamed } from '../table/look-up.ts';
import { withoutDominance } from '../table/opening.ts';
import type { ColumnIndex, PileIndex } from '../table/indices.ts';

type CardThing = Extract<Thing, { is: 'card' }>;

/** Moves cards of the deck, or quests, one by one. */
export function moveCards(builder: PlanBuilder, thing: CardThing, from: Place, to: Place, count: number): void {
  if (isQuest(thing, from, to)) {
    moveQuests(builder, thing.quest, from, to, count);
    return;
  }
  if (from.kind !== 'draw' && from.pile < 0) {
    misplaced(builder, from);
    return;
  }
  if (to.kind !== 'draw' && to.kind !== 'any-discard' && to.pile < 0) {
    misplaced(builder, to);
    return;
  }
  outOfTheDeck(builder, thing.card);
  for (let n = 0; n < count; n++) {
    const own = unnamedOwnCard(builder, thing.card, from);
    if (own === undefined) moveCard(builder, thing.card, from, to);
    else moveOwnCard(builder, own, from, to, 1);
  }
}

/** No dominance card can be held, drawn or spent if the deck has none (5.1.3, B.3.4). */
function outOfTheDeck(builder: PlanBuilder, card: Description): void {
  const { layout } = builder;
  if (!isDominance(layout.cards, card) || !withoutDominance(layout)) return;
  const [law, where] = layout.bots.size > 0 ? ['B.3.4', 'with bots and so few people'] : ['5.1.3', 'with two players'];
  builder.slip('unknown-component', `dominance cards are out of the deck ${where}`, law);
}

/** If it cannot be a card of the deck, an unnamed card is the retainer in the column (15.3.5). */
function unnamedOwnCard(builder: PlanBuilder, wanted: number, from: Place): ColumnIndex | undefined {
  const { cards } = builder.layout;
  if (from.kind !== 'part' || isNamed(cards, wanted) || takeCard(cards, builder.pile(from.pile), wanted) !== null)
    return undefined;
  const [suit = ''] = spellingOf(cards, wanted).split('#');
  return ownCardAt(builder, from, suit);
}

function misplaced(builder: PlanBuilder, place: Place): void {
  builder.slip('misplaced', `${placeWords(place)} cannot hold cards`);
}

/** Quest names name the pile (D27); an unnamed card is a quest if it comes from or goes to the quests on offer. */
function isQuest(thing: CardThing, from: Place, to: Place): boolean {
  return thing.quest >= 0 && (thing.card < 0 || from.kind === 'quests' || to.kind === 'quests');
}

function moveCard(builder: PlanBuilder, wanted: number, from: Place, to: Place): void {
  if (from === to && nameCopy(builder, wanted, from)) return;
  const card =
    from.kind === 'draw'
      ? drawn(builder, wanted, to)
      : builder.takeCard(
          builder.layout.cards,
          pileOf(builder, from, wanted),
          wanted,
          stackWords(builder, from, wanted),
        );
  if (card === builder.layout.coffinMakers && from.kind === 'board' && coffinHolder(builder) === '')
    emptyCoffin(builder);
  if (from.kind === 'hand' && (to.kind === 'any-discard' || to.kind === 'discard')) notePaid(builder, from.owner);
  if (to.kind === 'any-discard') builder.discard(card);
  else if (to.kind === 'discard') builder.discardForGood(card);
  else if (to.kind === 'draw') builder.set('draw', builder.get('draw') + 1);
  else builder.putCard(to.pile, card);
  if (to.crafted !== to.pile && isDominance(builder.layout.cards, card)) putInPlay(builder, to);
}

/**
 * Moves an activated dominance card to the crafted cards; the score marker on the board shows that it is no supporter
 * (3.3.1, 3.3.2). If the stack has several, takes the last one added.
 */
export function putInPlay(builder: PlanBuilder, { owner, pile, crafted }: Place): void {
  const { layout } = builder;
  const { cards } = layout;
  const isOnBoard = builder.get('markers')[layout.seatOf.get(owner) ?? -1] === boardOf(owner);
  const stack = builder.pile(pile);
  const at = stack.findLastIndex((card) => isDominance(cards, card));
  const activated = stack[at];
  if (!isOnBoard || activated === undefined || builder.pile(crafted).some((card) => isDominance(cards, card))) return;
  builder.setPile(pile, stack.toSpliced(at, 1));
  builder.putCard(crafted, activated);
}

/** A named card counts as another copy of a card already known there, while unknown cards are left (5.1.3). */
function nameCopy(builder: PlanBuilder, wanted: number, { pile }: Place): boolean {
  const cards = pile < 0 ? [] : builder.pile(pile);
  const at = cards.indexOf(UNKNOWN);
  if (at < 0 || !cards.includes(wanted)) return false;
  builder.setPile(pile, cards.with(at, wanted));
  return true;
}

/** The place where a card is missing, for messages: cards in play beside a stack do not count (2.1.4). */
const stackWords = (builder: PlanBuilder, from: Place, wanted: number): string =>
  from.pile !== from.crafted && takeCard(builder.layout.cards, builder.pile(from.crafted), wanted) !== null
    ? `the stack on ${from.name}`
    : from.name;

/**
 * The pile of a card in a place. Beside crafted cards, a player spends only cards of the stack: a card in play leaves
 * only by its own effect (2.1.4) or by Saboteurs, and an activated dominance card never (3.3.2).
 */
function pileOf(builder: PlanBuilder, from: Place, wanted: number): PileIndex {
  const { crafted, pile, owner } = from;
  const { table, taker, layout } = builder;
  const { cards } = layout;
  if (crafted === pile || !isNamed(cards, wanted) || isDominance(cards, wanted)) return pile;
  const has = (one: PileIndex): boolean => takeCard(cards, builder.pile(one), wanted) !== null;
  const card = cards.spellings[wanted] ?? '';
  if (table.turn.battle !== null) return DISCARDS_ITSELF.battle.includes(card) && has(crafted) ? crafted : pile;
  if (taker !== owner) return has(crafted) && (isSabotage(builder) || !has(pile)) ? crafted : pile;
  // Of two copies, the supporter is spent: the log does not say which one it was. A supporter that nobody named is no copy.
  return DISCARDS_ITSELF.turn.includes(card) && !builder.pile(pile).includes(wanted) && has(crafted) ? crafted : pile;
}

/** Whether Saboteurs were the last card discarded: nothing else takes another player's card out of play (ROOT-93). */
function isSabotage(builder: PlanBuilder): boolean {
  const { cards, lostSoulsPile, discardPile } = builder.layout;
  const last = builder.pile(lostSoulsPile < 0 ? discardPile : lostSoulsPile).at(-1);
  return last !== undefined && cards.spellings[last] === SABOTEURS;
}

/**
 * A card written without a start: an available dominance card, or else an unnamed discard, or else a draw (D66). Cards
 * that a bot draws are written as such (D24).
 */
function drawn(builder: PlanBuilder, wanted: number, to: Place): number {
  const { cards, dominancePile, discardPile } = builder.layout;
  if (isDominance(cards, wanted) && !builder.layout.bots.has(to.owner)) {
    const available = takeCard(cards, builder.pile(dominancePile), wanted);
    if (available !== null) {
      builder.setPile(dominancePile, available.rest);
      return available.card;
    }
    const discarded = takeCard(cards, builder.pile(discardPile), wanted);
    if (discarded !== null) {
      builder.setPile(discardPile, discarded.rest);
      builder.imply('D66', `${cards.spellings[wanted]} is one of the discarded cards`);
      return discarded.card;
    }
  }
  builder.drawCard(wanted);
  return wanted;
}

/**
 * Quests go from their deck to those on offer, and from there to a Vagabond's board; for a bot, out of the game (D27).
 */
function moveQuests(builder: PlanBuilder, wanted: number, from: Place, to: Place, count: number): void {
  const { layout } = builder;
  if (from.kind === 'board' && from.quests >= 0 && to.kind === 'any-discard' && !layout.bots.has(from.owner)) {
    shuffleBack(builder, wanted, from, count);
    return;
  }
  const end = to.kind === 'any-discard' ? placeNamed(layout, 'out').quests : to.quests;
  if (end < 0) {
    misplaced(builder, to);
    return;
  }
  if (from.kind !== 'draw' && from.quests < 0) {
    misplaced(builder, from);
    return;
  }
  for (let n = 0; n < count; n++) {
    if (from.kind === 'draw') {
      if (to.kind === 'quests' && nameQuest(builder, to.quests, wanted)) continue;
      turnUpQuest(builder, wanted);
      builder.putCard(end, wanted);
    } else builder.putCard(end, builder.takeCard(layout.quests, from.quests, wanted, from.name));
  }
  if (from.kind === 'quests' && !builder.layout.bots.has(builder.taker)) refill(builder, from.quests, count);
}

/** A person's completed quest can leave the board only for the quest deck (V.10.2, D88). */
function shuffleBack(builder: PlanBuilder, wanted: number, from: Place, count: number): void {
  for (let n = 0; n < count; n++) builder.takeCard(builder.layout.quests, from.quests, wanted, from.name);
  builder.set('questDraw', builder.get('questDraw') + count);
}

/** A quest that a person writes as turned up is one of the unwritten ones (D65): it gets its name. */
function nameQuest(builder: PlanBuilder, pile: PileIndex, wanted: number): boolean {
  if (builder.layout.bots.has(builder.taker)) return false;
  const quests = builder.pile(pile);
  const newest = quests.lastIndexOf(UNKNOWN);
  if (quests.length < QUESTS_FACE_UP || newest < 0) return false;
  builder.setPile(pile, quests.with(newest, wanted));
  return true;
}

function turnUpQuest(builder: PlanBuilder, quest: Description): void {
  const left = builder.get('questDraw');
  if (left === 0) {
    builder.slip('no-card', 'the quest deck is empty');
    builder.oweCard(builder.layout.quests, quest);
  } else builder.set('questDraw', left - 1);
}

/** A person's quest is replaced from the deck, which the log does not write (9.5.5, D65). Bots write it (D24). */
function refill(builder: PlanBuilder, pile: PileIndex, count: number): void {
  for (let n = 0; n < count && builder.get('questDraw') > 0; n++) {
    turnUpQuest(builder, UNKNOWN);
    builder.putCard(pile, UNKNOWN);
    builder.imply('D65', 'a new quest is turned up');
  }
}
