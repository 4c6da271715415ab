import type { Action, Part } from '../action.ts';
import { hirelingLawOf } from '../hirelings/laws.ts';
import { sideOf } from '../law/context.ts';
import type { DeedKind } from '../law/deed.ts';
import type { Turn } from '../law/step.ts';
import type { Refusal } from '../law/faction-law.ts';
import { type Unmet, refusal, unmet } from '../law/unmet.ts';
import { clearingOf, columnAt } from '../table/look-up.ts';
import { DISCARD } from '../turn/hand.ts';
import { spentUnmet } from '../turn/why-not.ts';
import { several } from '../words/lists.ts';
import { partsOf } from '../parts-of.ts';
import { countOf } from '../sum-of.ts';

/** Why an action is not allowed if no deed of the rest of the turn does it. */
export const NONE_LEFT = 'nothing left in this turn allows it';
const ONLY_THESE_MOVE = unmet('4.2', 'only warriors and pawns move');
const NO_MORE_HITS = unmet('4.3.6', 'the battles there deal no more hits');
const NO_COST = 'nothing done costs a card, and only a hand above five is discarded';
const NOT_THEIRS = unmet('H.2', 'they do not control that hireling');

const isClearing = (place: string | null): boolean => clearingOf(place) !== null;

/**
 * The rule that allows such actions, if all that is known is that the turn allows no more: more specific than a phase.
 */
export function byRule(turn: Turn, action: Action): Unmet | null {
  if (action.kind === 'craft') return unmet(turn.me.law.crafting?.law ?? '4.1', NONE_LEFT);
  if (action.kind === 'battle')
    return (
      byHireling(turn, action.attacker) ??
      spentUnmet(turn, { kind: 'battle', law: '4.3' }) ??
      byKind(turn, 'battle') ??
      bySection(turn, 'battle')
    );
  const parts = partsOf(action);
  for (const part of parts) {
    const found = partByRule(turn, part, parts);
    if (found !== null) return found;
  }
  return null;
}

function partByRule(turn: Turn, part: Part, all: readonly Part[]): Unmet | null {
  const { what, from, to } = part;
  const { me, layout } = turn;
  const index = layout.columnOf.get(what);
  const { owner = '', kind } = index === undefined ? {} : columnAt(layout, index);
  const side = sideOf(turn, owner);
  // Where nobody fought, that is refused before.
  if (side !== undefined && side !== me)
    return isClearing(from) && to.startsWith('supply') ? NO_MORE_HITS : byHireling(turn, owner);
  if (from === 'draw' && to === me.letter) return byDraw(turn, all);
  if (side === me && isClearing(to)) {
    if (kind === 'pawn') return byKind(turn, 'move');
    if (isClearing(from) && kind !== 'warrior') return ONLY_THESE_MOVE;
    const rule = me.phases.rules?.find(({ places }) => places !== undefined && what.startsWith(places));
    if (!isClearing(from) && rule !== undefined)
      return spentUnmet(turn, rule) ?? unmet(rule.law, `"${rule.kind}" does that, and ${NONE_LEFT}`);
  }
  return bySection(turn, doneBy(part)) ?? (from === me.letter && to === 'discard' ? byDiscard(turn) : null);
}

function byHireling(turn: Turn, letter: string): Unmet | null {
  const side = sideOf(turn, letter);
  if (side === undefined || side.setup !== null) return null;
  if (turn.state.hirelings[letter]?.holder !== turn.me.letter) return NOT_THEIRS;
  return unmet(hirelingLawOf(turn, side).law, 'their hireling does no such thing, or not again');
}

const byKind = ({ me }: Turn, kind: DeedKind): Unmet | null =>
  lawOrNull(me.phases.rules?.find((one) => one.kind === kind)?.law);

const bySection = ({ me }: Turn, done: string): Unmet | null =>
  lawOrNull(me.phases.sections?.find(([pattern]) => pattern.test(done))?.[1]);

const doneBy = ({ what, from, to, turn }: Part): string => `${what} ${from}>${to}${turn ?? ''}`;

/** Why something is not done now that the table of sections says to be done in one way only. */
export function byOneWay(turn: Turn, action: Action): Refusal | null {
  const { me, now } = turn;
  const done = action.kind === 'move' ? action.parts.map(doneBy) : [action.kind];
  for (const [pattern, law, because] of me.phases.sections ?? []) {
    const found = because === undefined || now.setup ? undefined : done.find((one) => pattern.test(one));
    if (because !== undefined && found !== undefined)
      return typeof because === 'string' ? refusal(law, because) : because.refusal(turn, found);
  }
  return null;
}

/** The limit of the cards drawn in Evening; an action that draws no more than that comes after others. */
function byDraw(turn: Turn, parts: readonly Part[]): Unmet | null {
  const step = turn.me.phases.evening.steps.find(({ draws }) => draws);
  if (step?.draws === undefined) return null;
  if (step.when?.(turn) === false) return unmet(step.law, NONE_LEFT);
  const limit = step.draws(turn);
  const found = unmet(step.law, `they draw ${several(limit, 'card')} in Evening`);
  if (countOf(parts) > limit) return found;
  return { ...found, more: parts.every(({ what }) => what === '#') ? ' more' : ' as well' };
}

const byDiscard = ({ me }: Turn): Unmet | null =>
  lawOrNull(me.phases.evening.steps.find(({ name }) => name === DISCARD)?.law, NO_COST);

const lawOrNull = (law: string | undefined, because = NONE_LEFT): Unmet | null =>
  law === undefined ? null : unmet(law, because);
