import type { ClearingSuit, Item } from '../vocabulary.ts';
import { rootlogName } from './card.ts';

export interface Quest {
  readonly suit: ClearingSuit;
  /** Full name in Rootlog: lower case, letters only. */
  readonly key: string;
  readonly name: string;
  /** As Rootlog abbreviates it, and as we write it. */
  readonly spelling: string;
  readonly items: readonly [Item, Item];
  /** Other spellings that are read. */
  readonly aliases: readonly string[];
}

type Row = [suit: ClearingSuit, name: string, spelling: string, first: Item, second: Item, ...aliases: string[]];

const quest = (...[suit, name, spelling, first, second, ...aliases]: Row): Quest => ({
  suit,
  key: rootlogName(name),
  name,
  spelling,
  items: [first, second],
  aliases,
});

/** Face-up quests that Vagabonds may complete; two Vagabonds share them (9.3.3, 9.7.2). */
export const QUESTS_FACE_UP = 3;

/** The quest deck (9.3.3); rows: suit, name, spelling, the two items, other spellings. */
export const QUESTS: readonly Quest[] = [
  quest('F', 'Fundraising', 'funds', 't', 'c'),
  quest('F', 'Errand', 'errand', 't', 'f'),
  quest('F', 'Logistics Help', 'logs', 'f', 'b', 'logistics'),
  quest('F', 'Repair a Shed', 'shed', 'r', 'h'),
  quest('F', 'Give a Speech', 'speech', 'r', 't'),
  quest('R', 'Guard Duty', 'guard', 'r', 's'),
  quest('R', 'Errand', 'errand', 't', 'f'),
  quest('R', 'Give a Speech', 'speech', 'r', 't'),
  quest('R', 'Fend off a Bear', 'bear', 'r', 'x'),
  quest('R', 'Expel Bandits', 'bandits', 's', 's'),
  quest('M', 'Expel Bandits', 'bandits', 's', 's'),
  quest('M', 'Guard Duty', 'guard', 'r', 's'),
  quest('M', 'Fend off a Bear', 'bear', 'r', 'x'),
  quest('M', 'Escort', 'escort', 'f', 'f'),
  quest('M', 'Logistics Help', 'logs', 'f', 'b', 'logistics'),
];
