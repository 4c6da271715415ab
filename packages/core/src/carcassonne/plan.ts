import { type Violation, violation } from '../kernel/violation.ts';
import type { CarcassonneAction, DiscardAction, PlaceAction, StartAction } from './action.ts';
import { emptyAround, planCloisters } from './cloisters.ts';
import { type FeaturesPlan, planFeatures } from './features.ts';
import { FIGURE_NAMES, type Figure, figureBit, isClaiming, maySuit } from './figures.ts';
import { finalParts } from './final.ts';
import { FARTHEST, valueAt } from './grid.ts';
import { type Join, joinsOf } from './joins.ts';
import { hasPlacement } from './legal.ts';
import { riverViolation, starterOf } from './river.ts';
import { homeFrom, planRecall } from './recall.ts';
import { bigMeeple, hasMeeple, oneMeeple } from './scoring.ts';
import { type CarcassonneState, type FinalPart, shapeOf } from './state.ts';
import { SEGMENTS, type Shape, type TileKind, kindOfTile, shapeAt, turnsThatFit, boxOf } from './tile.ts';

/** A tile is laid. The starter has no seat. */
export interface LayPlan extends FeaturesPlan {
  readonly kind: 'lay';
  readonly seat: number | null;
  readonly x: number;
  readonly y: number;
  readonly shape: Shape;
  /** The segment that the meeple claims, by its number on the table, or -1. */
  readonly claimed: number;
  /** A figure other than the seven meeples. */
  readonly figure?: Figure;
  /** Whether the player places a second tile because of a builder. */
  readonly again?: true;
  /** Cloisters about the tile, which have one empty square fewer. */
  readonly closing: readonly number[];
}

/** A tile leaves the game (null: an unknown one); with `passes` the turn ends, too. */
export interface RemovePlan {
  readonly kind: 'remove';
  readonly seat: number;
  readonly tile: TileKind | null;
  readonly passes: boolean;
}

export interface ConcedePlan {
  readonly kind: 'concede';
  readonly seat: number;
}

export interface AbandonPlan {
  readonly kind: 'abandon';
}

export interface FinishPlan {
  readonly kind: 'finish';
  readonly finals: readonly (readonly FinalPart[])[];
}

export type CarcassonnePlan = LayPlan | RemovePlan | ConcedePlan | AbandonPlan | FinishPlan;

/** What a lenient reader accepts, so that it can continue to the end of a record. */
export interface Lenience {
  /** Tiles that the box has no more of. */
  readonly extraTiles?: boolean;
  /** Tiles without an adjacent tile. */
  readonly apart?: boolean;
  /** A move by a seat whose turn it is not. */
  readonly anySeat?: boolean;
  /** A discard of a tile that could be placed. */
  readonly anyDiscard?: boolean;
  /** A river tile at the wrong time, or that turns back. */
  readonly anyRiver?: boolean;
  /** An end with tiles in the bag. */
  readonly early?: boolean;
}

const STRICT: Lenience = {};

/** Checks an action and says what it changes. */
export function planAction(
  state: Readonly<CarcassonneState>,
  action: CarcassonneAction,
  lenience: Lenience = STRICT,
): CarcassonnePlan | Violation {
  if (state.end) return violation('game/over', 'the game is over', { law: 'RESULT' });
  switch (action.kind) {
    case 'start':
      return planStart(state, action, lenience);
    case 'place':
      return planPlace(state, action, lenience);
    case 'discard':
      return planDiscard(state, action, lenience);
    case 'concede':
      return planConcede(state, action.seat);
    case 'abandon':
      return { kind: 'abandon' };
    case 'finish':
      return planFinish(state, lenience);
  }
}

/** A tile leaves the game unplaced and the turn ends: how a lenient reader continues after a refused move. */
export function planLoss(seat: number, tile: TileKind | null): RemovePlan {
  return { kind: 'remove', seat, tile, passes: true };
}

function planStart(
  state: Readonly<CarcassonneState>,
  action: StartAction,
  lenience: Lenience,
): CarcassonnePlan | Violation {
  if (state.tiles.length > 0) return violation('start/again', 'the starter tile lies already', { law: 'MOVES 1' });
  const starter = starterOf(state);
  if (action.tile !== starter && !lenience.extraTiles) {
    return violation('start/tile', `the starter tile is ${starter}, not ${action.tile}`, { law: 'LOCATION 2' });
  }
  const shape = shapeOfAction(action);
  if ('violation' in shape) return shape;
  const features = planFeatures(state, shape, joinsOf(state, shape, 0, 0), 0, -1, 8);
  return { kind: 'lay', seat: null, x: 0, y: 0, shape, claimed: -1, closing: [], ...features };
}

function planPlace(state: Readonly<CarcassonneState>, action: PlaceAction, lenience: Lenience): LayPlan | Violation {
  const { seat, x, y, figure } = action;
  const refused = outOfTurn(state, seat, lenience) ?? notInBag(state, action.tile, lenience);
  if (refused) return refused;
  const shape = shapeOfAction(action);
  if ('violation' in shape) return shape;
  const misplaced = misfit(state, shape, x, y, lenience);
  if (misplaced) return misplaced;
  const joins = joinsOf(state, shape, x, y);
  let claimed = -1;
  if (figure && action.claim === undefined) {
    return violation('meeple/no-feature', `a ${FIGURE_NAMES[figure]} stands on a feature`, { law: 'TILES 7' });
  }
  if (action.claim !== undefined) {
    claimed = shape.kind.segments.findIndex(({ claim }) => claim === action.claim);
    if (claimed < 0) return violation('meeple/no-feature', `${action.tile} has no ${action.claim}`, { law: 'TILES 7' });
    if (!hasInHand(state, seat, figure)) {
      const message = `no ${figure ? FIGURE_NAMES[figure] : 'meeple'} is left to place`;
      return violation('meeple/none-left', message, { law: 'TILES 6' });
    }
    const { type } = shape.kind.segments[claimed]!;
    if (!maySuit(figure, type)) {
      return violation('meeple/no-feature', `no ${figure ? FIGURE_NAMES[figure] : 'meeple'} stands on a ${type}`, {
        law: 'TILES 7',
      });
    }
    const join = joins.find(({ segments }) => segments.includes(claimed))!;
    if (!isClaiming(figure)) {
      const isJoined = join.features.some((feature) => hasMeeple(state.claimed[feature] ?? 0, seat));
      const message = `a ${FIGURE_NAMES[figure ?? 'big']} joins a meeple of its player`;
      if (!isJoined) return violation('meeple/alone', message, { law: 'Traders and Builders' });
    } else if (join.features.some((feature) => state.claimed[feature] !== 0)) {
      const message = `a meeple is on this ${type} already`;
      return violation('meeple/occupied', message, { law: 'TILES 7' });
    }
  }
  const recall = action.recalls === undefined ? null : planRecall(state, action);
  if (recall && 'violation' in recall) return recall;
  const meeple = !isClaiming(figure) ? 0 : figure === 'big' ? bigMeeple(seat) : oneMeeple(seat);
  const features = planFeatures(state, shape, joins, meeple, claimed, emptyAround(state, x, y));
  const cloisters = planCloisters(state, x, y);
  const closed = recall ? cloisters.scorings.filter(({ feature }) => feature !== recall.feature) : cloisters.scorings;
  const scorings = closed.length === 0 ? features.scorings : [...features.scorings, ...closed];
  const home = recall && homeFrom(state, seat, recall.feature, cloisters.closing);
  const plan: { -readonly [K in keyof LayPlan]: LayPlan[K] } = {
    kind: 'lay',
    seat,
    x,
    y,
    shape,
    claimed: claimed < 0 ? -1 : state.tiles.length * SEGMENTS + claimed,
    closing: cloisters.closing,
    merges: home ? [...features.merges, home.merge] : features.merges,
    scorings: home ? [home.scoring, ...scorings] : scorings,
  };
  // Most plans have none of these, and bots make a plan for each place of a tile.
  if (claimed >= 0 && figure) plan.figure = figure;
  if (features.goods) plan.goods = features.goods;
  if (isBuilt(state, seat, joins)) plan.again = true;
  return plan;
}

/** Whether a tile extends the feature of the player's builder, and is the first of the turn. */
function isBuilt(state: Readonly<CarcassonneState>, seat: number, joins: readonly Join[]): boolean {
  if (state.goods.length === 0 || state.again) return false;
  const builder = state.meeples.find((one) => one.figure === 'builder' && one.seat === seat);
  if (builder === undefined) return false;
  return joins.some(({ features }) => features.includes(state.feature[builder.segment] ?? -1));
}

/** Whether a seat has a meeple, or a figure, to place. */
function hasInHand({ supply, hands }: Readonly<CarcassonneState>, seat: number, figure: Figure | undefined): boolean {
  return figure ? ((hands[seat] ?? 0) & figureBit(figure)) !== 0 : supply[seat] !== 0;
}

function shapeOfAction({ tile, turns }: StartAction | PlaceAction): Shape | Violation {
  const kind = kindOfTile(tile);
  if (turns < kind.distinct) return shapeAt(kind, turns);
  return violation('tile/turns', `${tile} looks the same after ${kind.distinct} quarter turns: turn it by fewer`);
}

export function outOfTurn(state: Readonly<CarcassonneState>, seat: number, lenience: Lenience): Violation | null {
  if (state.tiles.length === 0) return violation('start/missing', 'the starter tile comes first', { law: 'MOVES 1' });
  if (seat >= state.seats) return violation('turn/no-seat', `there is no player ${letter(seat)}`, { law: 'PLAYERS 1' });
  if (seat === state.toMove || lenience.anySeat) return null;
  return violation('turn/wrong-player', `it is the turn of player ${letter(state.toMove)}`, { law: 'MOVES 2' });
}

function letter(seat: number): string {
  return String.fromCharCode(65 + seat);
}

function notInBag(state: Readonly<CarcassonneState>, tile: TileKind, lenience: Lenience): Violation | null {
  const kind = kindOfTile(tile);
  if ((state.bag[kind.index] ?? 0) > 0 || lenience.extraTiles) return null;
  const had = boxOf(state.expansions)[kind.index] ?? 0;
  const message = had === 0 ? `this game has no tile ${tile}` : `all ${had} tiles ${tile} are out of the bag`;
  return violation('tile/none-left', message, { law: 'TILES 1' });
}

export function misfit(
  state: Readonly<CarcassonneState>,
  shape: Shape,
  x: number,
  y: number,
  lenience: Lenience,
): Violation | null {
  if (Math.abs(x) > FARTHEST || Math.abs(y) > FARTHEST) {
    return violation('place/too-far', `coordinates go from -${FARTHEST} to ${FARTHEST}`, { law: 'LOCATION 1' });
  }
  const value = valueAt(state.grid, x, y);
  if (value > 0) {
    const there = shapeOf(state, value - 1).kind.id;
    return violation('place/occupied', `a tile ${there} lies on (${x},${y}) already`, { law: 'MOVES 2' });
  }
  if (value === 0) {
    if (lenience.apart) return null;
    return violation('place/apart', `no tile lies beside (${x},${y})`, { law: 'MOVES 2' });
  }
  if (fitsBeside(shape, -value)) {
    const isByRiver = state.expansions.includes('river') || shape.river.length > 0;
    return isByRiver ? riverViolation(state, shape, x, y, lenience.anyRiver) : null;
  }
  const side = [0, 1, 2, 3].find((edge) => {
    const need = (-value >> (2 * edge)) & 3;
    const own = (shape.code >> (2 * edge)) & 3;
    return need !== 0 && own !== 0 && need !== own;
  })!;
  const message = `the ${SIDES[side]} edge does not continue the tile beside it`;
  return violation('place/edge', message, { law: 'TILES 1' });
}

/** Whether the edges of a shape match the needs of a square; edges of unknown tiles may be unknown. */
function fitsBeside(shape: Shape, need: number): boolean {
  const { index } = shape.kind;
  if (index >= 0) return ((turnsThatFit(index, need) >> shape.turns) & 1) === 1;
  return [0, 2, 4, 6].every((side) => {
    const [own, theirs] = [(shape.code >> side) & 3, (need >> side) & 3];
    return own === 0 || theirs === 0 || own === theirs;
  });
}

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

function planDiscard(
  state: Readonly<CarcassonneState>,
  { seat, tile }: DiscardAction,
  lenience: Lenience,
): RemovePlan | Violation {
  const refused = outOfTurn(state, seat, lenience) ?? notInBag(state, tile, lenience);
  if (refused) return refused;
  if (lenience.anyDiscard || !hasPlacement(state, tile)) return { kind: 'remove', seat, tile, passes: false };
  return violation('discard/fits', `${tile} can be laid, so it may not be discarded`, { law: 'MOVES 3' });
}

function planConcede(state: Readonly<CarcassonneState>, seat: number): ConcedePlan | Violation {
  if (seat < state.seats && !state.conceded.includes(seat)) return { kind: 'concede', seat };
  return violation('concede/not-playing', `player ${letter(seat)} is not in the game`, { law: 'NOTES 3' });
}

function planFinish(state: Readonly<CarcassonneState>, lenience: Lenience): FinishPlan | Violation {
  if (state.left > 0 && !lenience.early) {
    return violation('finish/tiles-left', `${state.left} tiles are still in the bag`, { law: 'SCORING 6' });
  }
  return { kind: 'finish', finals: finalParts(state) };
}
