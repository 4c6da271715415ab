import type { Faction } from './vocabulary.ts';

/** Difficulties of every bot (B.3.3.1); `default` is not written in a seat's name. */
export const DIFFICULTIES = ['easy', 'default', 'challenging', 'nightmare'] as const;

/** Chameleandroid has two more (Chmd.8), and is the only one to combine them (Chmd.8.6). */
export const CHAMELEANDROID_DIFFICULTIES = [...DIFFICULTIES, 'alternate challenging', 'alternate nightmare'] as const;

/** Plays a person's faction by the law of people, in place of a bot: each legal move with equal probability. */
export const RANDOM_PLAYER = 'random';

/**
 * Plays a person's faction by the law of people: at random, one step ahead, or by a search with a number of iterations.
 */
export type NamedPlayer = typeof RANDOM_PLAYER | 'greedy' | `search:${number}`;

/** The largest number of iterations has six digits. */
const NAMED_PLAYER = /^(?:random|greedy|search:[1-9]\d{0,5})$/;

/** @example isNamedPlayer('search:200') // true */
export const isNamedPlayer = (word: string | undefined): word is NamedPlayer =>
  word !== undefined && NAMED_PLAYER.test(word);

export interface BotSheet {
  /** Its name on the command line. */
  readonly id: string;
  /** Its printed name, with which a seat's name in a log begins (D22). */
  readonly name: string;
  /** Letters that it can have; a Vagabot may be the second Vagabond. */
  readonly letters: readonly Faction[];
  readonly traits: readonly string[];
}

/** Bots in setup order. Four have a fifth trait, added by the Marauder expansion. */
export const BOTS = [
  {
    id: 'mechanical-marquise',
    name: 'Mechanical Marquise 2.0',
    letters: ['C'],
    traits: ['Blitz', 'Fortified', 'Hospitals', 'Iron Will', 'Overwhelming'],
  },
  {
    id: 'electric-eyrie',
    name: 'Electric Eyrie',
    letters: ['E'],
    traits: ['Nobility', 'Relentless', 'Swoop', 'War Tax', 'Focused'],
  },
  {
    id: 'automated-alliance',
    name: 'Automated Alliance',
    letters: ['A'],
    traits: ['Informants', 'Popularity', 'Veterans', 'Wildfire', 'Steadfast'],
  },
  {
    id: 'vagabot',
    name: 'Vagabot',
    letters: ['V', 'G'],
    traits: ['Adventurer', 'Berserker', 'Helper', 'Marksman', 'Questing'],
  },
  {
    id: 'logical-lizards',
    name: 'Logical Lizards',
    letters: ['L'],
    traits: ['Spiteful', 'Erratic', 'Fanatics', 'Martyrs'],
  },
  {
    id: 'riverfolk-robots',
    name: 'Riverfolk Robots',
    letters: ['O'],
    traits: ['Greedy', 'Involved', 'Garrison', 'Ferocious'],
  },
  {
    id: 'drillbit-duchy',
    name: 'Drillbit Duchy',
    letters: ['D'],
    traits: ['Foundations', 'Investors', 'Overwhelm', 'Invaders'],
  },
  {
    id: 'cogwheel-corvids',
    name: 'Cogwheel Corvids',
    letters: ['P'],
    traits: ['Gamble', 'Backup Plans', 'Mastermind', 'Vendetta'],
  },
  {
    id: 'chameleandroid',
    name: 'Chameleandroid',
    letters: ['N'],
    traits: ['Patron', 'Abduction', 'City Builder', 'Kingpin'],
  },
] as const satisfies readonly BotSheet[];
/** A bot of Root, as a setup names it: `mechanical-marquise`. */
export type BotId = (typeof BOTS)[number]['id'];

/** The bot that can play a letter, if any. */
export const botFor = (letter: string): (typeof BOTS)[number] | undefined =>
  BOTS.find(({ letters }) => letters.some((one) => one === letter));

/** Characters of the Vagabot (B.7.7). Some share a name with a Vagabond's, but are other cards (B.7.3.1). */
export const VAGABOT_CHARACTERS = ['thief', 'tinker', 'ranger', 'vagrant', 'scoundrel', 'arbiter'] as const;

/** The bot of a seat under the law of bots; undefined for people, whoever decides for them. */
export function botOf({ bot }: { readonly bot?: BotId | NamedPlayer | undefined }): BotId | undefined {
  return isNamedPlayer(bot) ? undefined : bot;
}
