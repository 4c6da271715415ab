import { type Action, type State, stepsFrom, type Tile, tileAt } from '@woodlog/core/fuzzy-knights';
import type { Bot } from '../../src/fuzzy-knights/index.ts';

/** Where a rusher founds: the open tile with the least of this, which is asked for the steps to it from its enemy too. */
export const SITES = {
  beside: (steps: number): number => steps,
  far: (steps: number): number => -steps,
  corner: (_: number, tile: Tile): number => tile,
  middle: (_: number, tile: Tile): number => Math.abs((tile % 10) - 4.5) + Math.abs(Math.floor(tile / 10) - 4.5),
  anywhere: (_: number, tile: Tile): number => (tile * 37) % 101,
};

/** Steps from a tile to the others, round monsters and past no enemy. */
function stepsTo(state: Readonly<State>, from: Tile, foes: readonly Tile[]): readonly (number | undefined)[] {
  const steps: (number | undefined)[] = [];
  steps[from] = 0;
  const queue = [from];
  for (const tile of queue) {
    if (tile !== from && foes.includes(tile)) continue;
    for (const next of stepsFrom(state.size, tile)) {
      if (steps[next] !== undefined || state.tokens.monster[next]) continue;
      steps[next] = (steps[tile] ?? 0) + 1;
      queue.push(next);
    }
  }
  return steps;
}

const least = <T>(all: readonly T[], by: (one: T) => number): T | undefined =>
  [...all].sort((a, b) => by(a) - by(b))[0];

/** Recruits, walks at the nearest enemy, and fights. One that arms itself fetches every item that leaves it moves to attack. */
export const rusher =
  (site: keyof typeof SITES, armsItself: boolean): Bot =>
  (state, seat, options) => {
    const { phase, players, settlements, size, tokens } = state;
    const towns = settlements.flatMap((one) => (one.seat === seat ? [] : [one.at]));
    const heroes = players.flatMap((one, i) => (i === seat ? [] : one.heroes.flatMap((hero) => hero?.at ?? [])));
    const foes = [...towns, ...heroes];
    const any = (...kinds: readonly Action['kind'][]): Action | undefined =>
      kinds.map((kind) => options.findLast((option) => option.kind === kind)).find((option) => option);
    const end = options.at(-1) as Action;
    if (phase.name === 'found') {
      const steps = stepsTo(state, towns[0] ?? 44, []);
      const place = (option: Action): Tile => (option.kind === 'construct' ? tileAt(size, option.at) : 0);
      return least(options, (option) => SITES[site](steps[place(option)] ?? 99, place(option))) ?? end;
    }
    if (phase.name === 'build') return any('recruit-hero', 'recruit') ?? end;
    if (phase.name !== 'turn') return any('attack') ?? (options[0] as Action);
    const atOnce = any('engage', 'interact', 'withdraw');
    if (atOnce) return atOnce;
    for (const [hero, own] of (players[seat]?.heroes ?? []).entries()) {
      if (!own) continue;
      const there = stepsTo(state, own.at, foes);
      const isOnTheWay = (item: Tile): boolean => {
        const on = stepsTo(state, item, foes);
        return foes.some((foe) => (there[item] ?? 99) + 1 + (on[foe] ?? 99) <= own.moves);
      };
      const items = tokens.item.flatMap((count, tile) => (armsItself && count > 0 && isOnTheWay(tile) ? [tile] : []));
      const goal = least(items.length > 0 ? items : foes, (tile) => there[tile] ?? 99) ?? own.at;
      const left = stepsTo(state, goal, foes);
      const steps = options.filter((option) => option.kind === 'move' && option.hero === hero);
      const step = least(steps, (option) => (option.kind === 'move' ? (left[tileAt(size, option.to)] ?? 99) : 99));
      if (step?.kind === 'move' && left[tileAt(size, step.to)] !== undefined) return step;
    }
    return end;
  };
