import { type SeatSetup, assert } from '@woodlog/core/kernel';
import { RANDOM_PLAYER, type RootSeat, type Table } from '@woodlog/core/root';
import {
  type FactionLaw,
  PEOPLE_LAWS,
  PEOPLE_PHASES,
  PHASES,
  type Players,
  type Rules,
  combineLaws,
  landmarkLaws,
  lawBesideHirelings,
  lawBesideLandmarks,
  lawOfHireling,
  playersOf,
  withEveryHook,
} from '@woodlog/core/root-law';
import { BOTS_AT_PLAY } from '../bots.ts';
import type { Bot, CardModifier, Phases } from './bot.ts';
import { SIMPLE_PHASES } from '../simple-moves/simple-player.ts';
import { everywhere } from './patches.ts';

/** Every bot hates surprises (B.2.8.2); its missing hand (B.2.8.1) is in the procedures that give and take cards. */
export const EVERY_BOT: FactionLaw = { hatesSurprises: true };

/** A bot at a seat, with its difficulties, traits and character worked in. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly law: FactionLaw;
  readonly phases: Phases;
}

const seated = new WeakMap<SeatSetup, SeatedBot>();

/** The bot of a seat, or null where a person plays. Worked out once for each seat object. */
export function seatedBot(seat: SeatSetup): SeatedBot | null {
  if (seat.bot === undefined || seat.bot === RANDOM_PLAYER) return null;
  let known = seated.get(seat);
  if (known === undefined) {
    const bot = BOTS_AT_PLAY.find(({ id }) => id === seat.bot);
    assert(bot !== undefined, `no bot is called ${seat.bot}`);
    known = compose(bot, changesOf(bot, seat));
    seated.set(seat, known);
  }
  return known;
}

/** The law and the phases of a seat: of its bot, or of the faction that a person plays or a puppet stands in for. */
function rulesOf(seat: RootSeat): Rules {
  return seat.bot === RANDOM_PLAYER ? lawfulRulesOf(seat) : (seatedBot(seat) ?? peopleRules(seat, SIMPLE_PHASES));
}

/** The same where no puppet stands in for people: what they do is held to the law, as far as it knows their turn. */
const lawfulRulesOf = (seat: RootSeat): Rules =>
  seatedBot(seat) ?? peopleRules(seat, PEOPLE_PHASES[seat.faction] ?? SIMPLE_PHASES);

const peopleRules = ({ faction }: RootSeat, phases: Rules['phases']): Rules => ({ law: PEOPLE_LAWS[faction], phases });

const whole =
  (rules: (seat: RootSeat) => Rules) =>
  (seat: RootSeat): Rules => {
    const { law, phases } = rules(seat);
    return { law: withEveryHook(law), phases };
  };

/**
 * Those who sit at a table, bots under their own laws; `report` is told of every section that runs. No puppet stands in for
 * the factions of `lawful`.
 */
export function seatPlayers(
  table: Readonly<Table>,
  report: Players['report'] = null,
  watcher: Players['watcher'] = null,
  lawful: readonly string[] = [],
): Players {
  const rules = (seat: RootSeat): Rules => (lawful.includes(seat.faction) ? lawfulRulesOf(seat) : rulesOf(seat));
  return playersOf(table, whole(withCards(table, rules)), report, watcher, lawOfHireling);
}

/** The same of a table whose people play by the law, not by puppets. */
export function seatPeople(table: Readonly<Table>): Players {
  return playersOf(table, whole(withCards(table, lawfulRulesOf)), null, null, lawOfHireling);
}

/** The same at a table with hirelings or landmarks: what these change in the law of players is in that of every seat. */
function withCards(table: Readonly<Table>, of: (seat: RootSeat) => Rules): (seat: RootSeat) => Rules {
  const { hirelings = [] } = table.setup;
  const landmarks = landmarkLaws(table);
  if (hirelings.length === 0 && landmarks.length === 0) return of;
  return (seat) => {
    const { law, phases } = of(seat);
    return { law: lawBesideLandmarks(lawBesideHirelings(law, hirelings), landmarks), phases };
  };
}

/** What changes this bot: difficulties, then traits in the order of its sheet, then its character. */
function changesOf(bot: Bot, { difficulties = [], traits = [], character }: SeatSetup): CardModifier[] {
  const listed = (table: Readonly<Record<string, CardModifier>>, names: readonly string[]): CardModifier[] =>
    Object.entries(table).flatMap(([name, change]) => (names.includes(name) ? [change] : []));
  return [
    ...listed(bot.difficulties, difficulties),
    ...listed(bot.traits, traits),
    ...listed(bot.characters ?? {}, character === undefined ? [] : [character]),
  ];
}

function compose(bot: Bot, changes: readonly CardModifier[]): SeatedBot {
  const laws = changes.flatMap(({ law }) => (law === undefined ? [] : [law]));
  let { phases } = bot;
  for (const { card, patches = [] } of changes) for (const edit of patches) phases = signed(card, phases, edit(phases));
  const invited = bot.gentrified === undefined ? {} : { gentrified: bot.gentrified };
  return { bot, law: combineLaws(EVERY_BOT, { ...invited, ...bot.law }, ...laws), phases };
}

/** What a card has changed in the phases bears its name, so that it is reported where it counts. */
function signed(card: string, before: Phases, after: Phases): Phases {
  const old = new Set(PHASES.flatMap((phase) => before[phase]?.steps ?? []));
  return everywhere((steps) =>
    steps.map((step) =>
      old.has(step) || step.law === card ? step : { ...step, changedBy: [...(step.changedBy ?? []), card] },
    ),
  )(after);
}
