import {
  type CarcassonneAction,
  type CarcassonnePlan,
  type CarcassonneState,
  type Lenience,
  type PlaceAction,
  boxOf,
  copyState,
  kindOfTile,
  planAction,
  planLoss,
} from '@woodlog/core/carcassonne';
import { type Violation, isViolation, violation } from '@woodlog/core/kernel';
import { type Diagnostic, type Span, errorAt } from '../../kernel/diagnostic.ts';
import { knownTileOf } from '../known-tile.ts';
import { readTile } from '../read/tile.ts';
import { type Doubts, type Loss, doubtAt, lossBeside, shapeOfAction } from './doubts.ts';

/** Something that the rules refuse, and the earlier move that it may follow from. */
export interface Slip {
  readonly violation: Violation;
  readonly follows: string | null;
  /** The record continues as if it were right: an extra tile is doubtful, not wrong. */
  readonly mild?: true;
}

/** The move of an action. */
export interface Where {
  readonly label: string;
  /** The points printed for its player; null in a record without scores. */
  readonly points: number | null;
}

/** A lenient reading of an action: the plan to enact, if any, and what was wrong. */
export interface Lenient {
  readonly plan: CarcassonnePlan | null;
  readonly slips: readonly Slip[];
}

/**
 * Plans an action of a record so that reading can continue: a tile that does not fit is lost, a meeple that is not
 * allowed is left out, a tile that may lack a lost neighbour is placed by itself. Notes what is doubtful from then on.
 */
export function planLeniently(
  state: Readonly<CarcassonneState>,
  written: CarcassonneAction,
  where: Where,
  doubts: Doubts,
): Lenient {
  const { label } = where;
  const slips: Slip[] = [];
  const slip = (refused: Violation, follows: string | null): void => {
    slips.push({ violation: refused, follows });
    if (follows === null) doubts.root ??= label;
  };
  let action = written;
  let lenience: Lenience = {};
  for (;;) {
    const plan = planAction(state, action, lenience);
    if (!isViolation(plan)) {
      if (action.kind === 'place' && lenience.apart)
        doubts.apart.set(state.tiles.length, slips.at(-1)?.follows ?? label);
      return { plan, slips };
    }
    switch (plan.violation) {
      case 'turn/wrong-player':
        slip(plan, doubts.root);
        lenience = { ...lenience, anySeat: true };
        break;
      case 'tile/none-left': {
        const tile = 'tile' in action ? kindOfTile(action.tile) : null;
        const had = tile ? (boxOf(state.expansions)[tile.index] ?? 0) : 0;
        const message =
          had === 0
            ? `${plan.message}: it is not in the bag with these expansions`
            : `tile ${tile?.id} too often: ${had + 1 - (state.bag[tile?.index ?? -1] ?? 0)} of ${had}`;
        slips.push({ violation: violation('tiles/too-many', message, { law: 'TILES 1' }), follows: null, mild: true });
        lenience = { ...lenience, extraTiles: true };
        break;
      }
      case 'start/tile':
        slip(plan, null);
        lenience = { ...lenience, extraTiles: true };
        break;
      case 'discard/fits':
        slip(plan, doubts.root);
        lenience = { ...lenience, anyDiscard: true };
        break;
      case 'finish/tiles-left':
        // With unknown tiles, the number of tiles is unknown.
        if (doubts.strange.length === 0) slip(plan, doubts.root);
        lenience = { ...lenience, early: true };
        break;
      case 'river/first':
      case 'river/apart':
      case 'river/lake':
      case 'river/turn':
        slip(plan, doubts.root ?? doubts.strange[0]?.label ?? null);
        lenience = { ...lenience, anyRiver: true };
        break;
      case 'meeple/recall': {
        if (action.kind !== 'place') return { plan: null, slips };
        slip(plan, doubts.root);
        const { recalls: _recalls, ...bare } = action;
        action = bare;
        break;
      }
      case 'meeple/alone':
      case 'meeple/none-left':
      case 'meeple/occupied':
      case 'meeple/no-feature': {
        if (action.kind !== 'place') return { plan: null, slips };
        // A lost tile may have prevented a meeple, but cannot have put one on a feature.
        slip(plan, plan.violation === 'meeple/none-left' ? doubts.root : null);
        const { claim: _claim, figure: _figure, ...bare } = action;
        action = bare;
        break;
      }
      case 'place/apart': {
        if (action.kind !== 'place') return { plan: null, slips };
        const follows = lossBeside(state, doubts, { ...action, shape: shapeOfAction(action) });
        slip(plan, follows);
        if (follows === null) return { plan: lose(state, action, where, doubts), slips };
        lenience = { ...lenience, apart: true };
        break;
      }
      case 'place/edge':
      case 'place/occupied':
        if (action.kind !== 'place') return { plan: null, slips };
        slip(plan, doubtAt(state, doubts, action, plan.violation === 'place/edge'));
        return { plan: lose(state, action, where, doubts), slips };
      default:
        slip(plan, plan.violation === 'place/too-far' ? null : doubts.root);
        return { plan: action.kind === 'place' ? lose(state, action, where, doubts) : null, slips };
    }
  }
}

function lose(state: Readonly<CarcassonneState>, action: PlaceAction, where: Where, doubts: Doubts): CarcassonnePlan {
  const { x, y, ...tile } = action;
  addLoss(state, where, { square: { x, y }, tile }, doubts);
  return planLoss(action.seat, action.tile);
}

/** The most lost tiles to remember: with more, mistakes cannot be told from their consequences. */
const MOST_LOSSES = 32;

function addLoss(
  state: Readonly<CarcassonneState>,
  where: Where,
  lost: Pick<Loss, 'square' | 'tile'>,
  doubts: Doubts,
): void {
  if (doubts.losses.length < MOST_LOSSES) doubts.losses.push({ ...where, ...lost, table: copyState(state) });
}

/** A tile on an unknown square, or (null) an unreadable one, which has been reported as a cause. */
export function planUnplaced(
  state: Readonly<CarcassonneState>,
  seat: number,
  text: string | null,
  where: Where,
  doubts: Doubts,
): CarcassonnePlan {
  doubts.root ??= where.label;
  const read = text === null ? null : readTile(text);
  const base = read && 'tile' in read ? knownTileOf(read.tile) : undefined;
  if (!base) {
    addLoss(state, where, { square: null, tile: null }, doubts);
    return planLoss(seat, null);
  }
  const { shape } = base;
  const claim = 'segment' in base ? shape.kind.segments[base.segment]?.claim : undefined;
  const figure = 'figure' in base ? base.figure : undefined;
  const tile = {
    kind: 'place',
    seat,
    tile: shape.kind.id,
    turns: shape.turns,
    ...(claim && { claim, ...(figure && { figure }) }),
  } as const;
  addLoss(state, where, { square: null, tile }, doubts);
  return planLoss(seat, shape.kind.id);
}

/** A slip as a diagnostic: an error if it is wrong by itself, a warning if it may follow from an earlier one. */
export function diagnosticOf({ violation: refused, follows, mild }: Slip, span: Span): Diagnostic {
  const error = errorAt(refused, span);
  if (follows !== null) return { ...error, severity: 'warning', hint: followsFrom(follows) };
  return mild ? { ...error, severity: 'warning' } : error;
}

/** The words for something that need not be wrong by itself. */
export function followsFrom(label: string): string {
  return `may follow from move ${label}`;
}
