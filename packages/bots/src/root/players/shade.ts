import { type Clearing, type Table, clearingRow } from '@woodlog/core/root';
import type { DeedKind, DeedView, Players, SeatedPlayer } from '@woodlog/core/root-law';

const total = (row: readonly number[], columns: readonly number[]): number => {
  let sum = 0;
  for (const column of columns) sum += row[column] ?? 0;
  return sum;
};

/** Where a deed is done: the table, who does it, and who is there. */
interface Scene {
  readonly table: Readonly<Table>;
  readonly players: Players;
  readonly me: SeatedPlayer;
}

const rowOf = (table: Readonly<Table>, at: unknown): readonly number[] | undefined =>
  typeof at === 'number' ? clearingRow(table, at as Clearing) : undefined;

const force = (row: readonly number[], { warriors, pawns }: SeatedPlayer): number =>
  total(row, warriors) + total(row, pawns);

const cardboard = (row: readonly number[], { buildings, tokens }: SeatedPlayer): number =>
  total(row, buildings) + total(row, tokens);

/** Whether a defender has buildings or tokens there, and whether warriors are in front of them. */
function battle({ at, defender }: DeedView, { table, players, me }: Scene): string {
  const row = rowOf(table, at);
  const other = players.seats.find(({ letter }) => letter === defender);
  if (row === undefined || other === undefined) return '';
  if (cardboard(row, other) === 0) return 'field';
  const guards = total(row, other.warriors);
  return guards === 0 ? 'bare' : guards < force(row, me) ? 'prize' : 'fort';
}

/** Whether a move leads to buildings or tokens of others, or leaves its own alone. */
function move({ from, to }: DeedView, { table, players, me }: Scene): string {
  const [start, end] = [rowOf(table, from), rowOf(table, to)];
  if (end === undefined) return '';
  let guards = 0;
  let prey = 0;
  for (const other of players.seats)
    if (other !== me) {
      guards += force(end, other);
      prey += cardboard(end, other);
    }
  const mine = start === undefined ? 1 : force(start, me);
  if (prey > 0) return guards < mine ? 'prize' : 'fort';
  if (start !== undefined && cardboard(start, me) > 0 && total(end, me.warriors) > 0) return 'leave';
  return guards > 0 ? 'field' : cardboard(end, me) > 0 ? 'home' : '';
}

const what = ({ what: piece }: DeedView): string => (piece ?? '').replace(/^.*_/, '').replace(/^\d+/, '');

/** What the light policy calls a deed. */
export type Shade = DeedKind | `${DeedKind}:${string}`;

/** What tells deeds of one kind apart for the light policy. */
const SHADES: Readonly<Partial<Record<DeedKind, (deed: DeedView, scene: Scene) => string>>> = {
  battle,
  move,
  build: what,
  delve: what,
  sway: what,
  decree: ({ column, card }) => `${column}${card?.startsWith('B') === true ? '+' : ''}`,
  retinue: ({ column }) => `${column}`,
};

/** The kind of a deed with what tells it apart, such as `build:s` or `battle:bare`. */
export function shadeOf(deed: DeedView, scene: Scene): Shade {
  const { kind = 'nothing' } = deed;
  const shade = SHADES[kind]?.(deed, scene) ?? '';
  return shade === '' ? kind : `${kind}:${shade}`;
}
