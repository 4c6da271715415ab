import { capital, listed } from '../../kernel/index.ts';
import type { Action, Part } from '../action.ts';
import { POINTS_FOR_DOMINANCE } from '../data/numbers.ts';
import type { Clearing } from '../data/vocabulary.ts';
import type { Refusal } from '../law/faction-law.ts';
import { craftUnmet } from '../law/crafting.ts';
import { inSupply, clearingWith } from '../law/pieces.ts';
import { closedUnmet, placingUnmet } from '../law/place.ts';
import { countPieces } from '../law/powers.ts';
import { clearingOf, rowThere } from '../table/look-up.ts';
import { ferryTo } from '../law/neighbours.ts';
import type { Turn } from '../law/step.ts';
import { PHASES } from '../law/turn-state.ts';
import { phaseOf } from '../turn/line.ts';
import { spentUnmet, unmetBy } from '../turn/why-not.ts';
import { clearingsText, several, spotText } from '../words/lists.ts';
import { theOwner } from '../words/names.ts';
import { NONE_LEFT, byOneWay, byRule } from './by-rule.ts';
import { otherSuit } from './other-suit.ts';
import { actionToDo } from '../words/action.ts';
import { battleReason, hitReason } from './battle-reasons.ts';
import { counted, inWords, spentBy, spotOf, taker } from './reason-words.ts';
import { refusal, vagueRefusal } from '../law/unmet.ts';
import { countOf } from '../sum-of.ts';
import { partsOf } from '../parts-of.ts';

/** The name of the point after the last step. */
export const END_OF_TURN = 'end of the turn';

/** A step at which something was written that it does not allow. */
export interface AtStep {
  readonly law: string;
  readonly name: string;
  /** Something else must be done first. */
  readonly forced: boolean;
  /** The section by which a part of it was done. */
  readonly part: string | undefined;
  /** Where the line has battles. */
  readonly fought: ReadonlySet<string>;
  /** The action before it. */
  readonly last?: Action | undefined;
  /** The actions after it. */
  readonly later: readonly Action[];
  /** The next of them, if it is still to come. */
  readonly next?: Action | undefined;
  /** The part of the action that is not done: placed pieces break no rule. */
  readonly rest: Action | undefined;
}

/** An action after `must` or `may not`. */
export const toDo = ({ me }: Turn, action: Action): string => actionToDo(action, me.letter);

const FOR_DOMINANCE = `: that needs ${POINTS_FOR_DOMINANCE} points, and a dominance card from their hand, with none active (3.3.2)`;

/** Why an action is not allowed here: the rule of the common law that it breaks, else that the step lacks it. */
export function refusalOf(turn: Turn, action: Action, step: AtStep): Refusal {
  const act = `${taker(turn)} may not ${toDo(turn, action)}`;
  return commonReason(turn, action, step, act) ?? paidFor(turn, action, step) ?? notInStep(turn, action, step, act);
}

/** Whether an action exhausts items or spends pieces of the player's board. */
const isPayment = ({ me }: Turn, action: Action | undefined): boolean =>
  action?.kind === 'move' &&
  action.parts.every((one) => one.turn === 'e' || (one.from === me.board && one.to === me.supply));

/** Why the deed is not allowed that an action pays for, if it does not pay too much. */
function paidFor(turn: Turn, action: Action, step: AtStep): Refusal | null {
  const { next, rest } = step;
  if (next === undefined || !isPayment(turn, action) || tooMany(turn, action, rest) !== undefined) return null;
  const act = `${taker(turn)} may not ${toDo(turn, next)}`;
  const known = byRule(turn, next);
  const found =
    commonReason(turn, next, { ...step, last: action, rest: next, part: undefined }, act) ??
    (known && inWords(turn, known, act));
  return found && !found.isVague ? { ...found, isVague: true } : null;
}

function notInStep(turn: Turn, action: Action, { law: own, name, forced, part, rest }: AtStep, act: string): Refusal {
  if (forced) return vagueRefusal(own, `${act} yet: "${name}" comes first`);
  const known = byRule(turn, action);
  // A section within that of the step says more.
  const law = known?.law.startsWith(`${own}.`) === true ? known.law : own;
  const isOfPhase =
    name === END_OF_TURN &&
    !turn.now.setup &&
    PHASES.some((one) => {
      const { law: whole, steps = [] } = phaseOf(turn, one) ?? {};
      return (part === undefined && whole === own) || steps.some((step) => step.draws && step.law === own);
    });
  const rule = isOfPhase ? known : null;
  if (rule !== null) return { ...inWords(turn, rule, act), isVague: true };
  const why =
    tooMany(turn, action, rest) ??
    (name === END_OF_TURN ? `: ${NONE_LEFT}` : ` now: "${name}" does not allow it, or not again`);
  return vagueRefusal(law, `${act}${why}`);
}

/** How many things of a move are allowed, or which of several kinds are too many; undefined if none is allowed. */
function tooMany(turn: Turn, action: Action, rest: Action | undefined): string | undefined {
  if (action.kind !== 'move' || rest?.kind !== 'move') return undefined;
  const done = countOf(action.parts) - countOf(rest.parts);
  if (done === 0) return undefined;
  if (action.parts.length === 1) return `: only ${done === 1 ? 'one' : done}`;
  return `: ${listed(rest.parts.map(({ count, what }) => counted(turn, count, what)))} too many`;
}

function commonReason(turn: Turn, action: Action, step: AtStep, act: string): Refusal | null {
  const { part, rest = action } = step;
  for (const side of turn.sides) {
    const refusal = side.law.refuses?.(turn, side, action) ?? null;
    if (refusal !== null) return { ...refusal, because: `${act}: ${refusal.because}` };
  }
  const only = byOneWay(turn, action);
  if (only !== null) return refusal(only.law, `${act}: ${only.because}`);
  switch (action.kind) {
    case 'move':
      if (action.parts.some(({ what, to }) => what.endsWith('#dom') && to === turn.me.board))
        return refusal('3.3.1', act + FOR_DOMINANCE);
      for (const one of action.parts) {
        if (rest.kind === 'move' && !rest.parts.some(({ what, to }) => what === one.what && to === one.to)) continue;
        const placed = part === undefined && !turn.now.setup ? placedReason(turn, one) : null;
        const reason = placed ?? otherSuit(turn, one) ?? pieceReason(turn, one, step);
        if (reason !== null) return reason;
      }
      return null;
    case 'battle':
      return battleReason(turn, action, act);
    case 'craft': {
      const failed = craftUnmet(turn, action.what);
      // A building that it takes may be left out before.
      return failed === null ? null : { ...inWords(turn, failed, act), isVague: true };
    }
    case 'score':
      return part === undefined
        ? vagueRefusal(
            '3.2',
            `${act} here: nothing that was done ${action.points < 0 ? 'costs points' : 'is worth that'}`,
          )
        : vagueRefusal(part, `${act} here: what was done is worth fewer`);
    case 'marker':
      return action.board === turn.me.board ? refusal('3.3.1', act + FOR_DOMINANCE) : null;
    case 'hire':
      return turn.state.hirelings[action.hireling]?.holder === null
        ? refusal('H.1.1', `${act}: they have taken no hireling marker`)
        : refusal(
            'H.1.3',
            `${taker(turn)} may not give away or ${toDo(turn, action)}: it goes to another person once it has no marker left`,
          );
    default:
      return null;
  }
}

function pieceReason(turn: Turn, { count, what, from, to }: Part, step: AtStep): Refusal | null {
  const column = turn.layout.columnOf.get(what);
  const end = clearingOf(to);
  const board = turn.layout.seats.find(({ faction }) => `${faction}$` === to);
  const may = `${taker(turn)} may not`;
  if (column !== undefined && board !== undefined && board.faction !== turn.me.letter) {
    const paid = counted(turn, count, what);
    return refusal(
      '11.2.6',
      `${may} pay ${paid} to ${theOwner(board.faction)}: no service costs that, or no more can be bought`,
    );
  }
  if (column === undefined) return null;
  if (from === to && to.startsWith('supply'))
    return refusal('G.20', `${may} place ${counted(turn, count, what)}: the log does not say where`);
  if (what === 'ferry') return ferryReason(turn, clearingOf(from) ?? clearingWith(turn, [column]), end);
  if (!turn.me.pieces.includes(column)) {
    if (!to.startsWith('supply') || clearingOf(from) === null) return null;
    if (step.fought.has(`${from}`)) return hitReason(turn, column, from);
    const removing = `${may} remove ${counted(turn, count, what)} from clearing ${from}`;
    return removedReason(turn, what, from, step, `${removing}: no battle there is written`);
  }
  if (to.startsWith('supply') && clearingOf(from) !== null) {
    const law = spentBy(turn, what);
    const spending = `${may} spend ${counted(turn, count, what)}`;
    if (law === undefined) return null;
    return vagueRefusal(law, `${spending} of clearing ${from} here: nothing costs that`);
  }
  const [out, into] = [from === null ? clearingWith(turn, [column]) : spotOf(from), spotOf(to)];
  if (out !== null && into !== null) {
    const moving = `${may} move from ${spotText(out)} to ${spotText(into)}`;
    const failed = unmetBy(turn, { kind: 'move', law: '4.2', from: out, to: into });
    return failed === null ? null : inWords(turn, failed, moving);
  }
  if (end === null) return null;
  const placing = `${may} place ${counted(turn, 1, what)} in clearing ${end}`;
  if (from?.startsWith('supply') !== true) return null;
  const failed = inSupply(turn, column) > 0 ? placingUnmet(turn, turn.me, column, end) : null;
  return failed === null ? null : inWords(turn, failed, placing);
}

/** Why pieces of others are not removed without a battle, by a deed that removes them if more of it is written. */
function removedReason(turn: Turn, what: string, from: string | null, step: AtStep, removing: string): Refusal {
  const { letter, phases } = turn.me;
  const rule = phases.rules?.find(({ removes }) => removes?.test(what.slice(1)));
  const isPlaced = (one: Action): boolean =>
    one.kind === 'move' &&
    one.parts.some(
      (part) => part.to === from && part.what.startsWith(rule?.places ?? letter) && !part.what.endsWith('p'),
    );
  if (rule === undefined || (!isPayment(turn, step.last) && !step.later.some(isPlaced)))
    return refusal('4.3', `${removing}, and nothing else allows it`);
  const at = spotOf(from) ?? 0;
  // What it places may stand there by now.
  const placed = countPieces(rowThere(turn, at), turn.me.buildings) > 0;
  const failed = placed ? null : rule.unmet(turn, { ...rule, at, what });
  const why =
    failed === null ? `nor all of "${rule.kind}"` : `and "${rule.kind}" does not allow it: ${failed.because(turn)}`;
  return refusal((failed ?? rule).law, `${removing}, ${why}`);
}

/** The Ferry moves along if the move needs it, once a turn. */
function ferryReason(turn: Turn, from: Clearing | null, to: Clearing | null): Refusal | null {
  if (from === null || to === null) return null;
  const may = `${taker(turn)} may not take the Ferry to ${spotText(to)}`;
  const others = ferryTo(turn, from);
  if (!others.includes(to))
    return refusal('M.3.5', `${may}: from ${spotText(from)} it goes to ${clearingsText(others, 'no clearing')}`);
  return turn.flags.ferried ? refusal('M.3.5', `${may}: it has been used in this turn`) : null;
}

/** Why no deed that places such a piece does so there; an action done in part has its own section. */
function placedReason(turn: Turn, { what, from, to }: Part): Refusal | null {
  const at = spotOf(to);
  if (at === null || from === null || spotOf(from) !== null) return null;
  const placing = `${taker(turn)} may not place ${counted(turn, 1, what)} in ${spotText(at)}`;
  const closed = what.startsWith(turn.me.letter) ? closedUnmet(turn, turn.me, at) : null;
  if (closed !== null) return inWords(turn, closed, placing);
  const rules = turn.me.phases.rules?.filter(({ places }) => places !== undefined && what.startsWith(places)) ?? [];
  const failed = rules.map((rule) => rule.unmet(turn, { ...rule, at, what, from }) ?? spentUnmet(turn, rule));
  const [first = null] = failed;
  if (first === null || failed.includes(null)) return null;
  const because = first.because(turn);
  const others = failed.slice(1).flatMap((one) => {
    const also = one?.because(turn);
    return one === null || also === because ? [] : [`, and ${also} (${one.law})`];
  });
  return refusal(first.law, `${placing}: ${because}${others.join('')}`);
}

const NOT_WRITTEN = ': not done, or not written';

/** That a step was left out. */
export const notDone = (turn: Turn, step: string): string => `${taker(turn)} must still do "${step}"${NOT_WRITTEN}`;

/** An unwritten duty in words; `done` are the cards or points that are written. */
export function whyMissing(turn: Turn, step: string, due: Action, done = 0): string {
  // A leader, mood or minister, or an item over the limit: the player chooses which.
  if (
    due.kind === 'move' &&
    due.parts.every(({ what, from, to }) => /^#[a-z]|\$[dst] out$/.test(`${what} ${from} ${to}`))
  ) {
    // In another's turn it is a minister that its owner returns.
    const owner = /^[A-Z](?=\$$)/.exec(due.parts[0]?.from ?? '')?.[0] ?? turn.me.letter;
    if (owner === turn.me.letter) return notDone(turn, step);
    return `${capital(theOwner(owner))} must still return a minister (${step})${NOT_WRITTEN}`;
  }
  // Which outcast they start with is up to the player, too.
  if (due.kind === 'outcast' && turn.now.setup) return notDone(turn, step);
  const missing = countOf(partsOf(due));
  // Cards that another player draws in this turn.
  const drawer = due.kind === 'move' && due.parts.every(({ from }) => from === 'draw') ? due.parts[0]?.to : undefined;
  if (drawer !== undefined && drawer !== turn.me.letter && turn.layout.seatOf.has(drawer))
    return `${capital(theOwner(drawer))} must still draw ${several(missing, 'card')} (${step})${NOT_WRITTEN}`;
  const must =
    done === 0
      ? `must still ${toDo(turn, due)}`
      : due.kind === 'score'
        ? `must ${toDo(turn, { ...due, points: due.points + done })}, and scored ${done}`
        : `must draw ${several(missing + done, 'card')}, and drew ${done}`;
  return `${taker(turn)} ${must} (${step})${NOT_WRITTEN}`;
}
