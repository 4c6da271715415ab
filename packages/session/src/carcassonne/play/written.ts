import { type CarcassonneState, type PlaceAction, carcassonne, kindOfTile } from '@woodlog/core/carcassonne';
import { isViolation } from '@woodlog/core/kernel';
import { printAction } from '@woodlog/notation/carcassonne';

/** A move in notation: the square, and the tile as placed with its meeple. */
interface WrittenMove {
  readonly x: number;
  readonly y: number;
  readonly tile: string;
}

/** Parses a move in any case, with or without number, blanks and brackets; null for other words. */
export function readMove(words: string): WrittenMove | null {
  const plain = words.replace(/^\s*\d+\s*[a-e]\s*(?=\()/i, '');
  const [, x, y, tile = ''] = /^\(?\s*(-?\d+)\s*[,;\s]\s*(-?\d+)\s*\)?[\s,;]*(.*)$/.exec(plain) ?? [];
  return x === undefined || y === undefined ? null : { x: Number(x), y: Number(y), tile: tile.replace(/\s+/g, '') };
}

const tileText = (option: PlaceAction): string => printAction(option).replace(/^\S+ /, '').replace(/\s+/g, '');

/** The moves that match: exactly, then in any case; without a tile, all on that square. */
export function movesMeant<Move extends { readonly action: PlaceAction }>(
  moves: readonly Move[],
  { x, y, tile }: WrittenMove,
): readonly Move[] {
  const here = moves.filter(({ action }) => action.x === x && action.y === y);
  if (tile === '') return here;
  const exact = here.filter(({ action }) => tileText(action) === tile);
  const sameLetters = ({ action }: Move): boolean => tileText(action).toLowerCase() === tile.toLowerCase();
  return exact.length > 0 ? exact : here.filter(sameLetters);
}

/** Why the tile cannot be placed as written. */
export function whyNotSo(
  state: Readonly<CarcassonneState>,
  { tile, seat }: PlaceAction,
  { x, y, tile: written }: WrittenMove,
): { readonly refused: string; readonly law?: string } {
  const { segments, distinct } = kindOfTile(tile);
  let nearest: { readonly refused: string; readonly law?: string } | null = null;
  for (const turns of [0, 1, 2, 3].slice(0, distinct)) {
    for (const claim of [undefined, ...segments.map((segment) => segment.claim)]) {
      const action: PlaceAction = { kind: 'place', seat, x, y, tile, turns, ...(claim && { claim }) };
      const plan = carcassonne.plan(state, action);
      if (!isViolation(plan)) continue;
      const why = { refused: plan.message, ...(plan.law && { law: plan.law }) };
      if (tileText(action).toLowerCase() === written.toLowerCase()) return why;
      nearest ??= why;
    }
  }
  if (written === '') return nearest ?? { refused: 'no tile may lie there' };
  return { refused: `${written} is not the tile ${tile} in any way it may be turned, with a meeple or without` };
}
