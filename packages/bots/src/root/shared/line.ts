import { type Table as Handle, type TurnOf, act } from '@woodlog/core/kernel';
import { type Action, POINTS_TO_WIN, type Table } from '@woodlog/core/root';
import {
  type RootQuestions,
  type RootTurn,
  type Player,
  type Players,
  type RulesContext,
  rules,
  score,
  playersOf,
  contextOf,
} from '@woodlog/core/root-law';
import { simpleSetup, simpleTurn } from '../simple-moves/simple-player.ts';
import type { BotTurn, Phases, Phase } from './bot.ts';
import { lawOfSeat, seatedBot } from './compose.ts';

/** Those who sit at a table, bots under their own laws; `report` is told of every section that runs. */
export function seatPlayers(table: Readonly<Table>, report: Players['report'] = null): Players {
  return playersOf(table, lawOfSeat, report);
}

/** The setup line of a seat, or its next turn, from the start of its line to its end. */
export function lineOf(players: Players, seat: Player, setup: boolean): TurnOf<Table, Action, RootQuestions> {
  return (table) => line(players, table, seat, setup);
}

function* line(players: Players, table: Handle<Table>, seat: Player, setup: boolean): RootTurn {
  const ctx = contextOf(players, table, seat);
  yield* act({ kind: 'begin', faction: seat.letter, ...(setup && { setup: true as const }) });
  yield* untilWon(table, setup ? settingUp(ctx, seat) : turnOf(ctx, seat));
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

function* settingUp(ctx: RulesContext, seat: Player): RootTurn {
  const seated = seatedBot(seat.setup);
  if (seated === null) yield* simpleSetup(ctx, seat);
  else yield* playPhase(botTurn(ctx, seat), seated.phases.setup);
}

function* turnOf(ctx: RulesContext, seat: Player): RootTurn {
  for (const other of ctx.seats) if (other.law.begin !== undefined) yield* other.law.begin(ctx, other);
  const seated = seatedBot(seat.setup);
  if (seated === null) yield* simpleTurn(ctx, seat);
  else yield* playCourse(botTurn(ctx, seat), seated.phases);
  yield* scorePass(ctx, seat);
  for (const other of ctx.seats) if (other.law.end !== undefined) yield* other.law.end(ctx, other);
}

/** Whoever rules the Pass at the end of Evening scores a point (M.4.4). */
function* scorePass(ctx: RulesContext, seat: Player): RootTurn {
  const { pass } = ctx.layout.map;
  if (pass === null || !rules(ctx, seat, pass)) return;
  ctx.report?.('M.4.4');
  yield* score(ctx, seat, 1);
}

/** The handle of a turn, as its bot sees it. */
export function botTurn(ctx: RulesContext, me: Player): BotTurn {
  return Object.assign(ctx, { me, order: null, memory: new Map<string, number>() });
}

/** Birdsong, Daylight or Escalated Daylight, Evening. */
function* playCourse(turn: BotTurn, { birdsong, daylight, escalated, evening }: Phases): RootTurn {
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
