import { type Answer, type Table as Handle, type Question, type TurnOf, act } from '../../kernel/index.ts';
import type { Action } from '../action.ts';
import { contextOf } from '../law/context.ts';
import type { Players, SeatedPlayer } from '../law/context.ts';
import type { RootQuestions, RootTurn } from '../law/questions.ts';
import { onCoffin, scoreCoffin } from './cards/coffin-makers.ts';
import { rules } from '../law/rule.ts';
import { score } from '../law/score.ts';
import { isWon } from '../result.ts';
import type { Table } from '../table/table.ts';
import { passOf } from '../table/landmarks-at.ts';
import { keepHand, lookAtHand, setsUpByCard } from './hand.ts';
import { afterChoice, bareMenu, begun } from './menu.ts';
import type { Position } from './position.ts';
import type { Choice, Outcome, Phase, Step, Turn } from '../law/step.ts';
import { type PhaseName, type Setup, type Stage, type TurnState, freshTurn } from '../law/turn-state.ts';
import { playerAt } from '../table/look-up.ts';

/** The setup line of a player, or the next turn, from the start of the line to its end. */
export function lineOf(players: Players, me: SeatedPlayer, setup: Setup): TurnOf<Table, Action, RootQuestions> {
  return (table) => restOfLine(contextOf(players, table, me, beginLine(me, setup)));
}

/** Who follows a line step by step. */
export interface LineWatcher {
  /** Told of the position before each step; it changes with the step. */
  readonly beforeStep: (position: Position) => void;
  readonly onAnswer: (question: Question<RootQuestions>, answer: Answer<RootQuestions>) => void;
}

/** `lineOf` with somebody who follows it. */
export function watchedLine(
  players: Players,
  me: SeatedPlayer,
  setup: Setup,
  { beforeStep, onAnswer }: LineWatcher,
): TurnOf<Table, Action, RootQuestions> {
  return function* (table) {
    const now = beginLine(me, setup);
    const turn = contextOf(players, table, me, now);
    do {
      beforeStep({ table: table.state, now });
      const step = nextStep(turn);
      let stop = step.next();
      while (!stop.done) {
        const { value } = stop;
        const answer = yield value;
        if ('ask' in value) onAnswer(value.ask, answer as Answer<RootQuestions>);
        stop = step.next(answer);
      }
    } while (now.stage !== 'over');
  };
}

/** A line that has not begun: pass it to `contextOf`, then run it with `nextStep` or `restOfLine`. */
export function beginLine(me: SeatedPlayer, setup: Setup): TurnState {
  return freshTurn(me.letter, setup, me.phases.memory?.() ?? {});
}

/** The rest of a line, step by step. */
export const restOfLine = (turn: Turn): RootTurn => steps(turn, undefined, false);

/**
 * Runs the next step of a line and updates `turn.now`. A step that does nothing is skipped. With `chosen`, its menu is
 * not asked. A player who reaches 30 points wins at once, and the line ends (3.1, D29).
 *
 * @example const turn = contextOf(players, { state: table }, me, JSON.parse(saved)); yield* nextStep(turn);
 */
export const nextStep = (turn: Turn, chosen?: Choice): RootTurn => steps(turn, chosen, true);

/** One step, or all that are left. It is a single generator, since everything in a game passes through it. */
function* steps(turn: Turn, chosen: Choice | undefined, one: boolean): RootTurn {
  const { now } = turn;
  while (now.stage !== 'over') {
    const { stage } = now;
    const step = stepNow(turn);
    if (step !== null && turn.report !== null) reportStep(step, turn);
    const part = partOf(turn, step, chosen);
    const { next } = part;
    let outcome: Outcome | 'won';
    let stop = next.call(part);
    while (!stop.done) {
      const { value } = stop;
      const answer = yield value;
      if ('act' in value && mayWin(value.act) && isWon(turn.state)) {
        outcome = 'won';
        break;
      }
      stop = next.call(part, answer);
    }
    if (stop.done) outcome = stop.value ?? (chosen && afterChoice(chosen));
    if (outcome === 'won') now.stage = 'close';
    else if (step === null || outcome === 'again' || outcome === 'evening') leave(turn, stage, outcome);
    else if (outcome !== 'stay') now.step += 1;
    if (one) return;
  }
}

function partOf(turn: Turn, step: Step | null, chosen: Choice | undefined): RootTurn<Outcome> {
  if (step === null) return betweenPhases(turn) as RootTurn<undefined>;
  return (chosen === undefined ? step.play(turn) : begun(turn, chosen)) as RootTurn<Outcome>;
}

/** Points may win, and so may the start of a line, by dominance (3.3.1). */
const mayWin = ({ kind }: Action): boolean => kind === 'score' || kind === 'begin';

/** What happens before the first phase and after the last; nothing between two others. */
function* betweenPhases(turn: Turn): RootTurn {
  const { stage } = turn.now;
  if (stage === 'begin') yield* beginTurn(turn);
  else if (stage === 'end' && turn.hirelings.length === 0) yield* endTurn(turn);
  else if (stage === 'close') yield* act({ kind: 'end' });
}

function reportStep({ law, changedBy = [] }: Step, turn: Turn): void {
  turn.cite(law, 'step');
  for (const card of changedBy) turn.cite(card);
}

/** Skips a step with nothing to do: a menu without a choice, or the end of a phase. */
export function passOver(turn: Turn, step: Step | null, choices: readonly Choice[] | undefined): boolean {
  const { now } = turn;
  if (step !== null) {
    if (choices === undefined || choices.length > 0) return false;
    now.step += 1;
    return true;
  }
  const { stage } = now;
  if (stage === 'begin' || stage === 'end' || stage === 'close' || stage === 'over') return false;
  leave(turn, stage, undefined);
  return true;
}

/** The next step of the current phase, or null if the phase is over. Skips steps that do not take place. */
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

export function stepsOf(turn: Turn, stage: Stage): readonly Step[] {
  if (stage === 'end') return turn.hirelings.length > 0 ? END_OF_TURN : [];
  if (stage === 'begin' || stage === 'close' || stage === 'over') return [];
  return phaseOf(turn, stage)?.steps ?? [];
}

/** Hirelings come and go, one after another. */
const HIRING = bareMenu('H.1', 'Hirelings', (turn) => turn.hiring?.due(turn) ?? []);

/** At a table with hirelings, they come and go after everything else at the end of a turn. */
export const END_OF_TURN: readonly Step[] = [
  { law: '1.4.3', name: 'End of turn', play: (turn) => endTurn(turn) },
  HIRING,
];

/** The phase of the player whose line it is; for the setup, the one that this table uses. */
export function phaseOf(turn: Turn, stage: PhaseName): Phase | undefined {
  const { phases, bot } = turn.me;
  if (stage !== 'setup' || bot || !setsUpByCard(turn)) return phases[stage];
  return withKeptHand(phases.advancedSetup ?? phases.setup);
}

/** Phases with the choice of a hand added at their end; each is made once. */
const kept = new WeakMap<Phase, Phase>();

/** A player who looks at their hand in the standard setup chooses it in the advanced one. */
function withKeptHand(phase: Phase): Phase {
  if (!phase.steps.includes(lookAtHand)) return phase;
  const known = kept.get(phase) ?? { ...phase, steps: [...phase.steps, keepHand] };
  kept.set(phase, known);
  return known;
}

/** After a phase comes the next one; after Evening, and after setup, the end of the line. */
function leave(turn: Turn, stage: Stage, outcome: Outcome): void {
  const { now, me } = turn;
  if (stage === 'begin') enter(turn, now.setup ? 'setup' : 'birdsong');
  else if (stage === 'setup' || stage === 'end') now.stage = 'close';
  else if (stage === 'close') now.stage = 'over';
  else if (stage === 'evening') {
    now.stage = 'end';
    now.step = 0;
  } else if (outcome === 'evening' || (stage !== 'birdsong' && outcome !== 'again')) enter(turn, 'evening');
  else enter(turn, me.phases.escalated?.when(turn) === true ? 'escalated' : 'daylight');
}

function enter(turn: Turn, stage: PhaseName): void {
  const phase = phaseOf(turn, stage);
  turn.now.stage = stage;
  turn.now.step = 0;
  // Mercenaries fight and count for rule in Daylight and Evening (11.2.7.III).
  if (stage !== 'setup' && stage !== 'birdsong' && turn.flags.hired) turn.flags.mercenaries = true;
  if (turn.report === null || phase === undefined) return;
  turn.cite(phase.law, 'phase');
  for (const law of phase.laid ?? []) turn.cite(law);
}

function* beginTurn(turn: Turn): RootTurn {
  const { now, me } = turn;
  // The ledger empties the Coffin Makers with `begin`.
  now.coffin = onCoffin(turn);
  me.phases.beforeBegin?.(turn);
  yield* act({ kind: 'begin', faction: me.letter, ...(now.setup && { setup: true as const }) });
  if (now.setup) return;
  yield* scoreCoffin(turn);
  for (const other of turn.seats) if (other.law.begin !== undefined) yield* other.law.begin(turn, other);
}

function* endTurn(turn: Turn): RootTurn {
  yield* scorePass(turn);
  for (const other of turn.seats) if (other.law.end !== undefined) yield* other.law.end(turn, other);
}

/** Whoever rules the Pass at the end of Evening scores a point (M.4.4). */
function* scorePass(turn: Turn): RootTurn {
  const pass = passOf(turn.state);
  if (pass === null || !rules(turn, turn.me, pass)) return;
  turn.cite('M.4.4');
  yield* score(turn, turn.me, 1);
}

/** A turn at a table that is run step by step. */
export function turnAt(players: Players, table: Handle<Table>, now: TurnState): Turn {
  const me = playerAt(players, players.layout.seatOf.get(now.taker) ?? -1);
  return contextOf(players, table, me, now);
}
