import {
  type Action,
  heroesOf,
  isGarrisoned,
  type Phase,
  settlementAt,
  type State,
  type Tile,
  tileAt,
} from '@woodlog/core/fuzzy-knights';
import type { Bot } from '../bot.ts';
import { attack, form, lose } from './battle.ts';
import { build } from './build.ts';
import { bestJourney, worthOf } from './journey.ts';
import { distance, highest, place } from './places.ts';
import { RESERVE, STAY } from './values.ts';

type PhaseOf<Name extends Phase['name']> = Extract<Phase, { readonly name: Name }>;

/** Expands, buys, and fights where the exact odds favour it. Where it has no view it takes the last option: END. */
export const sensibleBot: Bot = (state, seat, options) => choose(state, seat, options) ?? (options.at(-1) as Action);

function choose(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  const { phase } = state;
  switch (phase.name) {
    case 'found':
      return settle(state, options);
    case 'pay':
      return options.find(({ kind }) => kind === 'unpaid') ?? options[0];
    case 'build':
      return withdrawal(state, seat, options) ?? build(state, seat, options);
    case 'token-place':
      return place(state, seat, phase, options);
    case 'take':
      return take(state, phase, options);
    case 'form':
      return form(phase, options);
    case 'attack':
      return attack(phase, options);
    case 'lose':
      return lose(phase, options);
    case 'turn':
      return turnStep(state, seat, options);
    default:
      return undefined;
  }
}

/** Near mines, resources and items, and far from other settlements. */
function settle(state: Readonly<State>, options: readonly Action[]): Action | undefined {
  const goods: { at: Tile; worth: number }[] = state.mines.map(({ at }) => ({ at, worth: 2 }));
  for (const [at, count] of state.tokens.resource.entries()) if (count > 0) goods.push({ at, worth: 1 });
  for (const [at, count] of state.tokens.item.entries()) if (count > 0) goods.push({ at, worth: 1 });
  const score = (tile: Tile) => {
    let worth = 0;
    for (const good of goods) worth += good.worth / (1 + distance(state, tile, good.at));
    for (const { at } of state.settlements) worth -= 6 / distance(state, tile, at);
    return worth;
  };
  return highest(options, score, state);
}

/** All that come for nothing; those that cost, while the heroes' pay is left. */
export function take(
  state: Readonly<State>,
  { mood, seat }: PhaseOf<'take'>,
  options: readonly Action[],
): Action | undefined {
  if (mood === 'defect') return options.at(-1);
  const spare = Math.max(0, (state.players[seat]?.coins ?? 0) - RESERVE);
  return options.findLast((option) => option.kind === 'bribe' && option.count * 3 <= spare);
}

/** A hero at home takes the mercenaries along, all but a few. */
function withdrawal(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  for (const hero of heroesOf(state, seat)) {
    const own = state.players[seat]!.heroes[hero]!;
    if (!isGarrisoned(state, { seat, hero })) continue;
    const settlement = settlementAt(state, own.at)!;
    const spare = settlement.mercenaries - Math.floor((own.mercenaries + settlement.mercenaries) / STAY);
    const taken = options.find((option) => {
      if (option.kind !== 'withdraw' || option.hero !== hero) return false;
      return typeof option.what === 'string' || option.what === spare;
    });
    if (taken) return taken;
  }
  return undefined;
}

const FIRST = ['engage', 'interact', 'capture'];

/** What can be had on the spot; then what waits at home; then the journey that is worth most. */
function turnStep(state: Readonly<State>, seat: number, options: readonly Action[]): Action | undefined {
  for (const type of FIRST) {
    const found = options.find((option) => option.kind === type && !isUnwise(state, seat, option));
    if (found) return found;
  }
  const withdrawn = withdrawal(state, seat, options);
  if (withdrawn) return withdrawn;
  let best: Action | undefined;
  let most = 0;
  for (const hero of heroesOf(state, seat)) {
    const moves = options.filter((option) => option.kind === 'move' && option.hero === hero);
    if (moves.length === 0) continue;
    const { step, worth } = bestJourney(state, seat, hero);
    if (step === null || worth <= most) continue;
    best = moves.find((option) => option.kind === 'move' && tileAt(state.size, option.to) === step);
    most = worth;
  }
  return best;
}

/** A hero shut in by enemies stays in unless it would go for them anyway; a mine can be too well guarded. */
export function isUnwise(state: Readonly<State>, seat: number, option: Action): boolean {
  const { phase } = state;
  if (phase.name !== 'turn' || phase.bound !== null) return false;
  if (option.kind !== 'engage' && option.kind !== 'capture') return false;
  const hero = state.players[seat]!.heroes[option.hero]!;
  return worthOf(state, seat, hero, hero.at) <= 0;
}
