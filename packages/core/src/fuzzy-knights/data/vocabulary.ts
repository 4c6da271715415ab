/** Tokens that lie on the map. A mine stays; the others are taken. */
export const TOKENS = ['item', 'resource', 'monster', 'mine'] as const;
export type Token = (typeof TOKENS)[number];
/** Tokens that are taken from the map when a hero has dealt with them. */
export type LooseToken = Exclude<Token, 'mine'>;

export const ITEM_KINDS = ['main hand', 'off hand', 'amulet'] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];

/** From the lowest; a success climbs one. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

/** An item after it was rolled: `epic main hand`. */
export type Item = `${Rarity} ${ItemKind}`;
export const ITEMS: readonly Item[] = RARITIES.flatMap((rarity) => ITEM_KINDS.map((kind): Item => `${rarity} ${kind}`));

/** A settlement's tiers, from the lowest. */
export const TIERS = ['encampment', 'villa', 'estate', 'castle'] as const;
export type Tier = (typeof TIERS)[number];

const RAMPARTS = ['palisade', 'fortifications'] as const;
export type Ramparts = (typeof RAMPARTS)[number];

export const BUILDINGS = [...TIERS, ...RAMPARTS] as const;
export type Building = (typeof BUILDINGS)[number];

/** What a monster token turns out to be; also the order of the table. */
const MOODS = ['hard-fight', 'fight', 'bribe', 'defect'] as const;
export type Mood = (typeof MOODS)[number];

const CACHES = ['small', 'large'] as const;
export type Cache = (typeof CACHES)[number];

/** Whether items come from cards (the default) or from dice only. */
export const RULE_SETS = ['cards', 'dice'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** What a roll is for. */
export const ROLL_PURPOSES = [
  'anchor',
  'token',
  'token type',
  'monster',
  'defect',
  'bribe',
  'hard-fight',
  'fight',
  'mine',
  'guardians',
  'cache',
  'small',
  'large',
  'item',
  'rarity',
  'attack',
  'defence',
  'vote',
] as const;
export type RollPurpose = (typeof ROLL_PURPOSES)[number];

/** Squads of a side, in the numbering of the rules: mercenaries or monsters, then heroes, then the settlement. */
export const SQUADS = ['1', '2', '3', 'H1', 'H2', 'settlement'] as const;
export type SquadName = (typeof SQUADS)[number];
