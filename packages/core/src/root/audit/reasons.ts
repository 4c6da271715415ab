import { capital, listed } from '../../kernel/index.ts';
import type { Action, Battle, Move, Part } from '../action.ts';
import { POINTS_FOR_DOMINANCE } from '../data/numbers.ts';
import { type Clearing, type ClearingOrBurrow, CLEARINGS } from '../data/vocabulary.ts';
import type { Refusal } from '../law/faction-law.ts';
import { battleUnmet } from '../law/battle.ts';
import { craftUnmet } from '../law/crafting.ts';
import { areEnemies } from '../law/enemies.ts';
import { inSupply, warriorsAt } from '../law/pieces.ts';
import { placingUnmet } from '../law/place.ts';
import { countPieces } from '../law/powers.ts';
import { type Player, playerOf } from '../law/context.ts';
import type { ColumnIndex } from '../table/indices.ts';
import { clearingOf, clearingRow } from '../table/look-up.ts';
import { ferryTo } from '../law/neighbours.ts';
import type { Turn } from '../law/step.ts';
import { PHASES } from '../law/turn-state.ts';
import type { Unmet } from '../law/unmet.ts';
import { phaseOf } from '../turn/line.ts';
import { spentUnmet, unmetBy } from '../turn/why-not.ts';
import { clearingsText, several, spotText } from '../words/lists.ts';
import { SUIT_NAMES } from '../data/names.ts';
import { matchingSuits } from '../law/cards.ts';
import { theOwner } from '../words/names.ts';
import { NONE_LEFT, byRule } from './by-rule.ts';
import { otherSuit } from './other-suit.ts';
import { actionToDo } from '../words/action.ts';
import { countedThing } from '../words/things.ts';

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
  /** The part of the action that is not done: placed pieces break no rule. */
  readonly rest: Action | undefined;
}

/** `The Eyrie`. */
const taker = ({ me }: Turn): string => capital(theOwner(me.letter));

/** An action after `must` or `may not`. */
export const toDo = ({ me }: Turn, action: Action): string => actionToDo(action, me.letter);

const counted = ({ me }: Turn, count: number, what: string): string => countedThing(count, what, me.letter);

const FOR_DOMINANCE = `: that needs ${POINTS_FOR_DOMINANCE} points, and a dominance card from their hand, with none active (3.3.2), or a coalition (9.2.8)`;

/** Why an action is not allowed here: the rule of the common law that it breaks, else that the step lacks it. */
export function refusalOf(turn: Turn, action: Action, step: AtStep): Refusal {
  const act = `${taker(turn)} may not ${toDo(turn, action)}`;
  return commonReason(turn, action, step, act) ?? notInStep(turn, action, step, act);
}

function notInStep(turn: Turn, action: Action, { law, name, forced, part, rest }: AtStep, act: string): Refusal {
  if (forced) return { law, isVague: true, because: `${act} yet: "${name}" comes first` };
  const isOfPhase =
    name === END_OF_TURN &&
    !turn.now.setup &&
    PHASES.some((one) => {
      const { law: whole, steps = [] } = phaseOf(turn, one) ?? {};
      return (part === undefined && whole === law) || steps.some((step) => step.draws && step.law === law);
    });
  const rule = isOfPhase ? byRule(turn, action) : null;
  if (rule !== null) return { ...inWords(turn, rule, act), isVague: true };
  const why =
    tooMany(turn, action, rest) ??
    (name === END_OF_TURN ? `: ${NONE_LEFT}` : ` now: "${name}" does not allow it, or not again`);
  return { law, isVague: true, because: `${act}${why}` };
}

/** How many things of a move are allowed, or which of several kinds are too many; undefined if none is allowed. */
function tooMany(turn: Turn, action: Action, rest: Action | undefined): string | undefined {
  if (action.kind !== 'move' || rest?.kind !== 'move') return undefined;
  const countOf = ({ parts }: Move): number => parts.reduce((sum, { count }) => sum + count, 0);
  const done = countOf(action) - countOf(rest);
  if (done === 0) return undefined;
  if (action.parts.length === 1) return `: only ${done === 1 ? 'one' : done}`;
  return `: ${listed(rest.parts.map(({ count, what }) => counted(turn, count, what)))} too many`;
}

function commonReason(
  turn: Turn,
  action: Action,
  { part, fought, rest = action }: AtStep,
  act: string,
): Refusal | null {
  for (const side of turn.sides) {
    const refusal = side.law.refuses?.(turn, side, action) ?? null;
    if (refusal !== null) return { ...refusal, because: `${act}: ${refusal.because}` };
  }
  switch (action.kind) {
    case 'move':
      if (action.parts.some(({ what, to }) => what.endsWith('#dom') && to === turn.me.board))
        return { law: '3.3.1', because: act + FOR_DOMINANCE };
      for (const one of action.parts) {
        if (rest.kind === 'move' && !rest.parts.some(({ what, to }) => what === one.what && to === one.to)) continue;
        const placed = part === undefined && !turn.now.setup ? placedReason(turn, one) : null;
        const reason = placed ?? otherSuit(turn, one) ?? pieceReason(turn, one, fought);
        if (reason !== null) return reason;
      }
      return null;
    case 'battle':
      return battleReason(turn, action, act);
    case 'craft': {
      const failed = craftUnmet(turn, action.what);
      return failed === null ? null : inWords(turn, failed, act);
    }
    case 'score':
      return part === undefined
        ? { law: '3.2', isVague: true, because: `${act} here: nothing that was done is worth that` }
        : { law: part, because: `${act} here: what was done is worth fewer` };
    case 'marker':
      return action.board === turn.me.board ? { law: '3.3.1', because: act + FOR_DOMINANCE } : null;
    case 'hire':
      return turn.state.hirelings[action.hireling]?.holder === null
        ? { law: 'H.1.1', because: `${act}: they have taken no hireling marker` }
        : {
            law: 'H.1.3',
            because: `${taker(turn)} may not give away or ${toDo(turn, action)}: it goes to another person once it has no marker left`,
          };
    default:
      return null;
  }
}

const spotOf = (place: string | null): ClearingOrBurrow | null => (place === '0' ? 0 : clearingOf(place));

function pieceReason(turn: Turn, { count, what, from, to }: Part, fought: ReadonlySet<string>): Refusal | null {
  const column = turn.layout.columnOf.get(what);
  const end = clearingOf(to);
  const board = turn.layout.seats.find(({ faction }) => `${faction}$` === to);
  const may = `${taker(turn)} may not`;
  if (column !== undefined && board !== undefined && board.faction !== turn.me.letter) {
    const paid = counted(turn, count, what);
    return {
      law: '11.2.6',
      because: `${may} pay ${paid} to ${theOwner(board.faction)}: no service costs that, or no more can be bought`,
    };
  }
  if (column === undefined) return null;
  if (from === to && to.startsWith('supply'))
    return {
      law: 'G.20',
      because: `${may} place ${counted(turn, count, what)}: the log does not say where`,
    };
  if (what === 'ferry') return ferryReason(turn, clearingOf(from) ?? standsIn(turn, column), end);
  if (!turn.me.pieces.includes(column)) {
    if (!to.startsWith('supply') || clearingOf(from) === null) return null;
    if (fought.has(`${from}`)) return hitReason(turn, column, from);
    const removing = `${may} remove ${counted(turn, count, what)} from clearing ${from}`;
    return { law: '4.3', because: `${removing}: no battle there is written, and nothing else allows it` };
  }
  if (to.startsWith('supply') && clearingOf(from) !== null) {
    const { sheet } = turn.layout.playerOf.get(turn.me.letter) ?? {};
    const law = sheet?.pieces.find(({ piece }) => `${turn.me.letter}${piece}` === what)?.spentBy;
    const spending = `${may} spend ${counted(turn, count, what)}`;
    if (law === undefined) return null;
    return { law, isVague: true, because: `${spending} of clearing ${from} here: nothing costs that` };
  }
  const [out, into] = [from === null ? standsIn(turn, column) : spotOf(from), spotOf(to)];
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

/** The Ferry moves along if the move needs it, once a turn. */
function ferryReason(turn: Turn, from: Clearing | null, to: Clearing | null): Refusal | null {
  if (from === null || to === null) return null;
  const may = `${taker(turn)} may not take the Ferry to ${spotText(to)}`;
  const others = ferryTo(turn, from);
  if (!others.includes(to))
    return {
      law: 'M.3.5',
      because: `${may}: from ${spotText(from)} it goes to ${clearingsText(others, 'no clearing')}`,
    };
  return turn.flags.ferried ? { law: 'M.3.5', because: `${may}: it has been used in this turn` } : null;
}

const inWords = (turn: Turn, { law, because }: Unmet, act: string): Refusal => ({
  law,
  because: `${act}: ${because(turn)}`,
});

/** Why no deed that places such a piece does so there; an action done in part has its own section. */
function placedReason(turn: Turn, { what, from, to }: Part): Refusal | null {
  const at = spotOf(to);
  if (at === null || from === null || spotOf(from) !== null) return null;
  const rules = turn.me.phases.rules?.filter(({ places }) => places !== undefined && what.startsWith(places)) ?? [];
  const failed = rules.map((rule) => rule.unmet(turn, { ...rule, at, what, from }) ?? spentUnmet(turn, rule));
  const [first = null] = failed;
  if (first === null || failed.includes(null)) return null;
  const placing = `${taker(turn)} may not place ${counted(turn, 1, what)} in ${spotText(at)}`;
  const because = first.because(turn);
  const others = failed.slice(1).flatMap((one) => {
    const also = one?.because(turn);
    return one === null || also === because ? [] : [`, and ${also} (${one.law})`];
  });
  return { law: first.law, because: `${placing}: ${because}${others.join('')}` };
}

/** Where a unique piece stands. */
const standsIn = (turn: Turn, column: ColumnIndex): Clearing | null =>
  CLEARINGS.find((one) => countPieces(clearingRow(turn.state, one), [column]) > 0) ?? null;

/** In a battle, buildings and tokens take hits after all their owner's warriors. */
function hitReason(turn: Turn, column: ColumnIndex, from: string | null): Refusal | null {
  const clearing = spotOf(from);
  const { owner = '', kind, name = '' } = turn.layout.columns[column] ?? {};
  const loser = playerOf(turn, owner);
  if (clearing === null || loser === undefined || kind === 'warrior') return null;
  if (warriorsAt(turn, loser, clearing) === 0) return null;
  const removing = `${taker(turn)} may not remove ${counted(turn, 1, name)} from ${spotText(clearing)}`;
  return { law: '4.3.6', because: `${removing}: ${theOwner(owner)} have warriors there, which go first` };
}

function battleReason(turn: Turn, action: Battle, battling: string): Refusal | null {
  const { attacker, defender, clearing: at } = action;
  const [one, other] = [playerOf(turn, attacker), playerOf(turn, defender)];
  const clearing = spotOf(at);
  if (one === undefined || other === undefined || clearing === null) return null;
  if (one === other) return { law: '4.3', because: `${battling}: nobody battles themselves` };
  if (!areEnemies(turn, one, other)) return { law: '4.3', because: `${battling}: the two are not enemies` };
  const ambush = ambushReason(turn, clearing, action);
  if (ambush !== null) return { ...ambush, because: `${battling}: ${ambush.because}` };
  const dice = diceReason(turn, other, action);
  if (dice !== null) return { ...dice, because: `${battling} ${dice.because}` };
  const price = other.law.beyondReach?.(turn, other, one, clearing, one !== turn.me) ?? null;
  if (price !== null) return { law: price, because: `${battling}: they have no card for what it asks of an attacker` };
  const failed =
    one === turn.me
      ? unmetBy(turn, { kind: 'battle', law: '4.3', at: clearing, defender })
      : battleUnmet(turn, one, other, clearing);
  return failed === null ? null : inWords(turn, failed, battling);
}

/** An ambush card matches the clearing (4.3.1), and so does the one that foils it (4.3.1.I). */
function ambushReason(turn: Turn, at: ClearingOrBurrow, { ambushes }: Battle): Refusal | null {
  if (at === 0) return null;
  const suits = matchingSuits(turn, at);
  const wrong = ambushes.findIndex((suit) => suit !== null && !suits.includes(suit));
  const [first, foil] = ambushes;
  if (wrong < 0)
    return first === foil && first != null && first !== 'B'
      ? { law: '2.1.2', because: `there is only one ${SUIT_NAMES[first]} ambush` }
      : null;
  const card = `${SUIT_NAMES[ambushes[wrong] ?? 'B']} ambush`;
  return { law: wrong === 0 ? '4.3.1' : '4.3.1.I', because: `a ${card} does not match ${spotText(at)}` };
}

/** The attacker's die comes first: the higher, but the lower against guerrilla war. A hireling may reverse that (H). */
function diceReason(turn: Turn, { law: { guerrilla } }: Player, { rolls }: Battle): Refusal | null {
  if (rolls === undefined || Object.keys(turn.state.hirelings).length > 0) return null;
  const [attack, defense] = rolls;
  if (guerrilla === undefined ? attack >= defense : attack <= defense) return null;
  const which = guerrilla === undefined ? 'higher' : 'lower';
  return { law: guerrilla ?? '4.3.3', because: `with ${attack},${defense}: the first die is theirs, the ${which}` };
}

const NOT_WRITTEN = ': not done, or not written';

/** That a step was left out. */
export const notDone = (turn: Turn, step: string): string => `${taker(turn)} must still do "${step}"${NOT_WRITTEN}`;

/** An unwritten duty in words; `done` are the cards or points that are written. */
export function whyMissing(turn: Turn, step: string, due: Action, done = 0): string {
  // A leader, mood or minister: the player chooses which.
  if (due.kind === 'move' && due.parts.every(({ what }) => /^#[a-z]/.test(what))) return notDone(turn, step);
  const missing = due.kind === 'move' ? due.parts.reduce((sum, { count }) => sum + count, 0) : 0;
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
