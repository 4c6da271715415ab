import { FACTIONS } from './data/vocabulary.ts';
import { botOf } from './data/bots.ts';
import { type RootSetup, isAdvanced } from './root-setup.ts';
import type { Table } from './table/table.ts';

/** A line of a log to come: the seat's setup line, or its next turn. */
export interface NextLine {
  readonly seat: number;
  readonly setup: boolean;
}

/**
 * Indexes of the seats in the order in which they set up: that of their factions' setup letters (5.1.7). With the advanced
 * setup bots do so first, then the others from the last player to the first (A.3, A.8.3).
 */
export function seatsInSetupOrder(setup: RootSetup): number[] {
  const all = [...setup.seats.entries()];
  const late = isAdvanced(setup) ? all.filter(([, seat]) => botOf(seat) === undefined).reverse() : [];
  const byLetter = all
    .filter((one) => !late.includes(one))
    .sort(([, a], [, b]) => FACTIONS.indexOf(a.faction) - FACTIONS.indexOf(b.faction));
  return [...byLetter, ...late].map(([seat]) => seat);
}

/**
 * The seats in the order of play, the first player first (D23): the order of the first complete round. Before it is
 * complete, those who have had a turn, then all others in the order of the header, counted on from the last player.
 *
 * People write the draft's order into the header, so what they played counts for more.
 */
export function turnOrder({ setup: { seats }, order, turn }: Readonly<Table>): number[] {
  const indexOf = (letter: string | null): number => seats.findIndex(({ faction }) => faction === letter);
  const played = order.map(indexOf);
  if (played.length === seats.length) return played;
  const last = indexOf(turn.setup || turn.taker === null ? (order.at(-1) ?? null) : turn.taker);
  const others = [...seats.keys()].map((step) => (last + 1 + step) % seats.length);
  return [...played, ...others.filter((seat) => !played.includes(seat))];
}

/**
 * The order of play with a faction's turn after that of another (D23): whoever plays for the first time in a later round
 * comes after the one who has just played.
 */
export function withTurn(order: readonly string[], previous: string | null, taker: string): readonly string[] {
  if (order.includes(taker)) return order;
  const place = previous === null ? -1 : order.indexOf(previous);
  return place < 0 ? [...order, taker] : [...order.slice(0, place + 1), taker, ...order.slice(place + 1)];
}

/**
 * The order of play of turns, by who takes them (D23). If all rounds but the first have two neighbours the other way
 * round, two lines of the first are exchanged.
 */
export function orderOfTurns(takers: readonly string[]): readonly string[] {
  const written = takers.reduce<readonly string[]>(
    (order, taker, i) => withTurn(order, takers[i - 1] ?? null, taker),
    [],
  );
  const breaks = (order: readonly string[]): number =>
    takers.filter((taker, i) => i > 0 && order[(order.indexOf(takers[i - 1] ?? '') + 1) % order.length] !== taker)
      .length;
  const others = written.slice(1).map((taker, i) => written.with(i, taker).with(i + 1, written[i] ?? ''));
  return [written, ...others.reverse()].reduce((best, order) => (breaks(order) < breaks(best) ? order : best));
}

export function placeInTurnOrder(table: Readonly<Table>, seat: number): number {
  return turnOrder(table).indexOf(seat);
}

/**
 * Whose line comes after the last one: setup lines in setup order (5.1.7), each seat once; then whoever has not played yet
 * in the first round, and after it round by round (D23).
 */
export function nextLine(table: Readonly<Table>): NextLine {
  const { setup, order: played, turn } = table;
  const settingUp = seatsInSetupOrder(setup).find((seat) => !hasBegun(table, setup.seats[seat]!.faction));
  if (settingUp !== undefined) return { seat: settingUp, setup: true };
  const order = turnOrder(table);
  const last = order.findIndex((seat) => setup.seats[seat]!.faction === turn.taker);
  const place = played.length < order.length ? played.length : (last + 1) % order.length;
  return { seat: order[place]!, setup: false };
}

/** Whether a faction has had a line: its first one sets it up (D23). */
export function hasBegun({ setUp, order }: Readonly<Table>, faction: string): boolean {
  return setUp.includes(faction) || order.includes(faction);
}
