import { type Action, ROLL_PURPOSES } from '@woodlog/core/fuzzy-knights';
import type { Header, Log, Turn } from '../log.ts';
import { placeToJoin } from '../print/action.ts';

// biome-ignore format: a list
const ACTIONS = [
  'drop', 'daybreak', 'roll', 'construct', 'pay', 'unpaid', 'recruit-hero', 'recruit', 'place', 'move', 'interact', 'draw', 'capture', 'engage',
  'defect', 'bribe', 'form', 'attack', 'lose', 'retreat', 'deposit', 'withdraw', 'offer', 'propose', 'reply', 'vote', 'break', 'end',
] as const satisfies readonly Action['kind'][];

/** What occurs in games: steps, and rolls for every purpose. */
export const STEPS: readonly string[] = [...ACTIONS, ...ROLL_PURPOSES.map((purpose) => `roll for ${purpose}`)];

/** Every production of a log that the generators can write. */
export const PRODUCTIONS: readonly string[] = [
  ...STEPS,
  ...['bonus', 'several rolls', 'list of places'],
  ...['map', 'rules', 'days', 'player', 'bot', 'note in the header'],
  ...['note', 'note below', 'winner', 'draw of the game', 'note on the result'],
];

export function productionsOf({ header, turns, winners, draw, comment }: Log): ReadonlySet<string> {
  return new Set([
    ...inHeader(header),
    ...turns.flatMap(inTurn),
    ...(winners.length > 0 ? ['winner'] : []),
    ...(draw ? ['draw of the game'] : []),
    ...(comment === undefined ? [] : ['note on the result']),
  ]);
}

function inHeader({ map, rules, days, players, comments }: Header): string[] {
  return [
    ...(map === undefined ? [] : ['map']),
    ...(rules === undefined ? [] : ['rules']),
    ...(days === undefined ? [] : ['days']),
    ...players.flatMap(({ bot }) => (bot === undefined ? ['player'] : ['player', 'bot'])),
    ...(comments === undefined ? [] : ['note in the header']),
  ];
}

function inTurn({ actions, comment }: Turn): string[] {
  return [
    ...actions.flatMap(inStep),
    ...(actions.some((action, i) => placeToJoin(actions[i - 1], action)) ? ['list of places'] : []),
    ...(comment === undefined ? [] : comment.includes('\n') ? ['note', 'note below'] : ['note']),
  ];
}

function inStep(action: Action): string[] {
  if (action.kind !== 'roll') return [action.kind];
  const { for: purpose, dice } = action;
  return [
    'roll',
    `roll for ${purpose}`,
    ...(/ [+-]\d+(?= |$)/.test(dice) ? ['bonus'] : []),
    ...(dice.includes(' + ') ? ['several rolls'] : []),
  ];
}
