import type { Answer, Question } from '../../kernel/index.ts';
import { UNKNOWN } from '../cards/descriptions.ts';
import type { Pile } from '../cards/pile.ts';
import { NO_CARD, type RootQuestions } from '../law/questions.ts';
import { cardPiles } from '../table/card-piles.ts';
import { layoutOf } from '../table/layout.ts';
import { pileAt } from '../table/look-up.ts';
import type { Table } from '../table/table.ts';
import type { Position } from '../turn/position.ts';
import type { RootAnswerer } from '../turn/run-on.ts';
import { type Answered, isAmbush, isSecretFrom } from './answered.ts';
import type { Request } from './request.ts';
import { DRAW_PILE, type SeenCard } from '../turn/seen.ts';

type Asked = Question<RootQuestions>;
type Given = Answer<RootQuestions>;

/**
 * Answers a step at a deal as it was answered so far, and the question of a request with `option`. `live` answers
 * everything after that, and what the seat did not see: it draws from the deal's dealer, which knows what was seen.
 * Others play the cards that they were seen to play, and keep all that they may.
 *
 * @example
 * const { position, dealer } = redeal(request.view, request.seat, request.chance, request.shown);
 * const replay = new Replay(request, request.options[0], everybody(streams('maple', 17), dealer));
 * runOn(players, position, { chance: replay.answer }, 'turn');
 */
export class Replay {
  /**
   * The step went differently at this deal, so the deal is impossible and another is needed: a player could not do what
   * they were seen to do, or lost more cards, such as supporters lost with a base (8.2.4) or cards for Partisans
   * (ROOT-77).
   */
  hasStrayed = false;
  private readonly request: Request;
  private readonly option: Given | undefined;
  private readonly live: RootAnswerer;
  private readonly answered: Answered[];
  private readonly cards: SeenCard[];
  private isLive = false;

  /** Without an option, `live` answers the question of the request, too. */
  constructor(request: Request, option: Given | undefined, live: RootAnswerer) {
    this.request = request;
    this.option = option;
    this.live = live;
    this.answered = [...request.answered];
    this.cards = request.shown.cards.filter(({ place }) => place !== DRAW_PILE);
  }

  readonly answer: RootAnswerer = (question, table) =>
    (this.isLive ? undefined : this.replayed(question, table)) ?? this.live(question, table);

  private replayed(question: Asked, table: Readonly<Table>): Given | undefined {
    const { answered, request } = this;
    const by = question.kind === 'choose' ? question.seat : undefined;
    const isSecret = isSecretFrom(layoutOf(table.setup), request.seat, question, table.piles);
    if (isSecret && !isAmbush(question)) return this.unseen(question, table);
    const [next] = answered;
    if (next === undefined || next.kind !== question.kind || next.law !== question.law || next.seat !== by) {
      // An ambush that is not played is not seen (4.3.1).
      if (isSecret) return NO_CARD;
      this.isLive = by === request.seat;
      this.hasStrayed ||= !this.isLive || answered.length > 0 || !looksAlike(table, request.current);
      return this.isLive ? this.option : undefined;
    }
    answered.shift();
    if (isOption(question, next.answer)) return next.answer;
    this.hasStrayed = true;
    return undefined;
  }

  /** A card of another player: one that was seen to leave, or none. */
  private unseen(question: Asked, { setup }: Readonly<Table>): Given | undefined {
    if (question.kind !== 'choose' && question.kind !== 'pick') return undefined;
    const options: readonly unknown[] = question.options ?? [];
    const by = question.kind === 'choose' ? (setup.seats[question.seat]?.faction ?? '') : '';
    const at = this.cards.findIndex(({ place, card }) => place.startsWith(by) && options.includes(card));
    const [seen] = at < 0 ? [] : this.cards.splice(at, 1);
    if (seen !== undefined) return seen.card;
    return options.includes(NO_CARD) ? NO_CARD : undefined;
  }
}

/** Whether an answer is among the options; deeds are compared in their answer form. */
const isOption = (question: Asked, answer: Given): boolean =>
  typeof answer === 'object' || !('options' in question) || question.options?.some((one) => one === answer) !== false;

/** Whether a table may be the one that a seat sees: the same pieces everywhere, and the cards that it knows. */
function looksAlike(table: Readonly<Table>, { table: seen }: Position): boolean {
  if (table.draw !== seen.draw) return false;
  for (const [i, row] of table.rows.entries()) {
    const other = seen.rows[i] ?? [];
    for (let column = 0; column < row.length; column++) if (row[column] !== other[column]) return false;
  }
  return cardPiles(layoutOf(table.setup)).every((pile) => mayBe(pileAt(table, pile), pileAt(seen, pile)));
}

/** Whether a pile has as many cards as another, and the known cards of the other. */
function mayBe(cards: Pile, seen: Pile): boolean {
  if (cards.length !== seen.length) return false;
  const left = [...cards];
  for (const card of seen) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    else if (card !== UNKNOWN && !left.includes(UNKNOWN)) return false;
  }
  return true;
}
