import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { chanceOf, nextTurn } from '@woodlog/bots/root';
import {
  type Accept,
  type Answerer,
  type Question,
  type TurnOf,
  type Violation,
  askPerson,
  firstOf,
  streams,
  violation,
} from '@woodlog/core/kernel';
import { type Action, type Table, layoutOf, root } from '@woodlog/core/root';
import type { RootQuestions } from '@woodlog/core/root-law';
import { logOf, parse, printAction, replay } from '@woodlog/notation/root';

/** What fixes the chance and the choices of a turn. */
export interface TurnRequest {
  /** Whose turn; the seat after the last line if nothing is said. */
  readonly faction?: string;
  /** The next cards from the top of the draw pile. */
  readonly draw: readonly string[];
  /** The next rolls. */
  readonly dice: readonly (readonly number[])[];
  /** Answers to all questions from the first on, as a pending turn gave them. */
  readonly answers: readonly unknown[];
  /** Answers the rest of the chance; without, chance is asked for too. */
  readonly seed?: string;
}

/** A question that is waiting, and what was done before it. */
export interface PendingTurn {
  readonly pending: { readonly kind: string; readonly options?: readonly unknown[]; readonly law: string };
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
}

/** A section of the law that ran, and the actions that it took. */
export interface TurnPart {
  readonly law: string | null;
  readonly actions: readonly string[];
}

/** A turn that is over. */
export interface PlayedTurn {
  readonly faction: string;
  /** The line, as Rootlog. */
  readonly line: string;
  readonly answers: readonly unknown[];
  readonly actions: readonly string[];
  readonly parts: readonly TurnPart[];
}

/** Asks a person; `undefined` leaves the question open. */
export type Reply = (question: Question<RootQuestions>, refused: Violation | null) => Promise<unknown>;

/** The next turn of a bot at the position that a log ends in. */
export async function playNextTurn(
  text: string,
  request: TurnRequest,
  reply: Reply,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const game = replay(parse(text));
  if (isLeft(game)) return game;
  const { table } = game.right;
  const faction = request.faction ?? nextFaction(table);
  if (faction === null) return left(violation('turn/over', 'the game is over'));
  const cards = request.draw.map((card) => cardOf(card, table.setup.deck ?? ''));
  const record = new Record();
  const turn = nextTurn(table, faction, (law) => record.section(law));
  if (isLeft(turn)) return turn;
  const chance = () => firstOf(drawn(cards), rolled(request.dice), ...seeded(request.seed));
  const outcome = await askPerson(root, record.watch(turn.right), table, reply, {
    answers: request.answers,
    chance,
    accept: cardsOf(table),
  });
  if (isLeft(outcome)) return outcome;
  const { answers } = outcome.right;
  const write = (action: Action): string => printAction(action, faction);
  const actions = outcome.right.actions.filter(isWritten).map(write);
  if ('pending' in outcome.right) {
    const { pending } = outcome.right;
    return right({ pending: pending as PendingTurn['pending'], answers, actions });
  }
  const parts = record.parts.map(({ law, done }) => ({ law, actions: done.map(write) }));
  return right({ faction, line: `${faction}:${actions.join('/')}`, answers, actions, parts });
}

/** Starts and ends of lines are not written. */
function isWritten({ kind }: Action): boolean {
  return kind !== 'begin' && kind !== 'end';
}

function nextFaction(table: Readonly<Table>): string | null {
  const seat = root.toAct(table);
  return seat === null ? null : (table.setup.seats[seat]?.faction ?? null);
}

/** A card as actions spell it, from any spelling that Rootlog reads: `#sappers` is `M#sap`. What is none stays as it is. */
function cardOf(word: string, deck: string): string {
  const { turns } = logOf(parse(`Map: Fall\nDeck: ${deck}\nC: Ann\nC:${word}->C`));
  const [action] = turns[0]?.actions ?? [];
  return action?.kind === 'move' ? action.parts[0]!.what : word;
}

/** The cards given, from the first on; a question for more than are left goes on to others. */
function drawn(cards: readonly string[]): Answerer<Table, RootQuestions> {
  let next = 0;
  return (question) => {
    if (question.kind !== 'draw' || question.from !== 'draw' || next + question.count > cards.length) return undefined;
    next += question.count;
    return cards.slice(next - question.count, next);
  };
}

/** Cards that are drawn are cards of this deck, spelt as Rootlog spells them. */
function cardsOf(table: Readonly<Table>): Accept<RootQuestions> {
  const { things } = layoutOf(table.setup);
  return ({ kind, law }, answer) => {
    if (kind !== 'draw' || !Array.isArray(answer)) return null;
    const odd = answer.find((card) => typeof card !== 'string' || things.get(card)?.is !== 'card');
    if (odd === undefined) return null;
    return violation('answer/not-a-card', `expected a card such as F#anvil, got ${JSON.stringify(odd)}`, { law });
  };
}

function rolled(rolls: readonly (readonly number[])[]): Answerer<Table, RootQuestions> {
  let next = 0;
  return (question) => (question.kind === 'roll' ? rolls[next++] : undefined);
}

function seeded(seed: string | undefined): Answerer<Table, RootQuestions>[] {
  return seed === undefined ? [] : [chanceOf(streams(seed, 0))];
}

/** Which sections ran, and what was done in each. A turn that is resumed runs again from its start, and is recorded anew. */
class Record {
  parts: { law: string | null; done: Action[] }[] = [];

  section(law: string): void {
    this.parts.push({ law, done: [] });
  }

  watch(turnOf: TurnOf<Table, Action, RootQuestions>): TurnOf<Table, Action, RootQuestions> {
    const record = this;
    return function* (table) {
      record.parts = [{ law: null, done: [] }];
      const turn = turnOf(table);
      let step = turn.next();
      while (!step.done) {
        if ('act' in step.value && isWritten(step.value.act)) record.parts.at(-1)!.done.push(step.value.act);
        step = turn.next(yield step.value);
      }
    };
  }
}
