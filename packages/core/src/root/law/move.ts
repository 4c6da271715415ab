import type { Clearing, ClearingOrBurrow } from '../data/vocabulary.ts';
import { listed } from '../../kernel/index.ts';
import type { Part } from '../action.ts';
import { isOpen } from './adjacency.ts';
import { drawToHand } from './cards.ts';
import { isClosed } from './closed.ts';
import { deciderOf } from './enemies.ts';
import { hasPlanners } from './effects/movement-cards.ts';
import { agrees } from './effects/use.ts';
import { adjacentFor, byRiver, ferryFrom, ferryTo, neighbours } from './neighbours.ts';
import { SCORCHED, partOf } from './place.ts';
import type { RootTurn } from './questions.ts';
import { resolve } from './triggered.ts';
import { rulerText, rules, rulesOnce } from './rule.ts';
import { type Unmet, unmet } from './unmet.ts';
import { nearText, spotText } from '../words/lists.ts';
import { theOwner } from '../words/names.ts';
import type { Moving, Triggered } from './events.ts';
import { NO_SEAT, type Player, type RulesContext } from './context.ts';
import { moveParts } from './transfer.ts';

/**
 * Why a player may not move from one clearing to another: they must be adjacent; the player must rule one of them
 * (4.2.1), be nimble or swim; and nobody may forbid it.
 */
export function movingUnmet(
  ctx: RulesContext,
  mover: Player,
  from: ClearingOrBurrow,
  to: ClearingOrBurrow,
): Unmet | null {
  const near = neighbours(ctx, mover, from);
  if (near.includes(to)) return betweenUnmet(ctx, mover, from, to);
  return unmet(
    from === 0 || to === 0 ? '12.2.2' : '4.2',
    () => `${spotText(from)} is adjacent to ${near.length === 0 ? 'none' : listed(near.map(nearText))}`,
  );
}

/** Like `movingUnmet`, for two clearings known to be adjacent; `ruled` says whether the mover rules a clearing. */
function betweenUnmet(
  ctx: RulesContext,
  mover: Player,
  from: ClearingOrBurrow,
  to: ClearingOrBurrow,
  ruled = ruledForMoves(ctx, mover),
): Unmet | null {
  const stopped = stoppedUnmet(ctx, mover, from, to);
  if (stopped !== null) return stopped;
  if (mover.law.swims === true && byRiver(ctx, from, to)) return null;
  if (ruled(from) || ruled(to) || mover.law.ignoresRule?.(ctx, mover, from, to) === true) return null;
  return neitherRuled(from, to);
}

const neitherRuled = (from: ClearingOrBurrow, to: ClearingOrBurrow): Unmet =>
  unmet('4.2.1', (now) => `they must rule one of the two: ${rulerText(now, from)}, and ${rulerText(now, to)}`);

const STAYS = unmet('14.2.2', 'the warlord moves only in their own turn');

/** Who forbids a move, regardless of rule. */
function stoppedUnmet(ctx: RulesContext, mover: Player, from: ClearingOrBurrow, to: ClearingOrBurrow): Unmet | null {
  if (isClosed(ctx, to)) return SCORCHED;
  if (mover.law.stays !== undefined && ctx.taker !== mover) return STAYS;
  for (const { self, hook } of ctx.hooks.forbidsMoving) {
    const law = self !== mover && hook(ctx, self, mover, from, to);
    if (law !== false) return heldBy(self, from, to, law);
  }
  return null;
}

const heldBy = ({ letter }: Player, from: ClearingOrBurrow, to: ClearingOrBurrow, law: string): Unmet =>
  unmet(law, () => `${theOwner(letter)} let nobody move from ${spotText(from)} to ${spotText(to)}`);

/** Whether a player may move from one clearing to another (4.2). */
export const mayMove = (ctx: RulesContext, mover: Player, from: ClearingOrBurrow, to: ClearingOrBurrow): boolean =>
  movingUnmet(ctx, mover, from, to) === null;

/** `mayMove` for two clearings known to be adjacent. */
export const mayMoveBetween = (
  ctx: RulesContext,
  mover: Player,
  from: ClearingOrBurrow,
  to: ClearingOrBurrow,
): boolean => betweenUnmet(ctx, mover, from, to) === null;

/** Whether nobody forbids a move, regardless of rule. */
export const isLetMove = (ctx: RulesContext, mover: Player, from: ClearingOrBurrow, to: ClearingOrBurrow): boolean =>
  stoppedUnmet(ctx, mover, from, to) === null;

const ignoresRule = (ctx: RulesContext, mover: Player): boolean =>
  mover.law.nimble !== undefined || hasPlanners(ctx, mover);

/** Whether rule lets a player move from or to a clearing; computed once for each clearing while nothing changes. */
export function ruledForMoves(ctx: RulesContext, mover: Player): (clearing: ClearingOrBurrow) => boolean {
  return ignoresRule(ctx, mover) ? () => true : rulesOnce(ctx, mover);
}

/** Where a player may move from a clearing, ascending. For long lists, pass `ruled` to compute rule once. */
export function destinations(
  ctx: RulesContext,
  mover: Player,
  from: ClearingOrBurrow,
  ruled = ruledForMoves(ctx, mover),
): ClearingOrBurrow[] {
  const found: ClearingOrBurrow[] = [];
  for (const to of neighbours(ctx, mover, from)) if (betweenUnmet(ctx, mover, from, to, ruled) === null) found.push(to);
  return found;
}

/** Moves a player's warriors, as `move` does. */
export const moveWarriors = (
  ctx: RulesContext,
  mover: Player,
  from: ClearingOrBurrow,
  to: ClearingOrBurrow,
  count: number,
): RootTurn<boolean> => move(ctx, { mover, from, to, pieces: [{ column: mover.warrior, count }] });

/**
 * Moves pieces; the caller has checked that they may move. If only the Ferry leads there, it moves along, and a player
 * whose pieces move draws a card, or scores if a bot (M.3.5, B.12.1.1). Pieces of others that go along move at the same
 * time (Chmd.9.2). Returns whether they moved: nothing enters a closed clearing, not even directly.
 */
export function* move(ctx: RulesContext, moving: Moving, along: readonly Moving[] = []): RootTurn<boolean> {
  const { mover, from, to } = moving;
  if (isClosed(ctx, to)) return false;
  for (const { self, hook } of ctx.hooks.beforeMoving) if (!(yield* hook(ctx, self, moving))) return false;
  const all = [moving, ...along];
  const ferries = moving.directly !== true && moving.ferry !== false && from !== 0 && ferryFrom(ctx, from);
  const ferry = ferries && (yield* takesFerry(ctx, mover, from, to));
  const parts: Part[] = [];
  for (const { pieces } of all) for (const some of pieces) parts.push(partOf(ctx, some, `${from}`, `${to}`));
  if (ferry) {
    ctx.cite(mover.bot ? 'B.12.1.1' : 'M.3.5');
    ctx.flags.ferried = true;
    parts.push({ count: 1, what: 'ferry', from: `${from}`, to: `${to}` });
  }
  if (ctx.report !== null && mover.bot && moving.directly !== true) reportWay(ctx, moving);
  yield* moveParts(parts);
  // Each player whose pieces cross draws a card, except for hirelings (H.3.3). Whether a bot draws that takes others
  // along is unknown.
  const crossing = (ferry ? (mover.bot ? [moving] : all) : []).filter((one) => one.mover.index !== NO_SEAT);
  const triggered = crossing.map((one) => ferried(ctx, one.mover));
  for (const moved of all)
    for (const { self, hook } of ctx.hooks.movedIn) for (const one of hook(ctx, self, moved)) triggered.push(one);
  yield* resolve(ctx, triggered);
  return true;
}

function ferried(ctx: RulesContext, mover: Player): Triggered {
  const owner = deciderOf(ctx, mover);
  const cards = owner.bot ? [] : [owner.letter];
  const what = `card of ${owner.letter} for the Ferry`;
  return { owner, what, cards, play: () => drawToHand(ctx, 'M.3.5', owner, 1) };
}

/** Reports why a bot can move where others cannot: tunnels, closed paths, clearings that others rule. */
function reportWay(ctx: RulesContext, { mover, from, to }: Moving): void {
  if (from === 0 || to === 0) ctx.cite('B.10.2.2');
  else if (!isOpen(ctx.state, from, to)) ctx.cite('B.12.2.1');
  const { nimble } = mover.law;
  if (nimble !== undefined && !rules(ctx, mover, from) && !rules(ctx, mover, to)) ctx.cite(nimble);
}

/**
 * Whether a mover takes the Ferry (M.3.5): yes if nothing else leads there; if a path, a river or a tunnel does too, a
 * person chooses. Even swimmers need rule for it.
 */
function* takesFerry(ctx: RulesContext, mover: Player, from: Clearing, to: ClearingOrBurrow): RootTurn<boolean> {
  if (to === 0 || !ferryTo(ctx, from).includes(to)) return false;
  if (!adjacentFor(ctx, mover, from).includes(to)) return true;
  const decider = deciderOf(ctx, mover);
  if (decider.bot) return false;
  const ruled = ignoresRule(ctx, mover) || rules(ctx, mover, from) || rules(ctx, mover, to);
  const may = ruled || mover.law.ignoresRule?.(ctx, mover, from, to) === true;
  return may && (yield* agrees(decider, 'M.3.5', 'take the Ferry?'));
}
