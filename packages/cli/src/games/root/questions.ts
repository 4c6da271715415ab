import { type Accept, type Question, type SeatSetup, type Violation, violation } from '@woodlog/core/kernel';
import {
  BATTLE_DIE,
  DECK_IDS,
  type Deck,
  type Layout,
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
import { visible } from '../../show/visible.ts';
import type { TurnRequest } from '../../turn/turn-adapter.ts';

/** Of cards that words may mean so many are listed. */
const MOST_LISTED = 4;

const FACES: readonly number[] = BATTLE_DIE;

/** Reads a card as it was typed, for a question; the next card of the draw pile without one. */
export type CardReader = (word: string, question?: Question<RootQuestions>) => string;

/**
 * A reader of cards from any spelling that Rootlog has (`#sappers` is `B#sap`) and from printed names, beginnings and near
 * misses; `tell` is told what those were taken for. What is none stays as it is.
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

/** The answer of a person, with cards as Rootlog spells them. */
export function answerReader(read: CardReader): (question: Question<RootQuestions>, answer: unknown) => unknown {
  return (question, answer) => {
    const card = (word: unknown): unknown => (typeof word === 'string' ? read(word, question) : word);
    if (question.kind === 'draw') return Array.isArray(answer) ? answer.map(card) : answer;
    const isOption = question.kind === 'choose' && question.options?.some((option) => option === answer);
    return question.kind === 'choose' && !isOption ? card(answer) : answer;
  };
}

/** Which cards words may mean, where they leave it open: `root tea may be fox Root Tea (F#teas), ...`; else empty. */
function openWords(deck: Deck, word: string): string {
  const found = findCards(deck, word, nearestWord);
  const [other] = Object.values(DECK_IDS).filter((one) => one !== deck);
  const elsewhere = found.length > 0 || other === undefined ? undefined : findCards(other, word, () => undefined)[0];
  if (elsewhere !== undefined) return `; ${elsewhere.words} is a card of the deck ${other}, this game has ${deck}`;
  const listed = found.slice(0, MOST_LISTED).map(({ words, card }) => `${words} (${card})`);
  return found.length === 0 ? '' : `; it may be ${listed.join(', ')}${found.length > MOST_LISTED ? ', ...' : ''}`;
}

/** What is wrong with the cards and dice of a request, or null. */
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

/** Cards that are drawn are cards of this deck, or quests, as Rootlog spells them; those given out of a hand fit. */
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

/** A card of the deck, as far as it is known. */
function isCard({ things }: Layout, word: unknown): word is string {
  const thing = typeof word === 'string' ? things.get(word) : undefined;
  return thing?.is === 'card' && thing.card >= 0;
}

function isQuest({ things }: Layout, word: unknown): boolean {
  const thing = typeof word === 'string' ? things.get(word) : undefined;
  return thing?.is === 'card' && thing.quest >= 0;
}

const exampleFrom = (pile: string): string =>
  pile === 'quests' ? 'a quest such as F#errand' : 'a card such as F#anvil';

/** The seat that a question is put to, in words; nothing where the whole table knows. */
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

/** The pieces in a text by their names: `Cb_s` is the Marquise sawmill. */
const pieceWords = (text: string): string =>
  text.replace(/\b[A-Z][wtbp](?:_\w)?\b/g, (piece) => thingText(1, piece, '').replace(/^one /, 'the '));

/** What is to be done at the table, and what is asked then. */
export function questionText(question: Question<RootQuestions>): string {
  const { kind, law } = question;
  if (kind === 'roll') return `Roll both dice. Which faces? (${law})`;
  if (kind !== 'draw') return `${pieceWords(question.prompt ?? kind)} (${law})`;
  const { from, count, to } = question;
  const pile = from === 'quests' ? 'quest' : 'card';
  const cards = count === 1 ? `a ${pile}` : `${count} ${pile}s`;
  return `Draw ${cards} for ${placeText(to, '')}. Which ${count === 1 ? 'is it' : 'are they'}? (${law})`;
}

/** What an answer looks like that has no options to take it from. */
export function wanted(question: Question<RootQuestions>): string | undefined {
  if (question.kind === 'choose') return question.hand && handText(question.hand);
  if (question.kind !== 'draw') return undefined;
  const example = exampleFrom(question.from);
  if (question.from === 'quests') return question.count === 1 ? example : undefined;
  // An order card is turned up: everybody sees its suit.
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

/** Only a person knows the hand: that there is no such card is an answer too. */
function handText({ suits, ambush }: FromHand): string {
  const ofSuits = suits.length === 4 ? '' : ` of ${suits.join(' or ')}`;
  return `${ambush ? 'an ambush' : 'a card'}${ofSuits}, or ${NO_CARD}`;
}
