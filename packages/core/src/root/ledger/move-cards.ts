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

/** Nobody holds, draws or spends a dominance card where those are out of the deck (5.1.3, B.3.4). */
function outOfTheDeck(builder: PlanBuilder, card: Description): void {
  const { layout } = builder;
  if (!isDominance(layout.cards, card) || !withoutDominance(layout)) return;
  const [law, where] = layout.bots.size > 0 ? ['B.3.4', 'with bots and so few people'] : ['5.1.3', 'with two players'];
  builder.slip('ledger/unknown-component', `dominance cards are out of the deck ${where}`, law);
}

/** Where no card of the deck can be meant, an unnamed one is the retainer in the column (15.3.5). */
function unnamedOwnCard(builder: PlanBuilder, wanted: number, from: Place): ColumnIndex | undefined {
  const { cards } = builder.layout;
  if (from.kind !== 'part' || isNamed(cards, wanted) || takeCard(cards, builder.pile(from.pile), wanted) !== null)
    return undefined;
  const [suit = ''] = spellingOf(cards, wanted).split('#');
  return ownCardAt(builder, from, suit);
}

function misplaced(builder: PlanBuilder, place: Place): void {
  builder.slip('ledger/misplaced', `${placeWords(place)} cannot hold cards`);
}

/** Quest names name the pile (D27); an unnamed card is a quest where it comes from or goes to the quests on offer. */
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
 * Moves an activated dominance card to the crafted cards; the score marker on the board tells it from a supporter
 * (3.3.1, 3.3.2). Of several in the stack, it is the last one added.
 */
export function putInPlay(builder: PlanBuilder, { owner, pile, crafted }: Place): void {
  const { layout } = builder;
  const { cards } = layout;
  const isOnBoard = builder.get('markers')[layout.seatOf.get(owner) ?? -1] === boardOf(owner);
  const stack = builder.pile(pile);
  const at = stack.findLastIndex((card) => isDominance(cards, card));
  const activated = stack[at];
  if (!isOnBoard || activated === undefined || builder.pile(crafted).some((card) => isDominance(cards, card))) return;
  builder.setPile(
    pile,
    stack.filter((_, i) => i !== at),
  );
  builder.putCard(crafted, activated);
}

/** A named card is taken for another copy of a card already known there, while unknown cards are left (5.1.3). */
function nameCopy(builder: PlanBuilder, wanted: number, { pile }: Place): boolean {
  const cards = pile < 0 ? [] : builder.pile(pile);
  const at = cards.indexOf(UNKNOWN);
  if (at < 0 || !cards.includes(wanted)) return false;
  builder.setPile(
    pile,
    cards.map((card, i) => (i === at ? wanted : card)),
  );
  return true;
}

/** The place where a card is missed: one that lies in play beside a stack does not count (2.1.4). */
const stackWords = (builder: PlanBuilder, from: Place, wanted: number): string =>
  from.pile !== from.crafted && takeCard(builder.layout.cards, builder.pile(from.crafted), wanted) !== null
    ? `the stack on ${from.name}`
    : from.name;

/**
 * The pile that a card of a place is in. Where a stack lies beside the crafted cards, its owner spends cards of the stack
 * alone: what is in play leaves only by its own effect (2.1.4), or by Saboteurs, and an activated dominance card never (3.3.2).
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
  // Of two copies its owner spends the supporter: nothing in the log says which it was.
  return DISCARDS_ITSELF.turn.includes(card) && !has(pile) ? crafted : pile;
}

/** Whether Saboteurs are what was discarded last: nothing else of another player takes a card out of play (ROOT-93). */
function isSabotage(builder: PlanBuilder): boolean {
  const { cards, lostSoulsPile, discardPile } = builder.layout;
  const last = builder.pile(lostSoulsPile < 0 ? discardPile : lostSoulsPile).at(-1);
  return last !== undefined && cards.spellings[last] === SABOTEURS;
}

/** A card written without a start: a dominance card that can be taken, else one among the unnamed discards, else a draw (D66). What a bot draws is written as such (D24). */
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

/** Quests come from their deck to those on offer, from there to a Vagabond's board, or out of the game for a bot (D27). */
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

/** A person's completed quest leaves his board only for the quest deck (V.10.2, D88). */
function shuffleBack(builder: PlanBuilder, wanted: number, from: Place, count: number): void {
  for (let n = 0; n < count; n++) builder.takeCard(builder.layout.quests, from.quests, wanted, from.name);
  builder.set('questDraw', builder.get('questDraw') + count);
}

/** A quest that a person writes as turned up is one of those that nobody writes (D65): its name becomes known. */
function nameQuest(builder: PlanBuilder, pile: PileIndex, wanted: number): boolean {
  if (builder.layout.bots.has(builder.taker)) return false;
  const quests = builder.pile(pile);
  const newest = quests.lastIndexOf(UNKNOWN);
  if (quests.length < QUESTS_FACE_UP || newest < 0) return false;
  builder.setPile(
    pile,
    quests.map((quest, i) => (i === newest ? wanted : quest)),
  );
  return true;
}

function turnUpQuest(builder: PlanBuilder, quest: Description): void {
  const left = builder.get('questDraw');
  if (left === 0) {
    builder.slip('ledger/no-card', 'the quest deck is empty');
    builder.oweCard(builder.layout.quests, quest);
  } else builder.set('questDraw', left - 1);
}

/** A person's quest is replaced from the deck, and the log does not say so (9.5.5, D65). Bots write it (D24). */
function refill(builder: PlanBuilder, pile: PileIndex, count: number): void {
  for (let n = 0; n < count && builder.get('questDraw') > 0; n++) {
    turnUpQuest(builder, UNKNOWN);
    builder.putCard(pile, UNKNOWN);
    builder.imply('D65', 'a new quest is turned up');
  }
}
