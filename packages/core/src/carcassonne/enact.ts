import { figureBit } from './figures.ts';
import { addGoods } from './goods.ts';
import { BESIDE, facing, squareAt, stepsOf, withRoom } from './grid.ts';
import type { CarcassonnePlan, LayPlan } from './plan.ts';
import type { CarcassonneState } from './state.ts';
import { type Kind, SEGMENTS, SHAPES, kindOfTile } from './tile.ts';

export function enactPlan(state: CarcassonneState, plan: CarcassonnePlan): void {
  switch (plan.kind) {
    case 'lay':
      layTile(state, plan);
      if (plan.shape.kind.index >= 0) draw(state, plan.shape.kind);
      // After an unknown river tile, the rest of the river is unknown.
      else if (plan.shape.river.length > 0) state.river = 0;
      state.again = plan.again ?? false;
      if (plan.seat !== null && !state.again) passFrom(state, plan.seat);
      return;
    case 'remove':
      if (plan.tile !== null) draw(state, kindOfTile(plan.tile));
      if (plan.passes) passFrom(state, plan.seat);
      return;
    case 'concede':
      state.conceded.push(plan.seat);
      if (state.conceded.length >= state.seats - 1) state.end = { reason: 'conceded' };
      else if (state.toMove === plan.seat) passFrom(state, plan.seat);
      return;
    case 'abandon':
      state.end = { reason: 'abandoned' };
      return;
    case 'finish':
      state.finals = [...plan.finals];
      state.end = { reason: 'tiles' };
  }
}

function draw(state: CarcassonneState, { index, river }: Kind): void {
  state.bag[index]!--;
  state.left--;
  if (river > 0) state.river--;
}

/** The turn goes to the next seat that has not conceded. */
function passFrom(state: CarcassonneState, seat: number): void {
  state.again = false;
  let next = seat;
  do next = (next + 1) % state.seats;
  while (state.conceded.includes(next));
  state.toMove = next;
}

function layTile(state: CarcassonneState, plan: LayPlan): void {
  const { x, y, shape, seat } = plan;
  coverSquare(state, plan);
  const { index } = shape.kind;
  state.tiles.push({
    x,
    y,
    shape: index < 0 ? SHAPES.length + state.strange.push(shape) - 1 : 4 * index + shape.turns,
  });
  const first = state.feature.length;
  for (let segment = first; segment < first + SEGMENTS; segment++) {
    state.feature.push(segment);
    state.ring.push(segment);
    state.open.push(0);
    state.claimed.push(0);
  }
  for (const { feature, segments, features, open, claimed } of plan.merges) {
    for (const old of features) joinInto(state, feature, old);
    for (const segment of segments) joinInto(state, feature, segment);
    state.open[feature] = open;
    state.claimed[feature] = claimed;
  }
  if (seat !== null && plan.claimed >= 0) {
    const { figure } = plan;
    state.meeples.push({ seat, segment: plan.claimed, ...(figure && { figure }) });
    if (figure) state.hands[seat]! &= ~figureBit(figure);
    else state.supply[seat]!--;
  }
  if (plan.goods && seat !== null) state.goods[seat] = addGoods(state.goods[seat] ?? [], plan.goods);
  for (const feature of plan.closing) state.open[feature]!--;
  for (const { feature, points, seats } of plan.scorings) {
    for (const winner of seats) state.scores[winner]! += points;
    sendHome(state, feature);
  }
}

function coverSquare(state: CarcassonneState, { x, y, shape }: LayPlan): void {
  const grid = withRoom(state.grid, x, y);
  if (grid !== state.grid) state.grid = grid;
  const { squares, width } = grid;
  const square = squareAt(grid, x, y);
  squares[square] = state.tiles.length + 1;
  const strange = shape.kind.index < 0 ? BESIDE : 0;
  stepsOf(width).forEach((step, side) => {
    const beside = squares[square + step]!;
    if (beside <= 0) squares[square + step] = -(-beside | facing(shape.code, side) | strange);
  });
}

/** Merges `other` into `feature`, whose number must be the lower one. */
function joinInto(state: CarcassonneState, feature: number, other: number): void {
  if (state.feature[other] === feature) return;
  let segment = other;
  do {
    state.feature[segment] = feature;
    segment = state.ring[segment]!;
  } while (segment !== other);
  const after = state.ring[feature]!;
  state.ring[feature] = state.ring[other]!;
  state.ring[other] = after;
}

/** The meeples on a feature go back to their owners. */
function sendHome(state: CarcassonneState, feature: number): void {
  const stay = [];
  for (const meeple of state.meeples) {
    const { seat, figure } = meeple;
    if (state.feature[meeple.segment] !== feature) stay.push(meeple);
    else if (figure) state.hands[seat]! |= figureBit(figure);
    else state.supply[seat]!++;
  }
  state.meeples = stay;
  state.claimed[feature] = 0;
}
