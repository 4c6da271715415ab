import type { Answer, Question, Stream, Streams } from '../../kernel/index.ts';
import type { Component } from '../action.ts';
import { deckOf, questsOf } from '../law/deck.ts';
import type { RootQuestions } from '../law/questions.ts';
import { cardPiles } from '../table/card-piles.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { HiddenPlots } from './hidden-plots.ts';
import { pileAt, placeNamed } from '../table/look-up.ts';
import { UNKNOWN, spellingOf, described } from '../cards/descriptions.ts';
import { NO_PILE, type PileIndex } from '../table/indices.ts';
import type { PlaceName } from '../place-name.ts';
import { DRAW_PILE, NOTHING_SEEN, type Seen } from './seen.ts';

/**
 * Knows what the table does not: the order of the draw pile, unknown cards in hands, quests not yet turned up, kinds of
 * face-down plots. It derives all this from the table when needed, so it works at any position: everything unseen is
 * equally likely to be anywhere.
 */
export class Dealer {
  private readonly deck: Stream;
  private readonly picks: Stream;
  private readonly plots: HiddenPlots;
  /** The draw pile, its top at the end, and the number of its shuffle. */
  private pile: Component[] = [];
  private shuffles = -1;
  /** The faction that is choosing its hand from more cards than it keeps (A.10). */
  private choosing: string | null = null;
  /** The unknown cards of each pile. */
  private hidden = new Map<PileIndex, Component[]>();
  /** Cards that have been seen, by where they were. Those from the draw pile are in order; `#` stands for any. */
  private readonly seenAt = new Map<PlaceName, Component[]>();

  /** `seen` says what is known of the cards at this table. */
  constructor(streams: Pick<Streams, 'deck' | 'picks'>, { cards, plots }: Seen = NOTHING_SEEN) {
    this.deck = streams.deck;
    this.picks = streams.picks;
    this.plots = new HiddenPlots(streams.picks, Object.entries(plots));
    for (const { place, card } of cards) {
      const there = this.seenAt.get(place);
      if (there === undefined) this.seenAt.set(place, [card]);
      else there.push(card);
    }
  }

  /** The next cards or quests off the pile. */
  draw({ from, count }: Question<RootQuestions, 'draw'>, table: Readonly<Table>): Component[] {
    if (from === 'quests') return this.quests(count, table);
    if (from !== 'draw') return this.unseen(from, count, table);
    this.follow(table);
    const cards: Component[] = [];
    // A log may show more copies of a card than there are; then any card will do.
    for (let n = 0; n < count; n++) cards.push(this.top() ?? this.deck.pick(deckOf(table.setup)));
    return cards;
  }

  /** The next card of the draw pile: the seen one, if it has been seen. */
  private top(): Component | undefined {
    const { pile } = this;
    const coming = this.seenAt.get(DRAW_PILE) ?? [];
    const next = coming.shift();
    if (next === undefined) return pile.pop();
    const at = next === '#' ? pile.findLastIndex((card) => !coming.includes(card)) : pile.lastIndexOf(next);
    if (at < 0) return pile.pop();
    return pile.splice(at, 1)[0];
  }

  /** Called with the table before each question: what is face down by now gets a kind. */
  watch(table: Readonly<Table>): void {
    this.plots.follow(table);
  }

  /** The kinds of all face-down plots, by clearing. */
  plotsAt(table: Readonly<Table>): Readonly<Record<string, string>> {
    return this.plots.at(table);
  }

  /** The kind of the face-down plot in a clearing. */
  plot(clearing: string, table: Readonly<Table>): string {
    return this.plots.reveal(clearing, table);
  }

  /** The real cards in a hand, or in another place whose owner can look at them. */
  hand(place: string, table: Readonly<Table>): Component[] {
    this.follow(table);
    const layout = layoutOf(table.setup);
    const { cards } = layout;
    const { pile } = placeNamed(layout, place);
    const known = pileAt(table, pile).filter((card) => cards.printed[card] !== null);
    return [...known.map((card) => spellingOf(cards, card)), ...this.unknownIn(pile, table)];
  }

  /**
   * The unknown cards of a hand, for its owner. Extra cards, which go back unless kept (A.7), come from the bottom of
   * the draw pile, which is then shuffled (A.10).
   */
  private unseen(place: string, count: number, table: Readonly<Table>): Component[] {
    this.follow(table);
    const held = this.unknownIn(layoutOf(table.setup).placeOf.get(place)?.pile ?? NO_PILE, table).slice(0, count);
    if (held.length === count) return held;
    this.choosing = place;
    const beneath = this.seenAt.get(place)?.slice(held.length) ?? this.pile;
    return [...held, ...beneath.slice(0, count - held.length)];
  }

  /** A card is about to leave a hand: removes it from the unknown ones if it is not a known one. */
  played(place: string, card: Component, table: Readonly<Table>): void {
    const layout = layoutOf(table.setup);
    const { cards } = layout;
    const { pile } = placeNamed(layout, place);
    if (pileAt(table, pile).includes(described(cards, card))) return;
    const unknown = this.hidden.get(pile) ?? [];
    const at = unknown.indexOf(card);
    if (at >= 0) unknown.splice(at, 1);
  }

  private unknownIn(pile: PileIndex, table: Readonly<Table>): Component[] {
    const { cards } = layoutOf(table.setup);
    const count = pileAt(table, pile).filter((card) => cards.printed[card] === null).length;
    return (this.hidden.get(pile) ?? []).slice(0, count);
  }

  /** Rebuilds the draw pile after a shuffle, or when it no longer fits the table. */
  follow(table: Readonly<Table>): void {
    if (!this.hasChosen(table) && this.shuffles === table.shuffles && this.pile.length === table.draw) return;
    if (this.shuffles < 0) this.hidden = this.seenInPlaces(table);
    this.choosing = null;
    this.shuffles = table.shuffles;
    const left = deckOf(table.setup);
    for (const card of this.seen(table)) {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
    }
    this.deck.shuffle(left);
    this.pile = left.slice(0, table.draw);
  }

  private seenInPlaces({ setup }: Readonly<Table>): Map<PileIndex, Component[]> {
    const { placeOf } = layoutOf(setup);
    const held = [...this.seenAt].filter(([place]) => place !== DRAW_PILE);
    return new Map(held.map(([place, cards]) => [placeOf.get(place)?.pile ?? NO_PILE, [...cards]]));
  }

  /** Whether the cards of that hand are named by now; if so, the others are back in the deck. */
  private hasChosen(table: Readonly<Table>): boolean {
    if (this.choosing === null) return false;
    const { cards, placeOf } = layoutOf(table.setup);
    const hand = pileAt(table, placeOf.get(this.choosing)?.pile ?? NO_PILE);
    return hand.every((card) => cards.printed[card] !== null);
  }

  /** Every card that is face up somewhere, or that the dealer knows to be there. */
  private seen(table: Readonly<Table>): Component[] {
    const layout = layoutOf(table.setup);
    const { cards } = layout;
    const seen: Component[] = [];
    const vague: { readonly pile: PileIndex; readonly card: number }[] = [];
    for (const pile of cardPiles(layout)) {
      for (const card of pileAt(table, pile)) {
        if (cards.printed[card] !== null) seen.push(spellingOf(cards, card));
        else vague.push({ pile, card });
      }
    }
    return [...seen, ...this.guess(vague, table, seen)];
  }

  /** Chooses a possible card for each card that is not well known; earlier choices stay. */
  private guess(
    vague: readonly { readonly pile: PileIndex; readonly card: number }[],
    table: Readonly<Table>,
    seen: readonly Component[],
  ): Component[] {
    const { cards } = layoutOf(table.setup);
    const left = deckOf(table.setup);
    const drop = (card: Component): boolean => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    for (const card of seen) drop(card);
    const before = new Map([...this.hidden].map(([pile, there]) => [pile, there.filter(drop)]));
    // Cards that will be drawn are in the pile, unless it is shuffled first.
    for (const card of this.seenAt.get(DRAW_PILE)?.slice(0, table.draw) ?? []) drop(card);
    this.hidden = new Map();
    const guessed: Component[] = [];
    // The best-known cards have the fewest possibilities, so they choose first.
    for (const { pile, card } of [...vague].sort((a, b) => b.card - a.card)) {
      const fits = (one: Component): boolean => cards.meet(described(cards, one), card) === described(cards, one);
      const kept = before.get(pile) ?? [];
      const at = kept.findIndex(fits);
      const may = at >= 0 ? kept.splice(at, 1) : card === UNKNOWN ? left : left.filter(fits);
      if (may.length === 0) continue;
      const chosen = this.deck.pick(may);
      if (at < 0) drop(chosen);
      const mine = this.hidden.get(pile);
      if (mine === undefined) this.hidden.set(pile, [chosen]);
      else mine.push(chosen);
      guessed.push(chosen);
    }
    return guessed;
  }

  private quests(count: number, table: Readonly<Table>): Component[] {
    const { quests, places } = layoutOf(table.setup);
    const left = questsOf();
    for (const place of places) {
      if (place.quests < 0) continue;
      for (const quest of pileAt(table, place.quests)) {
        const at = left.indexOf(spellingOf(quests, quest));
        if (at >= 0) left.splice(at, 1);
      }
    }
    return this.picks.shuffle(left).slice(0, count);
  }
}

/** The dealer's answers to draws and secret picks; `undefined` for any other question. */
export function dealt(
  dealer: Dealer,
  question: Question<RootQuestions>,
  table: Readonly<Table>,
): Answer<RootQuestions> | undefined {
  dealer.watch(table);
  if (question.kind === 'draw') return dealer.draw(question, table);
  if (question.kind === 'pick' && question.plot !== undefined) return dealer.plot(question.plot, table);
  return undefined;
}
