import type { Question } from '../../kernel/index.ts';
import type { Action, Component } from '../action.ts';
import { BATTLE_DIE } from '../data/numbers.ts';
import { SUITS } from '../data/vocabulary.ts';
import { spellingOf } from '../cards/descriptions.ts';
import { fitsHand, cardsInPile } from '../law/cards.ts';
import type { Deed } from '../law/deed.ts';
import { NO_CARD, type RootQuestions } from '../law/questions.ts';
import { pileAt, placeNamed } from '../table/look-up.ts';
import { END } from '../turn/menu.ts';
import { type Breach, ofOtherSuit } from './breach.ts';
import { type Effect, endOf } from './effects.ts';
import { holdsOne, isUsed, unwritten } from './held-cards.ts';
import { mayBe } from './may-be.ts';
import { theOwner } from '../words/names.ts';
import { type Here, firstSignOf } from './signs.ts';
import { repeated } from '../sum-of.ts';

/** An answer to try: the index of a menu's option, or the answer itself. */
export interface Try {
  readonly answer?: unknown;
  readonly option?: number;
  readonly assumes?: string;
  /** A card that must be shown, but is not in the log. */
  readonly unshown?: true;
  readonly missing?: Action;
  /** The card is of another suit than is asked for: a violation. */
  readonly unfit?: Breach;
  /** How many of the cards due were drawn. */
  readonly drawn?: number;
  readonly law?: string;
}

/** Both sides have effects: the attacker chooses which side uses them first. */
const AFTER_ROLL = '4.3.4';

/** The answers worth trying, likeliest first. */
export function answersTo(here: Here, asked: Question<RootQuestions>): Try[] {
  switch (asked.kind) {
    case 'draw':
      return drawn(here, asked);
    case 'roll':
      return asked.law === CONTROL_ROLL ? controlRolls(here, asked) : rolls(here, asked);
    case 'pick':
      // An item that he may not take leaves nothing in the log (9.7.3).
      return [...new Set(asked.options)].map((answer) => ({ answer }));
    case 'choose':
      if (asked.about === 'menu') return options(here, asked);
      if (asked.hand !== undefined) return cards(here, asked);
      // The order of effects after the roll makes no difference here.
      if (asked.law === AFTER_ROLL) return [{ option: 0 }];
      return ofThese(here, asked);
  }
}

/** The options that the log may have; if it has none of the cards due from a hand, to leave one out is a violation. */
function ofThese(here: Here, { about, options = [], seat, law }: Question<RootQuestions, 'choose'>): Try[] {
  const found = likeliest(here, options).flatMap(({ answer, option }) =>
    mayBe(here, about, answer) ? [{ option }] : [],
  );
  const who = here.players.seats[seat];
  if (found.length > 0 || here.lawful || who === undefined) return found;
  // An item that must go, whichever it is.
  if (about === 'item') return [{ option: 0 }];
  if (about !== 'card') return found;
  const { state, layout } = here.turn;
  const isThere = (place: string): boolean =>
    pileAt(state, placeNamed(layout, place).pile).some((card) => spellingOf(layout.cards, card) === options[0]);
  const from = [who.letter, who.board].find(isThere);
  if (from === undefined) return [];
  const what = from === who.letter ? '#' : anyOf(options as readonly Component[]);
  return [{ option: 0, missing: oneCard(from, 'discard', what), law }];
}

/** A card that is not written goes from a place to another. */
const oneCard = (from: string, to: string, what = '#'): Action => ({
  kind: 'move',
  parts: [{ count: 1, what, from, to }],
});

/** Puts first what the next action of the log has. */
function likeliest({ line, left }: Here, options: readonly unknown[]) {
  const all = options.map((answer, option) => ({ answer, option }));
  if (typeof options[0] !== 'number') return all;
  const next = line.firstLeft(left);
  const counts = left.filter((n, i) => n > 0 && line.effects[i]?.action === next);
  const rank = (answer: unknown): number => (counts.some((count) => count === answer) ? 0 : 1);
  return all.sort((a, b) => rank(a.answer) - rank(b.answer));
}

function drawn({ line, coming, turn }: Here, { from, to, count, law }: Question<RootQuestions, 'draw'>): Try[] {
  const cards: Component[] = [];
  const pile = from === 'quests' ? 'draw' : from;
  // An available dominance card is in no pile that cards are drawn from (3.3.4, D66).
  const available = cardsInPile(turn, turn.layout.dominancePile);
  for (const { card } of coming)
    if (card?.from === pile && line.isEnd(endOf(to), card.to) && !available.includes(card.what)) cards.push(card.what);
  // Cards looked at and quests revealed (D65) need not be written; written ones may come later.
  if (to === 'Q' && cards.length > 0)
    return [{ answer: pad(cards.slice(0, count), count) }, { answer: pad([], count) }];
  if (pile !== 'draw' || to === 'Q') return [{ answer: pad(cards.slice(0, count), count) }];
  if (cards.length >= count) return [{ answer: cards.slice(0, count) }];
  const what = '#';
  const missing: Action = { kind: 'move', parts: [{ count: count - cards.length, what, from, to }] };
  return [{ answer: pad(cards, count), missing, law, drawn: cards.length }];
}

const CONTROL_ROLL = 'H.1.2';

/** The control markers that the log has with hirelings; any number if it has none. */
function controlRolls({ coming }: Here, { faces }: Question<RootQuestions, 'roll'>): Try[] {
  const known = coming.flatMap(({ hire }) => (hire === undefined ? [] : [hire.markers ?? faces[0] ?? 0]));
  return [...new Set(known)].map((markers) => ({ answer: [markers] }));
}

function rolls(
  { line, coming }: Here,
  { most = [BATTLE_DIE.length, BATTLE_DIE.length] }: Question<RootQuestions, 'roll'>,
): Try[] {
  const known: (readonly number[])[] = [];
  let open = false;
  for (const { battle } of coming) {
    if (battle === undefined) continue;
    if (battle.rolls === undefined) open = true;
    else known.push([...battle.rolls]);
  }
  if (open || line.reading.assume)
    for (const a of BATTLE_DIE)
      for (const b of BATTLE_DIE) {
        // Of equivalent dice only the lowest are tried (4.3.3.I).
        const isLowest = a === b || a <= most[0];
        if (a >= b && b <= most[1] && isLowest) known.push([a, b]);
      }
  return known.map((answer) => ({ answer }));
}

/** Cards that the log moves out of the asked place, as it describes them; unknown ones may be the one needed. */
function cards(here: Here, { hand, options, seat, law }: Question<RootQuestions, 'choose'>): Try[] {
  const { players, line, coming, given } = here;
  const { layout, seats } = players;
  const from = hand?.place ?? seats[seat]?.letter ?? '';
  const holder = theOwner(from.slice(0, 1));
  const found = new Map<string, Try>();
  const offer = (card: Component): void => {
    if (options !== undefined) {
      for (const option of options) {
        const both = typeof option === 'string' ? line.both(option, card) : null;
        if (both !== null) found.set(both, { answer: both });
      }
      return;
    }
    if (hand === undefined) return;
    const fits = fitsHand(layout, card, hand);
    if (fits === true) found.set(card, { answer: card });
    // If any suit will do, an unnamed card tells nothing.
    if (fits === null && hand.suits.length === SUITS.length && hand.lasting !== true && hand.ambush !== true)
      found.set(card, { answer: card });
    else if (fits === null)
      found.set(card, { answer: card, assumes: `a card of ${holder} that the log does not name was one that fits` });
  };
  // A log that writes ambushes with battles had none where it writes none.
  const noAmbush =
    hand?.ambush === true &&
    !line.reading.assume &&
    !coming.some(({ battle }) => battle !== undefined && battle.ambushes.length > 0);
  const to = hand?.shown ? 'shown' : endOf(hand?.to ?? hand?.random ?? 'discard');
  const goesThere = ({ card }: Effect): boolean => card?.from === from && line.isEnd(to, card.to);
  // What goes elsewhere is not taken from an unknown hand, if something goes where it should. A shown card goes nowhere.
  const isAny = options !== undefined || hand?.shown === true || !coming.some(goesThere);
  for (const effect of coming) {
    const { card, battle } = effect;
    if (noAmbush) break;
    if (card?.from === from && (isAny || goesThere(effect))) offer(card.what);
    for (const suit of battle?.ambushes ?? [])
      for (const one of suit === null ? ['B', 'F', 'M', 'R'] : [suit]) offer(`${one}#@`);
  }
  // Where none fits, a card of another suit was taken: a violation.
  const takes = hand === undefined || hand.ambush || here.lawful || found.size > 0 ? null : hand;
  const unfit = takes === null ? undefined : coming.find(goesThere);
  // A shown card need not be written; the next one in the log is meant, however, if it fits.
  const [next] = coming;
  const isMeant = next?.shown === true && next.card?.from === from && found.has(next.card.what);
  const shows = coming.some(({ shown, card }) => shown === true && card?.from === from);
  if (hand?.shown === true && !isMeant && (line.reading.assume || (found.size === 0 && !shows))) {
    const assumes = `${holder} showed a card that fits, though the log does not say so`;
    // Even an unknown hand may certainly hold one.
    const isGuess = options === undefined && !holdsOne(here, from, hand);
    for (const card of unwritten(here, from, options as readonly Component[] | undefined, hand))
      found.set(`${card} unshown`, { answer: card, unshown: true, ...(isGuess && { assumes }) });
  }
  const act = line.actions[unfit?.action ?? -1];
  if (takes !== null && unfit?.card !== undefined && act !== undefined) {
    const breach = ofOtherSuit(seats[seat]?.letter ?? '', act, unfit.action, law, takes.suits);
    found.set('unfit', { answer: unfit.card.what, unfit: breach });
  }
  if (hand?.held === true) {
    // What is written of other suits is not this card.
    const what = hand.suits.length === SUITS.length ? '#' : anyOf(hand.suits.map((suit) => `${suit}#`));
    const missing = oneCard(from, hand.random ?? hand.to ?? 'discard', hand.place && what);
    const answer = options === undefined ? what : (options.find((one) => !isUsed(here, from, `${one}`)) ?? options[0]);
    if (answer !== undefined) found.set('', { answer, missing, law });
  } else if (hand?.optional === true || (options === undefined && hand?.shown !== true) || options?.includes(NO_CARD)) {
    const mustShow = hand?.shown === true && hand.optional !== true && found.size > 0;
    // Nobody knows the hand, so it is likelier to have the card that is due than not.
    if (hand?.to !== undefined && hand.optional !== true && found.size === 0 && !here.lawful)
      found.set('', { answer: '#', missing: oneCard(from, hand.to), law });
    if (!mustShow) found.set(NO_CARD, { answer: NO_CARD });
  }
  // One of several cards that are due but not written: moving it then is an omitted duty.
  const isDue = hand?.held !== true && hand?.shown !== true && options !== undefined && !options.includes(NO_CARD);
  if (isDue && !here.lawful) found.set('due', { answer: anyOf(options as readonly Component[]) });
  // The order of cards shown together does not matter: each kind comes after the earlier ones.
  const last = hand?.shown === true ? [...found.keys()].indexOf(given.at(-1) ?? '') : 0;
  return [...found.values()].slice(Math.max(0, last));
}

/** The only card, or else one described by suit, preferably not a bird. */
function anyOf(cards: readonly Component[]): Component {
  const [first = '#'] = cards.length === 1 ? cards : cards.filter((card) => !card.startsWith('B'));
  return cards.length === 1 ? first : first.replace(/#.*/, '#');
}

/** The options of a menu that the rest of the log may have, and the end of the step. */
function options(here: Here, asked: Question<RootQuestions, 'choose'>): Try[] {
  const all = (asked.options ?? []) as readonly Deed[];
  const found: { readonly option: number; readonly first: number }[] = [];
  let end: number | null = null;
  for (const [index, option] of all.entries()) {
    if (option.kind === END) end = index;
    else {
      const first = firstSignOf(here, option);
      if (first !== null) found.push({ option: index, first });
    }
  }
  found.sort((a, b) => a.first - b.first);
  const picks: Try[] = found.map(({ option }) => ({ option }));
  return end === null ? picks : [...picks, { option: end }];
}

/** An answer that continues a step without any effect. */
export function anyAnswer(asked: Question<RootQuestions>): unknown {
  switch (asked.kind) {
    case 'draw':
      return pad([], asked.count);
    case 'roll':
      return [0, 0];
    case 'pick':
      return asked.options[0];
    case 'choose':
      return asked.options?.[0] ?? NO_CARD;
  }
}

export function optionOf(asked: Question<RootQuestions>, index: number): unknown {
  return asked.kind === 'choose' ? asked.options?.[index] : undefined;
}

/** Cards, filled up with unknown ones to a number. */
function pad(cards: readonly Component[], count: number): Component[] {
  return [...cards, ...repeated(Math.max(0, count - cards.length), '#')];
}

/** The answer that declines a question, if possible; otherwise the line stands where the step started. */
export function declineOf(asked: Question<RootQuestions>): Try[] | null {
  if (asked.kind !== 'choose' || asked.about === 'menu') return null;
  if (asked.hand?.optional === true) return [{ answer: NO_CARD }];
  return asked.options?.includes('no') === true ? [{ answer: 'no' }] : null;
}
