import { type Answer, type Question, start } from '../../kernel/index.ts';
import type { Action, Component } from '../action.ts';
import { SUITS } from '../data/vocabulary.ts';
import { root } from '../game.ts';
import { fitsHand, unrevealed } from '../law/cards.ts';
import type { Players } from '../law/context.ts';
import { type FromHand, NO_CARD, type RootQuestions } from '../law/questions.ts';
import type { PlaceName } from '../place-name.ts';
import { layoutOf } from '../table/layout.ts';
import type { Table } from '../table/table.ts';
import { Desk } from './desk.ts';
import { lookAtHand } from './hand.ts';
import { stepNow, turnAt } from './line.ts';
import { END } from './menu.ts';
import type { Position } from './position.ts';
import type { TurnState } from './turn-state.ts';
import type { Deed } from '../law/deed.ts';

/** One complete move of a player: what it does until the next step, chance, or another player's answer. */
export interface LegalMove {
  readonly kind: string;
  readonly law: string;
  /** What was chosen in the menu, if it came from one. */
  readonly option: Deed | null;
  readonly actions: readonly Action[];
  /** The answers that lead to it, from the start of its step. */
  readonly answers: readonly unknown[];
  /** The position after it, where neither chance nor somebody else has to answer. */
  readonly after: Position | null;
  /** The section of what chance or somebody else has to answer, where it stops at that. */
  readonly asks?: string;
  /** The cards that come by chance next, where it stops at that; `more` where something comes after them. */
  readonly draws?: Drawn;
  /** `hand`: it needs a card that the hand may or may not hold. */
  readonly requires?: 'hand';
}

/** Cards off the draw pile, or out of a hand at random (G.22). */
interface Drawn {
  readonly count: number;
  readonly from: PlaceName;
  readonly to: PlaceName;
  readonly more?: true;
}

/** What may be done next at a position. */
export interface LegalMoves {
  readonly faction: string;
  readonly phase: string;
  readonly step: string;
  readonly law: string;
  /** Whether the phase cannot be ended before one of the moves is made. */
  readonly forced: boolean;
  readonly moves: readonly LegalMove[];
}

type Stop =
  | { readonly asked: Question<RootQuestions>; readonly actions: readonly Action[] }
  | { readonly after: Position; readonly actions: readonly Action[] };

/**
 * Runs the step at a desk from its start, up to a question that `picks` does not answer, or to its end. Each pick is the
 * number of an answer out of `answersTo`, the first one of the menu if the step has one.
 */
function run(desk: Desk, picks: readonly number[], draws = false): Stop {
  const { menu, table, turn } = desk;
  const [option, ...later] = menu === null ? [0, ...picks] : picks;
  if (menu !== null && option === undefined) return { asked: menu, actions: [] };
  const step = start(root, () => desk.run(option ?? 0), table);
  let stop = step.proceed();
  for (const pick of later) {
    if (stop.at !== 'question') break;
    stop = step.proceed(answersTo(stop.question, table, turn.me.index)?.[pick] as Answer<RootQuestions>);
  }
  if (draws && stop.at === 'question') stop = step.proceed(anyCards(stop.question));
  if (stop.at === 'question') return { asked: stop.question, actions: step.actions };
  return { after: desk.position(), actions: step.actions };
}

/** An answer of chance: cards that are not known, or the first option. */
function anyCards(asked: Question<RootQuestions>): Answer<RootQuestions> {
  if (asked.kind === 'draw') return new Array<Component>(asked.count).fill('#') as Answer<RootQuestions>;
  return (asked.kind === 'pick' ? asked.options[0] : '#') as Answer<RootQuestions>;
}

/** The cards that come by chance where a step asks for them; `null` where it asks for something else. */
function drawnNext(desk: Desk, picks: readonly number[], { asked, actions }: Extract<Stop, { asked: unknown }>) {
  const isTaken = asked.kind === 'pick' || (asked.kind === 'choose' && asked.hand?.random !== undefined);
  if (!isTaken && !(asked.kind === 'draw' && asked.from === 'draw')) return null;
  const ran = run(desk, picks, true);
  const [first, ...rest] = ran.actions.slice(actions.length);
  const part = first?.kind === 'move' ? first.parts[0] : undefined;
  if (part?.from == null || !part.what.includes('#')) return null;
  const isDraw = (action: Action): boolean =>
    action.kind === 'move' && action.parts.every(({ from }) => from === 'draw');
  const more = 'asked' in ran || !rest.every((action) => action.kind === 'end' || isDraw(action));
  const count = asked.kind === 'draw' ? asked.count : 1;
  return { count, from: part.from, to: part.to, ...(more && { more: true as const }) };
}

/** Goes on to the next step that asks or does something; `null` once the line is over. */
function settle(players: Players, position: Position, looked = false): Position | null {
  let here = position;
  for (;;) {
    const { table, now } = here;
    if (now === null || now.stage === 'over') return null;
    const ran = run(new Desk(players, { table, now }), []);
    if (looked && 'asked' in ran && ran.asked.law === lookAtHand.law) {
      here = { table, now: { ...now, step: now.step + 1 } };
      continue;
    }
    if ('asked' in ran || ran.actions.some(({ kind }) => kind !== 'begin' && kind !== 'end')) return here;
    here = ran.after;
  }
}

/** The answers that may be given to a question, as far as its player is the taker; `null` where chance or another answers. */
function answersTo(question: Question<RootQuestions>, table: Readonly<Table>, seat: number): readonly unknown[] | null {
  if (question.kind !== 'choose' || question.seat !== seat) return null;
  return question.options ?? (question.hand === undefined ? null : cardsThatFit(table, seat, question.hand));
}

/** The cards of a hand that fit, those that are not known by the suits that they may have. */
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

/** Every complete move of the next step, without the one that ends it (`ended` is the position after that). */
function movesOfStep(
  players: Players,
  position: Position & { readonly now: TurnState },
): { moves: LegalMove[]; ended: Position | null } {
  const desk = new Desk(players, position);
  const seat = desk.turn.me.index;
  const moves: LegalMove[] = [];
  let ended: Position | null = null;
  const name = stepNow(desk.turn);
  const explode = (
    picks: readonly number[],
    answers: readonly unknown[],
    option: Deed | null,
    law: string,
    requires: boolean,
  ): void => {
    const ran = run(desk, picks);
    const open = 'asked' in ran ? answersTo(ran.asked, desk.table, seat) : null;
    if ('asked' in ran && open !== null) {
      const isMenu = 'menu' in ran.asked && ran.asked.menu === true && option === null;
      const unsure = 'hand' in ran.asked && ran.asked.options === undefined;
      for (const [pick, answer] of open.entries()) {
        const chosen = isMenu ? (answer as Deed) : option;
        explode([...picks, pick], [...answers, answer], chosen, chosen?.law ?? ran.asked.law, requires || unsure);
      }
      return;
    }
    if (option?.kind === END) {
      if ('after' in ran) ended = ran.after;
      return;
    }
    const move = { kind: option?.kind ?? slug(name?.name), law, option, actions: ran.actions, answers };
    const needs = requires || option?.['requires'] === 'hand';
    const draws = 'asked' in ran ? drawnNext(desk, picks, ran) : null;
    moves.push({
      ...move,
      after: 'after' in ran ? ran.after : null,
      ...('asked' in ran && { asks: ran.asked.law }),
      ...(draws !== null && { draws }),
      ...(needs && { requires: 'hand' as const }),
    });
  };
  explode([], [], null, name?.law ?? '', false);
  return { moves, ended };
}

const slug = (name: string | undefined): string => (name ?? 'step').toLowerCase().replace(/\W+/g, '-');

/**
 * What may be done next: the complete moves of the step at hand and, as long as steps may be ended with nothing done, of
 * the steps after it in the same phase. `null` once the line is over. With `looked` the player has seen their own hand (5.1.3).
 *
 * @example legalMoves(players, { table, now: beginLine(players.seats[0], false) })
 */
export function legalMoves(players: Players, position: Position, looked = false): LegalMoves | null {
  let here = settle(players, position, looked);
  if (here?.now == null) return null;
  const turn = turnAt(players, { state: here.table }, here.now);
  const step = stepNow(turn);
  const { taker, stage } = here.now;
  const all: LegalMove[] = [];
  let forced = false;
  while (here !== null && here.now?.stage === stage) {
    const { moves, ended } = movesOfStep(players, { table: here.table, now: here.now });
    // What anybody may do in the course of a phase is offered in several of its steps.
    const listed = new Set(all.map(({ answers }) => JSON.stringify(answers)));
    all.push(...moves.filter(({ option, answers }) => option === null || !listed.has(JSON.stringify(answers))));
    forced = ended === null;
    here = ended === null ? null : settle(players, ended);
  }
  return { faction: taker, phase: stage, step: step?.name ?? '', law: step?.law ?? '', forced, moves: all };
}

/** How many complete moves there are to a depth (perft): a branch ends at chance, at another's answer, and with the line. */
export function countMoves(players: Players, position: Position, depth: number): number {
  const found = legalMoves(players, position);
  if (found === null) return 0;
  let count = found.moves.length;
  if (depth > 1)
    for (const { after } of found.moves) if (after !== null) count += countMoves(players, after, depth - 1);
  return count;
}
