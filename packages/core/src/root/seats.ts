import { assert } from '../kernel/index.ts';
import { botOf } from './data/bots.ts';
import { PEOPLE_LAWS } from './factions/laws.ts';
import { PEOPLE_PHASES } from './factions/phases.ts';
import { HIRING_RULES } from './hirelings/hiring.ts';
import { lawBesideHirelings } from './hirelings/laws.ts';
import { landmarkLaws, lawBesideLandmarks } from './landmarks/laws.ts';
import { withEveryHook } from './law/combine-laws.ts';
import { type Players, type Rules, playersOf } from './law/context.ts';
import type { Phases } from './law/step.ts';
import type { RootSeat } from './root-setup.ts';
import type { Table } from './table/table.ts';

/** The law and phases of a seat that a bot plays; null for a seat that a person plays. */
export type RulesOfBots = (seat: RootSeat) => Rules | null;

export interface SeatOptions {
  /** The laws of bots, which core does not know. Without them, only people may sit at the table. */
  readonly rulesOfBots?: RulesOfBots;
  /** Called with the section of each rule that runs. */
  readonly report?: Players['report'];
  readonly watcher?: Players['watcher'];
}

/**
 * Seats the players of a table: each with its law and phases, as the hirelings and landmarks in the game change them.
 *
 * @example seatPlayers(table, { report: (section) => console.log(section) })
 */
export function seatPlayers(
  table: Readonly<Table>,
  { rulesOfBots, report = null, watcher = null }: SeatOptions = {},
): Players {
  const { hirelings = [] } = table.setup;
  const landmarks = landmarkLaws(table);
  const rulesOf = (seat: RootSeat): Rules => {
    const { law, phases } = rulesOfBots?.(seat) ?? rulesOfPerson(seat);
    return { law: withEveryHook(lawBesideLandmarks(lawBesideHirelings(law, hirelings), landmarks)), phases };
  };
  return playersOf(table, rulesOf, { report, watcher, hiring: HIRING_RULES });
}

function rulesOfPerson(seat: RootSeat): Rules {
  assert(botOf(seat) === undefined, `the bot ${seat.bot} has a seat, but its law was not passed in`);
  return { law: PEOPLE_LAWS[seat.faction], phases: PEOPLE_PHASES[seat.faction] ?? NO_TURN };
}

const nothing = (law: string) => ({ law, steps: [] });

/** The phases of a faction without rules for people: Chameleandroid has a bot only. */
const NO_TURN: Phases = {
  setup: nothing('5.1.7'),
  birdsong: nothing('1.4.1'),
  daylight: nothing('1.4.2'),
  evening: nothing('1.4.3'),
};
