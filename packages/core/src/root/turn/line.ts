import { type Table as Handle, type TurnOf, act } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { contextOf } from '../law/context.ts';
import type { Players, RulesContext, SeatedPlayer } from '../law/context.ts';
import type { RootQuestions, RootTurn } from '../law/questions.ts';
import { isInPlay } from '../law/effects/play-area.ts';
import { rules } from '../law/rule.ts';
import { score } from '../law/score.ts';
import { isWon } from '../result.ts';
import type { Table } from '../table/table.ts';
import { HIRING } from '../hirelings/hiring.ts';
import { keepHand, lookAtHand, setsUpByCard } from './hand.ts';
import { take } from './menu.ts';
import type { Choice, Outcome, Phase, Step, Turn } from './step.ts';
import { type PhaseName, type Setup, type Stage, type TurnState, freshTurn } from './turn-state.ts';
import { playerAt } from '../table/look-up.ts';

/** The setup line of a player, or the next turn, from the start of the line to its end. */
export function lineOf(players: Players, me: SeatedPlayer, setup: Setup): TurnOf<Table, Action, RootQuestions> {
  return (table) => restOfLine(contextOf(players, table, me, beginLine(me, setup)));
}

/** A line that has not begun: pass it to `contextOf`, and run it with `nextStep` or `restOfLine`. */
export function beginLine(me: SeatedPlayer, setup: Setup): TurnState {
  return freshTurn(me.letter, setup, me.phases.memory?.() ?? {});
}

/** What is left of a line, step by step. */
export function* restOfLine(turn: Turn): RootTurn {
  while (turn.now.stage !== 'over') yield* nextStep(turn);
}

/**
 * Runs the next step of a line and says in `turn.now` what comes after it. What a step does not do takes no step. With
 * `chosen` its menu is not asked: that was chosen in it.
 *
 * @example const turn = contextOf(players, { state: table }, me, JSON.parse(saved)); yield* nextStep(turn);
 */
export function* nextStep(turn: Turn, chosen?: Choice): RootTurn {
  const { now, me } = turn;
  switch (now.stage) {
    case 'begin':
      // The ledger empties the Coffin Makers with `begin`.
      now.coffin = onCoffin(turn);
      me.phases.beforeBegin?.(turn);
      yield* act({ kind: 'begin', faction: me.letter, ...(now.setup && { setup: true as const }) });
      if (isWon(turn.state)) now.stage = 'close';
      else if (now.setup) enter(turn, 'setup');
      else if ((yield* untilWon(turn, beginTurn(turn))) === 'won') now.stage = 'close';
      else enter(turn, 'birdsong');
      return;
    case 'end':
      if (turn.hirelings.length > 0) {
        yield* stepOfPhase(turn, 'end', chosen);
        return;
      }
      yield* untilWon(turn, endTurn(turn));
      now.stage = 'close';
      return;
    case 'close':
      yield* act({ kind: 'end' });
      now.stage = 'over';
      return;
    case 'over':
      return;
    default:
      yield* stepOfPhase(turn, now.stage, chosen);
  }
}

/** The step that comes next in the phase at hand, or null where the phase is done. Passes over what does not take place. */
export function stepNow(turn: Turn): Step | null {
  const { now } = turn;
  const steps = stepsOf(turn, now.stage);
  while (now.step < steps.length) {
    const step = steps[now.step]!;
    if (step.when?.(turn) !== false) return step;
    now.step += 1;
  }
  return null;
}

function stepsOf(turn: Turn, stage: Stage): readonly Step[] {
  if (stage === 'end') return turn.hirelings.length > 0 ? END_OF_TURN : [];
  if (stage === 'begin' || stage === 'close' || stage === 'over') return [];
  return phaseOf(turn, stage)?.steps ?? [];
}

/** At a table with hirelings these come and go after all else that the end of a turn brings. */
const END_OF_TURN: readonly Step[] = [{ law: '1.4.3', name: 'End of turn', play: (turn) => endTurn(turn) }, HIRING];

function phaseOf(turn: Turn, stage: PhaseName): Phase | undefined {
  const { phases, bot } = turn.me;
  if (stage !== 'setup' || bot || !setsUpByCard(turn)) return phases[stage];
  return withKeptHand(phases.advancedSetup ?? phases.setup);
}

/** Phases that end with the choice of a hand; each is made once. */
const kept = new WeakMap<Phase, Phase>();

/** Who looks at a hand by the standard setup chooses it by the advanced one. */
function withKeptHand(phase: Phase): Phase {
  if (!phase.steps.includes(lookAtHand)) return phase;
  const known = kept.get(phase) ?? { ...phase, steps: [...phase.steps, keepHand] };
  kept.set(phase, known);
  return known;
}

function* stepOfPhase(turn: Turn, stage: Stage, chosen: Choice | undefined): RootTurn {
  const { now } = turn;
  const step = stepNow(turn);
  if (step === null) {
    leave(turn, stage, undefined);
    return;
  }
  turn.report?.(step.law, 'step');
  if (turn.report) for (const card of step.changedBy ?? []) turn.report(card);
  const played = chosen === undefined ? step.play(turn) : take(turn, chosen);
  const outcome = yield* untilWon(turn, played as RootTurn<Outcome>);
  if (outcome === 'won') now.stage = 'close';
  else if (outcome === 'again' || outcome === 'evening') leave(turn, stage, outcome);
  else if (outcome !== 'stay') now.step += 1;
}

/** After a phase comes the next one; after Evening, and after setup, the end of the line. */
function leave(turn: Turn, stage: Stage, outcome: Outcome): void {
  if (stage === 'setup' || stage === 'end') turn.now.stage = 'close';
  else if (stage === 'evening') {
    turn.now.stage = 'end';
    turn.now.step = 0;
  } else if (outcome === 'evening' || (stage !== 'birdsong' && outcome !== 'again')) enter(turn, 'evening');
  else enter(turn, turn.me.phases.escalated?.when(turn) === true ? 'escalated' : 'daylight');
}

function enter(turn: Turn, stage: PhaseName): void {
  const phase = phaseOf(turn, stage);
  turn.now.stage = stage;
  turn.now.step = 0;
  // Mercenaries fight and count for rule in Daylight and Evening (11.2.7.III).
  if (stage !== 'setup' && stage !== 'birdsong' && turn.flags.hired) turn.flags.mercenaries = true;
  if (turn.report === null || phase === undefined) return;
  turn.report(phase.law, 'phase');
  for (const law of phase.laid ?? []) turn.report(law);
}

/** Runs a part of a turn until somebody has 30 points: that wins the game at once (3.1), and ends the line (D29). */
function* untilWon<T>(ctx: RulesContext, part: RootTurn<T>): RootTurn<T | 'won'> {
  let next = part.next();
  while (!next.done) {
    const { value } = next;
    const answer = yield value;
    if ('act' in value && value.act.kind === 'score' && isWon(ctx.state)) return 'won';
    next = part.next(answer);
  }
  return next.value;
}

/** A point for every five warriors on the Coffin Makers, which then leave them (ROOT-62). */
const COFFIN_WARRIORS = 5;
const COFFIN_MAKERS = 'R#coffin';

function onCoffin({ state, layout, me }: Turn): number {
  if (!isInPlay(state, layout, me.index, COFFIN_MAKERS)) return 0;
  return (state.rows[layout.coffinRow] ?? []).reduce((sum, count) => sum + count, 0);
}

function* beginTurn(turn: Turn): RootTurn {
  if (turn.now.coffin >= COFFIN_WARRIORS) {
    turn.report?.('ROOT-62');
    yield* score(turn, turn.me, Math.floor(turn.now.coffin / COFFIN_WARRIORS));
  }
  for (const other of turn.seats) if (other.law.begin !== undefined) yield* other.law.begin(turn, other);
}

function* endTurn(turn: Turn): RootTurn {
  yield* scorePass(turn);
  for (const other of turn.seats) if (other.law.end !== undefined) yield* other.law.end(turn, other);
}

/** Whoever rules the Pass at the end of Evening scores a point (M.4.4). */
function* scorePass(turn: Turn): RootTurn {
  const { pass } = turn.layout.map;
  if (pass === null || !rules(turn, turn.me, pass)) return;
  turn.report?.('M.4.4');
  yield* score(turn, turn.me, 1);
}

/** A turn at a table that is run step by step. */
export function turnAt(players: Players, table: Handle<Table>, now: TurnState): Turn {
  const me = playerAt(players, players.layout.seatOf.get(now.taker) ?? -1);
  return contextOf(players, table, me, now);
}
