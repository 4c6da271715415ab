import { type SeatSetup, assert } from '@woodlog/core/kernel';
import { type Table, isNamedPlayer } from '@woodlog/core/root';
import { type FactionLaw, PHASES, type Players, combineLaws, seatPlayers as seatAll } from '@woodlog/core/root-law';
import { BOTS_AT_PLAY } from '../bots.ts';
import type { Bot, CardModifier, Phases } from './bot.ts';
import { everywhere } from './patches.ts';

/**
 * Nobody plays ambushes against bots (B.2.8.2). Procedures that give and take cards know that they have no hand
 * (B.2.8.1).
 */
export const EVERY_BOT: FactionLaw = { hatesSurprises: true };

/** A bot at a seat, with its difficulties, traits and character applied. */
export interface SeatedBot {
  readonly bot: Bot;
  readonly law: FactionLaw;
  readonly phases: Phases;
}

const seated = new WeakMap<SeatSetup, SeatedBot>();

/** The bot of a seat, or null if a person plays it. Computed once for each seat object. */
export function seatedBot(seat: SeatSetup): SeatedBot | null {
  if (seat.bot === undefined || isNamedPlayer(seat.bot)) return null;
  let known = seated.get(seat);
  if (known === undefined) {
    const bot = BOTS_AT_PLAY.find(({ id }) => id === seat.bot);
    assert(bot !== undefined, `no bot is called ${seat.bot}`);
    known = compose(bot, changesOf(bot, seat));
    seated.set(seat, known);
  }
  return known;
}

/**
 * Seats the players of a table: bots under their own laws, people under the law of their factions. `report` is called with
 * the section of each rule that runs.
 */
export const seatPlayers = (
  table: Readonly<Table>,
  report: Players['report'] = null,
  watcher: Players['watcher'] = null,
): Players => seatAll(table, { rulesOfBots: seatedBot, report, watcher });

/** The changes to this bot: difficulties, then traits in the order of its sheet, then its character. */
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

/** Marks what a card has changed in the phases, so that the card is reported where it counts. */
function signed(card: string, before: Phases, after: Phases): Phases {
  const old = new Set(PHASES.flatMap((phase) => before[phase]?.steps ?? []));
  return everywhere((steps) =>
    steps.map((step) =>
      old.has(step) || step.law === card ? step : { ...step, changedBy: [...(step.changedBy ?? []), card] },
    ),
  )(after);
}
