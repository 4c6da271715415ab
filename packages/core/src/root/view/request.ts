import {
  type Answer,
  type Choice,
  Choices,
  type Player,
  type PlayerRequest,
  type Question,
  stream,
} from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import type { Players } from '../law/context.ts';
import type { TurnState } from '../law/turn-state.ts';
import type { RootQuestions } from '../law/questions.ts';
import type { Table } from '../table/table.ts';
import type { Dealer } from '../turn/dealer.ts';
import type { Position } from '../turn/position.ts';
import type { Answerers, GameWatcher, RootAnswerer } from '../turn/run-on.ts';
import { type Answered, answersSeenBy } from './answered.ts';
import { seenBy } from './seen-by.ts';
import type { Seen } from '../turn/seen.ts';
import { StepRecord } from './step-record.ts';
import { viewOf } from './view-of.ts';

type ChooseQuestion = Question<RootQuestions, 'choose'>;

/**
 * What a player is asked, with all that the seat may know. The player owns it: changing it does not affect the game.
 */
export interface Request extends PlayerRequest<Position, NonNullable<ChooseQuestion['options']>[number]> {
  /** The position before this step. */
  readonly view: Position;
  /** The position as the question is put. */
  readonly current: Position;
  readonly question: ChooseQuestion;
  /** One of them is the answer. A menu lists deeds, each with its section; other questions list words and numbers. */
  readonly options: NonNullable<ChooseQuestion['options']>;
  /** What has been asked and answered in this step so far. */
  readonly answered: readonly Answered[];
  /** Secrets shown by the step so far, and the seat's own face-down plots (13.2.2.I). */
  readonly shown: Seen;
}

/** Decides for a seat, in anybody's turn: returns one of the options. */
export type RootPlayer = Player<Request, Answer<RootQuestions, 'choose'>>;

export interface RequestsOptions {
  /** Players by the letters of their factions. */
  readonly deciders: Readonly<Record<string, RootPlayer>>;
  /** Answers everything else; draws from the dealer. */
  readonly chance: RootAnswerer;
  readonly dealer: Dealer;
  /** The seed of the players' own chance. */
  readonly seed: string;
  /** Called for each choice that anybody makes, with the progress of the line. */
  readonly onChoice?: (choice: Choice, now: TurnState | null) => void;
}

/**
 * Puts the questions of a game to players, each with what its seat may know. `playGame` does all of this; use it
 * directly to play on from a position.
 *
 * @example
 * const dealer = new Dealer(streams);
 * const asks = new Requests(players, { deciders: { C: mine }, chance: everybody(streams, dealer), dealer, seed: 'maple' });
 * runOn(players, position, asks.answerers, 'end', asks.watching());
 */
export class Requests {
  readonly answerers: Answerers;
  /** Who was asked last; null before the first question. */
  asked: RootPlayer | null = null;
  private readonly players: Players;
  private readonly dealer: Dealer;
  private readonly seed: string;
  private readonly choices: Choices<Table, RootQuestions> | null;
  private step: StepRecord | null = null;
  /** The question that was answered last. */
  private heard: Question<RootQuestions> | null = null;
  private decisions = 0;

  constructor(players: Players, { deciders, chance, dealer, seed, onChoice }: RequestsOptions) {
    this.players = players;
    this.dealer = dealer;
    this.seed = seed;
    this.choices =
      onChoice === undefined ? null : new Choices((choice) => onChoice(choice, this.step?.current.now ?? null));
    const seats = Object.entries(deciders).map(([letter, player]): [string, RootAnswerer] => [
      letter,
      this.recorded((question, table) => {
        if (question.kind !== 'choose') return undefined;
        this.asked = player;
        this.step ??= new StepRecord({ table, now: null });
        return player.choose(this.request(question));
      }),
    ]);
    this.answerers = { chance: this.recorded(chance), seats: Object.fromEntries(seats) };
  }

  /** The watcher that these questions need, combined with another. */
  watching(other: GameWatcher = {}): GameWatcher {
    return {
      ...other,
      beforeStep: (position) => {
        this.beforeStep(position);
        other.beforeStep?.(position);
      },
      onAction: (action) => {
        this.onAction(action);
        other.onAction?.(action);
      },
    };
  }

  readonly beforeStep = (position: Position): void => {
    this.step = new StepRecord(position);
  };

  readonly onAction = (action: Action): void => this.step?.acted(action);

  /** Takes note of an answer that did not come from these answerers, such as a person's. */
  readonly noteAnswer = (question: Question<RootQuestions>, answer: Answer<RootQuestions>): void => {
    if (question !== this.heard) this.step?.answered(question, answer);
  };

  private recorded(asked: RootAnswerer): RootAnswerer {
    const answerer = this.choices?.following(asked) ?? asked;
    return (question, table) => {
      const answer = answerer(question, table);
      if (answer === undefined) return undefined;
      this.heard = question;
      this.step?.answered(question, answer);
      return answer;
    };
  }

  /** What a player is asked by a question of this step. */
  request(question: ChooseQuestion): Request {
    const { step } = this;
    if (step === null) throw new RangeError('no step is under way');
    const { seat, options = [] } = question;
    const shown = seenBy(seat, step);
    const isPlotter = this.players.layout.seats[seat]?.sheet.plots === true;
    const plots = isPlotter ? { ...this.dealer.plotsAt(step.current.table), ...shown.plots } : shown.plots;
    this.decisions += 1;
    return {
      seat,
      turn: step.start.table.turn.number,
      view: viewOf(step.start, seat),
      current: viewOf(step.current, seat),
      question,
      options,
      answered: answersSeenBy(seat, step),
      shown: { cards: shown.cards, plots },
      chance: stream(this.seed, this.decisions, 'player'),
      ...(this.choices !== null && { tellValue: this.choices.tellValue }),
    };
  }
}
