import {
  type CarcassonneState,
  type PlaceAction,
  SEGMENTS,
  type StartAction,
  planLoss,
  planStrange,
  shapeOf,
  strangeShape,
  tileOf,
  valueAt,
  STEPS,
} from '@woodlog/core/carcassonne';
import { isViolation } from '@woodlog/core/kernel';
import type { Diagnostic, Span } from '../../kernel/diagnostic.ts';
import { figureOf } from '../figures.ts';
import { knownTileOf } from '../known-tile.ts';
import type { LayAction, LogAction } from '../log.ts';
import { readTile } from '../read/tile.ts';
import { type FigureKind, type TileText, figuresOn } from '../tile-text.ts';
import { type Doubts, lossBeside } from './doubts.ts';
import { type Lenient, type Slip, type Where, planLeniently } from './lenient.ts';

const OF_EDGE: Readonly<Record<string, string>> = { A: 'abbey', O: 'ocean', S: 'shore', T: 'forest' };
const OF_FIGURE: Readonly<Record<FigureKind, string>> = {
  B: 'big meeple',
  b: 'builder',
  a: 'abbot',
  m: 'mayor',
  p: 'pig',
  w: 'wagon',
  barn: 'barn',
  ph: 'phantom',
};

/** What on a tile has no supported rules. */
function strangeOn(tile: TileText, text: string): string[] {
  const figures = figuresOn(tile).flatMap(({ figure: { kind } }) => (kind && !figureOf(kind) ? OF_FIGURE[kind] : []));
  if (knownTileOf(tile) !== undefined) return figures;
  const edges = tile.faces.flatMap(({ side }) => OF_EDGE[side] ?? []);
  return [...(edges.length > 0 ? edges : [`tile ${text.replace(/[mM](\[\w+\])?/g, '')}`]), ...figures];
}

/** What in a record has no supported rules, reported once, at its first place. */
export class Unplayed {
  readonly #names = new Set<string>();
  #span: Span | null = null;

  copy(): Unplayed {
    const copy = new Unplayed();
    for (const name of this.#names) copy.#names.add(name);
    copy.#span = this.#span;
    return copy;
  }

  add(action: LogAction | null, span: Span): void {
    if (action?.kind !== 'lay' && action?.kind !== 'drop') return;
    const read = readTile(action.tile);
    if (!('tile' in read)) return;
    this.#span ??= span;
    for (const name of strangeOn(read.tile, action.tile)) this.#names.add(name);
  }

  diagnostics(): Diagnostic[] {
    if (this.#span === null) return [];
    const { start, end } = this.#span;
    const message = `the rules are not known here of: ${[...this.#names].join(', ')}`;
    const hint = 'such a tile is laid by its edges, such a figure is left out; all else is checked';
    return [{ severity: 'warning', code: 'expansion/not-played', message, hint, start, end }];
  }
}

/** Plans a tile or a figure without supported rules, and remembers which features it may affect. */
export function planUnknown(
  state: Readonly<CarcassonneState>,
  { seat, x, y, tile: text }: LayAction,
  where: Where,
  doubts: Doubts,
): Lenient {
  const read = readTile(text);
  if (!('tile' in read)) return { plan: null, slips: [] };
  const known = knownTileOf(read.tile);
  const tile = state.tiles.length;
  if (known === undefined) {
    doubts.strange.push({ label: where.label, tile, segment: -1 });
    const sides = read.tile.faces.map(({ side }) => side);
    return planTile(state, { seat, x, y, shape: strangeShape(text, sides) }, where, doubts);
  }
  const { kind, turns } = known.shape;
  const segment = 'segment' in known ? known.segment : 0;
  doubts.strange.push({ label: where.label, tile, segment });
  const laid = { tile: kind.id, turns };
  const action: StartAction | PlaceAction =
    seat === null ? { kind: 'start', ...laid } : { kind: 'place', seat, x, y, ...laid };
  return planLeniently(state, action, where, doubts);
}

function planTile(
  state: Readonly<CarcassonneState>,
  tile: Parameters<typeof planStrange>[1],
  { label }: Where,
  doubts: Doubts,
): Lenient {
  const slips: Slip[] = [];
  let lenience = {};
  for (;;) {
    const plan = planStrange(state, tile, lenience);
    if (!isViolation(plan)) return { plan, slips };
    const isApart = plan.violation === 'place/apart';
    const follows = isApart ? lossBeside(state, doubts, tile) : doubts.root;
    slips.push({ violation: plan, follows });
    if (follows === null) doubts.root ??= label;
    if (plan.violation === 'turn/wrong-player') lenience = { ...lenience, anySeat: true };
    else if (isApart && follows !== null) lenience = { ...lenience, apart: true };
    else return { plan: tile.seat === null ? null : planLoss(tile.seat, null), slips };
  }
}

/**
 * The move of a tile or figure without supported rules that may affect the features of a tile, or the surrounding
 * cloisters: the printed points there may be right.
 */
export function strangeNear(state: Readonly<CarcassonneState>, { strange }: Doubts, tile: number): string | null {
  const [first] = strange;
  if (first === undefined || tile < 0) return null;
  const tileAt = (x: number, y: number): number => valueAt(state.grid, x, y) - 1;
  const { x, y } = placeOf(state, tile);
  const seen = new Set<number>();
  for (let dx = -1; dx <= 1; dx++) {
    for (let dy = -1; dy <= 1; dy++) {
      const other = tileAt(x + dx, y + dy);
      if (other < 0) continue;
      const { cloister, kind } = shapeOf(state, other);
      const isSame = other === tile;
      kind.segments.forEach((_, segment) => {
        if (isSame || segment === cloister) seen.add(state.feature[other * SEGMENTS + segment] ?? -1);
      });
    }
  }
  const own = strange.find((one) => one.tile === tile);
  if (own) return own.label;
  for (const feature of seen) {
    let segment = feature;
    do {
      const met = strange.find((one) =>
        one.segment < 0 ? faces(state, segment, one.tile) : one.tile * SEGMENTS + one.segment === segment,
      );
      if (met) return met.label;
      segment = state.ring[segment] ?? feature;
    } while (segment !== feature);
  }
  return null;
}

/** Whether a segment reaches an edge with a tile beside it. */
function faces(state: Readonly<CarcassonneState>, segment: number, tile: number): boolean {
  const { x, y } = placeOf(state, tileOf(segment));
  const { atEdge, atHalf } = shapeOf(state, tileOf(segment));
  const own = segment % SEGMENTS;
  return STEPS.some(([dx, dy], side) => {
    const reaches = [atEdge[side], atHalf[2 * side], atHalf[2 * side + 1]].includes(own);
    return reaches && valueAt(state.grid, x + dx, y + dy) - 1 === tile;
  });
}

const placeOf = (state: Readonly<CarcassonneState>, tile: number): { readonly x: number; readonly y: number } =>
  state.tiles[tile] ?? { x: 0, y: 0 };
