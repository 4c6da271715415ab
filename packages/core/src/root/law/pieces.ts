import { CLEARINGS } from '../data/vocabulary.ts';
import { areEnemies, isEnemyHireling } from './enemies.ts';
import { hiredBy } from './mercenaries.ts';
import { countPieces } from './powers.ts';
import type { Owner, Seat, Woodland } from './context.ts';

/** Some pieces of one kind. */
export interface Some {
  readonly column: number;
  readonly count: number;
}

/** Its warriors in a clearing. */
export function warriorsAt(wood: Woodland, owner: Owner, clearing: number): number {
  return countPieces(wood.state.rows[clearing]!, owner.warriors);
}

export function buildingsAt(wood: Woodland, owner: Owner, clearing: number): number {
  return countPieces(wood.state.rows[clearing]!, owner.buildings);
}

export function tokensAt(wood: Woodland, owner: Owner, clearing: number): number {
  return countPieces(wood.state.rows[clearing]!, owner.tokens);
}

/** Its faction pieces in a clearing: warriors, buildings, tokens, pawns (G.10). */
export function piecesAt(wood: Woodland, owner: Owner, clearing: number): number {
  return countPieces(wood.state.rows[clearing]!, owner.pieces);
}

/** How many of a piece are left in its supply, where its faces are counted as one (D1). */
export function inSupply({ state, layout }: Woodland, column: number): number {
  return state.rows[layout.supplyRow]![layout.columns[column]!.home]!;
}

/** How many of a piece lie in the clearings (and the Burrow). */
export function onMap(wood: Woodland, column: number): number {
  const { rows } = wood.state;
  let count = 0;
  for (let clearing = 0; clearing <= CLEARINGS.length; clearing++) count += rows[clearing]![column]!;
  return count;
}

type Kind = 'pieces' | 'warriors' | 'buildings' | 'tokens';

function count(wood: Woodland, self: Seat, clearing: number, kind: Kind): number {
  const row = wood.state.rows[clearing]!;
  let total = 0;
  for (const seat of wood.seats) {
    if (areEnemies(wood, self, seat)) total += countPieces(row, seat[kind]);
  }
  for (const hireling of wood.hirelings) {
    if (isEnemyHireling(wood, self, hireling)) total += countPieces(row, hireling[kind]);
  }
  // Hired warriors are no enemy pieces (G.9).
  if (kind === 'pieces' || kind === 'warriors') total -= countPieces(row, hiredBy(wood, self));
  return total;
}

/** Pieces of its enemies in a clearing (G.9). */
export function enemyPiecesAt(wood: Woodland, self: Seat, clearing: number): number {
  return count(wood, self, clearing, 'pieces');
}

export function enemyWarriorsAt(wood: Woodland, self: Seat, clearing: number): number {
  return count(wood, self, clearing, 'warriors');
}

export function enemyBuildingsAt(wood: Woodland, self: Seat, clearing: number): number {
  return count(wood, self, clearing, 'buildings');
}

export function enemyTokensAt(wood: Woodland, self: Seat, clearing: number): number {
  return count(wood, self, clearing, 'tokens');
}

/** The players with faction pieces in a clearing, by seat. */
export function playersAt(wood: Woodland, clearing: number): Seat[] {
  return wood.seats.filter((seat) => piecesAt(wood, seat, clearing) > 0);
}

/** Whether no clearing has such a piece. */
export function isEmptyOf(wood: Woodland, column: number): boolean {
  return onMap(wood, column) === 0;
}
