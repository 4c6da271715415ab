import type { Answer, Question } from '../../kernel/index.ts';
import type { Action, Component } from '../action.ts';
import { SUITS } from '../data/vocabulary.ts';
import { fitsHand, unrevealed } from '../law/cards.ts';
import { type FromHand, NO_CARD, type RootQuestions } from '../law/questions.ts';
import type { PlaceName } from '../place-name.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import type { Desk } from './desk.ts';
import { ActingGuide } from './explore.ts';
import { repeated } from '../sum-of.ts';

/** Cards from the draw pile, or random cards from a hand (G.22). */
export interface Drawn {
  readonly count: number;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly more?: true;
}

/** The pick when chance answers. */
const BY_CHANCE = Symbol('by chance');

/** Any cards for those that chance deals; the first of several things to pick. */
function anyCards(asked: Question<RootQuestions>): Answer<RootQuestions> {
  if (asked.kind === 'draw') return repeated(asked.count, '#') as Answer<RootQuestions>;
  return (asked.kind === 'pick' ? asked.options[0] : '#') as Answer<RootQuestions>;
}

/** Whether chance takes cards: from the draw pile, or from a hand (G.22). */
const takesCards = (asked: Question<RootQuestions>): boolean =>
  asked.kind === 'pick' ||
  (asked.kind === 'choose' && asked.hand?.random !== undefined) ||
  (asked.kind === 'draw' && asked.from === 'draw');

const isDraw = (action: Action): boolean => action.kind === 'move' && action.parts.every(({ from }) => from === 'draw');

/**
 * Follows all options of the taker up to a die roll, a card or another player's answer. If a card is drawn by chance,
 * it continues with any card, to learn how many are drawn and from where to where.
 */
export class MoveGuide extends ActingGuide<unknown> {
  readonly answers: unknown[] = [];
  /** The section of the last answered question. */
  law = '';
  /** An answer was a card that may not be in the hand. */
  unsure = false;
  /** The question that deals cards, and the number of actions before it. */
  chance: { readonly asked: Question<RootQuestions>; readonly after: number } | null = null;
  private readonly listed: ReadonlySet<string>;

  /** `listed`: options of menus that have been followed in an earlier step. */
  constructor(desk: Desk, listed: ReadonlySet<string>) {
    super(desk);
    this.listed = listed;
  }

  picks(asked: Question<RootQuestions>): readonly unknown[] | null {
    if (this.chance !== null) return null;
    const { table, turn, menu } = this.desk;
    if (asked === menu && this.listed.size > 0)
      return menu.options?.filter((option) => !this.listed.has(JSON.stringify(option))) ?? null;
    return answersTo(asked, table, turn.me.index) ?? (takesCards(asked) ? [BY_CHANCE] : null);
  }

  answer(asked: Question<RootQuestions>, pick: unknown): Answer<RootQuestions> {
    if (pick === BY_CHANCE) {
      this.chance = { asked, after: this.actions.length };
      return anyCards(asked);
    }
    this.answers.push(pick);
    this.law = asked.law;
    this.unsure ||= 'hand' in asked && asked.hand !== undefined && asked.options === undefined;
    return pick as Answer<RootQuestions>;
  }

  /** The actions before chance dealt anything. */
  get own(): readonly Action[] {
    return this.chance === null ? this.actions : this.actions.slice(0, this.chance.after);
  }

  /** The cards that chance deals; `null` if it deals none, or something else. */
  drawn(isOver: boolean): Drawn | null {
    if (this.chance === null) return null;
    const { asked, after } = this.chance;
    const [first, ...rest] = this.actions.slice(after);
    const part = first?.kind === 'move' ? first.parts[0] : undefined;
    if (part?.from == null || !part.what.includes('#')) return null;
    const more = !isOver || !rest.every((action) => action.kind === 'end' || isDraw(action));
    const count = asked.kind === 'draw' ? asked.count : 1;
    return { count, from: part.from, to: part.to, ...(more && { more: true as const }) };
  }
}

/** The possible answers to a question of the taker; `null` if chance or another player answers. */
function answersTo(question: Question<RootQuestions>, table: Readonly<Table>, seat: number): readonly unknown[] | null {
  if (question.kind !== 'choose' || question.seat !== seat) return null;
  return question.options ?? (question.hand === undefined ? null : cardsThatFit(table, seat, question.hand));
}

/** The cards of a hand that fit; unknown cards are named by the suits that they may have. */
function cardsThatFit(table: Readonly<Table>, seat: number, wanted: FromHand): Component[] {
  const layout = layoutOf(table.setup);
  const place = layout.placeOf.get(wanted.place ?? layout.seats[seat]?.faction ?? '');
  const found = new Set<Component>(wanted.optional === true ? [NO_CARD] : []);
  for (const card of unrevealed(layout, table.piles[place?.pile ?? -1] ?? [], wanted.except ?? [])) {
    const spelling = layout.cards.spellings[card] ?? '#';
    const fits = fitsHand(layout, spelling, wanted);
    if (fits === true) found.add(spelling);
    if (fits === null) for (const suit of SUITS) if (wanted.suits.includes(suit)) found.add(`${suit}#`);
  }
  return [...found];
}
