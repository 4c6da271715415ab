import { type LaidTile, type Layout, layoutViolation } from '@woodlog/core/carcassonne';
import { type Diagnostic, errorAt } from '../../kernel/diagnostic.ts';
import type { Log } from '../log.ts';
import { readTile } from '../read/tile.ts';
import { type TileText, figuresOn } from '../tile-text.ts';
import type { Tree } from '../tree.ts';
import { movesOf } from './moves.ts';
import type { ReplayOptions } from './replay.ts';

interface LaidOut {
  readonly layout: Layout;
  readonly turn: number;
  readonly diagnostics: readonly Diagnostic[];
}

const OF_EDGE: Readonly<Record<string, string>> = {
  V: 'river',
  A: 'abbey',
  O: 'ocean',
  S: 'shore',
  T: 'forest',
};
const OF_EXTRA: Readonly<Record<string, string>> = { I: 'inn', w: 'wine', g: 'grain', c: 'cloth', h: 'garden' };
const OF_FIGURE: Readonly<Record<string, string>> = {
  B: 'big meeple',
  b: 'builder',
  a: 'abbot',
  m: 'mayor',
  p: 'pig',
  w: 'wagon',
  barn: 'barn',
  ph: 'phantom',
};

/** What a tile has that the base game has not. */
function expansionsOn(tile: TileText): string[] {
  const { faces, suffixes } = tile;
  const extras = [...faces.flatMap((face) => face.extras), ...suffixes.map(({ letter }) => letter)];
  const names = [
    ...faces.map(({ side }) => OF_EDGE[side]),
    ...faces.map(({ side, number }) =>
      side === 'R' && number ? 'numbered road' : side === 'F' && number ? 'cut field' : undefined,
    ),
    ...extras.map((letter) => OF_EXTRA[letter]),
    ...figuresOn(tile).map(({ figure }) => OF_FIGURE[figure.kind ?? '']),
  ];
  return names.filter((name) => name !== undefined);
}

/**
 * Lays out a record with expansions: every tile goes where it is written unless one lies there, and edges that do not
 * fit are reported. Figures, points and totals are not checked, and this is said once.
 */
export function layOut(
  source: Tree | Log,
  { turn: last = Number.POSITIVE_INFINITY, strict = false }: ReplayOptions,
): LaidOut {
  const layout: LaidTile[] = [];
  const diagnostics: Diagnostic[] = [];
  const names = new Set<string>();
  let first: { start: number; end: number } | null = null;
  let turn = 0;
  for (const move of movesOf(source)) {
    if (move.number > last) break;
    turn = move.number;
    for (const { action, span } of move.actions) {
      if (action.kind !== 'lay') continue;
      const read = readTile(action.tile);
      if (!('tile' in read)) continue;
      const found = expansionsOn(read.tile);
      if (found.length > 0) first ??= span;
      for (const name of found) names.add(name);
      const [left, top, right, bottom] = read.tile.faces;
      const edges = [left.side, top.side, right.side, bottom.side] as const;
      const tile = { x: action.x, y: action.y, edges, text: action.tile };
      const refused = layoutViolation(layout, tile);
      if (refused) {
        diagnostics.push(errorAt(refused, span));
        if (strict) return { layout, turn, diagnostics };
      }
      if (refused?.violation !== 'place/occupied' && refused?.violation !== 'place/too-far') layout.push(tile);
    }
  }
  if (first) {
    const message = `rules of expansions are not played (${[...names].join(', ')})`;
    const hint = 'tiles are laid out by their edges; meeples, points and totals are not checked';
    diagnostics.push({ severity: 'warning', code: 'expansion/not-played', message, hint, ...first });
  }
  return { layout, turn, diagnostics };
}
