import {
  byItem,
  fuzzyKnights,
  heroesOf,
  incomeOf,
  type Item,
  mineAt,
  placeOf,
  printPlace,
  settlementAt,
  settlementsOf,
  type State,
} from '@woodlog/core/fuzzy-knights';
import { takerOf } from '../log.ts';

/** Tiles that fit beside each other with two signs each, in 80 columns. */
const WIDE = 20;

/**
 * The table as text, at most 80 columns wide: the map with the first thing of each tile by Token Priority, then the
 * players. `m2` two monsters, `h1` a hero of P1, `S1` its settlement, `i` items, `r` resources, `o` a mine, `o1` P1's.
 */
export function tableText(state: Readonly<State>): string {
  const result = fuzzyKnights.result(state);
  const day = state.day === 0 ? 'Before the first day' : `Day ${state.day}`;
  const lines = [`${day}, items by ${state.rules}`, '', ...mapLines(state), ''];
  for (let seat = 0; seat < state.players.length; seat++) lines.push(...playerLines(state, seat));
  const pairs = state.alliances.map(([a, b]) => `${takerOf(a)} and ${takerOf(b)}`);
  if (pairs.length > 0) lines.push(`Allied: ${pairs.join(', ')}`);
  if (!result) lines.push(`Next: ${takerOf(fuzzyKnights.toAct(state) ?? 0)} (${state.phase.name})`);
  else if (result.winners.length === 0) lines.push('A draw: the days are over');
  else lines.push(`Won by ${result.winners.map(takerOf).join(' and ')} (${result.reason})`);
  return `${lines.flatMap(folded).join('\n')}\n`;
}

function mapLines(state: Readonly<State>): string[] {
  const { width, height } = state.size;
  const cell = width <= WIDE ? 3 : 1;
  const rows: string[] = [];
  const columns = Array.from({ length: width }, (_, i) => String(cell === 1 ? (i + 1) % 10 : i + 1).padStart(cell));
  rows.push(`   ${columns.join('')}`);
  for (let y = 0; y < height; y++) {
    const tiles = Array.from({ length: width }, (_, x) => signOf(state, y * width + x));
    rows.push(String(y + 1).padStart(3) + tiles.map((sign) => (cell === 1 ? sign[0]! : sign.padStart(cell))).join(''));
  }
  return rows;
}

function signOf(state: Readonly<State>, tile: number): string {
  const { monster, item, resource } = state.tokens;
  const counted = (letter: string, count: number) => (count > 1 ? `${letter}${Math.min(count, 9)}` : letter);
  if (monster[tile]) return counted('m', monster[tile]);
  const settlement = settlementAt(state, tile);
  for (const [seat, { heroes }] of state.players.entries()) {
    if (settlement?.seat !== seat && heroes.some((hero) => hero?.at === tile)) return `h${seat + 1}`;
  }
  if (settlement) return `S${settlement.seat + 1}`;
  if (item[tile]) return counted('i', item[tile]);
  if (resource[tile]) return counted('r', resource[tile]);
  const mine = mineAt(state, tile);
  if (mine) return mine.owner === null ? 'o' : `o${mine.owner + 1}`;
  return '.';
}

function playerLines(state: Readonly<State>, seat: number): string[] {
  const player = state.players[seat]!;
  const taker = `${takerOf(seat)}${seat === state.anchor ? ' (anchor)' : ''}`;
  if (player.out) return [`${taker}: eliminated`];
  const mines = state.mines.filter(({ owner }) => owner === seat).length;
  const lines = [`${taker}: ${player.coins} coins, ${incomeOf(state, seat)} a day, ${mines} mines`];
  for (const { at, tier, ramparts, mercenaries, armoury } of settlementsOf(state, seat)) {
    const parts = [`${tier}${ramparts ? ` with ${ramparts}` : ''} at ${printPlace(placeOf(state.size, at))}`];
    lines.push(`  ${[...parts, ...holdings(mercenaries, armoury)].join(', ')}`);
  }
  for (const i of heroesOf(state, seat)) {
    const { at, moves, mercenaries, items } = player.heroes[i]!;
    const parts = [`H${i + 1} at ${printPlace(placeOf(state.size, at))}`, `${moves} moves`];
    lines.push(`  ${[...parts, ...holdings(mercenaries, items)].join(', ')}`);
  }
  return lines;
}

function holdings(mercenaries: number, items: readonly Item[]): string[] {
  const held = mercenaries > 0 ? [`${mercenaries} mercenaries`] : [];
  const counts = new Map<Item, number>();
  for (const item of [...items].sort(byItem)) counts.set(item, (counts.get(item) ?? 0) + 1);
  return [...held, ...Array.from(counts, ([item, count]) => (count > 1 ? `${count} x ${item}` : item))];
}

/** A line in pieces of at most 80 columns, broken after commas. */
function folded(line: string): string[] {
  const rows: string[] = [];
  let rest = line;
  while (rest.length > 80) {
    const at = rest.lastIndexOf(', ', 78);
    if (at < 8) break;
    rows.push(rest.slice(0, at + 1));
    rest = `    ${rest.slice(at + 2)}`;
  }
  return [...rows, rest];
}
