import {
  byItem,
  fuzzyKnights,
  heroesOf,
  type Item,
  type Place,
  placeOf,
  printPlace,
  type RuleSet,
  type State,
} from '@woodlog/core/fuzzy-knights';
import { type ShownDiagnostic, showDiagnostics } from '../../kernel/diagnostic.ts';
import { takerOf } from '../log.ts';
import type { Replayed } from './replay.ts';

/** The table after a log, as `woodlog replay --json` gives it. */
export interface ReplayJson {
  readonly game: 'fuzzy-knights';
  /** The number of the last line of steps played. */
  readonly turn: number;
  readonly day: number;
  readonly rules: RuleSet;
  readonly anchor: string | null;
  /** Who acts next, and what the game waits for. */
  readonly next: string | null;
  readonly awaits: string;
  readonly coins: Readonly<Record<string, number>>;
  readonly eliminated: readonly string[];
  readonly winners: readonly string[];
  /** How the game ended: `conquest`, `alliance`, `days`; null while it continues. */
  readonly ending: string | null;
  /** What is where: `{ "(4, 1)": { "P1 encampment": 1, "P1.H1": 1 } }`. */
  readonly locations: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly heroes: Readonly<
    Record<
      string,
      { readonly at: Place; readonly moves: number; readonly mercenaries: number; readonly items: readonly Item[] }
    >
  >;
  readonly settlements: readonly {
    readonly at: Place;
    readonly owner: string;
    readonly tier: string;
    readonly ramparts: string | null;
    readonly mercenaries: number;
    readonly armoury: readonly Item[];
  }[];
  readonly alliances: readonly (readonly [string, string])[];
  readonly diagnostics: readonly ShownDiagnostic[];
}

/** The contents of each tile that is not empty, by place, row by row. */
function locationsOf(state: Readonly<State>): Record<string, Record<string, number>> {
  const byTile = new Map<number, Record<string, number>>();
  const add = (tile: number, what: string, count = 1) => {
    const there = byTile.get(tile) ?? {};
    there[what] = (there[what] ?? 0) + count;
    byTile.set(tile, there);
  };
  for (const { at, seat, tier } of state.settlements) add(at, `${takerOf(seat)} ${tier}`);
  for (const [seat, { heroes }] of state.players.entries()) {
    for (const [i, hero] of heroes.entries()) if (hero) add(hero.at, `${takerOf(seat)}.H${i + 1}`);
  }
  for (const { at, owner } of state.mines) add(at, owner === null ? 'mine' : `${takerOf(owner)} mine`);
  for (const [token, counts] of Object.entries(state.tokens)) {
    for (const [tile, count] of counts.entries()) if (count > 0) add(tile, token, count);
  }
  const places = [...byTile]
    .sort(([a], [b]) => a - b)
    .map(([tile, there]) => [printPlace(placeOf(state.size, tile)), there]);
  return Object.fromEntries(places);
}

/**
 * The table after a log as JSON.
 *
 * @example replayJson(replay(parse('FUZZY KNIGHTS')).right, '').coins // { P1: 0, P2: 0 }
 */
export function replayJson({ table, turn, winners, diagnostics }: Replayed, text: string): ReplayJson {
  const { players, size } = table;
  const bySeat = <T>(of: (seat: number) => T) =>
    Object.fromEntries(players.map((_, seat) => [takerOf(seat), of(seat)]));
  const heroes = players.flatMap((player, seat) =>
    heroesOf(table, seat).map((i) => {
      const { at, moves, mercenaries, items } = player.heroes[i]!;
      return [
        `${takerOf(seat)}.H${i + 1}`,
        { at: placeOf(size, at), moves, mercenaries, items: [...items].sort(byItem) },
      ] as const;
    }),
  );
  const settlements = [...table.settlements].sort((a, b) => a.at - b.at);
  const next = fuzzyKnights.toAct(table);
  return {
    game: 'fuzzy-knights',
    turn,
    day: table.day,
    rules: table.rules,
    anchor: table.anchor === null ? null : takerOf(table.anchor),
    next: next === null ? null : takerOf(next),
    awaits: table.phase.name,
    coins: bySeat((seat) => players[seat]?.coins ?? 0),
    eliminated: players.flatMap(({ out }, seat) => (out ? [takerOf(seat)] : [])),
    winners,
    ending: fuzzyKnights.result(table)?.reason ?? null,
    locations: locationsOf(table),
    heroes: Object.fromEntries(heroes),
    settlements: settlements.map(({ at, seat, tier, ramparts, mercenaries, armoury }) => ({
      at: placeOf(size, at),
      owner: takerOf(seat),
      tier,
      ramparts,
      mercenaries,
      armoury: [...armoury].sort(byItem),
    })),
    alliances: table.alliances.map(([a, b]) => [takerOf(a), takerOf(b)]),
    diagnostics: showDiagnostics(text, diagnostics),
  };
}
