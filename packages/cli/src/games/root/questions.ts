import { type Accept, type Question, type SeatSetup, type Violation, violation } from '@woodlog/core/kernel';
import { BATTLE_DIE, type Layout, type Table, layoutOf } from '@woodlog/core/root';
import { type FromHand, NO_CARD, type RootQuestions, fitsHand } from '@woodlog/core/root-law';
import { parseCard } from '@woodlog/notation/root';
import type { TurnRequest } from '../../turn/turn-adapter.ts';

const FACES: readonly number[] = BATTLE_DIE;

/** A reader of cards from any spelling that Rootlog has: `#sappers` is `B#sap`. What is none stays as it is. */
export function cardReader({ setup }: Readonly<Table>): (word: string) => string {
  const { deck } = layoutOf(setup);
  return (word) => (word === '' || word === NO_CARD ? NO_CARD : (parseCard(word, deck) ?? word));
}

/** What is wrong with the cards and dice of a request, or null. */
export function requestViolation(table: Readonly<Table>, { draw = [], dice = [] }: TurnRequest): Violation | null {
  const layout = layoutOf(table.setup);
  const read = cardReader(table);
  const odd = draw.find((card) => !isCard(layout, read(card)));
  if (odd !== undefined) {
    const deck = table.setup.deck ?? 'no';
    return violation('request/draw', `${odd} is no card of the deck ${deck}; write F#anvil, a suit as F# or just #`);
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
      const message = `expected ${exampleFrom(question.from)}, got ${JSON.stringify(odd)}`;
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

/** What an answer looks like that has no options to take it from. */
export function wanted(question: Question<RootQuestions>): string | undefined {
  if (question.kind === 'choose') return question.hand && handText(question.hand);
  if (question.kind !== 'draw') return undefined;
  const example = exampleFrom(question.from);
  if (question.count === 1) return example;
  if (question.from === 'draw') return `${question.count} cards such as F#anvil,R#tun`;
  return undefined;
}

/** Only a person knows the hand: that there is no such card is an answer too. */
function handText({ suits, ambush }: FromHand): string {
  const ofSuits = suits.length === 4 ? '' : ` of ${suits.join(' or ')}`;
  return `${ambush ? 'an ambush' : 'a card'}${ofSuits}, or ${NO_CARD}`;
}
