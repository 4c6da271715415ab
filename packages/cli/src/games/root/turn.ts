import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js';
import { decidersOf, nextTurn, seatPlayers } from '@woodlog/bots/root';
import { type Answerers, Dealer, type LineWatcher, Requests, everybody } from '@woodlog/core/root-law';
import {
  type Answer,
  type Answerer,
  type Question,
  type SeatSetup,
  type Streams,
  type Violation,
  lineStreams,
  observing,
  violation,
} from '@woodlog/core/kernel';
import { type Action, type Table, copyTable, enact, hasBegun, planLeniently, root } from '@woodlog/core/root';
import type { RootQuestions, TargetChoice } from '@woodlog/core/root-law';
import { parse, printAction, replay } from '@woodlog/notation/root';
import { sectionTitle } from '@woodlog/bots/root';
import { drive } from '../../turn/drive.ts';
import { Sections } from '../../turn/sections.ts';
import type { PendingTurn, PlayedTurn, Position, Scene, TurnAdapter, TurnRequest } from '../../turn/turn-adapter.ts';
import { lastLine } from '@woodlog/notation/root-audit';
import {
  type Standing,
  endingOf,
  isWritten,
  opensRound,
  ownCards,
  standingOf,
  winnersAfter,
  withPlayers,
} from '@woodlog/session/root-play';
import { describeParts } from './describe.ts';
import { movesAt } from './moves.ts';
import {
  acceptCards,
  answerReader,
  cardReader,
  requestViolation,
  battleText,
  questionText,
  wanted,
  whoIsAsked,
} from './questions.ts';
import { isPerson } from './seats.ts';

/** Root: bots, search players and people, by the law. */
export const rootTurn: TurnAdapter = {
  options: ['faction', 'draw', 'dice'],
  position,
  prepare(text) {
    const game = replay(parse(text));
    return isLeft(game) ? null : ownCards(game.right.table);
  },
};

function position(text: string): Either<Violation, Position> {
  const standing = standingOf(text);
  if (isLeft(standing)) return standing;
  const { table, next, lines, winners, diagnostics } = standing.right;
  return right({
    diagnostics,
    next: next && { taker: next.letter, player: next.seat.player, person: next.person },
    moves(request) {
      const last = request.inTurn === true ? lastLine(parse(text)) : undefined;
      if (last !== undefined) {
        const { before, taker, setup, actions } = last;
        return movesAt(withPlayers(before), { letter: taker, setup, actions }, request);
      }
      return movesAt(table, winners === null ? lineOf(table, request.faction ?? `${next?.letter}`) : null, request);
    },
    async play(request) {
      if (winners !== null)
        return left(violation('turn/over', `the game is over: ${winners.join(' and ') || 'nobody'} won`));
      const line = request.faction === undefined ? next! : lineOf(table, request.faction);
      if (line === null) {
        const there = table.setup.seats.map(({ faction }) => faction);
        const meant = there.find((letter) => letter === request.faction?.toUpperCase());
        const hint = meant === undefined ? '' : ` (did you mean ${meant}?)`;
        const message = `${request.faction} is not at this table${hint}; there are ${there.join(', ')}`;
        return left(violation('request/faction', message));
      }
      const wrong = requestViolation(table, request);
      if (wrong !== null) return left(wrong);
      return play(table, lines, line, request);
    },
  });
}

/** Whose line to play, and whether it is a setup line. */
type LineToPlay = Pick<NonNullable<Standing['next']>, 'letter' | 'seat' | 'setup'>;

/** The setup line of a faction, or its next turn. */
function lineOf(table: Readonly<Table>, letter: string): LineToPlay | null {
  const seat = table.setup.seats.find(({ faction }) => faction === letter);
  return seat === undefined ? null : { seat, letter, setup: !hasBegun(table, letter) };
}

async function play(
  table: Readonly<Table>,
  line: number,
  next: LineToPlay,
  request: TurnRequest,
): Promise<Either<Violation, PendingTurn | PlayedTurn>> {
  const { letter, setup, seat } = next;
  const { setup: atTable } = table;
  const sections = new Sections<Action, TargetChoice>();
  const random = seat.bot === undefined && (request.people === true || !isPerson(seat));
  const deciders = decidersOf(atTable);
  // Search players see only what they may know, computed anew for every run.
  let asks: Requests | null = null;
  const steps: LineWatcher = {
    beforeStep: (position) => asks?.beforeStep(position),
    onAnswer: (question, answer) => asks?.noteAnswer(question, answer),
  };
  const watched = observing(root, (action: Action) => asks?.onAction(action));
  const isOurs = Object.keys(deciders).length > 0;
  const answeredBy = (chances: Streams, of: string): Answerer<Table, RootQuestions> => {
    const dealer = new Dealer(chances);
    const chance = everybody(chances, dealer);
    if (isOurs) asks = new Requests(seatPlayers(table), { deciders, chance, dealer, seed: of });
    return seeded(table, asks?.answerers ?? { chance });
  };
  const turnOf = nextTurn(table, letter, {
    setup,
    random,
    ...(isOurs && { steps }),
    report: (law, kind) => sections.begin(law, kind),
    watcher: {
      onChoice: (choice) => sections.choose(choice),
      onBattle(battle) {
        sections.scene = battle === null ? '' : battleText(battle);
      },
    },
  });
  if (isLeft(turnOf)) return turnOf;
  const readCard = cardReader(table, request.tell);
  const { seed, index = 0 } = request;
  const played = await drive(
    {
      game: isOurs ? watched : root,
      state: table,
      turnOf: turnOf.right,
      pile: 'draw',
      sections,
      accept: acceptCards(table),
      describe: (runs) => describeParts(table, next, runs),
      drawn: afterDraw,
      only: onlyOption,
      ...(seed !== undefined && {
        others: () => answeredBy(lineStreams(seed, index, line), `${seed} ${index} ${line}`),
      }),
      print: (action) => (isWritten(action) ? printAction(action, letter) : null),
      read: answerReader(readCard),
      scene: (question) => sceneOf(next, atTable.seats, sections, question),
    },
    { ...request, draw: (request.draw ?? []).map((word) => readCard(word)) },
  );
  if (isLeft(played) || 'pending' in played.right) return played as Either<Violation, PendingTurn>;
  const { done: _, state, ...turn } = played.right;
  const winners = winnersAfter(state, line + 1);
  const text = `${opensRound(table, next, line) ? '\n' : ''}${letter}:${turn.actions.join('/')}${endingOf(winners)}`;
  return right({ ...turn, taker: letter, text, winners });
}

/** Whose turn, phase and step it is, who fights whom, and who is asked what. */
function sceneOf(
  { seat, letter, setup }: LineToPlay,
  seats: readonly SeatSetup[],
  { parts, scene: battle }: Sections<Action, TargetChoice>,
  question: Question<RootQuestions>,
): Scene {
  const at = (kind: 'phase' | 'step', usual?: string) => {
    const law = parts.findLast((part) => part.kind === kind)?.law;
    if (law == null) return undefined;
    const name = sectionTitle(law) ?? usual;
    return { law, ...(name !== undefined && { name }) };
  };
  const phase = at('phase', setup ? 'Setup' : undefined);
  const step = at('step');
  const asked = whoIsAsked(seats, question);
  const answer = wanted(question);
  return {
    taker: letter,
    player: seat.player,
    ...(phase && { phase }),
    ...(step && { step }),
    ...(battle !== '' && { battle }),
    ...(asked !== '' && { asked }),
    question: questionText(question),
    ...(answer !== undefined && { answer }),
  };
}

/** The table without these drawn cards, so that none is dealt again. */
function afterDraw(before: Readonly<Table>, { to }: Question<RootQuestions, 'draw'>, cards: readonly unknown[]): Table {
  const table = copyTable(before);
  const parts = cards.map((what) => ({ count: 1, what: `${what}`, from: 'draw', to }));
  enact(table, planLeniently(table, { kind: 'move', parts }));
  return table;
}

/** Skips questions with one option, except menus, which show where the turn stands. */
function onlyOption(question: Question<RootQuestions>): Answer<RootQuestions> | undefined {
  if (!('options' in question) || (question.kind === 'choose' && question.about === 'menu')) return undefined;
  return question.options?.length === 1 ? question.options[0] : undefined;
}

/** Lets a seed answer for chance and search players, and leaves the rest to people. */
function seeded(
  { setup: { seats } }: Readonly<Table>,
  { chance, seats: ours = {} }: Answerers,
): Answerer<Table, RootQuestions> {
  const isPersons = (question: Question<RootQuestions>): boolean =>
    question.kind === 'choose' && isPerson(seats[question.seat]!);
  return (question, table) => {
    if (isPersons(question)) return undefined;
    // An unknown card has no options: the dealer names it.
    const isChoice = question.kind === 'choose' && question.options !== undefined;
    const player = isChoice ? ours[seats[question.seat]?.faction ?? ''] : undefined;
    return (player ?? chance)(question, table);
  };
}
