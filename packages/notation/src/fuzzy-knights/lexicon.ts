import type { Building, ItemKind, Token } from '@woodlog/core/fuzzy-knights';

/** A word of the notation: its printed form, its symbol on the pages, and other accepted forms. */
interface Entry {
  readonly word: string;
  readonly symbol?: string;
  readonly also?: readonly string[];
}

/** Every word, by the reader's name for it. */
const LEXICON = {
  // things
  item: { word: 'ITEM', symbol: '🎁', also: ['items'] },
  resource: { word: 'RESOURCE', symbol: '💰', also: ['resources', 'coin', 'coins'] },
  monster: { word: 'MONSTER', symbol: '🧟', also: ['monsters'] },
  mine: { word: 'MINE', symbol: '⚒️', also: ['mines'] },
  hero: { word: 'HERO', symbol: '🧙' },
  mercenaries: { word: 'MERCENARIES', symbol: '🤺', also: ['mercenary', 'mercs'] },
  settlement: { word: 'SETTLEMENT', symbol: '🏰' },
  ramparts: { word: 'RAMPARTS', symbol: '🛡️' },
  alliance: { word: 'ALLIANCE' },
  squad: { word: 'SQUAD' },
  // buildings
  encampment: { word: 'ENCAMPMENT' },
  villa: { word: 'VILLA' },
  estate: { word: 'ESTATE' },
  castle: { word: 'CASTLE' },
  palisade: { word: 'PALISADE' },
  fortifications: { word: 'FORTIFICATIONS', also: ['fortification'] },
  // items
  main: { word: 'MAIN' },
  off: { word: 'OFF' },
  hand: { word: 'HAND' },
  amulet: { word: 'AMULET' },
  common: { word: 'COMMON' },
  uncommon: { word: 'UNCOMMON' },
  rare: { word: 'RARE' },
  epic: { word: 'EPIC' },
  legendary: { word: 'LEGENDARY' },
  // steps
  drop: { word: 'DROP' },
  daybreak: { word: 'DAYBREAK', symbol: '☀️', also: ['day'] },
  roll: { word: 'ROLL', symbol: '🎲' },
  construct: { word: 'CONSTRUCT', also: ['build'] },
  pay: { word: 'PAY' },
  unpaid: { word: 'UNPAID' },
  recruit: { word: 'RECRUIT' },
  place: { word: 'PLACE' },
  move: { word: 'MOVE', symbol: '🐎' },
  interact: { word: 'INTERACT' },
  draw: { word: 'DRAW' },
  capture: { word: 'CAPTURE' },
  engage: { word: 'ENGAGE' },
  defect: { word: 'DEFECT' },
  bribe: { word: 'BRIBE' },
  form: { word: 'FORM' },
  attack: { word: 'ATTACK' },
  lose: { word: 'LOSE' },
  retreat: { word: 'RETREAT' },
  deposit: { word: 'DEPOSIT' },
  withdraw: { word: 'WITHDRAW' },
  offer: { word: 'OFFER' },
  accept: { word: 'ACCEPT' },
  decline: { word: 'DECLINE' },
  break: { word: 'BREAK' },
  propose: { word: 'PROPOSE' },
  vote: { word: 'VOTE' },
  end: { word: 'END' },
  // purposes of rolls without a word above
  anchor: { word: 'ANCHOR', symbol: '⚓' },
  token: { word: 'TOKEN' },
  type: { word: 'TYPE' },
  'hard-fight': { word: 'HARD-FIGHT' },
  fight: { word: 'FIGHT' },
  guardians: { word: 'GUARDIANS', also: ['guardian'] },
  cache: { word: 'CACHE' },
  small: { word: 'SMALL' },
  large: { word: 'LARGE' },
  rarity: { word: 'RARITY' },
  defence: { word: 'DEFENCE', also: ['defense', 'defend'] },
  // header and the rest
  fuzzy: { word: 'FUZZY' },
  knights: { word: 'KNIGHTS' },
  map: { word: 'MAP', symbol: '🗺️' },
  rules: { word: 'RULES' },
  days: { word: 'DAYS' },
  player: { word: 'PLAYER' },
  bot: { word: 'BOT' },
  result: { word: 'RESULT', also: ['winner', 'winners'] },
  cards: { word: 'CARDS' },
  dice: { word: 'DICE' },
  yes: { word: 'YES' },
  no: { word: 'NO' },
  at: { word: 'at' },
  to: { word: 'to' },
  on: { word: 'on' },
  with: { word: 'with', also: ['vs', 'against'] },
  x: { word: 'x' },
} as const satisfies Readonly<Record<string, Entry>>;

export type Word = keyof typeof LEXICON;

/** Variation selectors and joiners: editors add and drop them around symbols. */
const INVISIBLE = /[\u{fe0e}\u{fe0f}\u{200d}]/gu;

export function bare(symbol: string): string {
  return symbol.replace(INVISIBLE, '');
}

const spellings: ReadonlyMap<string, Word> = new Map(
  (Object.entries(LEXICON) as [Word, Entry][]).flatMap(([name, { word, symbol, also = [] }]) => {
    const all = [word.toLowerCase(), ...also, ...(symbol ? [bare(symbol)] : [])];
    return all.map((spelling) => [spelling, name] as const);
  }),
);

export function wordOf(spelling: string): Word | undefined {
  return spellings.get(bare(spelling).toLowerCase());
}

export const SPELLINGS: readonly string[] = [...spellings.keys()];

/** How words are printed. */
export interface Style {
  readonly symbols?: boolean;
}

export function printWord(word: Word, { symbols = false }: Style): string {
  const entry: Entry = LEXICON[word];
  return symbols && entry.symbol ? entry.symbol : entry.word;
}

/** Kinds of items are one or two words. */
export const KIND_WORDS: Readonly<Record<ItemKind, readonly Word[]>> = {
  'main hand': ['main', 'hand'],
  'off hand': ['off', 'hand'],
  amulet: ['amulet'],
};

export const TOKEN_WORDS: readonly Token[] = ['item', 'resource', 'monster', 'mine'];

/** The symbol that may precede a building. */
export function isRamparts(building: Building): boolean {
  return building === 'palisade' || building === 'fortifications';
}
