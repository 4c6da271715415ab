import { counted } from '@woodlog/core/kernel';
import type { ActionOf, RollPurpose } from '@woodlog/core/fuzzy-knights';
import { implicationOf } from '../implication.ts';
import { withArticle } from './names.ts';

/** What a roll decides, after "rolls 1dP". */
const QUESTIONS: Readonly<Record<RollPurpose, string>> = {
  anchor: 'to be the anchor',
  token: 'for a new token',
  'token type': 'for what the token is',
  monster: 'for the mood of the monsters',
  defect: 'for how many come over',
  bribe: 'for how many can be bribed',
  'hard-fight': 'for how many fight hard',
  fight: 'for how many fight',
  mine: 'for guardians of the mine',
  guardians: 'for how many guard it',
  cache: 'for the size of the cache',
  small: 'for the coins in it',
  large: 'for the coins in it',
  item: 'for the kind of the item',
  rarity: 'for a better rarity',
  attack: 'to attack',
  defence: 'to defend',
  vote: 'to decide the vote',
};

/** The result of a percentile roll. */
const RESULTS: Readonly<Record<string, string>> = {
  NOTHING: 'nothing',
  TOKEN: 'there is one',
  RESOURCE: 'a resource',
  MONSTER: 'a monster',
  ITEM: 'an item',
  'HARD-FIGHT': 'they fight hard',
  FIGHT: 'they fight',
  BRIBE: 'they take bribes',
  DEFECT: 'they come over',
  SMALL: 'a small one',
  LARGE: 'a large one',
  FAILURE: 'it stays as it is',
  SUCCESS: 'one better',
  LOST: 'it is lost',
  CARRIED: 'it is carried',
};

export function rollSentence({ for: purpose, dice, sum }: ActionOf<'roll'>): string {
  const bonus = Number(/([+-]\d+)$/.exec(dice)?.[1] ?? 0);
  const meaning = implicationOf(purpose, sum, bonus);
  const total = sum + bonus;
  const comes = purpose === 'mine' ? (meaning === 'FIGHT' ? 'they are there' : 'there are none') : RESULTS[meaning];
  const what: Partial<Record<RollPurpose, string>> = {
    defect: counted(total, 'monster'),
    bribe: counted(total, 'monster'),
    'hard-fight': counted(total, 'monster'),
    fight: counted(total, 'monster'),
    guardians: counted(total, 'guardian'),
    small: counted(total, 'coin'),
    large: counted(total, 'coin'),
    item: withArticle(meaning.toLowerCase()),
  };
  const result = what[purpose] ?? (comes === undefined ? String(total) : `${sum}, ${comes}`);
  return `rolls ${dice} ${QUESTIONS[purpose]}: ${result}`;
}
