import { type Table as Handle, type TurnOf, act } from '@woodlog/core/kernel';
import { type Action, POINTS_TO_WIN, type Table } from '@woodlog/core/root';
import {
  type RootQuestions,
  type RootTurn,
  type Seat,
  type Sitting,
  type Woodland,
  rules,
  score,
  sittingOf,
  woodlandOf,
} from '@woodlog/core/root-law';
import { puppetSetup, puppetTurn } from '../simple-moves/simple-player.ts';
import type { BotTurn, Course, Phase } from './bot.ts';
import { lawOfSeat, seatedBot } from './compose.ts';

/** Those who sit at a table, bots under their own laws; `report` is told of every section that runs. */
export function sitDown(table: Readonly<Table>, report: Sitting['report'] = null): Sitting {
  return sittingOf(table, lawOfSeat, report);
}

/** The setup line of a seat, or its next turn, from the start of its line to its end. */
export function lineOf(sitting: Sitting, seat: Seat, setup: boolean): TurnOf<Table, Action, RootQuestions> {
  return (table) => line(sitting, table, seat, setup);
}

function* line(sitting: Sitting, table: Handle<Table>, seat: Seat, setup: boolean): RootTurn {
  const wood = woodlandOf(sitting, table, seat);
  yield* act({ kind: 'begin', faction: seat.letter, ...(setup && { setup: true as const }) });
  yield* untilWon(table, setup ? settingUp(wood, seat) : turnOf(wood, seat));
  yield* act({ kind: 'end' });
}

/** Runs a turn until somebody has 30 points: that wins the game at once (3.1), and ends the line (D29). */
function* untilWon(table: Handle<Table>, turn: RootTurn): RootTurn {
  let step = turn.next();
  while (!step.done) {
    const { value } = step;
    const answer = yield value;
    if ('act' in value && value.act.kind === 'score' && isWon(table.state)) return;
    step = turn.next(answer);
  }
}

/** Whether somebody whose marker is on the track has 30 points (3.1). */
export function isWon({ scores, markers }: Readonly<Table>): boolean {
  return scores.some((points, seat) => points >= POINTS_TO_WIN && markers[seat] === null);
}

function* settingUp(wood: Woodland, seat: Seat): RootTurn {
  const seated = seatedBot(seat.setup);
  if (seated === null) yield* puppetSetup(wood, seat);
  else yield* playPhase(botTurn(wood, seat), seated.course.setup);
}

function* turnOf(wood: Woodland, seat: Seat): RootTurn {
  for (const other of wood.seats) if (other.law.begin !== undefined) yield* other.law.begin(wood, other);
  const seated = seatedBot(seat.setup);
  if (seated === null) yield* puppetTurn(wood, seat);
  else yield* playCourse(botTurn(wood, seat), seated.course);
  yield* scorePass(wood, seat);
  for (const other of wood.seats) if (other.law.end !== undefined) yield* other.law.end(wood, other);
}

/** Whoever rules the Pass at the end of Evening scores a point (M.4.4). */
function* scorePass(wood: Woodland, seat: Seat): RootTurn {
  const { pass } = wood.layout.map;
  if (pass === null || !rules(wood, seat, pass)) return;
  wood.report?.('M.4.4');
  yield* score(wood, seat, 1);
}

/** The handle of a turn, as its bot sees it. */
export function botTurn(wood: Woodland, me: Seat): BotTurn {
  return Object.assign(wood, { me, order: null, memo: new Map<string, number>() });
}

/** Birdsong, Daylight or Escalated Daylight, Evening. */
function* playCourse(turn: BotTurn, { birdsong, daylight, escalated, evening }: Course): RootTurn {
  let outcome = yield* playPhase(turn, birdsong);
  while (outcome !== 'evening') {
    const escalates = escalated?.when(turn) === true;
    outcome = yield* playPhase(turn, escalates ? escalated : daylight);
    if (outcome !== 'again') break;
  }
  yield* playPhase(turn, evening);
}

function* playPhase(turn: BotTurn, { law, laid, steps }: Phase): RootTurn<'again' | 'evening' | undefined> {
  turn.report?.(law);
  if (turn.report && laid) laid.forEach(turn.report);
  for (const step of steps) {
    if (step.when?.(turn) === false) continue;
    turn.report?.(step.law);
    if (turn.report) for (const card of step.changedBy ?? []) turn.report(card);
    const outcome = yield* step.play(turn);
    if (outcome === 'again' || outcome === 'evening') return outcome;
  }
  return undefined;
}
