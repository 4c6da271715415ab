import { isLeft } from 'fp-ts/lib/Either.js';
import { type Answerer, advance, simulate } from '../../src/kernel/index.ts';
import { type Action, type Table, root } from '../../src/root/index.ts';
import {
  type Deed,
  type DeedView,
  type RootQuestions,
  type RulesOfBots,
  type Setup,
  type Stage,
  beginLine,
  contextOf,
  nextStep,
  playerOf,
} from '../../src/root/root-law.ts';
import { printAction } from '../../../notation/src/rootlog/index.ts';
import { seatPlayers } from '../../src/root/seats.ts';
import { positionOf } from './written-position.ts';

/** An answer of a person: in a menu what tells the option from others (`{ kind: 'move', to: 5 }`), else the answer itself. */
export type Told = string | number | readonly number[] | readonly string[] | Wanted;

/** Fields of a deed. */
type Wanted = Readonly<Record<string, unknown>>;

/** What came of it: the actions as Rootlog, and the options of the first menu that nobody answered. */
export interface PlayedPhase {
  readonly text: string;
  readonly offered: readonly DeedView[];
  readonly table: Table;
}

/** Steps after which a phase is taken for endless. */
const MOST_STEPS = 200;

/** Questions and actions after which a step is taken for endless. */
const MOST_IN_ALL = 2000;

/** A question comes that cannot be passed over, and no answer is left. */
class Unanswered extends Error {}

/**
 * Answers everything from a list; where a menu comes and the list is empty, what it offers is noted and it is ended. One
 * that cannot be ended ends the phase. Cards drawn when the list is empty are not known.
 */
function fromList(left: Told[], offered: Deed[], faction: string): Answerer<Table, RootQuestions> {
  let asked = 0;
  return (question) => {
    if (++asked > MOST_IN_ALL) throw new Error(`${question.law}: ${faction} is asked without end`);
    if (question.kind === 'draw' && left.length === 0) return new Array<string>(question.count).fill('#') as never;
    if (left.length === 0 && offered.length > 0 && (question.kind !== 'choose' || question.about !== 'menu'))
      throw new Unanswered();
    if (question.kind !== 'choose' || typeof question.options?.[0] !== 'object') return left.shift() as never;
    const options = (question.options ?? []) as readonly Deed[];
    if (left.length === 0) {
      if (offered.length === 0) offered.push(...options);
      const end = options.find(({ kind }) => kind === 'end');
      if (end === undefined) throw new Unanswered();
      return end;
    }
    const wanted = left.shift() as Wanted;
    const found = options.find((option) =>
      Object.entries(wanted).every(([key, value]) => (option as Wanted)[key] === value),
    );
    if (found === undefined)
      throw new Error(`${faction} is not offered ${JSON.stringify(wanted)}: ${JSON.stringify(options)}`);
    return found;
  };
}

/** Sets a person's faction up by its setup card (A.8.3), with these answers after the hand that is looked at. */
export const advancedSetup = (position: string, faction: string, answers: readonly Told[] = []): PlayedPhase =>
  phase(position, faction, 'setup', answers, ['setup'], 'advanced');

/** Plays one phase of a person's turn, or several, from a position written in Rootlog, with these answers in order. */
export function phase(
  position: string,
  faction: string,
  stage: Stage,
  answers: readonly Told[] = [],
  stages: readonly Stage[] = [stage],
  setup: Setup = stage === 'setup',
  rulesOfBots: RulesOfBots = () => null,
): PlayedPhase {
  const table = positionOf(position);
  const left = [...answers];
  const offered: Deed[] = [];
  const players = seatPlayers(table, { rulesOfBots });
  const me = playerOf(players, faction);
  if (me === undefined) throw new Error(`${faction} is not at this table`);
  const now = { ...beginLine(me, setup), stage };
  me.phases.beforeBegin?.(contextOf(players, { state: table }, me, now));
  advance(root, table, { kind: 'begin', faction });
  const actions: Action[] = [];
  const noting: typeof root = {
    ...root,
    plan(state, action) {
      actions.push(action);
      if (actions.length > MOST_IN_ALL) throw new Error(`${faction} acts without end`);
      return root.plan(state, action);
    },
  };
  try {
    const played = simulate(
      noting,
      function* (handle) {
        const turn = contextOf(players, handle, me, now);
        for (let steps = 0; stages.includes(now.stage); steps++) {
          if (steps > MOST_STEPS) throw new Error(`${now.stage} does not end`);
          yield* nextStep(turn);
        }
      },
      table,
      fromList(left, offered, faction),
    );
    if (isLeft(played)) throw new Error(`action ${played.left.index}: ${played.left.message}`);
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
  if (left.length > 0) throw new Error(`answers left over: ${JSON.stringify(left)}`);
  return { text: actions.map((action) => printAction(action, faction)).join('/'), offered, table };
}
