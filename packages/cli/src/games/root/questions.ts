import { type Accept, type Question, type SeatSetup, type Violation, violation } from '@woodlog/core/kernel';
import {
  BATTLE_DIE,
  DECK_IDS,
  type Deck,
  type Table,
  findCards,
  layoutOf,
  placeText,
  theOwner,
  thingText,
} from '@woodlog/core/root';
import { type FromHand, NO_CARD, type RootQuestions, fitsHand } from '@woodlog/core/root-law';
import { nearestWord } from '@woodlog/notation/kernel';
import { parseCard } from '@woodlog/notation/root';
import { isCard, isQuest } from '@woodlog/session/root-play';
import { visible } from '../../show/visible.ts';
import type { TurnRequest } from '../../turn/turn-adapter.ts';

/** Most cards listed for an ambiguous word. */
const MOST_LISTED = 4;

const FACES: readonly number[] = BATTLE_DIE;

/** Parses a card that was typed, for a question; without a question, the next card of the draw pile. */
export type CardReader = (word: string, question?: Question<RootQuestions>) => string;

/**
 * Makes a reader of cards: any Rootlog spelling (`#sappers` is `B#sap`), printed names, prefixes and near misses.
 * Corrections are reported to `tell`. Anything else is returned as it is.
 */
export function cardReader({ setup }: Readonly<Table>, tell?: (text: string) => void): CardReader {
  return (word, question) => {
    if (question?.kind === 'choose' && question.hand === undefined) return word;
    if (word === '' || word === NO_CARD) return NO_CARD;
    const written = parseCard(word, setup.deck);
    if (written !== null) return written;
    const isQuest = question?.kind === 'draw' && question.from === 'quests';
    const [found, another] = findCards(isQuest ? 'quests' : setup.deck, word, nearestWord);
    if (found === undefined || another !== undefined) return word;
    tell?.(`${visible(word)}: ${found.words}, ${found.card}`);
    return found.card;
  };
}

/** Parses a person's answer, cards included. */
export function answerReader(read: CardReader): (question: Question<RootQuestions>, answer: unknown) => unknown {
  return (question, answer) => {
    const card = (word: unknown): unknown => (typeof word === 'string' ? read(word, question) : word);
    if (question.kind === 'draw') return Array.isArray(answer) ? answer.map(card) : answer;
    const isOption = question.kind === 'choose' && question.options?.some((option) => option === answer);
    return question.kind === 'choose' && !isOption ? card(answer) : answer;
  };
}

/** Explains an ambiguous word: `root tea may be fox Root Tea (F#teas), ...`; else empty. */
function openWords(deck: Deck, word: string): string {
  const found = findCards(deck, word, nearestWord);
  const [other] = Object.values(DECK_IDS).filter((one) => one !== deck);
  const elsewhere = found.length > 0 || other === undefined ? undefined : findCards(other, word, () => undefined)[0];
  if (elsewhere !== undefined) return `; ${elsewhere.words} is a card of the deck ${other}, this game has ${deck}`;
  const listed = found.slice(0, MOST_LISTED).map(({ words, card }) => `${words} (${card})`);
  return found.length === 0 ? '' : `; it may be ${listed.join(', ')}${found.length > MOST_LISTED ? ', ...' : ''}`;
}

/** Why the cards and dice of a request cannot be used, or null. */
export function requestViolation(table: Readonly<Table>, { draw = [], dice = [] }: TurnRequest): Violation | null {
  const layout = layoutOf(table.setup);
  const read = cardReader(table);
  const odd = draw.find((card) => !isCard(layout, read(card)));
  if (odd !== undefined) {
    const { deck } = table.setup;
    const hint = openWords(deck, odd) || '; write F#anvil or its name, a suit as F# or just #';
    return violation('request/draw', `${odd} is no card of the deck ${deck}${hint}`);
  }
  const roll = dice.find((faces) => faces.length !== 2 || !faces.every((face) => FACES.includes(face)));
  if (roll === undefined) return null;
  return violation('request/dice', `${roll.join(',')} is no roll of Root: it is two faces from 0 to 3, such as 3,1`);
}

/** Accepts drawn cards and quests that are in this game, and given cards that fit the hand. */
export function acceptCards(table: Readonly<Table>): Accept<RootQuestions> {
  const layout = layoutOf(table.setup);
  return (question, answer) => {
    const { law } = question;
    if (question.kind === 'draw') {
      const isFrom = question.from === 'quests' ? isQuest : isCard;
      const odd = Array.isArray(answer) ? answer.find((card) => !isFrom(layout, card)) : undefined;
      if (odd === undefined) return null;
      const hint = question.from === 'quests' || typeof odd !== 'string' ? '' : openWords(layout.deck, odd);
      const message = `expected ${exampleFrom(question.from)}, got ${JSON.stringify(odd)}${hint}`;
      return violation('answer/not-a-card', message, { law });
    }
    if (question.kind !== 'choose' || question.hand === undefined || question.options !== undefined) return null;
    if (answer === NO_CARD || (isCard(layout, answer) && fitsHand(layout, answer, question.hand) !== false))
      return null;
    const message = `${question.prompt ?? 'card'}: expected ${handText(question.hand)}, got ${JSON.stringify(answer)}`;
    return violation('answer/not-a-card', message, { law });
  };
}

const exampleFrom = (pile: string): string =>
  pile === 'quests' ? 'a quest such as F#errand' : 'a card such as F#anvil';

/** The seat that a question is for, in words; empty if the whole table knows. */
export function whoIsAsked(seats: readonly SeatSetup[], question: Question<RootQuestions>): string {
  const { kind } = question;
  const seat = (kind === 'choose' || kind === 'pick') && question.seat !== undefined ? seats[question.seat] : undefined;
  return seat === undefined ? '' : `${seat.faction} (${seat.player})`;
}

export const battleText = ({
  attacker,
  defender,
  clearing,
}: {
  readonly attacker: string;
  readonly defender: string;
  readonly clearing: number;
}): string => `${theOwner(attacker)} battle ${theOwner(defender)} in clearing ${clearing}`;

/** Replaces pieces by names: `Cb_s` is the Marquise sawmill. */
const pieceWords = (text: string): string =>
  text.replace(/\b[A-Z][wtbp](?:_\w)?\b/g, (piece) => thingText(1, piece, '').replace(/^one /, 'the '));

/** What to do at the table, and what the question is. */
export function questionText(question: Question<RootQuestions>): string {
  const { kind, law } = question;
  if (kind === 'roll') return `Roll both dice. Which faces? (${law})`;
  if (kind !== 'draw') return `${pieceWords(question.prompt ?? kind)} (${law})`;
  const { from, count, to } = question;
  const pile = from === 'quests' ? 'quest' : 'card';
  const cards = count === 1 ? `a ${pile}` : `${count} ${pile}s`;
  return `Draw ${cards} for ${placeText(to, '')}. Which ${count === 1 ? 'is it' : 'are they'}? (${law})`;
}

/** The expected answer of a question without options. */
export function wanted(question: Question<RootQuestions>): string | undefined {
  if (question.kind === 'choose') return question.hand && handText(question.hand);
  if (question.kind !== 'draw') return undefined;
  const example = exampleFrom(question.from);
  if (question.from === 'quests') return question.count === 1 ? example : undefined;
  // An order card is revealed: everybody sees its suit.
  if (question.count === 1) {
    const unknown =
      /^(?:B|Chmd)\./.test(question.law) && question.to.endsWith('$')
        ? 'F# if only its suit is known'
        : 'F# or # if unknown';
    return `${example} or its name; ${unknown}`;
  }
  if (question.from === 'draw') return `${question.count} cards such as F#anvil, tunnels; F# or # if unknown`;
  return undefined;
}

/** Only its owner knows the hand, so "no such card" is an answer, too. */
function handText({ suits, ambush }: FromHand): string {
  const ofSuits = suits.length === 4 ? '' : ` of ${suits.join(' or ')}`;
  return `${ambush ? 'an ambush' : 'a card'}${ofSuits}, or ${NO_CARD}`;
}
