import { capital } from '@woodlog/core/kernel';
import { BOTS_AT_PLAY } from './bots.ts';
import { BOT_SECTIONS } from './sections.ts';

const HEADING = 'a heading: its parts are named and counted';
const PEOPLE = 'for the people at the table, who set it up';
const OPTION = 'a way of playing together that Woodlog does not have (docs/bots.md)';
const LAID = 'done as the table is laid, or fixed by its setup';
const ASKED = 'holds all the time: asked, not counted';
const LEDGER = 'the ledger does it, whoever acts';
const TERM = 'a way of speaking';
const NO_SUCH_FACTION = 'of a faction or bot that no log can have yet';

/** Why a section is not a step that could run, or not a sentence that a test could prove. */
const REASONS: Readonly<Record<string, readonly string[]>> = {
  [HEADING]: ['B.2.8', 'B.3.3', 'B.9.2.3', 'B.11.8', 'Chmd.2', 'Chmd.8', 'Chmd.9', 'Chmd.10'],
  [PEOPLE]: ['B.3.1', 'B.3.2', 'B.3.3.1', 'B.3.4'],
  [OPTION]: ['B.3.5', 'B.3.5.1', 'B.3.5.2'],
  [LAID]: ['B.3.3.2'],
  [ASKED]: ['B.2.3', 'B.2.4', 'B.7.2.1'],
  [LEDGER]: ['B.8.2.4', 'B.9.2.1', 'B.9.2.2'],
  [TERM]: ['B.2.5', 'B.2.6', 'B.6.2.1.II'],
  [NO_SUCH_FACTION]: ['Chmd.10.4', 'Chmd.10.5.IX'],
};

/** Why a section has no test, or never ran; null if there is no excuse. */
export function reasonFor(law: string, tests: number): string | null {
  const title = BOT_SECTIONS[law];
  if (title === undefined) return tests > 0 ? 'changes a step or a hook, which is counted there' : null;
  if (title === 'Overview') return 'an overview';
  const found = Object.entries(REASONS).find(([, laws]) => laws.includes(law));
  if (found !== undefined) return found[0];
  return /^(Birdsong|Daylight|Evening|Faction setup)$/.test(title) ? HEADING : null;
}

/**
 * The title of a section of a bot's law, or the name of the difficulty, trait or character on a card; null for others.
 */
export function sectionTitle(law: string): string | null {
  return BOT_SECTIONS[law] ?? CARD_NAMES.get(law) ?? DECIDED[law] ?? null;
}

const CARD_NAMES: ReadonlyMap<string, string> = new Map(
  BOTS_AT_PLAY.flatMap(({ difficulties, traits, characters = {} }) =>
    Object.entries({ ...difficulties, ...traits, ...characters }).map(([name, { card }]) => [card, capital(name)]),
  ),
);

/** What a bot does only by a decision of this project, by its name on the bot's board. */
const DECIDED: Readonly<Record<string, string>> = { D53: 'Discard Order' };

/** The sections and cards that a game of bots can report: steps, tie-breaks, traits and so on, but no headings. */
export const REPORTED_SECTIONS: readonly string[] = [
  ...Object.keys(BOT_SECTIONS).filter((law) => reasonFor(law, 0) === null),
  ...new Set(
    BOTS_AT_PLAY.flatMap(({ difficulties, traits }) =>
      Object.values({ ...difficulties, ...traits }).flatMap(({ card }) => (card.startsWith('ROOT-') ? [card] : [])),
    ),
  ),
];
