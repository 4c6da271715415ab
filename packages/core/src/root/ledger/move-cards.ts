import { type Description, isDominance, isNamed, UNKNOWN } from '../cards/descriptions.ts';
import { take } from '../cards/pile.ts';
import { QUESTS_FACE_UP } from '../data/cards/quests.ts';
import type { Thing } from '../table/component.ts';
import type { Spot } from '../table/spot.ts';
import { coffinHolder, emptyCoffin } from './coffin.ts';
import type { Journal } from './journal.ts';
import { moveOwnCard, ownCardAt } from './move-own-cards.ts';

type CardThing = Extract<Thing, { is: 'card' }>;

/** Moves cards of the deck, or quests, one by one. */
export function moveCards(journal: Journal, thing: CardThing, from: Spot, to: Spot, count: number): void {
  if (isQuest(thing, from, to)) {
    moveQuests(journal, thing.quest, from, to, count);
    return;
  }
  if (from.kind !== 'draw' && from.pile < 0) {
    misplaced(journal, from);
    return;
  }
  if (to.kind !== 'draw' && to.kind !== 'any-discard' && to.pile < 0) {
    misplaced(journal, to);
    return;
  }
  for (let n = 0; n < count; n++) {
    const own = unnamedOwnCard(journal, thing.card, from);
    if (own < 0) moveCard(journal, thing.card, from, to);
    else moveOwnCard(journal, own, from, to, 1);
  }
}

/** Where no card of the deck can be meant, an unnamed one is the retainer in the column (15.3.5). */
function unnamedOwnCard(journal: Journal, wanted: number, from: Spot): number {
  const { cards } = journal.layout;
  if (from.kind !== 'part' || isNamed(cards, wanted) || take(cards, journal.pile(from.pile), wanted) !== null)
    return -1;
  return ownCardAt(journal, from, cards.spellings[wanted]!.split('#')[0]!);
}

function misplaced(journal: Journal, spot: Spot): void {
  journal.slip('ledger/misplaced', `no cards lie in ${spot.name}`);
}

/** Quest names name the pile (D27); an unnamed card is a quest where it comes from or goes to the quests on offer. */
function isQuest(thing: CardThing, from: Spot, to: Spot): boolean {
  return thing.quest >= 0 && (thing.card < 0 || from.kind === 'quests' || to.kind === 'quests');
}

function moveCard(journal: Journal, wanted: number, from: Spot, to: Spot): void {
  const card =
    from.kind === 'draw'
      ? drawn(journal, wanted, to)
      : journal.takeCard(journal.layout.cards, pileOf(journal, from, wanted), wanted, from.name);
  if (card === journal.layout.coffinMakers && from.kind === 'board' && coffinHolder(journal) === '')
    emptyCoffin(journal);
  if (to.kind === 'any-discard') journal.discard(card);
  else if (to.kind === 'discard') journal.discardForGood(card);
  else if (to.kind === 'draw') journal.set('draw', journal.get('draw') + 1);
  else journal.putCard(to.pile, card);
}

/**
 * The pile that a card of a place is in. Where a stack lies beside the crafted cards, one that is named is first looked
 * for among these, and another in the stack: nobody spends what is in play (2.1.4).
 */
function pileOf(journal: Journal, from: Spot, wanted: number): number {
  if (from.crafted === from.pile) return from.pile;
  const { cards } = journal.layout;
  const [first, second] = isNamed(cards, wanted) ? [from.crafted, from.pile] : [from.pile, from.crafted];
  return take(cards, journal.pile(first), wanted) === null ? second : first;
}

/** A card written without a start: a dominance card that can be taken, else one among the unnamed discards, else a draw (D66). What a bot draws is written as such (D24). */
function drawn(journal: Journal, wanted: number, to: Spot): number {
  const { cards, dominancePile, discardPile } = journal.layout;
  if (isDominance(cards, wanted) && !journal.layout.bots.has(to.owner)) {
    const available = take(cards, journal.pile(dominancePile), wanted);
    if (available !== null) {
      journal.setPile(dominancePile, available.rest);
      return available.card;
    }
    const discarded = take(cards, journal.pile(discardPile), wanted);
    if (discarded !== null) {
      journal.setPile(discardPile, discarded.rest);
      journal.imply('D66', `${cards.spellings[wanted]} is one of the discarded cards`);
      return discarded.card;
    }
  }
  journal.drawCard(wanted);
  return wanted;
}

/** Quests come from their deck to those on offer, from there to a Vagabond's board, or out of the game for a bot (D27). */
function moveQuests(journal: Journal, wanted: number, from: Spot, to: Spot, count: number): void {
  const { layout } = journal;
  const end = to.kind === 'any-discard' ? layout.spotOf.get('out')!.quests : to.quests;
  if (end < 0) {
    misplaced(journal, to);
    return;
  }
  if (from.kind !== 'draw' && from.quests < 0) {
    misplaced(journal, from);
    return;
  }
  for (let n = 0; n < count; n++) {
    if (from.kind === 'draw') {
      if (to.kind === 'quests' && nameQuest(journal, to.quests, wanted)) continue;
      turnUpQuest(journal, wanted);
      journal.putCard(end, wanted);
    } else journal.putCard(end, journal.takeCard(layout.quests, from.quests, wanted, from.name));
  }
  if (from.kind === 'quests' && !journal.layout.bots.has(journal.taker)) refill(journal, from.quests, count);
}

/** A quest that a person writes as turned up is one of those that nobody writes (D65): its name becomes known. */
function nameQuest(journal: Journal, pile: number, wanted: number): boolean {
  if (journal.layout.bots.has(journal.taker)) return false;
  const quests = journal.pile(pile);
  const newest = quests.lastIndexOf(UNKNOWN);
  if (quests.length < QUESTS_FACE_UP || newest < 0) return false;
  journal.setPile(
    pile,
    quests.map((quest, i) => (i === newest ? wanted : quest)),
  );
  return true;
}

function turnUpQuest(journal: Journal, quest: Description): void {
  const left = journal.get('questDraw');
  if (left === 0) {
    journal.slip('ledger/no-card', 'the quest deck is empty');
    journal.oweCard(journal.layout.quests, quest);
  } else journal.set('questDraw', left - 1);
}

/** A person's quest is replaced from the deck, and the log does not say so (9.5.5, D65). Bots write it (D24). */
function refill(journal: Journal, pile: number, count: number): void {
  for (let n = 0; n < count && journal.get('questDraw') > 0; n++) {
    turnUpQuest(journal, UNKNOWN);
    journal.putCard(pile, UNKNOWN);
    journal.imply('D65', 'a new quest is turned up');
  }
}
