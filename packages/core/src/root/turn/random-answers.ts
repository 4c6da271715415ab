import { type Answer, type Answerer, type Question, type Streams, chance, firstOf } from '../../kernel/index.ts';
import { described, spellingOf } from '../cards/descriptions.ts';
import { fitsHand, unrevealed } from '../law/cards.ts';
import { type FromHand, NO_CARD, type RootQuestions } from '../law/questions.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { Dealer, dealt } from './dealer.ts';

/** Answers the questions of chance in a game of Root. */
export function chanceOf(streams: Streams, dealer = new Dealer(streams)): Answerer<Table, RootQuestions> {
  const common = chance<Table, RootQuestions>(streams, (question, table) => dealer.draw(question, table));
  return firstOf((question, table) => dealt(dealer, question, table), common);
}

/** Answers everything: chance, and for people each option with equal probability. */
export function everybody(streams: Streams, dealer = new Dealer(streams)): Answerer<Table, RootQuestions> {
  return firstOf(chanceOf(streams, dealer), (question, table) =>
    question.kind === 'choose' ? chosen(dealer, streams, question, table) : undefined,
  );
}

function chosen(
  dealer: Dealer,
  streams: Streams,
  question: Question<RootQuestions, 'choose'>,
  table: Readonly<Table>,
): Answer<RootQuestions, 'choose'> | undefined {
  const { options, hand, seat } = question;
  if (hand === undefined) return options === undefined ? undefined : streams.bots.pick(options);
  const place = hand.place ?? table.setup.seats[seat]!.faction;
  const card = streams.bots.pick(options ?? offered(dealer, place, hand, table));
  if (card !== NO_CARD) dealer.played(place, `${card}`, table);
  return card;
}

/** The real cards that fit, and none if that is allowed; for chance, each copy counts (G.22). */
function offered(dealer: Dealer, place: string, wanted: FromHand, table: Readonly<Table>): string[] {
  const layout = layoutOf(table.setup);
  const all = dealer.hand(place, table).map((card) => described(layout.cards, card));
  const hand = unrevealed(layout, all, wanted.except ?? []).map((card) => spellingOf(layout.cards, card));
  const cards = wanted.random ? hand : [...new Set(hand)];
  const fitting = cards.filter((card) => fitsHand(layout, card, wanted) === true);
  return wanted.optional || fitting.length === 0 ? [NO_CARD, ...fitting] : fitting;
}
